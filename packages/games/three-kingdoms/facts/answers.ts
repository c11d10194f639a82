import { OK, type Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { Bid, Player, State } from '../state.ts';
import { FREE, has, TRAINED } from '../words.ts';
import { ARMY_TYPES, ruseFor, supportAtMost, unitsAtMost, whyNotEmperor } from './along.ts';
import { isBattle, isTribe, plainTotal, skillBonus, winnersOf } from './strength.ts';

/** The strongest answer a rival could give on a space with what everybody knows of them. */
export interface Answer {
  seat: Seat;
  general: number; // 0: no known general is free
  adds: number; // what that bid is worth with everything along
  leads: boolean; // would it take the space?
  hidden: number; // generals nobody has seen yet, who could do more
}
/** Free generals of a rival that everybody knows. */
export const knownFree = (s: State, seat: Seat): number[] =>
  s.players[seat]!.shown.filter(general => s.post[general] === FREE);
export const unseen = (s: State, seat: Seat): number => {
  const { fresh, hidden } = s.players[seat]!;
  return fresh.length + hidden.length;
};

export function bestAnswer(s: State, box: Box, seat: Seat, space: number): Answer | undefined {
  if (s.players[seat]!.passed || !box.open[seat]![space] || isTribe(box, space)) return undefined;
  const hidden = unseen(s, seat);
  const best: Answer = { seat, general: 0, adds: 0, leads: false, hidden };
  for (const general of knownFree(s, seat))
    for (const army of ARMY_TYPES) {
      const bid = withEverything(s, box, seat, general, space, army);
      const after = standing(s, bid);
      bid.bonus = skillBonus(after, box, bid) + (ruseFor(after, box, seat, general, space)?.add ?? 0);
      bid.total = plainTotal(after, box, bid) + bid.bonus;
      if (bid.total <= best.adds) continue;
      best.general = general;
      best.adds = bid.total;
      best.leads = has(winnersOf(after, box, space), seat);
    }
  return best.general > 0 || hidden > 0 ? best : undefined;
}
/** The position with one bid more; what generals nobody has seen could add is left out. */
function standing(s: State, bid: Bid): State {
  const player = s.players[bid.seat]!;
  const goods = player.goods.with(TRAINED, player.goods[TRAINED]! - bid.units);
  const known: Player = { ...player, goods, fresh: [], hidden: [] };
  return { ...s, bids: [...s.bids, bid], players: s.players.with(bid.seat, known) };
}
/** A general with all that may go along, units of this type among it. */
function withEverything(s: State, box: Box, seat: Seat, general: number, space: number, army: number): Bid {
  return {
    seat,
    general,
    space,
    army,
    units: isBattle(box, space) ? unitsAtMost(s, box, seat, general, army) : 0,
    gold: 0,
    support: supportAtMost(s, seat),
    emperor: whyNotEmperor(s, seat) === OK ? 1 : 0,
    bonus: 0,
    total: 0,
    home: 0,
  };
}
