import type { Box } from '../box.ts';
import type { Pack } from '../content/shape.ts';
import type { Family, Gain, Icon, OnReveal, Unit } from '../content/vocabulary.ts';

type Character = Pack['characters'][number];
type Tile = Pack['tiles'][number];

/** Portraits by the beginning of a character's id; a character of another pack looks like an officer. */
const PORTRAITS: readonly (readonly [start: string, portrait: string])[] = [
  ['cavalry', 'c-cavalry'],
  ['officer', 'c-officer'],
  ['general', 'c-general'],
  ['crown-prince', 'c-heir'],
  ['prince', 'c-prince'],
  ['empress', 'c-empress'],
  ['concubine', 'c-concubine'],
  ['eunuch', 'c-eunuch'],
  ['field-marshal', 'c-marshal'],
  ['grand-chancellor', 'c-chancellor'],
  ['philosopher', 'c-philosopher'],
  ['court', 'c-court'],
  ['supply', 'c-supply'],
  ['assassin', 'c-assassin'],
];
export const portraitOf = ({ id }: Character): string =>
  PORTRAITS.find(([start]) => id.startsWith(start))?.[1] ?? 'c-officer';

/** Warriors, the emperor's kin, and those in office: three colours of slips. */
export const houseOf = ({ blood, reveals, atEnd }: Character): string =>
  blood ? 'ec-kin' : reveals || atEnd ? 'ec-off' : 'ec-war';

const NUMERALS = ['', '壱', '弐', '参', '四', '伍', '六', '七', '八', '九'];
export const numeral = (kind: number): string => NUMERALS[kind] ?? `${kind}`;

const FAMILY_PIECES: Readonly<Record<Family, string>> = {
  territory: 't-territory',
  canal: 't-canal',
  tower: 't-tower',
  wall: 't-wall',
  carriage: 't-carriage-n',
  confucian: 't-confucian',
  legalist: 't-legalist',
  book: 't-book',
  jewel: 't-jewel',
  envoy: 't-envoy',
  ingot: 't-ingot',
  stone: 't-stone',
  hsiungnu: 't-raider',
};
export const familyPiece = (family: Family): string => (family === 'carriage' ? 't-carriage' : FAMILY_PIECES[family]);

/** How a Qin tile is drawn: its picture, and what is written on it and where. */
export function tilePiece(tile: Tile): { piece: string; mark: string; at: readonly [x: number, y: number] } {
  const piece = FAMILY_PIECES[tile.family];
  const [first] = tile.gained ?? [];
  if (tile.carriage !== undefined) return { piece, mark: numeral(tile.carriage), at: [20, 27] };
  if (first !== undefined && 'amount' in first)
    return { piece, mark: `+${first.amount}`, at: tile.family === 'envoy' ? [16.5, 26.5] : [14, 17] };
  if (tile.strength !== undefined) return { piece, mark: `${tile.strength}`, at: [32, 13] };
  return { piece, mark: '', at: [0, 0] };
}
const UNIT_PIECES: Readonly<Record<Unit, string>> = {
  cube: 'cube',
  territory: 't-territory',
  canal: 't-canal',
  wallLength: 't-wall',
  confucian: 't-confucian',
  legalist: 't-legalist',
  book: 't-book',
  carriage: 't-carriage',
  carriageKind: 't-carriage',
};
export const unitPiece = (unit: Unit): string => UNIT_PIECES[unit];

/** An icon as it is printed: a picture, and the number or word with it. */
export interface IconFace {
  piece: string;
  mark: string;
}
export function iconFace(icon: Icon | Gain | OnReveal): IconFace {
  switch (icon.kind) {
    case 'vp':
      return { piece: 'vpx', mark: `+${icon.amount}` };
    case 'trust':
      return { piece: 'trust', mark: `+${icon.amount}` };
    case 'loseTrust':
      return { piece: 'trust', mark: `−${icon.amount}` };
    case 'money':
      return { piece: 'coin', mark: `+${icon.amount}` };
    case 'cubes':
      return { piece: 'cube', mark: `+${icon.amount}` };
    case 'payCubes':
      return { piece: 'cube', mark: `−${icon.amount}` };
    case 'palace':
      return { piece: 'palace', mark: `+${icon.levels}` };
    case 'bonusCharacter':
      return { piece: 'c-cavalry', mark: '' };
    case 'tiles':
      return { piece: 'tile', mark: icon.draw === icon.keep ? `+${icon.draw}` : `${icon.draw}→${icon.keep}` };
    case 'characters':
      return {
        piece: icon.draw > 1 ? 'card2' : 'card',
        mark: icon.draw === icon.keep ? `+${icon.draw}` : `${icon.draw}→${icon.keep}`,
      };
    case 'tributes':
      return { piece: 'tribute', mark: `+${icon.count}` };
    case 'treasure':
      return { piece: 'grail', mark: '' };
    case 'settle':
      return { piece: 'settle', mark: '' };
    case 'turn':
      return { piece: 'turn', mark: '' };
    case 'kill':
      return { piece: 'c-assassin', mark: '' };
  }
}
const TREASURES: Readonly<Record<string, string>> = { 'royal-sword': 'sword', grail: 'grail', 'jade-bangle': 'bangle' };
export const treasurePiece = (box: Box, treasure: number): string =>
  TREASURES[box.pack.treasures[treasure]!.id] ?? 'grail';

/** A printed word that is no single card or tile, under its own names. */
export const termOf = (box: Box, id: string): { en: string; ja: string } =>
  box.pack.terms.find(term => term.id === id)?.names ?? { en: id, ja: '' };
