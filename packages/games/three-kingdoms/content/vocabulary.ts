import { kinds, list, maybe, type Of, record, text, whole, word } from '@tianxia/kernel';

/** The closed vocabulary of the cards and spaces. A row of another kind is refused; a kind nobody handles does not compile. */
export const GOODS = [
  'gold',
  'rice',
  'untrained',
  'trained',
  'spear',
  'horse',
  'crossbow',
  'vessel',
  'support',
] as const;
export const WEAPONS = ['spear', 'horse', 'crossbow', 'vessel'] as const;
export const ARMIES = ['infantry', 'cavalry', 'archery', 'naval'] as const; // each in the order of its weapon (TK-009)
export const STATES = ['wei', 'wu', 'shu'] as const; // a seat plays the state of its number
export const BORDERS = ['wei-wu', 'shu-wei', 'shu-wu'] as const;
export const DECKS = ['unification', 'separation'] as const;
export const LANDS = ['farm', 'marketplace'] as const;
export const CRITERIA = ['administration', 'combat'] as const;

/** What can be done, as cards speak of it: a whole space, a part of one, or one way of a part. */
export const ACTIONS = [
  'recruit-armies',
  'train-armies',
  'demand-tribute',
  'win-popular-support',
  'control-han-emperor',
  'produce-spears-horses',
  'produce-crossbows-vessels',
  'develop-farm-or-harvest',
  'develop-marketplace-or-collect-tax',
  'trade-rice-weapons',
  'hire-import',
  'construct-enhancement',
  'battle',
  'improve-tribal-relations',
  'develop-farm',
  'harvest',
  'develop-marketplace',
  'collect-tax',
  'buy-rice',
  'sell-rice',
  'buy-weapons',
  'sell-weapons',
  'hire-instructor',
  'import-technology',
  'alliance-action', // whatever the alliance space is this round
] as const;
export type ActionName = (typeof ACTIONS)[number];
const action = word(...ACTIONS);

const few = maybe(whole(1, 20));
const arms = maybe(whole(1, 7)); // three bits hold how many of a kind an action made (words.ts)
const asGoods = {
  gold: few,
  rice: few,
  untrained: few,
  trained: few,
  spear: arms,
  horse: arms,
  crossbow: arms,
  vessel: arms,
  support: few,
};
export const goods = record({ ...asGoods, weapon: few }); // weapon: of the owner's choice, each anew (TK-454)
export const price = record({ ...asGoods, army: few }); // army: untrained or trained, mixed freely (TK-238)
export type Goods = Of<typeof goods>;
export type Price = Of<typeof price>;
const good = word(...GOODS);
const army = word(...ARMIES);
const land = word(...LANDS);
const least = whole(1, 99);
const generalId = text(40, /^[a-z-]+$/);

// ---- conditions: standing ones can be asked of a state at any time, the others only on an occasion ----
const STANDING = {
  stationedUnits: { least, army: maybe(army) },
  stationedGenerals: { least },
  locations: { least },
  bothBorders: {},
  domestic: { least }, // farm level + marketplace level
  level: { land, least },
  rank: { least },
  tribe: { least },
  granary: { least },
  built: { least },
  emperorToken: {},
  deficitsAtMost: { most: whole(0, 99) },
  supply: { good: word(...GOODS, 'army'), least }, // army: untrained and trained together
  lowestRank: {}, // no state has a lower one
  inAlliance: {},
  notInAlliance: {},
  evenRound: {},
  roundFrom: { round: whole(1, 99) },
  notTaken: { action },
  recruited: { general: generalId },
};
const OCCASIONAL = {
  left: {}, // this general is the one who stays with the Han emperor
  stationed: { with: maybe(army) }, // this general
  notAssigned: {}, // this general, this round
  cardHas: { least }, // on this general's card
  withUnits: { army, least },
  withSupport: { least },
  sent: { least }, // gold or units to the tribe
  emptySpace: {}, // when he is placed
  rivalThere: {},
  alongside: { general: generalId },
  firstOfRound: {},
  lastToAssign: {},
  loserThere: {},
  produced: { weapon: word(...WEAPONS), least },
  flippedAtMost: { land, most: whole(0, 99) },
  winsAtMost: { most: whole(0, 99) },
};
export const standing = kinds(STANDING);
const condition = kinds({ ...STANDING, ...OCCASIONAL });
export type Standing = Of<typeof standing>;
export type Condition = Of<typeof condition>;
const when = maybe(list(condition, 1, 6));

