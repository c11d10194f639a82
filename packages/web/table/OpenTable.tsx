import type { GameTypes, Update } from '@tianxia/kernel';
import { Button, say } from '@tianxia/look';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { aboutOf, brief, titleOf } from '../games.ts';
import { playedToTheEnd } from '../help/wanted.ts';
import type { Facts, Seen, TableLink } from '../link/link.ts';
import { Wait } from '../parts/Wait.tsx';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import { saveFile } from './saveFile.ts';
import { TableView } from './TableView.tsx';
import { useHints } from './useHints.tsx';
import { useTurnCall } from './useTurnCall.ts';

const Ended = lazy(() => import('../end/Ended.tsx'));

interface OpenTableProps {
  link: TableLink;
  id?: string;
  here?: string | undefined; // the id of a table of this browser
  tools?: ReactNode;
  seen: Seen;
  facts: Facts;
  update: Update<GameTypes['state']>;
  tableGame: TableGame;
  onRematch?(facts: Facts): void;
}
/** A table that has begun: the game itself, then its end. */
export function OpenTable({ link, id, here, tools, seen, facts, update, tableGame, onRematch }: OpenTableProps) {
  const [looking, setLooking] = useState(false); // at the board, though the game is over
  const about = aboutOf(facts.game)!;
  const { company } = facts;
  const over = update.result !== undefined || company?.over === true;
  const [counted, setCounted] = useState(over); // its end has been shown, or it was over when this page opened
  const ended = over && (counted || update.result === undefined);
  const count = useCallback(() => setCounted(true), []);
  const [fetched, setFetched] = useState(over); // until its end can be drawn, the table stays
  const ready = useCallback(() => setFetched(true), []);
  const standIn = facts.players[facts.you[0] ?? -1]?.standIn !== undefined;
  useTurnCall(!over && !standIn && update.waiting.some(seat => facts.you.includes(seat)), brief(titleOf(about.id)));
  const plays = facts.you.length > 0;
  useEffect(() => {
    if (over && plays) playedToTheEnd(facts.game);
  }, [over, plays, facts.game]);
  const save = async () => {
    const found = await link.record();
    if ('code' in found) say(found.message);
    else saveFile(found);
  };
  const hints = useHints(over ? undefined : link.hints, tableGame, facts, update);
  const result = ended && fetched && !looking;
  return (
    <>
      {over && (
        <Suspense fallback={result ? <Wait /> : null}>
          <Ended
            {...(id === undefined ? {} : { id })}
            link={link}
            here={here}
            facts={facts}
            update={update}
            tableGame={tableGame}
            shown={result}
            onReady={ready}
            onBoard={() => setLooking(true)}
            onSave={() => void save()}
            {...(onRematch === undefined ? {} : { onRematch })}
          />
        </Suspense>
      )}
      {!result && (
        <TableView
          {...(id === undefined ? {} : { id })}
          about={about}
          tableGame={tableGame}
          facts={facts}
          update={update}
          {...(over ? {} : { choose: link.choose, undo: link.undo, redo: link.redo })}
          {...(company === undefined ? {} : { others: { seen, link } })}
          missed={link.missed}
          saveRecord={() => void save()}
          tools={
            <>
              {ended ? <SeeResult onPress={() => setLooking(false)} /> : hints.button}
              {tools}
            </>
          }
          {...(hints.panel && { foot: hints.panel, marks: hints.marks })}
          {...(ended ? {} : { onCounted: count })}
          {...(over || !plays ? {} : { help: { alone: link.hints !== undefined && company === undefined } })}
        />
      )}
    </>
  );
}
function SeeResult({ onPress }: { onPress(): void }) {
  const { play } = useWords();
  return (
    <Button kind="main" icon="score" onPress={onPress}>
      {play.over.sheet}
    </Button>
  );
}
