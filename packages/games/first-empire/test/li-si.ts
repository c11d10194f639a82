import { type Told, WHOLE_TABLE } from '@tianxia/kernel';
import { LI_SI } from '../box.ts';
import type { Given, PlayerGiven } from './arrange.ts';
import { fromDeck } from './arrange.ts';
import { type Position, position } from './position.ts';

export interface SoloGiven extends Omit<Given, 'players'> {
  S?: PlayerGiven;
  LiSi?: PlayerGiven;
  cards?: number[]; // his Unification deck
}
export function facing({ S = {}, LiSi = {}, cards = [], ...given }: SoloGiven = {}): Position {
  const t = position({ players: { S, LiSi }, ...given });
  for (const card of cards) t.s.liSiCards.push(fromDeck(t.s, t.box, card));
  return t;
}
/** Li Si draws this Action card; what he tells. */
export function obeys(t: Position, order: number): Told[] {
  t.s.ordersUsed.push(...t.s.orders.splice(0).filter(one => one !== order));
  t.s.orders.push(order);
  return t.begins({ at: 'liSi', seat: LI_SI }, { at: 'turns', seat: WHOLE_TABLE, turn: 0 }); // then it is your turn
}
