import { type Handlers, handle } from '@tianxia/kernel';
import type { Pack } from './content/shape.ts';
import { type Ability, ACTIONS, type Benefit, GOODS, type Goods, MOMENTS, type Price } from './content/vocabulary.ts';
import { changes, type Given, reads } from './order.ts';

/** Goods as one list, and weapons of choice. */
export interface Bundle {
  goods: readonly number[]; // by good
  weapons: number;
}
interface Cost {
  goods: readonly number[];
  armies: number; // untrained or trained
}
/** A benefit as the rules walk it. */
export interface Gift extends Given {
  card: number;
  moments: number; // a set of one
  actions: number; // a set; 0 for any occasion
  byGeneral: boolean;
  may: boolean;
  choices: readonly number[]; // first bundle of each oneOf and swap among `gives`
}
type Only<K extends Ability['kind']> = Extract<Ability, { kind: K }>;
type ByCard<T> = readonly (readonly T[])[];
/** What the cards say, sorted by the place in the rules that asks for it. Index: card, so generals first. */
export interface Printed {
  gifts: readonly Gift[];
  giftsOf: ByCard<number>; // by card: indexes of gifts
  momentsOf: readonly number[]; // by card: a set
  meets: readonly (readonly boolean[])[]; // by gift and gift: their order can matter
  bidBonus: ByCard<Only<'bidBonus'>>;
  bonusToFirst: ByCard<Only<'bidBonusToFirst'>>;
  bonusForArmy: ByCard<Only<'bidBonusForArmy'>>;
  attribute: ByCard<Only<'attribute'>>;
  upkeepLess: ByCard<Only<'upkeepLess'>>;
  scorePer: ByCard<Only<'scorePer'>>;
  scoreIf: ByCard<Only<'scoreIf'>>;
  buildsFor: ByCard<Only<'buildsFor'>>;
  weaponPrices: ByCard<Only<'weaponPrices'>>;
  secondGeneral: readonly boolean[];
  winsTies: readonly boolean[];
  drawsFromEach: readonly boolean[];
  stationsAlone: readonly boolean[];
  noSupportUpkeep: readonly boolean[];
  swapsUpkeep: readonly boolean[];
  recruitsFrom: readonly number[];
  trainsUpTo: readonly number[];
  looksAtCards: readonly number[];
  tribeBonus: readonly number[];
  costs: readonly Cost[]; // by enhancement
  bundles: readonly Bundle[]; // everything that can be chosen as goods
  bundleOf: readonly number[]; // by space: the first of its bundles, or -1
}

export function bundleFrom(goods: Goods): Bundle {
  return { goods: GOODS.map(name => goods[name] ?? 0), weapons: goods.weapon ?? 0 };
}
const costFrom = (price: Price): Cost => ({ goods: GOODS.map(name => price[name] ?? 0), armies: price.army ?? 0 });

export function printed(pack: Pack, withoutSkills: boolean): Printed {
  const { generals, enhancements, spaces } = pack;
  const rows: (readonly Ability[])[] = [
    [],
    ...generals.map(row => (withoutSkills ? [] : row.abilities)), // TK-430, TK-431
    ...enhancements.map(row => row.abilities),
  ];
  const bundles: Bundle[] = [];
  const offer = (options: readonly Goods[]) => bundles.push(...options.map(bundleFrom)) - options.length;
  const bundleOf = spaces.map(({ does }) => (does.kind === 'oneOf' ? offer(does.options) : -1));
  const sorted = sortAbilities(rows, offer);
  const { gifts } = sorted;
  const read = gifts.map(reads);
  const changed = gifts.map(changes);
  const meet = (i: number, j: number) => i !== j && ((changed[i]! & read[j]!) | (changed[j]! & read[i]!)) !== 0;
  return {
    ...sorted,
    momentsOf: sorted.giftsOf.map(list => list.reduce((set, i) => set | gifts[i]!.moments, 0)),
    meets: gifts.map((_, i) => gifts.map((__, j) => meet(i, j))),
    costs: [costFrom({}), ...enhancements.map(row => costFrom(row.cost))],
    bundles,
    bundleOf,
  };
}

