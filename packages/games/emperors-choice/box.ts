import type { Table } from '@tianxia/kernel';
import { type Pack, readPack } from './content/shape.ts';
import { FAMILIES, type Family, type Icon, type Part } from './content/vocabulary.ts';

type Character = Pack['characters'][number];
type Tile = Pack['tiles'][number];
type Side = Pack['policies'][number]['a'];

/** Which characters a policy asks to be shown (EC-178). */
type Shows = 'nothing' | 'defence' | 'anyone' | 'blood';

/** The printed components of one table, as tables by small numbers. */
export interface Box {
  pack: Pack;
  table: Pack['seats'][number]; // what this number of players uses
  randomStart: boolean;
  revealedApart: boolean; // EC-096: what lies revealed in the auction is no hand card
  assassinMayStay: boolean; // EC-210: killing is an offer
  overflowLost: boolean; // EC-023: what goes beyond the most trust there is
  // characters, by card from 1
  characters: readonly Character[];
  power: readonly number[];
  perCube: readonly number[];
  cost: readonly number[];
  defence: readonly number[];
  blood: readonly boolean[];
  deck: readonly number[];
  startHands: readonly (readonly number[])[]; // by seat
  unusedStart: readonly number[];
  bonusCard: number;
  // Qin tiles, by kind from 1
  tiles: readonly Tile[];
  family: readonly number[];
  carriage: readonly number[]; // which kind of carriage, 0: none
  bag: readonly number[]; // kinds, as often as there are tiles
  income: readonly number[];
  incomeSide: readonly number[]; // face-up side without which there is none; NO_SIDE: always
  startTerritories: readonly number[]; // EC-005
  startCarriages: readonly number[];
  tributes: readonly number[]; // kinds from 1, as often as there are cards
  // icons: a slash is a list of alternatives; every alternative has a number of its own
  alternatives: readonly Icon[];
  slashes: readonly (readonly number[])[];
  gains: readonly (readonly number[])[]; // by slash: the alternatives that ask for no policy
  mayTurn: readonly boolean[]; // by slash
  maySettle: readonly boolean[];
  exitSlash: readonly number[]; // by exit tile
  bonusSlash: readonly number[]; // by bonus tile, from 1
  spaceSlash: readonly number[]; // by palace level; NO_SLASH where nothing is printed
  tileSlash: readonly number[]; // by kind of tile; NO_SLASH where it is kept
  exits: readonly number[]; // exit tiles this table uses
  decreeParts: readonly (readonly number[])[]; // by decree tile: its parts as numbers of alternatives
  decreeGains: readonly (readonly number[])[]; // those of them that ask for no policy
  // policies, by side: 2 × card, and 1 more for the other side
  sides: readonly Side[];
  shows: readonly Shows[];
  showExactly: readonly number[]; // 0: any number
  top: number; // palace level
  // what can be pointed at, and all pieces, as lists made once
  cards: readonly number[];
  allTiles: readonly number[];
  bonusNumbers: readonly number[];
  setNumbers: readonly number[];
  treasureNumbers: readonly number[];
  decreeNumbers: readonly number[];
  levelNumbers: readonly number[]; // that can be bought at once
}
export const NO_SLASH = -1;
export const NO_SIDE = -1;
export const familyNumber = (family: Family): number => FAMILIES.indexOf(family);

export function open(content: unknown, { seats, options }: Table): Box {
  const pack = readPack(content);
  const table = pack.seats.find(row => row.seats === seats)!;
  return {
    pack,
    table,
    randomStart: options.start !== 'first',
    revealedApart: options.revealed === 'apart',
    assassinMayStay: options.assassin === 'may',
    overflowLost: options.overflow === 'lost',
    ...charactersOf(pack, seats),
    ...tilesOf(pack),
    ...iconsOf(pack, table.exitTiles),
    ...policiesOf(pack),
    tributes: pack.tributes.flatMap(({ copies }, i) => Array<number>(copies).fill(i + 1)),
    top: pack.palace.spaces.length - 1,
    bonusNumbers: pack.bonusTiles.map((_, i) => i + 1),
    setNumbers: [...table.tileSets.keys()],
    treasureNumbers: [...pack.treasures.keys()],
    decreeNumbers: [...pack.decreeTiles.keys()],
    levelNumbers: pack.palace.prices.map((_, i) => i + 1),
  };
}

