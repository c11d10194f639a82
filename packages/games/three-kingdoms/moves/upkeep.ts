import { amount, type Decision, type Frame, type Look, type Play, type Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { allHold } from '../conditions.ts';
import { recruitedCount, recruitedNth, reveal, stationedUnits, tokensStored } from '../goods.ts';
import type { Frames, State, ThreeKingdoms } from '../state.ts';
import { GOLD, GRANARY, goodNamed, RICE, SUPPORT, TREASURY } from '../words.ts';

/** Popular support costs rice, stationed armies gold and rice; what is missing costs points (TK-356, TK-357, TK-358, TK-359, TK-360, TK-361). */
const eachCard = (s: State, box: Box, seat: Seat, visit: (card: number) => void): void => {
  const player = s.players[seat]!;
  for (let i = recruitedCount(player) - 1; i >= 0; i--) visit(recruitedNth(player, i));
  for (const one of player.built) visit(box.generals + one);
};
/** What is due after skills, and whose skills made it less. */
export function upkeepOf(s: State, box: Box, seat: Seat): { gold: number; rice: number; helpers: number[] } {
  const units = stationedUnits(s, box, seat);
  const due = [
    Math.max(0, units - tokensStored(s, box, seat, TREASURY)),
    Math.max(0, units - tokensStored(s, box, seat, GRANARY)),
  ];
  let support = Math.floor(s.players[seat]!.goods[SUPPORT]! / box.pack.upkeep.supportPerRice);
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
/** Pays what everybody owes; only who may let one good stand in for the other is asked (TK-620). */
export function upkeepFrames(play: Play<ThreeKingdoms>): Frame<Frames>[] {
  const { s, box } = play;
  const asked: Frame<Frames>[] = [];
  for (const seat of s.acting) {
    const here = { ...play, seat };
    for (const card of upkeepOf(s, box, seat).helpers) {
      if (card <= box.generals) reveal(here, card);
      play.emit('used', seat, card);
    }
    if (mostSwapped(here) > 0) asked.push({ at: 'upkeep', seat });
    else payUpkeep(here, 0);
  }
  return asked;
}
/** TK-620: the card that lets one good stand in for the other, or 0. */
function swapCard(s: State, box: Box, seat: Seat): number {
  const card = s.players[seat]!.built.find(one => box.swapsUpkeep[box.generals + one]) ?? 0;
  return card > 0 ? box.generals + card : 0;
}
function mostSwapped({ s, box, seat }: Look<ThreeKingdoms>): number {
  const { goods } = s.players[seat]!;
  if (swapCard(s, box, seat) === 0) return 0;
  const { gold, rice } = upkeepOf(s, box, seat);
  const spareGold = goods[GOLD]! - gold;
  const spareRice = goods[RICE]! - rice;
  return Math.max(Math.min(spareGold, -spareRice), Math.min(spareRice, -spareGold));
}
export const upkeep: Decision<ThreeKingdoms> = {
  moves: {
    pay: { rule: 'TK-620', point: [amount('swapped', mostSwapped)], effect: payUpkeep },
  },
};
/** TK-360: all one has; a deficit token for each gold or rice that is missing. (TK-376) */
function payUpkeep({ s, box, seat, emit }: Play<ThreeKingdoms>, swapped: number): void {
  const player = s.players[seat]!;
  const due = upkeepOf(s, box, seat);
  if (swapped > 0) emit('used', seat, swapCard(s, box, seat));
  const wanted = [due.gold, due.rice];
  const short = player.goods[GOLD]! < due.gold ? GOLD : RICE;
  wanted[short]! -= swapped;
  wanted[1 - short]! += swapped;
  const paid = [0, 0];
  for (const good of [GOLD, RICE]) {
    paid[good] = Math.min(wanted[good]!, player.goods[good]!);
    player.goods[good]! -= paid[good]!;
  }
  if (wanted[GOLD]! + wanted[RICE]! > 0) emit('upkeep', seat, paid[GOLD]!, paid[RICE]!);
  const missing = wanted[GOLD]! + wanted[RICE]! - paid[GOLD]! - paid[RICE]!;
  if (missing === 0) return;
  player.deficits += missing;
  emit('deficit', seat, missing);
}
/** TK-362 */
export function awardMilitary({ s, box, emit }: Play<ThreeKingdoms>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const units = stationedUnits(s, box, seat);
    if (units === 0) continue;
    s.players[seat]!.military += units;
    emit('military', seat, units, s.players[seat]!.military);
  }
}
