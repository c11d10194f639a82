import type { Kernel, Seat, View } from '@tianxia/kernel';
import { isBattle, isTribe, plainTotal, skillBonus, winnersOf } from '../moves/strength.ts';
import type { Bid, State, ThreeKingdoms } from '../state.ts';
import { ARMY_KINDS, FIRST_WEAPON, FREE, has, SUPPORT, TRAINED } from '../words.ts';

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

export function bestAnswer(
  kernel: Kernel<ThreeKingdoms>,
  s: View<State>,
  seat: Seat,
  space: number,
): Answer | undefined {
  const { box } = kernel;
  const player = s.players[seat]!;
  if (player.passed || !box.open[seat]![space] || isTribe(box, space)) return undefined;
  const hidden = unseen(s, seat);
  const best = { seat, general: 0, adds: 0, leads: false, hidden };
  for (const general of knownFree(s, seat)) {
    const after = kernel.clone(s);
    Object.assign(after.players[seat]!, { fresh: [], hidden: [] }); // nobody knows what these could add
    const bid = strongest(s, seat, general, space, isBattle(box, space) ? box.leadership[general]! : 0);
    after.bids.push(bid);
    bid.bonus = skillBonus(after, box, bid);
    bid.total = plainTotal(after, box, bid) + bid.bonus;
    if (bid.total <= best.adds) continue;
    best.general = general;
    best.adds = bid.total;
    best.leads = has(winnersOf(after, box, space), seat);
  }
  return best.general > 0 || hidden > 0 ? best : undefined;
}
function strongest(s: State, seat: Seat, general: number, space: number, leadership: number): Bid {
  const { goods } = s.players[seat]!;
  const free = s.emperor === seat && !s.bids.some(bid => bid.emperor === 1);
  const unitsOf = (army: number) => Math.min(leadership, goods[TRAINED]!, goods[FIRST_WEAPON + army]!);
  const kinds = Array.from({ length: ARMY_KINDS }, (_, army) => army);
  const army = kinds.reduce((most, one) => (unitsOf(one) > unitsOf(most) ? one : most), 0);
  return {
    seat,
    general,
    space,
    army,
    units: unitsOf(army),
    gold: 0,
    support: goods[SUPPORT]!,
    emperor: free ? 1 : 0,
    bonus: 0,
    total: 0,
    home: 0,
  };
}
