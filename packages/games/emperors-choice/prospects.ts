import { type Handlers, handle, type Seat } from '@tianxia/kernel';
import { type Box, familyNumber, NO_SIDE } from './box.ts';
import { FAMILIES, type Part, type Unit } from './content/vocabulary.ts';
import { FAMILY_OF, wallLength } from './count.ts';
import type { State } from './state.ts';

/** What a policy would bring a player now, for evaluations: counted in one pass, changing nothing. */
export interface Standing {
  cubes: number;
  mostCubes: boolean;
  families: number[];
  carriages: number[]; // by kind
  kinds: number; // of carriages
  defence: number; // of all characters
  relatives: number;
  cards: number; // characters
  powers: number[]; // theirs, best first
  income: number;
  extra: number[]; // by family: tiles that count as it because of a side that is face up
}
const CUBE = 0.8; // points a cube paid is worth
const TRUST = 0.6;
const TRIBUTE = 3;
const SCHOLAR = 1.5; // a tile removed would have counted again

const own: Standing = {
  cubes: 0,
  mostCubes: false,
  families: FAMILIES.map(() => 0),
  carriages: Array<number>(10).fill(0),
  kinds: 0,
  defence: 0,
  relatives: 0,
  cards: 0,
  powers: [],
  income: 0,
  extra: FAMILIES.map(() => 0),
};
/** Written over at each call, so that playouts allocate nothing. */
export function standing(s: State, seat: Seat, box: Box): Standing {
  own.cubes = s.cubes[seat]!;
  own.mostCubes = own.cubes > 0;
  for (let other = 0; other < s.seats; other++) if (s.cubes[other]! > own.cubes) own.mostCubes = false;
  countTiles(s, seat, box);
  own.defence = 0;
  own.relatives = 0;
  own.cards = 0;
  countCards(s, s.hands[seat]!.pieces, seat, box);
  countCards(s, s.shown[seat]!, seat, box);
  return own;
}
function insert(power: number): void {
  const { powers } = own;
  let at = own.cards++;
  for (; at > 0 && powers[at - 1]! < power; at--) powers[at] = powers[at - 1]!;
  powers[at] = power;
}
function countTiles(s: State, seat: Seat, box: Box): void {
  const { families, carriages, extra } = own;
  families.fill(0);
  extra.fill(0);
  carriages.fill(0);
  own.kinds = 0;
  own.income = 0;
  const tiles = s.tiles[seat]!;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    families[box.family[tile]!]!++;
    const kind = box.carriage[tile]!;
    if (kind > 0 && carriages[kind]!++ === 0) own.kinds++;
    const needs = box.incomeSide[tile]!;
    if (needs === NO_SIDE || s.policies.includes(needs)) own.income += box.income[tile]!;
  }
  for (let i = 0; i < s.policies.length; i++) {
    const rule = box.sides[s.policies[i]!]!.continuous;
    if (rule !== undefined) extra[familyNumber(rule.as)]! += families[familyNumber(rule.tile)]!;
  }
}
function countCards(s: State, cards: readonly number[], seat: Seat, box: Box): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card < 0) continue;
    own.defence += box.defence[card]!;
    if (box.blood[card]) own.relatives++;
    insert(box.power[card]! + box.perCube[card]! * s.cubes[seat]!);
  }
}

const TOWER = familyNumber('tower');
const WALL = familyNumber('wall');
function counted({ cubes, kinds, families, extra }: Standing, unit: Unit): number {
  if (unit === 'cube') return cubes;
  if (unit === 'carriageKind') return kinds;
  if (unit === 'wallLength') return wallLength(families[TOWER]!, families[WALL]!);
  const family = FAMILY_OF[unit];
  return families[family]! + extra[family]!;
}
const entry = (table: readonly number[], many: number): number => table[Math.min(many, table.length - 1)]!;

const prospects: Handlers<Part, [Standing, strength: number], number> = {
  vpPer: ({ of, each }, mine) => each * counted(mine, of),
  vpTable: ({ of, table }, mine) => entry(table, counted(mine, of)),
  vpTableByKind: ({ table }, { carriages }) => {
    let points = 0;
    for (let kind = 0; kind < carriages.length; kind++) points += entry(table, carriages[kind]!);
    return points;
  },
  trustPer: ({ of, each }, mine) => TRUST * each * counted(mine, of),
  removeTiles: ({ of, count }, mine) =>
    count === undefined ? 0 : -SCHOLAR * Math.min(count, mine.families[familyNumber(of)]!),
  ifNone: ({ of, gains }, mine) => (counted(mine, of) === 0 && gains.kind === 'vp' ? gains.amount : 0),
  ifRemoved: (_, mine) => (counted(mine, 'book') > 0 ? TRIBUTE : 0),
  chooserOnly: () => 0,
  most: (_, { mostCubes }) => (mostCubes ? 2 - 2 * CUBE : 0),
  defend: ({ perWall, perCube, perShown, win, lose }, mine, strength) => {
    const defence = perWall * counted(mine, 'wallLength') + perCube * mine.cubes + perShown * mine.defence;
    return defence >= strength
      ? strength + win.beyondStrength - CUBE * win.pay
      : Math.floor(defence / lose.divisor) - CUBE * lose.pay;
  },
  showPower: ({ count }, { cards, powers }) => {
    let points = 0;
    for (let i = 0; i < count && i < cards; i++) points += powers[i]!;
    return points;
  },
  showBlood: ({ each }, { relatives }) => each * relatives,
};
export function prospectOf(mine: Standing, box: Box, side: number, strength: number): number {
  const parts = box.sides[side]!.settle;
  let points = 0;
  for (let i = 0; i < parts.length; i++) points += handle(prospects, parts[i]!, mine, strength);
  return points;
}
