import type { Score, Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { domesticOf } from './conditions.ts';
import { roundsLeft } from './facts/ends.ts';
import { upkeepOf } from './facts/upkeep.ts';
import { freeGenerals, stationedUnits } from './goods.ts';
import { prospects, tribeKept } from './prospects.ts';
import { harmonyOf, score } from './score.ts';
import type { Player, State, ThreeKingdoms } from './state.ts';
import { FIRST_WEAPON, GOLD, RICE, SUPPORT, TRAINED, UNTRAINED } from './words.ts';

// What things are worth in points, beyond the sheet as it stands.
const FREE_GENERAL = 0.55; // a bid still to come
const GOOD = [0.3, 0.3, 0.3, 0.55, 0.28, 0.28, 0.28, 0.28, 0.5]; // by good, while there are few of it
const MANY = 5; // more than that of a good counts a quarter
const UNIT = 0.35; // a trained army with a weapon for it
const CARD = 0.35;
const MILITARY = 0.55; // a point a round, less what the unit eats
const SHORTAGE = 1.7; // gold or rice that the next upkeep will miss
const SHORTAGE_LATER = 0.7; // … and the one after it
const TROUBLE = [0, 4, 2, 1]; // by level of a tribe that is close to rebelling
const STEP = 0.35; // a level or rank towards the next place
const lines = Object.values(score);

function suppliesWorth(player: Player, left: number): number {
  const { goods } = player;
  const late = Math.min(1, left / 3); // goods are worth nothing at the end
  let sum = 0;
  for (let good = 0; good < goods.length; good++) {
    const n = goods[good]!;
    sum += GOOD[good]! * (n <= MANY ? n : MANY + (n - MANY) / 4);
  }
  let weapons = 0;
  for (let good = FIRST_WEAPON; good < SUPPORT; good++) weapons = Math.max(weapons, goods[good]!);
  sum += UNIT * Math.min(goods[TRAINED]! + goods[UNTRAINED]! / 2, weapons, 4);
  return (sum + CARD * Math.min(6, player.hand.pieces.length)) * late;
}
function upkeepWorry(s: State, box: Box, seat: Seat, left: number): number {
  if (left === 0) return 0;
  const { goods } = s.players[seat]!;
  const { gold, rice } = upkeepOf(s, box, seat);
  const missing = (times: number) =>
    Math.max(0, gold * times - goods[GOLD]!) + Math.max(0, rice * times - goods[RICE]!);
  return SHORTAGE * missing(1) + (left > 1 ? SHORTAGE_LATER * missing(2) : 0);
}
/** How well a seat stands, in points: the sheet as it is, what is likely to come of bids and armies, and supplies. */
export const evaluate: Score<ThreeKingdoms> = (s, seat, box) => {
  const player = s.players[seat]!;
  let worth = 0;
  for (let i = 0; i < lines.length; i++) worth += lines[i]!(s, seat, box);
  if (s.ending !== '') return worth;
  const left = roundsLeft(s, box);
  if (left > 0) worth += STEP * (domesticOf(s, seat) + harmonyOf(s, seat) / 2 + player.rank);
  worth += MILITARY * stationedUnits(s, box, seat) * left - upkeepWorry(s, box, seat, left);
  if (left > 0) worth -= TROUBLE[player.tribe] ?? 0;
  worth += suppliesWorth(player, left) + prospects(s, box, seat, left) + tribeKept(s, seat);
  if (!player.passed && isBidding(s)) worth += FREE_GENERAL * freeGenerals(s, seat);
  return worth;
};
function isBidding({ agenda }: State): boolean {
  for (let i = agenda.length - 1; i >= 0; i--) if (agenda[i]!.at === 'bidding') return true;
  return false;
}
