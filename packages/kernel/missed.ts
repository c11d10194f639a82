import type { GameTypes, Kernel, Rand, Seat, Table, View } from './contract.ts';
import { liveTable } from './live.ts';
import type { Entry } from './log.ts';

/** The table as one viewer saw it when so many choices had been made. */
export interface SeenAfter<S> {
  after: number;
  view: View<S>;
}
/**
 * What a viewer would have seen since a moment, had they sat there: to be shown to those who come back. `rand` begins anew, so the log
 * gives the same game; choices that were taken back are not shown.
 */
export function seenSince<G extends GameTypes>(
  k: Kernel<G>,
  table: Table,
  rand: Rand,
  entries: readonly Entry[],
  viewer: Seat,
  from: number,
): SeenAfter<G['state']>[] {
  const live = liveTable(k, table, rand);
  const seen: SeenAfter<G['state']>[] = [];
  const look = () => {
    const after = live.happened.length;
    while ((seen.at(-1)?.after ?? -1) >= after) seen.pop();
    if (after >= from) seen.push({ after, view: k.view(live.state, viewer) });
  };
  look();
  for (const entry of entries) {
    live.restore(entry);
    look();
  }
  return seen;
}
