import type { About } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { mend, mended, type OwnMistake, ownMistakes } from '../analysis/own.ts';
import { aboutOf } from '../games.ts';
import { Notice } from '../parts/Notice.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import type { TableGame } from '../table/game.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { openPosition } from './openPosition.ts';
import { PuzzleTable } from './PuzzleTable.tsx';

interface Opened {
  about: About;
  tableGame: TableGame;
  mistake: OwnMistake;
  n: number;
}
/** The reader's own mistakes at a game, from all games that were analysed in this browser; what was mended comes last. */
export default function OwnPuzzlePage({ game }: { game: string }) {
  const { home } = useWords();
  const words = usePageWords().analysis.puzzles;
  const [, go] = useLocation();
  const [mistakes, setMistakes] = useState<readonly OwnMistake[]>();
  const [n, setN] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const toPuzzles = () => go(`/puzzles/${game}`);
  useTitle(`${words.ownOf(aboutOf(game)?.title ?? game)} · Tianxia`);
  useEffect(() => {
    const isMended = ({ id }: OwnMistake) => Number(mended.get().includes(id));
    void ownMistakes(game).then(found => setMistakes(found.sort((a, b) => isMended(a) - isMended(b))));
  }, [game]);
  useEffect(() => {
    let here = true;
    const mistake = mistakes?.[n];
    const about = aboutOf(game);
    if (mistake === undefined || about === undefined) return;
    void openPosition(mistake.record, mistake.content).then(
      tableGame => here && tableGame !== undefined && setOpened({ about, tableGame, mistake, n }),
    );
    return () => {
      here = false;
    };
  }, [game, mistakes, n]);
  if (mistakes?.length === 0)
    return <Notice title={words.own} text={words.noneOwn} main={{ name: home.puzzles, run: toPuzzles }} />;
  if (mistakes === undefined || opened?.n !== n) return <Wait />;
  const { about, tableGame, mistake } = opened;
  return (
    <PuzzleTable
      key={mistake.id}
      about={about}
      tableGame={tableGame}
      record={mistake.record}
      content={mistake.content}
      decision={mistake.decision}
      where={words.where(n + 1, mistakes.length)}
      own
      onSolved={() => mend(mistake.id)}
      onNext={mistakes.length > 1 ? () => setN((n + 1) % mistakes.length) : undefined}
      onLeave={toPuzzles}
    />
  );
}
