import type { Box } from '../box.ts';
import { FAMILIES, type Family } from '../content/vocabulary.ts';

export interface InBag {
  family: Family;
  left: number;
  names: { en: string; ja: string };
}
/** How many tiles of each family the bag still holds. */
export function bagOf(bag: readonly number[], box: Box): InBag[] {
  return FAMILIES.map(family => {
    const first = box.pack.tiles.find(tile => tile.family === family)!;
    const numbered = first.carriage !== undefined || first.strength !== undefined;
    const plain = (name: string) => name.replace(/ ?\d+$|\([^)]*\)$/, '');
    return {
      family,
      left: bag.filter(kind => box.tiles[kind]!.family === family).length,
      names: numbered ? { en: plain(first.names.en), ja: plain(first.names.ja) } : first.names,
    };
  });
}
