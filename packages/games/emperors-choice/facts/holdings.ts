import type { Seat } from '@tianxia/kernel';
import { type Box, familyNumber, NO_SIDE } from '../box.ts';
import { FAMILIES, type Unit } from '../content/vocabulary.ts';
import type { State } from '../state.ts';

/** All that a policy can count of one player, and the characters that speak for them, counted in one pass. */
export interface Holdings {
  cubes: number;
  families: number[];
  extra: number[]; // by family: tiles that count as it because of a side that is face up (EC-163, EC-171)
  carriages: number[]; // by kind
  kinds: number; // of carriages
  income: number; // EC-109, EC-110, EC-240
  // of the characters
  defence: number;
  relatives: number;
  cards: number;
  powers: number[]; // the first `cards` of them, best first
}
export const noHoldings = (): Holdings => ({
  cubes: 0,
  families: FAMILIES.map(() => 0),
  extra: FAMILIES.map(() => 0),
  carriages: Array<number>(10).fill(0),
  kinds: 0,
  income: 0,
  defence: 0,
  relatives: 0,
  cards: 0,
  powers: [],
});
/** What a player has before any character is shown; `into` is written over, so that playouts need allocate nothing. */
export function holdingsOf(s: State, box: Box, seat: Seat, into: Holdings = noHoldings()): Holdings {
  into.cubes = s.cubes[seat]!;
  into.defence = 0;
  into.relatives = 0;
  into.cards = 0;
  countTiles(s, box, seat, into);
  return into;
}
/** These characters are shown as well; cards that the viewer does not know are passed over. */
export function addCards(into: Holdings, box: Box, cards: readonly number[]): Holdings {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card < 0) continue;
    into.defence += box.defence[card]!;
    if (box.blood[card]) into.relatives++;
    addPower(into, box.power[card]! + box.perCube[card]! * into.cubes);
  }
  return into;
}
function addPower(into: Holdings, power: number): void {
  const { powers } = into;
  let at = into.cards++;
  for (; at > 0 && powers[at - 1]! < power; at--) powers[at] = powers[at - 1]!;
  powers[at] = power;
}
function countTiles(s: State, box: Box, seat: Seat, into: Holdings): void {
  const { families, carriages, extra } = into;
  families.fill(0);
  extra.fill(0);
  carriages.fill(0);
  into.kinds = 0;
  into.income = 0;
  const tiles = s.tiles[seat]!;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    families[box.family[tile]!]!++;
    const kind = box.carriage[tile]!;
    if (kind > 0 && carriages[kind]!++ === 0) into.kinds++;
    const needs = box.incomeSide[tile]!;
    // EC-110, EC-240: a canal pays its one coin only while Extravagance is face up
    if (needs === NO_SIDE || s.policies.includes(needs)) into.income += box.income[tile]!;
  }
  for (let i = 0; i < s.policies.length; i++) {
    const rule = box.sides[s.policies[i]!]!.continuous;
    if (rule !== undefined) extra[familyNumber(rule.as)]! += families[familyNumber(rule.tile)]!;
  }
}
/** EC-192, EC-193: towers and walls take turns in one line, which either may begin. */
export const wallLength = (towers: number, walls: number): number =>
  2 * Math.min(towers, walls) + (towers === walls ? 0 : 1);

const TOWER = familyNumber('tower');
const WALL = familyNumber('wall');
const FAMILY_OF = {
  territory: familyNumber('territory'),
  canal: familyNumber('canal'),
  confucian: familyNumber('confucian'),
  legalist: familyNumber('legalist'),
  book: familyNumber('book'),
  carriage: familyNumber('carriage'),
} as const;
export function counted({ cubes, kinds, families, extra }: Holdings, unit: Unit): number {
  if (unit === 'cube') return cubes;
  if (unit === 'carriageKind') return kinds;
  if (unit === 'wallLength') return wallLength(families[TOWER]!, families[WALL]!);
  const family = FAMILY_OF[unit];
  return families[family]! + extra[family]!;
}

export const count = (s: State, box: Box, seat: Seat, unit: Unit): number =>
  unit === 'cube' ? s.cubes[seat]! : counted(holdingsOf(s, box, seat), unit);
export const incomeOf = (s: State, box: Box, seat: Seat): number => holdingsOf(s, box, seat).income;

/** EC-165, EC-167: nobody has most of what nobody has. */
export function hasMost(s: State, box: Box, seat: Seat, unit: Unit): boolean {
  const own = count(s, box, seat, unit);
  if (own === 0) return false;
  for (let other = 0; other < s.seats; other++) if (count(s, box, other, unit) > own) return false;
  return true;
}
