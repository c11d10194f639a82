import type { Seat } from '@tianxia/kernel';
import type { Audience } from './audience.ts';

const HEARD_FOR = 25_000; // milliseconds: a process that dies takes its people with it
export const TOLD_EVERY = 10_000;

/** Who is at a table, in this process and in others. */
export interface Here {
  seats: readonly Seat[];
  watching: number;
}
export interface Presence {
  seats(): ReadonlySet<Seat>;
  watching(): number;
  mine(): Here;
  /** True when a person came or went by it. */
  heard(process: string, here: Here): boolean;
  forgetSilent(): boolean;
}

export function presence(audience: Pick<Audience, 'here' | 'watching'>, now: () => number): Presence {
  const others = new Map<string, Here & { until: number }>();
  const seats = () =>
    others.size === 0
      ? audience.here()
      : new Set([...audience.here(), ...[...others.values()].flatMap(other => other.seats)]);
  const watching = () => [...others.values()].reduce((sum, other) => sum + other.watching, audience.watching());
  function changes(change: () => void): boolean {
    const before = `${[...seats()].sort()} ${watching()}`;
    change();
    return before !== `${[...seats()].sort()} ${watching()}`;
  }
  return {
    seats,
    watching,
    mine: () => ({ seats: [...audience.here()], watching: audience.watching() }),
    heard: (process, { seats, watching }) =>
      changes(() => {
        if (seats.length === 0 && watching === 0) others.delete(process);
        else others.set(process, { seats, watching, until: now() + HEARD_FOR });
      }),
    forgetSilent: () =>
      changes(() => {
        for (const [process, { until }] of others) if (until < now()) others.delete(process);
      }),
  };
}
