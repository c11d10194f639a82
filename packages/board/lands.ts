import type { Told } from '@tianxia/kernel';

/** Which events are seen in the lands of the player who does it, and where there. */
export interface InLands {
  kinds: Readonly<Record<string, readonly string[]>>; // of the arguments of all events
  events: readonly string[];
  regionOf: Readonly<Record<string, (value: number) => number>>; // by kind of argument
}
/** The regions of a player in which something has just happened, in the order it is told. */
export function landsTouched({ kinds, events, regionOf }: InLands, told: readonly Told[], seat: number): number[] {
  const regions = told.flatMap(([event, ...args]) =>
    args[0] === seat && events.includes(event)
      ? args.flatMap((value, i) => regionOf[kinds[event]?.[i] ?? '']?.(value) ?? [])
      : [],
  );
  return [...new Set(regions)];
}
