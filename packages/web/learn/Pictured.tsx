import type { Picture } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { lazy, Suspense, useRef } from 'react';
import { useNear } from './useNear.ts';

const LiveFigure = lazy(async () => ({ default: (await import('./LiveFigure.tsx')).LiveFigure }));
const SceneFigure = lazy(async () => ({ default: (await import('../examples/SceneFigure.tsx')).SceneFigure }));

interface PicturedProps {
  game: string;
  picture: Picture;
  highest?: number; // pixels
  className?: string;
}
/** A part of the real table, drawn when the reader comes near; until then its place is kept. */
export function Pictured({ game, picture, className, ...size }: PicturedProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  return (
    <div ref={box} className={classes('pictured', className)}>
      {near && (
        <Suspense fallback={null}>
          {'example' in picture ? (
            <SceneFigure game={game} example={picture.example} picture={picture} {...size} />
          ) : (
            <LiveFigure game={game} figure={picture} {...size} />
          )}
        </Suspense>
      )}
    </div>
  );
}
