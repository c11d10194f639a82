import type { GameTypes, Kernel, Read, Seat, Told, Update } from '@tianxia/kernel';
import { useEffect, useRef } from 'react';

type Position = Update<GameTypes['state']>;

/** Choices of the others since the viewer's last own one that the viewer made, by number. None before the first own choice. */
export function sinceOwn({
  happened,
  viewer,
}: Pick<Position, 'happened' | 'viewer'>): { number: number; step: Read }[] {
  const last = happened.findLastIndex(step => step.seat === viewer && !step.forced);
  if (last < 0) return [];
  return happened
    .map((step, number) => ({ number, step }))
    .filter(({ number, step }) => number > last && step.seat !== viewer);
}
/** Does a deed of somebody else speak of this seat? Told by its events alone, so it holds for every game. */
export function isAbout(told: readonly Told[], seat: Seat, kernel: Kernel<GameTypes>): boolean {
  const kinds = kernel.game.events as Record<string, readonly string[]>;
  return told.some(([event, ...args]) => args.some((value, i) => value === seat && kinds[event]?.[i] === 'seat'));
}

const MOST = 80; // positions kept: a long turn of many others
/**
 * Positions that this page has seen go by, by the number of choices before them, in order. A page that was closed meanwhile has not
 * seen them: the server tells what happened, not how the table looked.
 */
export function usePositions(update: Position): ReadonlyMap<number, Position> {
  const kept = useRef(new Map<number, Position>());
  useEffect(() => {
    const positions = kept.current;
    const length = update.happened.length;
    for (const number of positions.keys()) if (number > length) positions.delete(number); // taken back
    positions.set(length, update);
    for (const number of positions.keys()) if (positions.size > MOST) positions.delete(number);
  }, [update]);
  return kept.current;
}
