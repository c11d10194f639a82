import type { GameTypes, Kernel, Seat, Table, View } from '../contract.ts';
import type { LiveTable } from './log.ts';

/** The table as one viewer saw it when so many choices had been made. */
export interface SeenAfter<S> {
  after: number;
  view: View<S>;
}
/** What a viewer would have seen since a moment, had they sat there: to be shown to those who come back. Choices taken back are not shown. */
export function seenSince<G extends GameTypes>(
  k: Kernel<G>,
  table: Table,
  { happened, draws }: Pick<LiveTable<G['state']>, 'happened' | 'draws'>,
  viewer: Seat,
  from: number,
): SeenAfter<G['state']>[] {
  let drawn = 0;
  const again = () => draws[drawn++]!;
  const state = k.setup(table, again);
  const seen: SeenAfter<G['state']>[] = [];
  const look = (after: number) => {
    if (after >= from) seen.push({ after, view: k.view(state, viewer) });
  };
  look(0);
  for (const [i, { seat, words }] of happened.entries()) {
    k.apply(state, seat, k.read(words)!, again);
    look(i + 1);
  }
  return seen;
}
