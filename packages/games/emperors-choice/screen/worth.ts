import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { incomeOf } from '../count.ts';
import type { State } from '../state.ts';
import { bestCards, gainOf } from './gains.ts';

/** What a set of tiles would be worth to a player now. */
export interface Worth {
  vp: number; // more at the next settlement of the policies that lie face up
  byPolicy: readonly { side: number; vp: number }[]; // those that change
  money: number; // at once
  income: number; // more every management turn
  trust: number;
  treasures: number;
  inscriptions: number; // stone inscriptions: a policy to settle or to turn over
}
export function worthOf(s: State, box: Box, seat: Seat, tiles: readonly number[]): Worth {
  const kept = tiles.filter(kind => box.tiles[kind]!.gained === undefined);
  const then: State = { ...s, tiles: s.tiles.map((own, i) => (i === seat ? [...own, ...kept] : own)) };
  const vpIn = (state: State, side: number) =>
    gainOf(state, box, side, seat, seat, bestCards(state, box, side, seat)).vp;
  const byPolicy = s.policies
    .map(side => ({ side, vp: vpIn(then, side) - vpIn(s, side) }))
    .filter(({ vp }) => vp !== 0);
  const worth = {
    vp: byPolicy.reduce((total, { vp }) => total + vp, 0),
    byPolicy,
    money: 0,
    income: incomeOf(then, box, seat) - incomeOf(s, box, seat),
    trust: 0,
    treasures: 0,
    inscriptions: 0,
  };
  for (const kind of tiles)
    for (const icon of box.tiles[kind]!.gained ?? [])
      if (icon.kind === 'money') worth.money += icon.amount;
      else if (icon.kind === 'trust') worth.trust += icon.amount;
      else if (icon.kind === 'treasure') worth.treasures++;
      else if (icon.kind === 'settle') worth.inscriptions++;
  return worth;
}
