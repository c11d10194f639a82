import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { allHold } from '../conditions.ts';
import { recruitedCount, recruitedNth, stationedUnits, tokensStored } from '../goods.ts';
import type { State } from '../state.ts';
import { GOLD, GRANARY, goodNamed, RICE, SUPPORT, TREASURY } from '../words.ts';

/** Popular support costs rice, stationed armies gold and rice; what is missing costs points. */
const eachCard = (s: State, box: Box, seat: Seat, visit: (card: number) => void): void => {
  const player = s.players[seat]!;
  for (let i = recruitedCount(player) - 1; i >= 0; i--) {
    const general = recruitedNth(player, i);
    if (general > 0) visit(general); // in a rival's view a general not shown yet is no card
  }
  for (const one of player.built) visit(box.generals + one);
};
/** What is due after skills, and whose skills made it less. */
export function upkeepOf(s: State, box: Box, seat: Seat): { gold: number; rice: number; helpers: number[] } {
  const units = stationedUnits(s, box, seat);
  const due = [
    Math.max(0, units - tokensStored(s, box, seat, TREASURY)), // TK-357
    Math.max(0, units - tokensStored(s, box, seat, GRANARY)), // TK-358
  ];
  // TK-359: whatever lies on the granary
  let support = Math.floor(s.players[seat]!.goods[SUPPORT]! / box.pack.upkeep.supportPerRice); // TK-356
  const helpers: number[] = [];
  eachCard(s, box, seat, card => {
    for (const { good, less, when = [] } of box.upkeepLess[card]!) {
      const which = goodNamed(good);
      if (due[which] === 0 || !allHold(when, s, box, seat, card, undefined)) continue;
      due[which] = Math.max(0, due[which]! - less);
      helpers.push(card);
    }
    if (!box.noSupportUpkeep[card] || support === 0) return;
    support = 0;
    helpers.push(card);
  });
  return { gold: due[GOLD]!, rice: due[RICE]! + support, helpers };
}
/** TK-620: the card that lets one good stand in for the other, or 0. */
export function swapCard(s: State, box: Box, seat: Seat): number {
  const card = s.players[seat]!.built.find(one => box.swapsUpkeep[box.generals + one]) ?? 0;
  return card > 0 ? box.generals + card : 0;
}
/** TK-620: how much of one good can stand in for the other that is missing. */
export function mostSwapped(s: State, box: Box, seat: Seat): number {
  if (swapCard(s, box, seat) === 0) return 0;
  const { goods } = s.players[seat]!;
  const { gold, rice } = upkeepOf(s, box, seat);
  const spareGold = goods[GOLD]! - gold;
  const spareRice = goods[RICE]! - rice;
  return Math.max(0, Math.min(spareGold, -spareRice), Math.min(spareRice, -spareGold));
}
/** What is paid of each good when so much of one stands in for the other, and what is missing then (TK-360). */
export function upkeepPaid(s: State, box: Box, seat: Seat, swapped: number) {
  const { goods } = s.players[seat]!;
  const { gold, rice } = upkeepOf(s, box, seat);
  const short = goods[GOLD]! < gold;
  const wanted = short ? [gold, rice + swapped] : [gold + swapped, rice]; // of what is missing all there is is paid
  const paid = wanted.map((n, good) => Math.min(n, goods[good]!));
  return { gold: paid[GOLD]!, rice: paid[RICE]!, due: gold + rice, missing: gold + rice - paid[GOLD]! - paid[RICE]! };
}
export interface Upkeep {
  gold: number; // due
  rice: number;
  missing: number; // deficit tokens expected
}
/** The next upkeep with what is in the supply now; what may stand in does. */
export function upkeepNext(s: State, box: Box, seat: Seat): Upkeep {
  const { gold, rice } = upkeepOf(s, box, seat);
  return { gold, rice, missing: upkeepPaid(s, box, seat, mostSwapped(s, box, seat)).missing };
}
