import type { Told } from '@tianxia/kernel';
import { regionOf } from '../at.ts';
import { REGIONS } from '../content/shape.ts';
import { type Events, events } from '../events.ts';

/** What is seen in the lands of the player who does it. */
export const IN_LANDS: readonly (keyof Events)[] = [
  'tucked',
  'recruited',
  'movedDown',
  'moved',
  'hired',
  'worker',
  'workerMoved',
  'unrest',
  'calmed',
];
/** Where in the lands an argument of an event lies. */
const REGION: Readonly<Record<string, (value: number) => number>> = {
  region: region => region,
  official: regionOf,
  area: area => area % REGIONS,
};
/** The Regions of a player in which something has just happened, in the order it is told. */
export function landsTouched(told: readonly Told[], seat: number): number[] {
  const regions = told.flatMap(([event, ...args]) => {
    const kinds: readonly string[] = events[event as keyof Events] ?? [];
    const isTheirs = args[0] === seat && (IN_LANDS as readonly string[]).includes(event);
    return isTheirs ? args.flatMap((value, i) => REGION[kinds[i]!]?.(value) ?? []) : [];
  });
  return [...new Set(regions)];
}
