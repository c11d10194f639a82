import { amount, type Decision, type Frame, type Play } from '@tianxia/kernel';
import { mostSwapped, swapCard, upkeepOf, upkeepPaid } from '../facts/upkeep.ts';
import { reveal, stationedUnits } from '../goods.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { GOLD, RICE } from '../words.ts';

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
    // TK-361: nobody's upkeep looks at another's
    if (mostSwapped(s, box, seat) > 0) asked.push({ at: 'upkeep', seat });
    else payUpkeep(here, 0);
  }
  return asked;
}
export const upkeep: Decision<ThreeKingdoms> = {
  moves: {
    pay: {
      rule: 'TK-620',
      point: [amount('swapped', ({ s, box, seat }) => mostSwapped(s, box, seat))],
      effect: payUpkeep,
    },
  },
};
/** TK-360: all one has; a deficit token for each gold or rice that is missing. (TK-376) */
function payUpkeep({ s, box, seat, emit }: Play<ThreeKingdoms>, swapped: number): void {
  const player = s.players[seat]!;
  const { gold, rice, due, missing } = upkeepPaid(s, box, seat, swapped);
  if (swapped > 0) emit('used', seat, swapCard(s, box, seat));
  player.goods[GOLD]! -= gold;
  player.goods[RICE]! -= rice;
  if (due > 0) emit('upkeep', seat, gold, rice);
  if (missing === 0) return;
  player.deficits += missing;
  emit('deficit', seat, missing);
}
/** TK-362 */
export function awardMilitary({ s, box, emit }: Play<ThreeKingdoms>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const units = stationedUnits(s, box, seat);
    if (units === 0) continue;
    s.players[seat]!.military += units; // TK-363: without an end
    emit('military', seat, units, s.players[seat]!.military);
  }
}
