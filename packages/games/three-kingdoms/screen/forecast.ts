import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { locationsHeld } from '../goods.ts';
import { winnersOf } from '../moves/strength.ts';
import { upkeepOf } from '../moves/upkeep.ts';
import type { State } from '../state.ts';
import { GOLD, has, RICE } from '../words.ts';

/** Spaces each seat would win if bidding stopped now (TK-166). */
export function winsNow(s: State, box: Box): number[] {
  const sets = s.won.some(set => set > 0) ? s.won : box.everySpace.map(space => winnersOf(s, box, space));
  return s.players.map((_, seat) => sets.filter(set => has(set, seat)).length);
}
/** Who would be first, second, third next round (TK-167 to TK-169); once the winners are known the order is fixed. */
export function orderNext(s: State, box: Box): Seat[] {
  if (s.won.some(set => set > 0)) return [...s.order];
  const wins = winsNow(s, box);
  return s.players
    .map((_, seat) => seat)
    .sort((a, b) => wins[b]! - wins[a]! || s.players[b]!.military - s.players[a]!.military || a - b);
}
export interface Upkeep {
  gold: number; // due
  rice: number;
  missing: number; // deficit tokens expected
}
/** The next upkeep with what is in the supply now (TK-356 to TK-360). */
export function upkeepNext(s: State, box: Box, seat: Seat): Upkeep {
  const { gold, rice } = upkeepOf(s, box, seat);
  const { goods, built } = s.players[seat]!;
  const short = Math.max(0, gold - goods[GOLD]!) + Math.max(0, rice - goods[RICE]!);
  const spare = Math.max(0, goods[GOLD]! - gold) + Math.max(0, goods[RICE]! - rice);
  const swaps = built.some(card => box.swapsUpkeep[box.generals + card]);
  return { gold, rice, missing: swaps ? Math.max(0, short - spare) : short };
}
/** How far each seat is from ending the game (TK-385). */
export interface Distances {
  ranks: readonly number[]; // steps to the highest
  levels: readonly (readonly number[])[]; // farm and marketplace
  stationed: readonly number[]; // generals
  rounds: number; // after this one
}
export function distances(s: State, box: Box): Distances {
  return {
    ranks: s.players.map(player => box.pack.ranks.length - 1 - player.rank),
    levels: s.players.map(player => player.level),
    stationed: s.players.map((_, seat) => locationsHeld(s, box, seat)),
    rounds: box.pack.rounds - s.round,
  };
}
/** TK-290: the border this seat's second general must go to, or -1 when it is free. */
export function boundFor(s: State, box: Box, seat: Seat): number {
  if (locationsHeld(s, box, seat) !== 1) return -1;
  return box.bordersOf[seat]!.find(border => locationsHeld(s, box, seat, border) === 0) ?? -1;
}
