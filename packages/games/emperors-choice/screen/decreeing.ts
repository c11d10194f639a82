import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { NO_ORDER_TILE, type State } from '../state.ts';

/** Who would be chosen for a decree as trust stands, and what is left after the fee. */
export interface Chosen {
  seats: readonly Seat[]; // several while their order tiles are not taken yet
  trust: number;
  left: number; // after the fee
  missing: number; // trust that is not there: it costs points
}
export const feeOf = (s: State, box: Box): number => box.pack.decreeFee[s.round - 1] ?? 0;

/** EC-142 to 147: most trust, then the smaller order tile; the fee is paid before the second is looked up. */
export function decreeing(s: State, box: Box): readonly [first: Chosen, second: Chosen] {
  const fee = feeOf(s, box);
  const first = chosenAt(s, s.trust, fee);
  const after = s.trust.map((trust, seat) => (first.seats[0] === seat ? Math.max(0, trust - fee) : trust));
  return [first, chosenAt(s, after, fee)];
}
function chosenAt(s: State, trust: readonly number[], fee: number): Chosen {
  const most = Math.max(...trust);
  const tied = trust.flatMap((one, seat) => (one === most ? [seat] : []));
  const tile = (seat: Seat) => (s.order[seat] === NO_ORDER_TILE ? 0 : s.order[seat]!);
  const open = tied.filter(seat => tile(seat) === 0); // whoever passes later takes a smaller tile
  const seats = open.length > 0 ? open : tied.sort((a, b) => tile(a) - tile(b)).slice(0, 1);
  return { seats, trust: most, left: Math.max(0, most - fee), missing: Math.max(0, fee - most) };
}
