import { content } from '../content/index.ts';

/** The printed pack, but these cards say something else: `packWith({ 'xun-yu': { abilities: [...] } })`. */
export function packWith(cards: Record<string, object>): object {
  const changed = <R extends { id: string }>(row: R): R => ({ ...row, ...cards[row.id] });
  return { ...content, generals: content.generals.map(changed), enhancements: content.enhancements.map(changed) };
}
