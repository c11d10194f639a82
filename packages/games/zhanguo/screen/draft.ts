import { type Draft, type Gesture, type TableProps, useGesture } from '@tianxia/board';
import type { ZhanGuo } from '../state.ts';
import { gestures } from './gestures.ts';
import { promptOf } from './prompt.ts';
import { useWords } from './words.ts';

/** The choice in the making as ZhanGuo's components share it. */
export interface ZgDraft extends Draft, Gesture<ZhanGuo> {}
export type ZgProps = TableProps<ZhanGuo> & { draft: ZgDraft };

export function useDraft(props: TableProps<ZhanGuo>): ZgDraft {
  const words = useWords();
  const gesture = useGesture(props, gestures);
  return { ...gesture, ...promptOf(props, words, gesture) };
}
/** The card that is being played: one that is picked, or whose use is proposed. */
export function cardPlayed({ frame, settled, chosen }: ZgDraft): number | undefined {
  const isPlayed = [...settled].some(key => key.startsWith('action ') || key.startsWith('tuck '));
  return frame?.at === 'play' || isPlayed ? chosen('card') : undefined;
}
