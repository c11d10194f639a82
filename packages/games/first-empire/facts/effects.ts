import { type Handlers, handle, OK, type Reason } from '@tianxia/kernel';
import { inRegion, inReserve, inSupply, ofType } from '../at.ts';
import { ASPECTS, CARD_TYPES, type Effect, OFFICIALS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Where } from '../rule.ts';
import { ANY } from '../state.ts';
import { cardsIn, countType, countTypeIn, tuckedCards } from '../tableau.ts';

const REGION: Readonly<Record<string, number>> = { chu: 0, wei: 1, zhao: 2, qi: 3, yan: 4, any: ANY };
/** A region as an effect names it; `here` is that of the card or the building. */
export const regionFor = (name: string, here: number): number => (name === 'here' ? here : REGION[name]!);
export const officialOf = (name: string): number => (name === 'any' ? ANY : OFFICIALS.indexOf(name as never));
export const aspectOf = (name: string): number => (name === 'any' ? ANY : ASPECTS.indexOf(name as never));

function cardsCounted({ s, box, seat }: Where, type: string, where: string, here: number): number {
  if (type === 'any') return where === 'here' ? cardsIn(s, seat, here) : tuckedCards(s, seat);
  const wanted = CARD_TYPES.indexOf(type as never);
  return where === 'here' ? countTypeIn(s, box, seat, wanted, here) : countType(s, box, seat, wanted);
}
const nothing = () => 0;
/** FE-306, FE-321: what an effect scores at once. */
const scores: Handlers<Effect, [Where, number], number> = {
  points: ({ amount }) => amount,
  pointsPerCard: ({ amount, type, where }, at, here) => amount * cardsCounted(at, type, where, here),
  pointsPerBuilding: ({ amount, building }, { s, box, seat }) => {
    const { palaces, walls } = box.pack.pieces;
    return amount * (building === 'palace' ? palaces - s.palacesLeft[seat]! : walls - s.wallsLeft[seat]!);
  },
  recruit: nothing,
  hire: nothing,
  moveOfficials: nothing,
  moveWorkers: nothing,
  calm: nothing,
  reset: nothing,
  payUnrest: nothing,
  tokens: nothing,
  sail: nothing,
  unlock: nothing,
  placeSoldier: nothing,
  placeAlchemistCard: nothing,
  freeGovernor: nothing,
  freePalace: nothing,
  freeWall: nothing,
};
export const pointsOf = (effect: Effect, at: Where, here: number): number => handle(scores, effect, at, here);
/** FE-181, FE-321, FE-401: what a Palace tile scores in a region; the Unrest it may cost is another matter. */
export function palaceTilePoints(at: Where, region: number, kind: number): number {
  let points = 0;
  for (const effect of at.box.lists[at.box.palaceTile[kind]!]!) points += pointsOf(effect, at, region);
  return points;
}

/** Would it give at least something now? Asked only of what an Unrest price buys (FE-220). */
const gives: Handlers<Effect, [Where], boolean> = {
  points: () => true,
  pointsPerCard: ({ type, where }, at) => where === 'here' || cardsCounted(at, type, where, 0) > 0,
  pointsPerBuilding: () => true,
  recruit: ({ official }, { s, seat }) =>
    official === 'any' ? inReserve(s, seat) > 0 : s.reserve[ofType(seat, officialOf(official))]! > 0,
  hire: () => true,
  moveOfficials: () => true,
  moveWorkers: () => true,
  calm: () => true,
  reset: () => true,
  payUnrest: () => false,
  tokens: ({ aspect }, { s }) => (aspect === 'any' ? inSupply(s) > 0 : s.supply[aspectOf(aspect)]! > 0),
  sail: (_, { s, box, seat }) => s.ship[seat] !== box.end,
  unlock: (_, { s, seat }) => s.locked[seat]! > 0,
  placeSoldier: (_, { s, seat }) => s.entrance[seat]! > 0,
  placeAlchemistCard: (_, { s, seat }) => s.alchemists[seat]!.length > 0,
  freeGovernor: (_, { s, seat }) => s.governorsLeft[seat]! > 0,
  freePalace: (_, { s, seat }) => s.palacesLeft[seat]! > 0,
  freeWall: (_, { s, seat }) => s.wallsLeft[seat]! > 0,
};
/** A price that cannot be paid, or that buys nothing; a Ship that is at the end. */
export function whyUnusable(at: Where, list: number, here: number): Reason {
  const { s, box, seat } = at;
  const all = box.lists[list]!;
  let priced = false;
  let gain = false;
  let onlySails = true;
  for (let i = 0; i < all.length; i++) {
    const effect = all[i]!;
    if (effect.kind === 'payUnrest') {
      priced = true;
      if (s.unrest[inRegion(seat, regionFor(effect.region, here))]! + effect.amount > box.pack.unrest.most)
        return No.priceTooHigh; // FE-101
      continue;
    }
    if (effect.kind !== 'sail') onlySails = false;
    if (priced && !gain) gain = handle(gives, effect, at);
  }
  if (onlySails && s.ship[seat] === box.end) return No.cannotSail; // FE-141
  return priced && !gain ? No.nothingToGain : OK; // FE-220
}
export function anyUnrest({ s, seat }: Where): boolean {
  for (let region = 0; region < ALL_REGIONS.length; region++) if (s.unrest[inRegion(seat, region)]! > 0) return true;
  return false;
}
