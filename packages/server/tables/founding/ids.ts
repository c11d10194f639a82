import { randomBytes, randomInt } from 'node:crypto';
import { type Key, keyFrom } from '@tianxia/fair';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'; // none that can be mistaken for another, no U
const LENGTH = 8; // 31^8, about 40 bits: a table cannot be found by trying

/** QIN-7F3K9QXW: the game's initials, or the first three letters of a single word. */
export function newTableId(game: string): string {
  const words = game.split('-');
  const initials = words.length > 1 ? words.map(word => word[0]).join('') : game.slice(0, 3);
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${initials.toUpperCase().slice(0, 4)}-${letters.join('')}`;
}
export const newKey = (): Key => keyFrom(randomBytes(32));
export const newSeed = (): number => randomInt(2 ** 31);
