import { speech, type TableProps } from '@tianxia/board';
import type { Option, Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { ThreeKingdoms } from '../state.ts';
import type { Names } from '../text/en/names.ts';
import type { Words } from './words.ts';

/** What things are called on this table. */
/** Nothing where there is no such row. */
export const called = (words: Words, row: { names: Names } | undefined): string =>
  row === undefined ? '' : words.named(row.names);
export const generalName = (words: Words, box: Box, general: number): string =>
  called(words, box.pack.generals[general - 1]);
const stateName = (words: Words, box: Box, seat: Seat): string => called(words, box.pack.states[seat]);
export const borderName = (words: Words, box: Box, border: number): string => {
  const [a = 0, b = 0] = box.neighbours[border] ?? [];
  return words.battleAt(stateName(words, box, a), stateName(words, box, b));
};
export function spaceName(words: Words, box: Box, space: number): string {
  const row = box.pack.spaces[space];
  if (row === undefined) return '';
  if (box.battleBorder[space]! >= 0) return words.battle(borderName(words, box, box.battleBorder[space]!));
  if (box.tribeOf[space]! >= 0) return words.named(box.pack.states[box.tribeOf[space]!]!.tribe);
  return words.spaces[row.action] ?? words.named(row.names);
}
/** A choice in the tray, with the numbers a player thinks in. */
export function choiceText(words: Words, props: TableProps<ThreeKingdoms>, option: Option): string {
  const { kernel, texts, players, viewer } = props;
  const { box } = kernel;
  const { move, kinds, args } = kernel.words(option);
  const [n = 0] = args;
  const deed = box.does.find(one => one.kind === 'trade');
  if (deed?.kind === 'trade' && kinds[0] === 'lots') {
    const { rice, weapons } = deed;
    if (move === 'trade.buyRice') return words.buyRice(n * rice.lot);
    if (move === 'trade.sellRice') return words.sellRice(n * rice.lot);
    return move === 'trade.buyWeapons' ? words.buyWeapons(n * weapons.lot) : words.sellWeapons(n * weapons.lot);
  }
  if (kinds[0] === 'tokens')
    return move === 'farm.harvest' || move === 'harvest.store' ? words.harvestKeeping(n) : words.taxKeeping(n);
  return speech(kernel, texts, players, viewer, words.speech).option(option);
}
