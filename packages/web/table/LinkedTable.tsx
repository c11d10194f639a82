import { verify } from '@tianxia/fair';
import { everyoneAt, type GameRecord, type GameTypes, SPECTATOR, type Update } from '@tianxia/kernel';
import { Button, say } from '@tianxia/look';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { courseOf } from '../end/course.ts';
import { GameOver } from '../end/GameOver.tsx';
import { aboutOf } from '../games.ts';
import type { Facts, Seen, TableLink } from '../link/link.ts';
import { Wait } from '../parts/Wait.tsx';
import { useWords } from '../text/words.ts';
import { openGame, type TableGame } from './game.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { type Replaying, replaying } from './replaying.ts';
import { saveFile } from './saveFile.ts';
import { TableView } from './TableView.tsx';
import { useTurnCall } from './useTurnCall.ts';

export interface LinkedTableProps {
  link: TableLink;
  id?: string; // when others can come by a link
  missing(problem: string): ReactNode; // there is no such table
  waiting?(facts: Facts): ReactNode; // seats are still open
  onNews?(seen: Seen): void;
  onRematch?(facts: Facts): void;
}

/** A table behind a link, local or remote: play, then the end, then the replay. */
export function LinkedTable({ link, id, missing, waiting, onNews, onRematch }: LinkedTableProps) {
  const { play } = useWords();
  const seen = useSyncExternalStore(link.subscribe, link.get);
  const tableGame = useTableGame(seen.facts);
  useEffect(() => onNews?.(seen), [onNews, seen]);
  useEffect(() => {
    if (seen.connection === 'lost') say(play.lost);
  }, [seen.connection, play]);
  const { facts, update } = seen;
  if (seen.connection === 'none') return missing(seen.problem ?? '');
  if (facts !== undefined && !facts.started && waiting) return waiting(facts);
  if (facts === undefined || update === undefined || tableGame === undefined) return <Wait />;
  return (
    <OpenTable
      link={link}
      facts={facts}
      update={update}
      tableGame={tableGame}
      {...(id === undefined ? {} : { id })}
      {...(onRematch === undefined ? {} : { onRematch })}
    />
  );
}
function useTableGame(facts: Facts | undefined): TableGame | undefined {
  const [found, setFound] = useState<TableGame>();
  const { game, options, content } = facts ?? {};
  const seats = facts?.players.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table keeps its game, options and seats
  useEffect(() => {
    if (game !== undefined && options !== undefined) void openGame(game, seats, options, content).then(setFound);
  }, [game, seats]);
  return found;
}

interface OpenTableProps {
  link: TableLink;
  id?: string;
  facts: Facts;
  update: Update<GameTypes['state']>;
  tableGame: TableGame;
  onRematch?(facts: Facts): void;
}
function OpenTable({ link, id, facts, update, tableGame, onRematch }: OpenTableProps) {
  const { play } = useWords();
  const [, go] = useLocation();
  const [looking, setLooking] = useState(false); // at the board, though the game is over
  const [replay, setReplay] = useState<Replaying>();
  const [record, setRecord] = useState<GameRecord>();
  const [checked, setChecked] = useState<'yes' | 'no' | 'not yet'>('not yet');
  const about = aboutOf(facts.game)!;
  const mine = update.waiting.some(seat => facts.you.includes(seat));
  useTurnCall(mine, about.title, play.turnOf.you);
  const over = update.result !== undefined;
  useEffect(() => {
    if (!over) return;
    void link.record().then(found => {
      if (!('code' in found)) setRecord(found);
    });
  }, [link, over]);

  const course = useMemo(() => record && courseOf(tableGame.kernel, record), [tableGame, record]);
  const save = async () => {
    const found = await link.record();
    if ('code' in found) say(found.message);
    else saveFile(found);
  };
  if (replay !== undefined)
    return (
      <ReplayTable
        about={about}
        tableGame={tableGame}
        replaying={replay}
        viewer={facts.you[0] ?? SPECTATOR}
        onLeave={() => setReplay(undefined)}
        onSave={() => void save()}
      />
    );
  if (update.result !== undefined && !looking) {
    const { view, result, happened } = update;
    return (
      <GameOver
        game={{ title: about.title, original: about.original, note: play.turn(happened.length) }}
        how={tableGame.texts.endings[view.ending] ?? view.ending}
        result={result}
        lines={Object.fromEntries(Object.entries(tableGame.texts.score).map(([line, name]) => [line, { name }]))}
        players={everyoneAt(tableGame.game, tableGame.table, tableGame.texts, facts.players)}
        viewer={facts.you.length === 1 ? facts.you[0]! : SPECTATOR}
        unit={play.unit}
        onHome={event => {
          event.preventDefault();
          go('/');
        }}
        onBoard={() => setLooking(true)}
        onSave={() => void save()}
        {...(course && { course })}
        {...(record === undefined ? {} : { onReplay: () => setReplay(replaying(tableGame, record)) })}
        {...(onRematch === undefined ? {} : { onRematch: () => onRematch(facts) })}
        {...(record?.key === undefined
          ? {}
          : {
              fair: {
                draws: record.draws.length,
                commitment: facts.commitment,
                opened: record.key,
                checked,
                onVerify: () => setChecked(verify(tableGame.kernel, record).fair ? 'yes' : 'no'),
              },
            })}
      />
    );
  }
  return (
    <TableView
      {...(id === undefined ? {} : { id })}
      about={about}
      tableGame={tableGame}
      facts={facts}
      update={update}
      choose={link.choose}
      undo={link.undo}
      redo={link.redo}
      saveRecord={() => void save()}
      tools={over ? <SeeResult onPress={() => setLooking(false)} /> : undefined}
    />
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
