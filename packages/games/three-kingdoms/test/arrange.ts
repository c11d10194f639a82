import { remove } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';

/** Small moves of pieces that set up a position. */
export function showing(s: State, box: Box, g: number): void {
  const { fresh, hidden, shown } = s.players[box.seatOf[g]!]!;
  for (const zone of [fresh, hidden])
    if (zone.includes(g)) {
      remove(zone, g);
      shown.push(g);
      if (zone === fresh) s.since[g] = s.round;
    }
}
/** Everything dealt goes back: a position says itself who holds what. */
export function clearTable(s: State, box: Box): void {
  for (const player of s.players) {
    player.reserve.push(...player.drawn.splice(0));
    for (const card of player.hand.pieces.splice(0)) s.decks[box.deckOf[card]!]!.push(card);
    player.hand.known = [];
  }
}
