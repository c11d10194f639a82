import { speech, type TableProps } from '@tianxia/board';
import { type Told, UNKNOWN } from '@tianxia/kernel';
import type { ThreeKingdoms } from '../state.ts';
import type { Words } from './words.ts';

/** What a choice tells, as sentences to the reader: each once. */
export function toldLines(
  words: Words,
  { kernel, texts, players, viewer }: TableProps<ThreeKingdoms>,
  told: readonly Told[],
): string[] {
  const { event } = speech(kernel, texts, players, viewer, words.speech);
  return [...new Set(told.filter(one => !one.includes(UNKNOWN)).map(event))].filter(text => text !== '');
}
