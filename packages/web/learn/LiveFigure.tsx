import { keyedRand, keyOfSeed } from '@tianxia/fair';
import { type Figure, tableIn } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { openGame } from '../table/game.ts';
import { useLanguage } from '../text/words.ts';
import { Cutout, type CutoutProps, type Seen } from './Cutout.tsx';

interface LiveFigureProps extends Pick<CutoutProps, 'className' | 'highest'> {
  game: string;
  figure: Figure;
}
/** A part of the real table in some position of a lesson, as who learns there sees it. */
export function LiveFigure({ game, figure, ...look }: LiveFigureProps) {
  return <Cutout seen={useFigure(game, figure)} part={figure.part} at={figure.at} {...look} />;
}
function useFigure(game: string, { position }: Figure): Seen | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<Seen>();
  useEffect(() => {
    let here = true;
    const { seats, options, seed, you } = position;
    void openGame(game, seats, options, { language }).then(tableGame => {
      if (!here || tableGame === undefined) return;
      const table = tableIn(tableGame.kernel, position, keyedRand(keyOfSeed(String(seed))));
      setFound({ tableGame, seats, update: table.update(you) });
    });
    return () => {
      here = false;
    };
  }, [game, position, language]);
  return found;
}
