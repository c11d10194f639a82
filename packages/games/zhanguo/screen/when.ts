import type { TableProps } from '@tianxia/board';
import { turnOf } from '../facts/hands.ts';
import { DRAWING, PLAYING, PREPARING, type ZhanGuo } from '../state.ts';
import type { Words } from './words.ts';

/** Where in the game we are: 'Round 3 of 5 · turn 2 of 6'. */
export function whenIn(words: Words, { kernel, view }: TableProps<ZhanGuo>): string {
  const { rounds } = kernel.box;
  const round = view.round + 1;
  if (view.phase === PREPARING) return words.whenPreparing;
  if (view.phase === DRAWING) return words.whenDrawing(round, rounds);
  if (view.phase !== PLAYING) return words.whenRewarding(round, rounds);
  const { turn, turns } = turnOf(view, kernel.box);
  return words.when(round, rounds, turn, turns);
}
