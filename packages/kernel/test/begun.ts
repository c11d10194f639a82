import { fastRand, kernelFor, type LiveTable, liveTable, tableFor } from '../index.ts';
import { type State, stash } from './toy.ts';

/** A table of the toy game, everything forced played. */
export function begin(seats = 2, seed = 1) {
  const table = tableFor(stash, seats);
  const k = kernelFor(stash, table);
  const live = liveTable(k, table, fastRand(seed));
  live.begin(0);
  return { k, table, live };
}
export const shows = (live: LiveTable<State>, seat: number, which = 0) =>
  live.choose(seat, `show.card ${live.state.hands[seat]![which]}`, 1);
/** A table where everybody has shown a card: the first seat's turn. */
export function firstTurn(seats = 2) {
  const t = begin(seats);
  for (let seat = 0; seat < seats; seat++) shows(t.live, seat);
  return t;
}
export const snapshot = (live: LiveTable<State>) =>
  JSON.stringify([live.state, live.entries, live.happened, live.draws]);
