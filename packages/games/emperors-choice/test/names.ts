/** Cards, tiles and policies by the ids of the content pack. */
import type { Box } from '../box.ts';

export const words = (text = ''): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap(word => {
      const [id = '', times = '1'] = word.split('*');
      return Array<string>(Number(times)).fill(id);
    });
export function indexNamed(rows: readonly { id: string }[], id: string): number {
  const at = rows.findIndex(row => row.id === id);
  if (at < 0) throw new Error(`what is ${id}?`);
  return at;
}
export const tileNamed = (box: Box, id: string) => indexNamed(box.pack.tiles, id) + 1;
export const sideNamed = (box: Box, id: string): number => indexNamed(box.sides, id);
export const tributeOf = (box: Box, vp: number) => box.pack.tributes.findIndex(row => row.vp === vp) + 1;
export function cardIn(box: Box, cards: readonly number[], id: string): number {
  const card = cards.find(one => one > 0 && box.characters[one]!.id === id);
  if (card === undefined) throw new Error(`there is no ${id} there`);
  return card;
}
