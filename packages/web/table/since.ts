import type { GameTypes, Kernel, Read, Seat, Told, Update } from '@tianxia/kernel';

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
