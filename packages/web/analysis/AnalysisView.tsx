import { speech, WordsProvider } from '@tianxia/board';
import { type Analysis, type Decision, isError, isWhole } from '@tianxia/bots/analysis';
import type { About, Seat } from '@tianxia/kernel';
import { Button, GameMark, Segmented } from '@tianxia/look';
import { useEffect, useMemo, useState } from 'react';
import { brief, titleOf } from '../games.ts';
import type { TableGame } from '../table/game.ts';
import { momentOf, placeOf, type Replaying } from '../table/replaying.ts';
import { whenIs } from '../table/rounds.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { Compared } from './Compared.tsx';
import { DecisionList } from './DecisionList.tsx';
import { MomentBoard, type Shows } from './MomentBoard.tsx';
import { Standing } from './Standing.tsx';
import { Steps } from './Steps.tsx';
import { useAnalysisKeys } from './useAnalysisKeys.ts';
import { Verdict } from './Verdict.tsx';
import { WinChart } from './WinChart.tsx';
import './analysis.css';
import './panels.css';
import { sittingAt } from '../table/everyone.ts';

export interface AnalysisViewProps {
  about: About;
  tableGame: TableGame;
  replaying: Replaying;
  game?: Replaying | undefined; // that this one left
  analysis: Analysis;
  problem?: string | undefined;
  you: readonly Seat[]; // seats of the one who looks back
  first?: number | undefined; // which moment is open
  onMove?: (choice: number) => void; // the address follows
  onShare?: (choice: number) => void;
  onPlayOn?: (choice: number) => void;
  onSave(): void;
  onLearn?: (decisions: readonly Decision[]) => void; // the mistakes of the one who looks back, to be tried again
  onLeave(): void;
}
const costliestOf = (decisions: readonly Decision[]): Decision | undefined =>
  decisions.reduce(
    (most, one) => (one.knew.loss > (most?.knew.loss ?? 0) ? one : most),
    undefined as Decision | undefined,
  );

