import type { Box } from '../box.ts';
import { locationsHeld } from '../goods.ts';
import type { State } from '../state.ts';

export const ENDINGS = ['emperor', 'borders', 'developed', 'rounds'] as const;
/** TK-385: why the game is over after this round, if it is. Then it has neither upkeep nor military points (TK-387). */
export function endingOf(s: State, box: Box): (typeof ENDINGS)[number] | '' {
  const { ranks, lands, stationedToEnd, rounds } = box.pack;
  if (s.players.some(player => player.rank === ranks.length - 1)) return 'emperor';
  if (s.players.some((_, seat) => locationsHeld(s, box, seat) >= stationedToEnd)) return 'borders';
  if (s.players.some(({ level }) => level.every(reached => reached === lands.levels))) return 'developed';
  return s.round >= rounds ? 'rounds' : '';
}
/** Rounds still to come; none once something has happened that ends the game with this one. */
export const roundsLeft = (s: State, box: Box): number => (endingOf(s, box) === '' ? box.pack.rounds - s.round : 0);

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
