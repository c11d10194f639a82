import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { NO_ORDER_TILE, type State } from '../state.ts';

/** EC-144 */
export const feeOf = (s: State, box: Box): number => box.pack.decreeFee[s.round - 1] ?? 0;

/** EC-142: the highest trust, of equals the smaller order tile; while tiles are to be taken, several may still be called. */
export function mostTrusted({ order }: State, trust: readonly number[]): Seat[] {
  const most = Math.max(...trust);
  const tied = trust.flatMap((one, seat) => (one === most ? [seat] : []));
  const open = tied.filter(seat => order[seat] === NO_ORDER_TILE); // those who pass later take smaller tiles
  return open.length > 0 ? open : tied.sort((a, b) => order[a]! - order[b]!).slice(0, 1);
}

/** One of a round's two decrees that is not over yet. */
export interface Decreeing {
  nth: 0 | 1;
  now: boolean; // the emperor has called; until then it is only as trust stands
  seats: readonly Seat[];
  trust: number;
  left: number; // after the fee
  missing: number; // trust that is not there and costs points (EC-024)
}
/** EC-142, EC-145: the fee of the first is paid before the second is looked up. */
export function decreesToCome(s: State, box: Box): Decreeing[] {
  const before = s.agenda.some(({ at }) => at === 'begin' || at === 'handOn' || at === 'bonus' || at === 'round');
  const waiting = before ? 2 : s.agenda.filter(({ at }) => at === 'select').length;
  const called = s.agenda.find(({ at }) => at === 'fee')?.seat;
  const fee = feeOf(s, box);
  const trust = [...s.trust];
  const decree = (nth: number, now: boolean, seats: readonly Seat[]): Decreeing => {
    const has = trust[seats[0]!]!;
    trust[seats[0]!] = Math.max(0, has - fee);
    const paid = { trust: has, left: Math.max(0, has - fee), missing: Math.max(0, fee - has) };
    return { nth: nth === 0 ? 0 : 1, now, seats, ...paid };
  };
  const list = called === undefined ? [] : [decree(1 - waiting, true, [called])];
  for (let k = waiting; k > 0; k--) list.push(decree(2 - k, false, mostTrusted(s, trust)));
  return list;
}