/** A whole game looked at by the teacher. */
export function AnalysisView(props: AnalysisViewProps) {
  const { about, tableGame, replaying, analysis, you } = props;
  const pages = useWords();
  const { play } = pages;
  const { analysis: words } = usePageWords();
  const { kernel, texts, table } = tableGame;
  const { record, choices } = replaying;
  const players = useMemo(() => sittingAt(tableGame, record.players, pages), [tableGame, record, pages]);
  const [judgedBy, judgeBy] = useState<'knew' | 'truth'>('knew');
  const [listed, setListed] = useState<Seat>(); // whose decisions, if the reader has chosen
  const [wanted, setWanted] = useState(props.first); // by the reader; until then the costliest decision is open
  const [shows, setShows] = useState<Shows>('before');
  const [next, setNext] = useState<number>(); // of the line expected after the best choice, which is lit
  const seat = listed ?? you[0] ?? costliestOf(analysis.decisions)?.seat ?? 0;
  const costliest = costliestOf(analysis.decisions.filter(decision => decision.seat === seat));
  const at = Math.min(choices, wanted ?? costliest?.choice ?? 0);
  const decision = analysis.decisions.find(({ choice }) => choice === at);
  const who = decision?.seat ?? seat;
  const say = useMemo(
    () => speech(kernel, texts, players, you.length === 1 ? you[0]! : -1, play),
    [kernel, texts, players, you, play],
  );
  const go = (choice: number) => {
    setWanted(choice);
    setShows('before');
    setNext(undefined);
  };
  const { onMove } = props;
  useEffect(() => {
    if (wanted !== undefined) onMove?.(wanted);
  }, [wanted, onMove]);
  useAnalysisKeys({ analysis, judgedBy, seat, at, onGo: go, onJudge: judgeBy });
  const update = replaying.at(at, who);
  const place = placeOf(replaying, at);
  const { totals } = kernel.result(update.view);
  const both = Math.min(at, props.game?.choices ?? 0);
  const mistakes = analysis.decisions.filter(
    ({ knew, seat: of }) => isError(knew.mark) && (you.length === 0 || you.includes(of)),
  );
  const errors = mistakes.length;
  const won = you.length === 0 ? undefined : you.some(one => record.result?.places[one] === 1);
  const note = isWhole(analysis)
    ? you.length === 0
      ? words.watched(errors)
      : words.summary(errors, record.result === undefined ? undefined : won)
    : analysis.decisions.length < analysis.expected || analysis.expected === 0
      ? words.thinking(analysis.decisions.length, analysis.expected)
      : words.closer;
  const read = (option: string | undefined) => (option === undefined ? undefined : kernel.read(option));
  const step = next === undefined ? undefined : decision?.line[next];
  const stepped = read(step?.words);
  return (
    <WordsProvider value={tableGame.words}>
      <main className="an" id="content" tabIndex={-1}>
        <header className="panel an-head">
          <GameMark
            title={brief(titleOf(about.id))}
            original={brief(about.original)}
            note={record.started.slice(0, 10)}
            href="/"
            label={words.leave}
          />
          <div className="an-title">
            <h1>{words.title}</h1>
            <span className="note" role="status">
              {props.problem ?? note}
            </span>
          </div>
          <Segmented
            label={words.judged}
            chosen={judgedBy}
            onChoose={judgeBy}
            choices={[
              { id: 'knew', name: words.knew },
              { id: 'truth', name: words.true },
            ]}
          />
          <div className="an-acts">
            {props.onShare && (
              <Button icon="share" onPress={() => props.onShare!(at)}>
                <span className="word">{words.share}</span>
              </Button>
            )}
            <Button icon="save" onPress={props.onSave}>
              <span className="word">{words.save}</span>
            </Button>
            {props.onPlayOn && at < choices && (
              <Button kind="main" icon="play" onPress={() => props.onPlayOn!(at)}>
                <span className="word">{words.playOn}</span>
              </Button>
            )}
            <Button kind="quiet" icon="close" onPress={props.onLeave}>
              <span className="word">{words.leave}</span>
            </Button>
          </div>
        </header>
        <section className="panel an-moment" aria-label={words.shows}>
          <div className="an-moment-head">
            <h2>
              {at >= choices
                ? record.result === undefined
                  ? words.soFar
                  : words.atEnd
                : words.before(whenIs(place, play), place.nth, say.name(place.seat ?? who))}
            </h2>
            {decision && (
              <Segmented<Shows>
                label={words.shows}
                chosen={shows}
                onChoose={setShows}
                choices={(decision[judgedBy].best === decision.chosen
                  ? (['before', 'chosen'] as const)
                  : (['before', 'chosen', 'best'] as const)
                ).map(id => ({ id, name: words.boardAt[id] }))}
              />
            )}
          </div>
          <MomentBoard
            key={tableGame.game.id}
            tableGame={tableGame}
            players={players}
            update={update}
            seat={who}
            best={read(decision?.[judgedBy].best)}
            chosen={read(decision?.chosen)}
            shows={shows}
            next={stepped === undefined ? undefined : { option: stepped, told: step?.told ?? [] }}
          />
          {decision && decision[judgedBy].best !== decision.chosen && <p className="note">{words.onBoard}</p>}
        </section>
        {decision ? (
          <Verdict
            decision={decision}
            judgedBy={judgedBy}
            kernel={kernel}
            texts={texts}
            speech={say}
            you={you.length === 1 && you[0] === who}
            next={next}
            onNext={setNext}
          />
        ) : (
          <section className="panel an-verdict">
            <p>{isWhole(analysis) ? words.forced : words.notYet}</p>
          </section>
        )}
        <DecisionList
          decisions={analysis.decisions}
          judgedBy={judgedBy}
          kernel={kernel}
          speech={say}
          players={players}
          placeOf={choice => placeOf(replaying, choice)}
          people={table.seats}
          seat={seat}
          onSeat={setListed}
          at={at}
          onGo={go}
          foot={
            props.onLearn &&
            mistakes.length > 0 && (
              <Button icon="again" onPress={() => props.onLearn!(mistakes)}>
                {words.learn(mistakes.length)}
              </Button>
            )
          }
        />
        <section className="panel an-course" aria-label={words.chart}>
          <WinChart
            analysis={analysis}
            players={players}
            placeOf={choice => placeOf(replaying, choice)}
            rounds={replaying.rounds}
            at={at}
            judgedBy={judgedBy}
            onGo={go}
          />
          <Steps
            analysis={analysis}
            judgedBy={judgedBy}
            seat={seat}
            at={at}
            of={choices}
            where={play.replay.where(momentOf(replaying, at))}
            onGo={go}
          />
        </section>
        <Standing
          analysis={analysis}
          at={at}
          totals={totals}
          players={players}
          speech={say}
          seat={seat}
          isYou={one => you.length === 1 && you[0] === one}
          compared={
            props.game && (
              <Compared
                when={whenIs(placeOf(replaying, both), play)}
                line={kernel.result(replaying.at(both, who).view).totals}
                game={kernel.result(props.game.at(both, who).view).totals}
                players={players}
                speech={say}
              />
            )
          }
        />
      </main>
    </WordsProvider>
  );
}
