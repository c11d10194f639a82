import { type Handlers, handle } from '@tianxia/kernel';
import type { Benefit, Condition, Count, Goods } from './content/vocabulary.ts';
import { GOODS, LANDS } from './content/vocabulary.ts';

/**
 * Whether the order of two benefits can matter (TK-185): one changes what the other reads. Worked out from the rows, so that
 * players are asked for an order only where it can make a difference.
 */
const WEAPONS = 0b1111 << 4;
const ARMIES_BOTH = 0b11 << 2;
const [DECKS, CARD, TRIBE, ALLIES, STORES] = [1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13];
const FLIPPED = 14; // and 15: by land
const PLACES = 1 << 16; // stationed generals and units, built cards, ranks: no benefit changes these
const RICE = 1 << 1;
const bitOf = (good: (typeof GOODS)[number]) => 1 << GOODS.indexOf(good);
const bitsOf = (goods: Goods) =>
  GOODS.reduce((set, good) => (goods[good] ? set | bitOf(good) : set), goods.weapon ? WEAPONS : 0);
const flippedOf = (land: (typeof LANDS)[number]) => 1 << (FLIPPED + LANDS.indexOf(land));

const asks: Handlers<Condition, [], number> = {
  stationedUnits: () => PLACES,
  stationedGenerals: () => PLACES,
  locations: () => PLACES,
  bothBorders: () => PLACES,
  domestic: () => PLACES,
  level: () => PLACES,
  rank: () => PLACES,
  tribe: () => TRIBE,
  granary: () => STORES,
  built: () => PLACES,
  emperorToken: () => PLACES,
  deficitsAtMost: () => PLACES,
  supply: ({ good }) => (good === 'army' ? ARMIES_BOTH : bitOf(good)),
  lowestRank: () => PLACES,
  inAlliance: () => ALLIES,
  notInAlliance: () => ALLIES,
  evenRound: () => PLACES,
  roundFrom: () => PLACES,
  notTaken: () => PLACES,
  recruited: () => PLACES,
  left: () => PLACES,
  stationed: () => PLACES,
  notAssigned: () => PLACES,
  cardHas: () => CARD,
  withUnits: () => PLACES,
  withSupport: () => PLACES,
  sent: () => PLACES,
  emptySpace: () => PLACES,
  rivalThere: () => PLACES,
  alongside: () => PLACES,
  firstOfRound: () => PLACES,
  lastToAssign: () => PLACES,
  loserThere: () => PLACES,
  produced: () => PLACES,
  flippedAtMost: ({ land }) => flippedOf(land),
  winsAtMost: () => PLACES,
};
const counts = (per: Count): number =>
  per === 'treasury' ? STORES : per === 'gold' || per === 'rice' || per === 'support' ? bitOf(per) : PLACES;
const needs: Handlers<Benefit, [], number> = {
  gain: () => 0,
  gainPer: ({ per }) => counts(per),
  oneOf: () => 0,
  train: () => bitOf('untrained'),
  draw: () => DECKS,
  putOnCard: () => 0,
  takeFromCard: () => CARD,
  supportBack: () => 0,
  tribe: () => TRIBE,
  spareToken: () => STORES,
  act: ({ action }) => flippedOf(action === 'harvest' ? 'farm' : 'marketplace'),
  swap: ({ one, other }) => bitsOf(one) | bitsOf(other),
  joinAlliance: () => ALLIES,
};
const alters: Handlers<Benefit, [], number> = {
  gain: ({ goods }) => bitsOf(goods),
  gainPer: ({ good }) => (good === 'weapon' ? WEAPONS : bitOf(good)),
  oneOf: ({ options }) => options.reduce((set, goods) => set | bitsOf(goods), 0),
  train: () => ARMIES_BOTH,
  draw: () => DECKS,
  putOnCard: () => CARD,
  takeFromCard: ({ good }) => CARD | bitOf(good),
  supportBack: () => bitOf('support'),
  tribe: () => TRIBE,
  spareToken: () => STORES,
  act: ({ action }) =>
    action === 'harvest' ? flippedOf('farm') | STORES | RICE : flippedOf('marketplace') | STORES | bitOf('gold'),
  swap: ({ one, other }) => bitsOf(one) | bitsOf(other),
  joinAlliance: () => ALLIES,
};
/** The part of a gift that reads or changes something. */
export interface Given {
  when: readonly Condition[];
  rice: number; // to be paid
  charge: number; // to be taken from the card
  gives: readonly Benefit[];
}
export const reads = ({ when, rice, charge, gives }: Given): number =>
  when.reduce((set, one) => set | handle(asks, one), 0) |
  gives.reduce((set, one) => set | handle(needs, one), 0) |
  (rice > 0 ? RICE : 0) |
  (charge > 0 ? CARD : 0);
export const changes = ({ rice, charge, gives }: Given): number =>
  gives.reduce((set, one) => set | handle(alters, one), 0) | (rice > 0 ? RICE : 0) | (charge > 0 ? CARD : 0);
