import { amount, type Decision, type Look, OK, type Play } from '@tianxia/kernel';
import { gain, me } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { actionBit, FARM, GOLD, MARKET, NOWHERE, RICE } from '../words.ts';
import { partTaken, taken } from './home.ts';

/** Farms and marketplaces: develop a token, or gather what is developed. */
const DEVELOP = [actionBit('develop-farm'), actionBit('develop-marketplace')];
const GATHER = [actionBit('harvest'), actionBit('collect-tax')];
const YIELDS_GOOD = [RICE, GOLD];

function gather(play: Play<ThreeKingdoms>, land: number, kept: number): void {
  const player = me(play);
  const sold = player.flipped[land]! - kept;
  player.stored[land]! += kept; // TK-206, TK-215: it lowers upkeep there
  player.flipped[land] = 0;
  if (kept > 0) play.emit('stored', play.seat, land, kept);
  gain(play, YIELDS_GOOD[land]!, sold * yieldOf(play, land));
}
function yieldOf({ box }: Look<ThreeKingdoms>, land: number): number {
  for (const deed of box.does)
    if (deed.kind === 'develop' && (deed.land === 'farm') === (land === FARM)) return deed.yields;
  return 0;
}
/** TK-203, TK-212 */
const canDevelop = (land: number) => (look: Look<ThreeKingdoms>) =>
  me(look).level[land]! < look.box.pack.lands.levels ? OK : land === FARM ? No.farmDeveloped : No.marketDeveloped;
/** TK-205, TK-214 */
const canGather = (land: number) => (look: Look<ThreeKingdoms>) =>
  me(look).flipped[land]! > 0 ? OK : land === FARM ? No.nothingToHarvest : No.nothingToTax;
const flipped = (land: number) => (look: Look<ThreeKingdoms>) => me(look).flipped[land]!;

function developing(play: Play<ThreeKingdoms, Frames['farm']>, land: number): void {
  const player = me(play);
  player.level[land]!++; // TK-202: nothing lowers it
  player.flipped[land]!++;
  play.emit('developed', play.seat, land, player.level[land]!);
  taken(play, play.frame.space, DEVELOP[land]!);
}
function gathering(play: Play<ThreeKingdoms, Frames['farm']>, land: number, kept: number): void {
  taken(play, play.frame.space, GATHER[land]!);
  gather(play, land, kept);
}
/** TK-200 */
export const farm: Decision<ThreeKingdoms, Frames['farm']> = {
  moves: {
    develop: { rule: 'TK-201', when: canDevelop(FARM), effect: play => developing(play, FARM) },
    harvest: {
      rule: 'TK-204',
      when: canGather(FARM),
      point: [amount('tokens', flipped(FARM))],
      effect: (play, kept) => gathering(play, FARM, kept),
    },
  },
  nothing: No.landExhausted,
};
/** TK-210 */
export const market: Decision<ThreeKingdoms, Frames['market']> = {
  moves: {
    develop: { rule: 'TK-211', when: canDevelop(MARKET), effect: play => developing(play, MARKET) },
    tax: {
      rule: 'TK-213',
      when: canGather(MARKET),
      point: [amount('tokens', flipped(MARKET))],
      effect: (play, kept) => gathering(play, MARKET, kept),
    },
  },
  nothing: No.landExhausted,
};
/** The same, caused by an enhancement: not a won action, so generals have no part in it (TK-441). */
const atOnce = (land: number): Decision<ThreeKingdoms> => ({
  asks: look => me(look).flipped[land]! > 0,
  moves: {
    store: {
      rule: land === FARM ? 'TK-204' : 'TK-213',
      point: [amount('tokens', flipped(land))],
      effect(play, kept) {
        partTaken(play, NOWHERE, GATHER[land]!);
        gather(play, land, kept);
      },
    },
  },
});
export const harvest = atOnce(FARM);
export const tax = atOnce(MARKET);
