import { bits, type Texts } from '@tianxia/kernel';
import { counted } from '@tianxia/kernel/english';
import type { Box } from '../../box.ts';
import type { Bundle } from '../../printed.ts';
import type { ThreeKingdoms } from '../../state.ts';
import { amountIn, armyIn, goodIn, unitsIn } from '../../words.ts';

const GOODS = [
  'gold',
  'rice',
  'untrained army',
  'trained army',
  'spear',
  'horse',
  'crossbow',
  'vessel',
  'popular support',
];
const MANY = [
  'gold',
  'rice',
  'untrained armies',
  'trained armies',
  'spears',
  'horses',
  'crossbows',
  'vessels',
  'popular support',
];
/** A printed thing has an English name and mostly one in the script of the box. */
export interface Names {
  en: string;
  zh?: string;
}
const ARMIES = ['infantry', 'cavalry', 'archery', 'naval'];
const amountOf = (good: number, n: number): string => counted(n, GOODS[good]!, MANY[good]!);
/** '1 spear', '3 spears', by the word for several; a word that is no good stays. */
export const numbered = (n: number, many: string): string => {
  const good = MANY.indexOf(many);
  return good < 0 ? `${n} ${many}` : amountOf(good, n);
};
export const general = (g: number, box: Box): string =>
  g > 0 ? box.pack.generals[g - 1]!.names.en : `a general of ${box.pack.states[-1 - g]!.names.en}`;
export const enhancement = (e: number, box: Box): string => (e > 0 ? box.pack.enhancements[e - 1]!.names.en : 'a card');
export const card = (c: number, box: Box): string =>
  c <= box.generals ? general(c, box) : enhancement(c - box.generals, box);
function bundleText({ goods, weapons }: Bundle): string {
  const parts = goods.flatMap((n, good) => (n > 0 ? [amountOf(good, n)] : []));
  if (weapons > 0) parts.push(counted(weapons, 'weapon of choice', 'weapons of choice'));
  return parts.join(' and ');
}
const skillOf = (c: number, box: Box): string =>
  c <= box.generals ? box.pack.generals[c - 1]!.skill.text : box.pack.enhancements[c - box.generals - 1]!.text;

/** What the things of this game are called. */
export const kinds: Texts<ThreeKingdoms>['kinds'] = {
  space: (space, box) => box.pack.spaces[space]!.names.en,
  general,
  generals: set => counted(bits(set), 'general'),
  enhancement,
  card,
  location: (at, box) => box.pack.locations[at]!.names.en,
  rank: (rank, box) => box.pack.ranks[rank]!.names.en,
  good: good => GOODS[good]!,
  army: army => ARMIES[army]!,
  weapon: weapon => GOODS[4 + weapon]!,
  land: land => (land === 0 ? 'farm' : 'marketplace'),
  store: store => (store === 0 ? 'granary' : 'treasury'),
  deck: deck => (deck === 0 ? 'Unification' : 'Separation'),
  criterion: criterion => (criterion === 0 ? 'administration' : 'combat'),
  bundle: (which, box) => bundleText(box.bundles[which]!),
  benefit: (gift, box) => `${card(box.gifts[gift]!.card, box)}: ${skillOf(box.gifts[gift]!.card, box)}`,
  recruits: n => counted(n, 'general'),
  goods: goods => amountOf(goodIn(goods), amountIn(goods)),
  force: force => counted(unitsIn(force), `${ARMIES[armyIn(force)]!} unit`),
  cards: n => counted(n, 'card'),
  deficits: n => counted(n, 'deficit token'),
  units: units => (units === 0 ? 'no army unit' : counted(units, 'army unit')),
  gold: n => `${n} gold`,
  support: n => (n === 0 ? 'no popular support' : `${n} popular support`),
  emperor: token => (token === 0 ? 'without the Han emperor' : 'with the Han emperor'),
  tokens: n => counted(n, 'token'),
  lots: n => counted(n, 'lot'),
  armies: n => (n === 0 ? 'no army' : counted(n, 'army', 'armies')),
  points: n => (n === 0 ? 'its 0 VP side' : 'its 1 VP side'),
  swapped: n => (n === 0 ? 'nothing' : `${n}`),
};
