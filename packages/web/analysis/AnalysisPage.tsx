import { loadGame } from '@tianxia/catalog';
import type { GameRecord, Seat } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { aboutOf } from '../games.ts';
import { savedTable } from '../link/local.ts';
import { localTable, rulesOf } from '../link/local-table.ts';
import { Notice } from '../parts/Notice.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import { openPosition } from '../puzzles/openPosition.ts';
import { recordOf } from '../server.ts';
import { replaying } from '../table/replaying.ts';
import { ownTable } from '../tables.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { type Opened, Taught } from './Taught.tsx';

/** A game of this browser (`here`), or one of the server that is over, looked at by the teacher. */
export default function AnalysisPage({ id, here }: { id: string; here: boolean }) {
  const { lost } = useWords();
  const { analysis: words } = usePageWords();
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  useTitle(`${words.title} · Tianxia`);
  useEffect(() => {
    (here ? openHere(id) : openThere(id)).then(
      found => (found === undefined ? setProblem(words.missing) : setOpened(found)),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, [id, here, words]);
  if (problem !== undefined)
    return <Notice title={words.title} text={problem} main={{ name: lost.home, run: () => go('/') }} />;
  if (opened === undefined) return <Wait />;
  return <Taught {...opened} addressed here={here} onLeave={() => go(here ? `/play/${id}` : `/t/${id}`)} />;
}
async function opening(
  record: GameRecord,
  you: readonly Seat[],
  content?: unknown,
  game?: GameRecord,
): Promise<Opened | undefined> {
  const about = aboutOf(record.game);
  const tableGame = await openPosition(record, content);
  if (about === undefined || tableGame === undefined) return undefined;
  return {
    about,
    tableGame,
    replaying: replaying(tableGame, record),
    you,
    content,
    game: game && replaying(tableGame, game),
  };
}
async function openHere(id: string): Promise<Opened | undefined> {
  const saved = savedTable(id);
  if (saved === undefined) return undefined;
  const game = (await loadGame(saved.game, rulesOf(saved))) ?? (await loadGame(saved.game));
  if (game === undefined) return undefined;
  const table = localTable(game, saved, Date.now);
  const people = saved.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const { fork } = saved;
  // while several people play on this device, nobody is shown what the others hide
  if (table.news().update.result === undefined && people.length > 1 && fork === undefined) return undefined;
  const left = fork && localTable(game, { ...saved, entries: fork.entries }, Date.now).record();
  return opening(table.record(), people, saved.content, left);
}
async function openThere(id: string): Promise<Opened | undefined> {
  const record = await recordOf(id);
  if (record.key === undefined) return undefined; // while people play, nobody looks over their shoulder
  const seat = ownTable(id)?.seat;
  return opening(record, seat === undefined ? [] : [seat]);
}
