import type { Told } from '@tianxia/kernel';
import { type Events, events } from '../events.ts';

/** What is seen in the lands of the player who does it. */
export const IN_LANDS: readonly (keyof Events)[] = [
  'tucked',
  'recruited',
  'hired',
  'alchemist',
  'movedOfficial',
  'movedWorker',
  'unrest',
  'calmed',
];
/** The regions of a player in which something has just happened, in the order it is told. */
export function landsTouched(told: readonly Told[], seat: number): number[] {
  const regions = told.flatMap(([event, ...args]) => {
    const kinds: readonly string[] = events[event as keyof Events] ?? [];
    const isTheirs = args[0] === seat && (IN_LANDS as readonly string[]).includes(event);
    return isTheirs ? args.filter((_, i) => kinds[i] === 'region') : [];
  });
  return [...new Set(regions)];
}
