import { type Handlers, handle, type Reason, type Seat } from '@tianxia/kernel';
import { type Box, landNamed } from './box.ts';
import { ARMIES, type Condition, type Count, type Standing, WEAPONS } from './content/vocabulary.ts';
import {
  bidOf,
  freeGenerals,
  hasRecruited,
  locationsHeld,
  recruitedCount,
  stationedUnits,
  tokensStored,
} from './goods.ts';
import { No } from './reasons.ts';
import type { Bid, Occasion, State } from './state.ts';
import {
  actionBit,
  GOLD,
  GRANARY,
  goodNamed,
  has,
  madeOf,
  RICE,
  STATIONED,
  SUPPORT,
  TRAINED,
  TREASURY,
  UNTRAINED,
} from './words.ts';

/** Who asks, about which of his cards, on which occasion. */
type Asked = [s: State, box: Box, seat: Seat, card: number, at: Occasion | undefined];

const stateOf: Handlers<Standing, Asked, boolean> = {
  stationedUnits: ({ least, army }, s, box, seat) =>
    stationedUnits(s, box, seat, army === undefined ? -1 : ARMIES.indexOf(army)) >= least,
  stationedGenerals: ({ least }, s, box, seat) => locationsHeld(s, box, seat) >= least,
  locations: ({ least }, s, box, seat) => locationsHeld(s, box, seat) >= least,
  bothBorders: (_, s, box, seat) => box.bordersOf[seat]!.every(border => locationsHeld(s, box, seat, border) > 0),
  domestic: ({ least }, s, _, seat) => domesticOf(s, seat) >= least,
  level: ({ land, least }, s, _, seat) => s.players[seat]!.level[landNamed(land)]! >= least,
  rank: ({ least }, s, _, seat) => s.players[seat]!.rank >= least,
  tribe: ({ least }, s, _, seat) => s.players[seat]!.tribe >= least,
  granary: ({ least }, s, box, seat) => tokensStored(s, box, seat, GRANARY) >= least,
  built: ({ least }, s, _, seat) => s.players[seat]!.built.length >= least,
  emperorToken: (_, s, __, seat) => s.emperor === seat,
  deficitsAtMost: ({ most }, s, _, seat) => s.players[seat]!.deficits <= most,
  supply: ({ good, least }, s, _, seat) => {
    const { goods } = s.players[seat]!;
    return (good === 'army' ? goods[UNTRAINED]! + goods[TRAINED]! : goods[goodNamed(good)]!) >= least;
  },
  lowestRank: (_, s, __, seat) => s.players.every(other => other.rank >= s.players[seat]!.rank),
  inAlliance: (_, s, __, seat) => has(s.allies, seat),
  notInAlliance: (_, s, __, seat) => !has(s.allies, seat),
  evenRound: (_, s) => s.round % 2 === 0,
  roundFrom: ({ round }, s) => s.round >= round,
  notTaken: ({ action }, s, _, seat) => (s.players[seat]!.taken & actionBit(action)) === 0,
  recruited: ({ general }, s, box, seat) => hasRecruited(s.players[seat]!, box.generalNamed.get(general)!),
};
const someBid = (s: State, is: (bid: Bid, i: number) => boolean): boolean => s.bids.some(is);
/** TK-135: as he is placed; his own bid is the last. */
const earlier = (s: State, is: (bid: Bid) => boolean): boolean =>
  someBid(s, (bid, i) => i < s.bids.length - 1 && is(bid));
