import type { TableProps } from '@tianxia/board';
import type { Box } from '../box.ts';
import { turnOf } from '../facts/hands.ts';
import { DRAWING, PLAYING, PREPARING, type ZhanGuo } from '../state.ts';
import type { Words } from './words.ts';

/** The phase of a round, as it is announced. */
export function phaseIn(words: Words, view: TableProps<ZhanGuo>['view'], box: Box): string | undefined {
  const round = view.round + 1;
  if (view.phase === DRAWING) return words.whenDrawing(round, box.rounds);
  if (view.phase === PLAYING) return words.when(round, box.rounds, 1, turnOf(view, box).turns);
  return view.phase === PREPARING ? words.whenPreparing : words.whenRewarding(round, box.rounds);
}
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
