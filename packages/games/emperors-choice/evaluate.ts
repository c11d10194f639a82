import type { Score, Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { powerAtPlace } from './facts/auction.ts';
import { prospectOf, standing } from './prospects.ts';
import { charactersWorth } from './score.ts';
import { type EmperorsChoice, NO_ORDER_TILE, NOTHING_DECLARED, type State } from './state.ts';

// What things are worth in points of the sheet, beyond what the sheet counts already.
const FACE_UP = 0.8; // a side that is face up scores once more at the end, unless somebody turns it over
const FACE_UP_ROUND = 0.14; // and may be settled in each round before
const FACE_DOWN = 0.2;
const FACE_DOWN_ROUND = 0.05;
const INCOME = 0.8; // a coin in each round to come
const COIN = 0.15; // what it can buy is worth a bit more than the point it gives, while there is a round to come
const POWER = 0.09; // of a character, in each auction to come
const CUBE = 0.13; // in each auction to come
const SPARE_CUBE = 0.35; // pays for policies
const TRUST = 0.2; // beyond half a point: decrees
const TILE = 2; // of a set to be taken
const EXIT_TILE = 3; // to be used
const TREASURE_ROUND = 1.3; // a treasure in each round to come

/** How well a seat stands: the sheet as it would be now, the policies as they lie, and what the means will bring. */
export const evaluate: Score<EmperorsChoice> = (s, seat, box) => {
  const { pack } = box;
  let worth = s.vp[seat]! + pack.palace.spaces[s.palace[seat]!]!.vp + s.money[seat]! * pack.finalScoring.vpPerMoney;
  worth += charactersWorth(s, seat, box) + tributesWorth(s, seat, box);
  if (s.ending !== '')
    return worth + Math.floor(s.trust[seat]! / pack.finalScoring.trustPerVp) + treasuresWorth(s, seat, box, 0);
  const rounds = pack.rounds - s.round;
  const auctions = rounds + (s.order[seat] === NO_ORDER_TILE ? 1 : 0);
  worth += s.trust[seat]! * (1 / pack.finalScoring.trustPerVp + TRUST) + treasuresWorth(s, seat, box, rounds);
  worth += handPower(s, seat, box) * POWER * auctions + s.cubes[seat]! * (CUBE * auctions + SPARE_CUBE);
  if (rounds > 0) worth += s.money[seat]! * COIN;
  return worth + policiesWorth(s, seat, box, rounds) + bidWorth(s, seat, box, auctions);
};

function tributesWorth(s: State, seat: Seat, box: Box): number {
  const tributes = s.tributes[seat]!;
  let worth = 0;
  for (let i = 0; i < tributes.length; i++) if (tributes[i]! > 0) worth += box.pack.tributes[tributes[i]! - 1]!.vp;
  return worth;
}
function treasuresWorth(s: State, seat: Seat, box: Box, rounds: number): number {
  let worth = 0;
  for (let i = 0; i < s.treasures.length; i++)
    if (s.treasures[i] === seat) worth += box.pack.treasures[i]!.vp + TREASURE_ROUND * rounds;
  return worth;
}
function handPower(s: State, seat: Seat, box: Box): number {
  let power = 0;
  for (let which = 0; which < 2; which++) {
    const cards = which === 0 ? s.hands[seat]!.pieces : s.shown[seat]!;
    for (let i = 0; i < cards.length; i++)
      if (cards[i]! > 0) power += box.power[cards[i]!]! + box.perCube[cards[i]!]! * s.cubes[seat]!;
  }
  return power;
}
function policiesWorth(s: State, seat: Seat, box: Box, rounds: number): number {
  const own = standing(s, seat, box);
  const up = FACE_UP + FACE_UP_ROUND * rounds;
  const down = FACE_DOWN + FACE_DOWN_ROUND * rounds;
  let worth = own.income * rounds * INCOME;
  for (let i = 0; i < s.policies.length; i++) {
    const side = s.policies[i]!;
    worth += up * prospectOf(s, seat, box, own, side) + down * prospectOf(s, seat, box, own, side ^ 1);
  }
  return worth;
}
/** As if the auction ended now: the rank of one's bid brings a set and costs what lies at its place. */
function bidWorth(s: State, seat: Seat, box: Box, auctions: number): number {
  const order = s.order[seat]!;
  if (order !== NO_ORDER_TILE) {
    let taken = 0;
    for (let i = 0; i < s.sets.length; i++) if (s.sets[i]!.length === 0) taken++;
    return (order > taken ? TILE * box.table.tileSets[order - 1]! : 0) + (exitIsDue(s, seat) ? EXIT_TILE : 0);
  }
  let rank = 1;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.order[other] === NO_ORDER_TILE && s.declared[other]! >= s.declared[seat]!) rank++;
  if (s.declared[seat] === NOTHING_DECLARED) rank = Math.min(rank, s.seats - 1);
  const lost = powerAtPlace(s, box, seat, rank) ?? 0;
  return TILE * box.table.tileSets[rank - 1]! + EXIT_TILE - lost * POWER * auctions;
}
function exitIsDue(s: State, seat: Seat): boolean {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const frame = s.agenda[i]!;
    if (frame.at === 'exit' && frame.seat === seat) return true;
  }
  return false;
}