const lastSpace = (s: State): number => s.bids[s.bids.length - 1]!.space;
const holding: Handlers<Condition, Asked, boolean> = {
  ...stateOf,
  left: (_, s, __, ___, card) => s.left === card,
  stationed: ({ with: army }, s, box, _, card) => {
    if (s.post[card] !== STATIONED) return false;
    const at = s.garrison.indexOf(card);
    return army === undefined || (s.units[at]! > 0 && box.locationArmy[at] === ARMIES.indexOf(army));
  },
  notAssigned: (_, s, __, ___, card) => bidOf(s, card) === undefined,
  cardHas: ({ least }, s, _, __, card) => s.onCard[card]! >= least,
  withUnits: ({ army, least }, s, _, __, card) => {
    const bid = bidOf(s, card);
    return bid !== undefined && bid.units >= least && bid.army === ARMIES.indexOf(army);
  },
  withSupport: ({ least }, s, _, __, card) => (bidOf(s, card)?.support ?? 0) >= least,
  sent: ({ least }, s, _, seat, __, at) =>
    someBid(s, bid => bid.seat === seat && bid.space === at?.space && bid.units + bid.gold >= least),
  emptySpace: (_, s) => !earlier(s, bid => bid.space === lastSpace(s)),
  rivalThere: (_, s, __, seat) => earlier(s, bid => bid.space === lastSpace(s) && bid.seat !== seat),
  alongside: ({ general }, s, box) =>
    earlier(s, bid => bid.space === lastSpace(s) && bid.general === box.generalNamed.get(general)),
  firstOfRound: (_, s, __, seat) => !earlier(s, bid => bid.seat === seat),
  lastToAssign: (_, s, __, seat) => freeGenerals(s, seat) === 0,
  loserThere: (_, s, __, ___, ____, at) =>
    someBid(s, bid => bid.space === at?.space && !has(s.won[bid.space]!, bid.seat)),
  produced: ({ weapon, least }, _, __, ___, ____, at) => madeOf(at?.made ?? 0, WEAPONS.indexOf(weapon)) >= least,
  flippedAtMost: ({ land, most }, s, _, seat) => s.players[seat]!.flipped[landNamed(land)]! <= most,
  winsAtMost: ({ most }, s, _, seat) => s.players[seat]!.wins <= most, // TK-444
};
export function allHold(when: readonly Condition[], ...asked: Asked): boolean {
  for (let i = 0; i < when.length; i++) if (!handle(holding, when[i]!, ...asked)) return false;
  return true;
}
export const holds = (condition: Standing, s: State, box: Box, seat: Seat): boolean =>
  handle(stateOf, condition, s, box, seat, 0, undefined);

/** TK-235: what is missing when a prerequisite is not met. */
export const unmet: Record<Standing['kind'], Reason> = {
  stationedUnits: No.needsUnits,
  stationedGenerals: No.needsGenerals,
  locations: No.needsLocations,
  bothBorders: No.needsBothBorders,
  domestic: No.needsDevelopment,
  level: No.needsFarm,
  rank: No.needsRank,
  tribe: No.needsTribe,
  granary: No.needsGranary,
  built: No.needsBuilt,
  emperorToken: No.needsMoment,
  deficitsAtMost: No.needsMoment,
  supply: No.needsMoment,
  lowestRank: No.needsRank,
  inAlliance: No.needsMoment,
  notInAlliance: No.needsMoment,
  evenRound: No.needsMoment,
  roundFrom: No.needsMoment,
  notTaken: No.needsMoment,
  recruited: No.needsGenerals,
};

// ---- counting ----
export const domesticOf = (s: State, seat: Seat): number => {
  const { level } = s.players[seat]!;
  return level[0]! + level[1]!;
};
/** TK-396: more locations than the neighbour. */
const winsBorder = (s: State, box: Box, seat: Seat, border: number): boolean => {
  const [a, b] = box.neighbours[border]! as [Seat, Seat];
  return locationsHeld(s, box, seat, border) > locationsHeld(s, box, a === seat ? b : a, border);
};
const ofArmy =
  (army: (typeof ARMIES)[number]) =>
  (s: State, box: Box, seat: Seat): number =>
    stationedUnits(s, box, seat, ARMIES.indexOf(army));
const counting: Record<Count, (s: State, box: Box, seat: Seat) => number> = {
  locations: (s, box, seat) => locationsHeld(s, box, seat),
  infantry: ofArmy('infantry'),
  cavalry: ofArmy('cavalry'),
  archery: ofArmy('archery'),
  naval: ofArmy('naval'),
  bordersWon: (s, box, seat) => box.bordersOf[seat]!.filter(border => winsBorder(s, box, seat, border)).length,
  bordersHeld: (s, box, seat) => box.bordersOf[seat]!.filter(border => locationsHeld(s, box, seat, border) > 0).length,
  unstationedGenerals: (s, box, seat) => recruitedCount(s.players[seat]!) - locationsHeld(s, box, seat),
  otherEnhancements: (s, _, seat) => s.players[seat]!.built.length - 1,
  treasury: (s, box, seat) => tokensStored(s, box, seat, TREASURY),
  gold: (s, _, seat) => s.players[seat]!.goods[GOLD]!,
  rice: (s, _, seat) => s.players[seat]!.goods[RICE]!,
  support: (s, _, seat) => s.players[seat]!.goods[SUPPORT]!,
};
export const countOf = (per: Count, s: State, box: Box, seat: Seat): number => counting[per](s, box, seat);