/** Every kind of ability has its place here, or this does not compile. */
function sortAbilities(rows: readonly (readonly Ability[])[], offer: (options: readonly Goods[]) => number) {
  const lists = <T>() => rows.map((): T[] => []);
  const out = {
    gifts: [] as Gift[],
    giftsOf: lists<number>(),
    bidBonus: lists<Only<'bidBonus'>>(),
    bonusToFirst: lists<Only<'bidBonusToFirst'>>(),
    bonusForArmy: lists<Only<'bidBonusForArmy'>>(),
    attribute: lists<Only<'attribute'>>(),
    upkeepLess: lists<Only<'upkeepLess'>>(),
    scorePer: lists<Only<'scorePer'>>(),
    scoreIf: lists<Only<'scoreIf'>>(),
    buildsFor: lists<Only<'buildsFor'>>(),
    weaponPrices: lists<Only<'weaponPrices'>>(),
    secondGeneral: rows.map(() => false),
    winsTies: rows.map(() => false),
    drawsFromEach: rows.map(() => false),
    stationsAlone: rows.map(() => false),
    noSupportUpkeep: rows.map(() => false),
    swapsUpkeep: rows.map(() => false),
    recruitsFrom: rows.map(() => 0),
    trainsUpTo: rows.map(() => 0),
    looksAtCards: rows.map(() => 0),
    tribeBonus: rows.map(() => 0),
  };
  const choices = (gives: readonly Benefit[]) =>
    gives.map(one =>
      one.kind === 'oneOf' ? offer(one.options) : one.kind === 'swap' ? offer([one.one, one.other]) : -1,
    );
  const mark = <T>(list: T[], card: number, value: T) => {
    list[card] = value;
  };
  const add = <T>(listsOf: T[][], card: number, row: T) => {
    listsOf[card]!.push(row);
  };
  const sort: Handlers<Ability, [card: number]> = {
    benefit: ({ at, actions = [], by, when = [], may, pay, gives }, card) => {
      out.giftsOf[card]!.push(out.gifts.length);
      out.gifts.push({
        card,
        moments: 1 << MOMENTS.indexOf(at),
        actions: actions.reduce((set, name) => set | (1 << ACTIONS.indexOf(name)), 0),
        byGeneral: by === 'general',
        when,
        may: may === 'yes',
        rice: pay?.rice ?? 0,
        charge: pay?.charge ?? 0,
        gives,
        choices: choices(gives),
      });
    },
    bidBonus: (row, card) => add(out.bidBonus, card, row),
    bidBonusToFirst: (row, card) => add(out.bonusToFirst, card, row),
    bidBonusForArmy: (row, card) => add(out.bonusForArmy, card, row),
    secondGeneral: (_, card) => mark(out.secondGeneral, card, true),
    winsTies: (_, card) => mark(out.winsTies, card, true),
    attribute: (row, card) => add(out.attribute, card, row),
    recruitsFrom: ({ more }, card) => mark(out.recruitsFrom, card, more),
    trainsUpTo: ({ most }, card) => mark(out.trainsUpTo, card, most),
    looksAtCards: ({ cards }, card) => mark(out.looksAtCards, card, cards),
    drawsFromEach: (_, card) => mark(out.drawsFromEach, card, true),
    tribeBonus: ({ add }, card) => mark(out.tribeBonus, card, add),
    weaponPrices: (row, card) => add(out.weaponPrices, card, row),
    buildsFor: (row, card) => add(out.buildsFor, card, row),
    stationsAlone: (_, card) => mark(out.stationsAlone, card, true),
    upkeepLess: (row, card) => add(out.upkeepLess, card, row),
    noSupportUpkeep: (_, card) => mark(out.noSupportUpkeep, card, true),
    swapsUpkeep: (_, card) => mark(out.swapsUpkeep, card, true),
    scorePer: (row, card) => add(out.scorePer, card, row),
    scoreIf: (row, card) => add(out.scoreIf, card, row),
  };
  for (const [card, abilities] of rows.entries()) for (const one of abilities) handle(sort, one, card);
  return out;
}