function charactersOf(pack: Pack, seats: number) {
  const rows = pack.characters.flatMap(row => Array<Character>(row.copies).fill(row));
  const characters = [pack.characters[0]!, ...rows]; // card 0 is no card
  const cards = (wanted: (row: Character) => boolean) => rows.flatMap((row, i) => (wanted(row) ? [i + 1] : []));
  const starting = pack.start.characters.map(id => cards(row => row.id === id));
  const startHands = Array.from({ length: seats }, (_, seat) => starting.map(copies => copies[seat]!));
  return {
    characters,
    cards: cards(() => true),
    power: characters.map(row => row.power),
    perCube: characters.map(row => row.powerPerCube ?? 0),
    cost: characters.map(row => row.cost),
    defence: characters.map(row => row.defence ?? 0),
    blood: characters.map(row => row.blood === true),
    deck: cards(row => row.set === 'deck'),
    startHands,
    unusedStart: cards(row => row.set === 'start').filter(card => !startHands.some(hand => hand.includes(card))),
    bonusCard: cards(row => row.set === 'bonus')[0]!,
  };
}
function tilesOf(pack: Pack) {
  const tiles = [pack.tiles[0]!, ...pack.tiles]; // kind 0 is no tile
  const sides = pack.policies.flatMap(({ a, b }) => [a, b]);
  const pieces = (wanted: (tile: Tile) => boolean) =>
    pack.tiles.flatMap((tile, i) => (wanted(tile) ? Array<number>(tile.copies).fill(i + 1) : []));
  return {
    tiles,
    family: tiles.map(tile => familyNumber(tile.family)), // EC-006: that of a start tile is the ordinary one
    carriage: tiles.map(tile => tile.carriage ?? 0),
    income: tiles.map(tile => tile.income ?? 0),
    incomeSide: tiles.map(tile => sides.findIndex(({ id }) => id === tile.incomeWhile)),
    allTiles: pieces(() => true),
    bag: pieces(tile => tile.start !== true),
    startTerritories: pieces(tile => tile.start === true && tile.family === 'territory'),
    startCarriages: pieces(tile => tile.start === true && tile.family === 'carriage'),
  };
}
const asksForPolicy = ({ kind }: Icon) => kind === 'settle' || kind === 'turn';
function iconsOf(pack: Pack, used: readonly string[]) {
  const alternatives: Icon[] = [];
  const slashes: number[][] = [];
  const number = (icon: Icon) => alternatives.push(icon) - 1;
  const slash = (icons: readonly Icon[] | undefined) =>
    icons === undefined ? NO_SLASH : slashes.push(icons.map(number)) - 1;
  const exitSlash = pack.exitTiles.map(({ icons }) => slash(icons));
  const bonusSlash = [NO_SLASH, ...pack.bonusTiles.map(({ icons }) => slash(icons))];
  const spaceSlash = pack.palace.spaces.map(({ icons }) => slash(icons));
  const tileSlash = [NO_SLASH, ...pack.tiles.map(({ gained }) => slash(gained))];
  const decreeParts = pack.decreeTiles.map(({ parts }) => parts.map(number));
  const plain = (list: readonly number[]) => list.filter(one => !asksForPolicy(alternatives[one]!));
  const holds = (kind: Icon['kind']) => slashes.map(list => list.some(one => alternatives[one]!.kind === kind));
  return {
    alternatives,
    slashes,
    gains: slashes.map(plain),
    maySettle: holds('settle'),
    mayTurn: holds('turn'),
    exitSlash,
    bonusSlash,
    spaceSlash,
    tileSlash,
    decreeParts,
    decreeGains: decreeParts.map(plain),
    exits: pack.exitTiles.flatMap(({ id }, i) => (used.includes(id) ? [i] : [])),
  };
}
function policiesOf(pack: Pack) {
  const sides = pack.policies.flatMap(({ a, b }) => [a, b]);
  const showing = (parts: readonly Part[]): [Shows, exactly: number] => {
    for (const part of parts) {
      if (part.kind === 'defend') return ['defence', 0];
      if (part.kind === 'showPower') return ['anyone', part.count];
      if (part.kind === 'showBlood') return ['blood', 0];
    }
    return ['nothing', 0];
  };
  return {
    sides,
    shows: sides.map(side => showing(side.settle)[0]),
    showExactly: sides.map(side => showing(side.settle)[1]),
  };
}
