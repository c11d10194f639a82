import type { Puzzle } from '@tianxia/bots/analysis';
import { loadPuzzles } from '@tianxia/catalog';
import type { About } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { aboutOf } from '../games.ts';
import { memory } from '../memory.ts';
import { Notice } from '../parts/Notice.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import type { TableGame } from '../table/game.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { openPosition } from './openPosition.ts';
import { PuzzleTable } from './PuzzleTable.tsx';

/** By game: which puzzles were solved, so that another one comes first. */
const solved = memory<Readonly<Record<string, readonly number[]>>>('tianxia.puzzles', {});

interface Opened {
  about: About;
  tableGame: TableGame;
  puzzle: Puzzle;
  of: number;
}
/** The puzzles of a game, one after the other. */
export default function PuzzlePage({ game }: { game: string }) {
  const { home, lost } = useWords();
  const words = usePageWords().analysis.puzzles;
  const [, go] = useLocation();
  const [index, setIndex] = useState<number>();
  const [opened, setOpened] = useState<Opened>();
  const [missing, setMissing] = useState(false);
  useTitle(`${words.of(aboutOf(game)?.title ?? game)} · Tianxia`);
  useEffect(() => {
    let here = true;
    void openPuzzle(game, index).then(found => {
      if (!here) return;
      if (found === undefined) setMissing(true);
      else {
        setOpened(found);
        setIndex(found.index);
      }
    });
    return () => {
      here = false;
    };
  }, [game, index]);
  const toOwn = () => go(`/puzzles/${game}/own`);
  if (missing)
    return (
      <Notice
        title={home.puzzles}
        text={words.none}
        main={{ name: lost.home, run: () => go('/') }}
        other={{ name: words.own, run: toOwn }}
      />
    );
  if (opened === undefined || index === undefined) return <Wait />;
  const { about, tableGame, puzzle, of } = opened;
  return (
    <PuzzleTable
      key={`${puzzle.decision.choice} ${index}`}
      about={about}
      tableGame={tableGame}
      record={puzzle.record}
      decision={puzzle.decision}
      where={words.where(index + 1, of)}
      onSolved={() => solved.set({ ...solved.get(), [game]: [...new Set([...(solved.get()[game] ?? []), index])] })}
      onNext={() => setIndex((index + 1) % of)}
      onOwn={toOwn}
      onLeave={() => go('/')}
    />
  );
}
/** The one asked for, or the first that was not solved yet. */
async function openPuzzle(game: string, asked: number | undefined): Promise<(Opened & { index: number }) | undefined> {
  const file = (await loadPuzzles(game)) as { puzzles: readonly Puzzle[] } | undefined;
  const about = aboutOf(game);
  if (file === undefined || about === undefined) return undefined;
  const { puzzles } = file;
  const done = solved.get()[game] ?? [];
  const open = puzzles.findIndex((_, i) => !done.includes(i));
  const index = asked ?? Math.max(0, open);
  const puzzle = puzzles[index];
  if (puzzle === undefined) return undefined;
  const tableGame = await openPosition(puzzle.record);
  return tableGame && { about, tableGame, puzzle, of: puzzles.length, index };
}
