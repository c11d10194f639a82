import { speech, useFold } from '@tianxia/board';
import { type Decision, pointsLost } from '@tianxia/bots/analysis';
import { type About, fastRand, type GameRecord, type GameTypes, replay, type Update } from '@tianxia/kernel';
import { Button } from '@tianxia/look';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { askAbout } from '../analysis/asking.ts';
import { Verdict } from '../analysis/Verdict.tsx';
import type { Facts, Refused } from '../link/link.ts';
import type { TableGame } from '../table/game.ts';
import { TableView } from '../table/TableView.tsx';
import { usePageWords, useWords } from '../text/words.ts';
import { answerOf, answerTo } from './answer.ts';
import '../analysis/analysis.css';
import '../analysis/panels.css';
import './puzzles.css';
import { sittingAt } from '../table/everyone.ts';

export interface PuzzleTableProps {
  about: About;
  tableGame: TableGame;
  record: GameRecord; // up to the position, or longer
  content?: unknown; // of a table that is not played with the game's own pack
  decision: Decision;
  where: string; // 'puzzle 2 of 4'
  own?: boolean; // the reader's own mistake
  onSolved?: () => void;
  onNext?: (() => void) | undefined;
  onOwn?: () => void; // to the reader's own mistakes
  onLeave(): void;
}
/** A position on the game's own table: the reader chooses, and is told whether that is best. */
export function PuzzleTable(props: PuzzleTableProps) {
  const { about, tableGame, record, decision, where, own = false } = props;
  const pages = useWords();
  const { play } = pages;
  const words = usePageWords().analysis.puzzles;
  const { kernel, texts } = tableGame;
  const { seat, knew } = decision;
  const live = useMemo(() => positionOf(tableGame, record, decision.choice), [tableGame, record, decision]);
  const [update, setUpdate] = useState<Update<GameTypes['state']>>(() => live.update(seat));
  const [done, setDone] = useState<'right' | 'nearly' | 'shown'>();
  const [said, setSaid] = useState('');
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const players = useMemo(() => sittingAt(tableGame, record.players, pages), [tableGame, record, pages]);
  const facts = useMemo<Facts>(
    () => ({
      game: record.game,
      options: record.table.options,
      players: players.slice(0, record.players.length).map(({ name, colour }) => ({ name, colour })),
      you: [seat],
      commitment: record.commitment,
      started: true,
    }),
    [record, seat, players],
  );
  const say = speech(kernel, texts, players, seat, play);
  const wide = useFold() === 'wide';
  const why = done !== undefined && (
    <Verdict
      decision={decision}
      judgedBy="knew"
      kernel={kernel}
      texts={texts}
      speech={say}
      you
      {...(!own && { played: words.inGame })}
    />
  );
  const finish = (how: 'right' | 'nearly' | 'shown', choice: string) => {
    live.choose(seat, choice, 0);
    setUpdate(live.update(seat));
    setDone(how);
    setSaid(how === 'right' ? words.right : how === 'nearly' ? words.nearly : '');
    if (how !== 'shown') props.onSolved?.();
  };
  const choose = async (choice: string): Promise<Refused | undefined> => {
    let answer = answerTo(decision, choice);
    if (answer === undefined) {
      setSaid(words.trying);
      const asked = askAbout(record, props.content, { choice: decision.choice, seat, best: knew.best, answer: choice });
      stop.current = asked.stop;
      try {
        answer = answerOf(await asked.lost);
      } catch (problem) {
        setSaid('');
        return { code: 'wrong', message: problem instanceof Error ? problem.message : String(problem) };
      }
    }
    if (answer.right) {
      finish(answer.nearly ? 'nearly' : 'right', choice);
      return undefined;
    }
    const text = words.wrong(pages.forms.percent(answer.loss));
    setSaid(text);
    return { code: 'wrong', message: text };
  };
  return (
    <TableView
      about={about}
      tableGame={tableGame}
      facts={facts}
      update={update}
      {...(done === undefined && { choose })}
      tools={
        <>
          {done === undefined ? (
            <Button icon="eye" onPress={() => finish('shown', knew.best)}>
              <span className="word">{words.solution}</span>
            </Button>
          ) : (
            props.onNext && (
              <Button kind="main" icon="next" onPress={props.onNext}>
                {words.next}
              </Button>
            )
          )}
          {props.onOwn && (
            <Button icon="again" onPress={props.onOwn}>
              <span className="word">{words.own}</span>
            </Button>
          )}
          <Button icon="close" onPress={props.onLeave}>
            <span className="word">{words.leave}</span>
          </Button>
        </>
      }
      {...(wide && why && { side: <Why>{why}</Why> })}
      foot={
        <section className="puzzle-foot" aria-label={words.explained}>
          <p className="puzzle-task">
            <b>{words.task(players[seat]?.name ?? '', Math.round(pointsLost(decision.gains)))}</b>{' '}
            <span className="note">{where}</span> <span role="status">{said}</span>
          </p>
          {!wide && why}
        </section>
      }
    />
  );
}
/** Beside the board, in place of the log. */
const Why = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <div className="panel puzzle-why" tabIndex={0}>
    {children}
  </div>
);
/** The table at that moment. What chance does afterwards does not matter here. */
function positionOf({ kernel }: TableGame, record: GameRecord, choice: number) {
  const later = fastRand(choice + 1);
  let drawn = 0;
  return replay(kernel, record, choice, below => record.draws[drawn++] ?? later(below));
}
