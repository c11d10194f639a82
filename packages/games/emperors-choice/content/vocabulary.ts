import { kinds, list, maybe, type Of, record, text, whole, word } from '@tianxia/kernel';

/** What can be printed on a tile, a card or a space. A kind that nobody handles does not compile. */
export const provenance = word('printed', 'public', 'reconstructed');
export const names = record({ en: text(60), ja: text(60) });

/** What tiles are counted by; `start` tiles belong to the family of the ordinary ones (EC-006). */
export const FAMILIES = [
  'territory',
  'canal',
  'tower',
  'wall',
  'carriage',
  'confucian',
  'legalist',
  'book',
  'jewel',
  'envoy',
  'ingot',
  'stone',
  'hsiungnu',
] as const;
export type Family = (typeof FAMILIES)[number];
export const family = word(...FAMILIES);
/** What policies and characters count. */
const unit = word(
  'cube',
  'territory',
  'canal',
  'wallLength',
  'confucian',
  'legalist',
  'book',
  'carriage',
  'carriageKind',
);
export type Unit = Of<typeof unit>;

// ---- what a player gets: icons, tiles, treasures, parts of policies ----
const points = whole(1, 100);
const few = whole(1, 12);
const gains = {
  vp: { amount: points },
  trust: { amount: few },
  loseTrust: { amount: few },
  money: { amount: few },
  cubes: { amount: few },
  payCubes: { amount: few },
  palace: { levels: few },
  bonusCharacter: {},
  tiles: { draw: few, keep: few },
  characters: { draw: few, keep: few },
  tributes: { count: few },
  treasure: {},
};
export const gain = kinds(gains);
export type Gain = Of<typeof gain>;

/** An icon may also be an order to the court (EC-139); those ask for a policy. */
export const icon = kinds({ ...gains, settle: {}, turn: {} });
export type Icon = Of<typeof icon>;
/** Icons parted by a slash: exactly one is carried out (EC-140). */
export const slash = list(icon, 1, 6);

/** What a character does when it is revealed in the auction (EC-075). */
export const onReveal = kinds({ ...gains, kill: { vpPerCost: few } });
export type OnReveal = Of<typeof onReveal>;

/** What a character is worth at the end of the game (EC-229). */
export const atEnd = kinds({ vp: { amount: points }, vpPer: { of: unit, each: few } });
export type AtEnd = Of<typeof atEnd>;

// ---- policies: parts in the order in which every player carries them out (EC-242) ----
const byCount = list(whole(0, 100), 2, 40); // by number, from 0; more than the last entry counts as the last
export const part = kinds({
  vpPer: { of: unit, each: few },
  vpTable: { of: unit, table: byCount },
  vpTableByKind: { table: byCount }, // for every kind of carriage on its own
  trustPer: { of: unit, each: few },
  removeTiles: { of: family, count: maybe(few) }, // without a count: all of them
  ifNone: { of: unit, gains: gain },
  ifRemoved: { gains: gain },
  chooserOnly: { gains: gain }, // and never in the final scoring
  most: { of: unit, gains: list(gain, 1, 6) }, // whoever has most, after all have done the rest (EC-243)
  defend: {
    perWall: few, // of length
    perCube: whole(0, 12),
    perShown: few, // of defence on characters shown
    win: record({ beyondStrength: whole(0, 50), pay: few }),
    lose: record({ divisor: few, pay: few }),
  },
  showPower: { count: few },
  showBlood: { each: few },
});
export type Part = Of<typeof part>;
/** While a side is face up (EC-163): tiles of one family count as another, too. */
export const continuous = kinds({ treatAs: { tile: family, as: family } });