// ---- what can be counted, for scores and gifts ----
const COUNTS = [
  'locations',
  'infantry',
  'cavalry',
  'archery',
  'naval',
  'bordersWon',
  'bordersHeld',
  'unstationedGenerals',
  'otherEnhancements',
  'treasury',
  'gold',
  'rice',
  'support',
] as const;
export type Count = (typeof COUNTS)[number];
const count = word(...COUNTS);

// ---- benefits: what a card gives at its moment ----
const benefit = kinds({
  gain: { goods },
  gainPer: { good: word('weapon', ...GOODS), per: count, most: whole(1, 9) },
  oneOf: { options: list(goods, 2, 6) },
  train: { most: whole(1, 9) },
  draw: { from: word(...DECKS, 'either', 'each') },
  putOnCard: { item: word('horse', 'charge'), amount: whole(1, 9) },
  takeFromCard: { good, amount: whole(1, 9) },
  supportBack: { amount: whole(1, 9) },
  tribe: { change: whole(0, 9) }, // instead of dropping
  spareToken: { land, amount: whole(1, 5) },
  act: { action: word('harvest', 'collect-tax') },
  swap: { one: goods, other: goods }, // either way, once
  joinAlliance: {},
});
export type Benefit = Of<typeof benefit>;

/** When a benefit comes. Each is called once in the flow, by its name. */
export const MOMENTS = [
  'allianceChosen',
  'bidWon',
  'bidLost',
  'returned', // from any space, also to a border or face down
  'beforeActions',
  'beforeAction',
  'afterAction',
  'built',
  'stationed',
  'tribeDrops', // instead of the drop
  'roundEnd',
  'laterRoundEnd', // not in the round of recruitment
  'recruitRoundEnd',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Where a bonus counts: common and battle spaces; those judged by combat; the alliance's; named borders; his own border. */
const where = word('bids', 'combat', 'alliance', 'battles', ...BORDERS, 'ownBorder');
export type Where = Of<typeof where>;

/** What is printed on a card. A benefit happens at a moment; everything else changes a rule for its owner. */
export const ability = kinds({
  // TK-440, TK-453
  benefit: {
    at: word(...MOMENTS),
    actions: maybe(list(action, 1, ACTIONS.length)),
    by: maybe(word('general', 'owner')), // general: he must stand on that space
    when,
    may: maybe(word('yes')),
    pay: maybe(record({ rice: few, charge: few })), // charge: lies on this general's card
    gives: list(benefit, 1, 4),
  },
  bidBonus: { where, when, add: whole(1, 5) },
  bidBonusToFirst: { where, army: maybe(army), when, add: whole(1, 5) }, // to the first own general on that space
  bidBonusForArmy: { where, armies: whole(1, 3), add: whole(1, 5) }, // may be bought as he is placed
  secondGeneral: {}, // one more at once to the same space
  winsTies: {},
  attribute: { attribute: word(...CRITERIA), value: whole(1, 9), when },
  recruitsFrom: { more: whole(1, 9) }, // sees more cards when recruiting
  trainsUpTo: { most: whole(1, 9) },
  looksAtCards: { cards: whole(2, 9) }, // import: keeps one, the others go under the deck
  drawsFromEach: {}, // import
  tribeBonus: { add: whole(1, 9) },
  weaponPrices: { buy: whole(1, 20), sell: whole(1, 20) },
  buildsFor: { less: whole(1, 5), of: list(good, 1, 3) },
  stationsAlone: {},
  upkeepLess: { good: word('gold', 'rice'), less: whole(1, 9), when },
  noSupportUpkeep: {},
  swapsUpkeep: {},
  scorePer: { per: count, every: whole(1, 9), each: whole(1, 9), most: whole(1, 20) },
  scoreIf: { when: list(standing, 1, 6), points: whole(1, 20) },
});
export type Ability = Of<typeof ability>;

/** What winning a space lets one do. */
const rate = { lot: whole(1, 20), buy: whole(1, 20), sell: whole(1, 20), lots: whole(1, 9) };
export const deed = kinds({
  gain: { goods },
  oneOf: { options: list(goods, 2, 6) },
  train: { most: whole(1, 9) },
  develop: { land, yields: whole(1, 20) }, // by token that is not stored
  trade: { rice: record(rate), weapons: record(rate) },
  technology: { rice: whole(0, 9), trains: whole(1, 9) },
  construct: {},
  emperor: { gold: whole(0, 20) },
  battle: { border: word(...BORDERS) },
  tribe: {},
});
export type Deed = Of<typeof deed>;
