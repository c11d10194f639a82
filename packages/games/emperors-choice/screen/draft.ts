import { type Draft, type Gesture, type TableProps, useGesture } from '@tianxia/board';
import { useEffect, useMemo } from 'react';
import type { EmperorsChoice, Frames } from '../state.ts';
import { type Bid, bidOf, type Stage } from './bidding.ts';
import { cardsToChoose, gestures } from './gestures.ts';
import { promptOf } from './prompt.ts';
import { useWords } from './words.ts';

/** The choice in the making as the components share it. */
export interface EcDraft extends Draft, Gesture<EmperorsChoice, Stage> {
  decision: keyof Frames | ''; // the decision that is open now, after what is chosen so far
  cards: readonly number[]; // that the bits of the stage stand for
  bid: Bid | undefined; // while a bid is composed
}
export type EcProps = TableProps<EmperorsChoice> & { draft: EcDraft };

export function useDraft(props: TableProps<EmperorsChoice>): EcDraft {
  const { kernel, view, viewer, asked } = props;
  const words = useWords();
  const gesture = useGesture(props, gestures);
  const { stage, moment, frame, line, compose } = gesture;
  const decision: EcDraft['decision'] = asked ? (frame?.at ?? '') : '';
  const bidding = stage !== undefined && (decision === 'bid' || decision === 'addCubes');
  const bid = useMemo(
    () => (bidding ? bidOf({ kernel, view, seat: viewer }, stage) : undefined),
    [kernel, view, viewer, bidding, stage],
  );
  const cards = useMemo(() => cardsToChoose(moment), [moment]);
  // the best cards are shown unless others are chosen: one confirmation is enough
  const showing = decision === 'show' && line.length === 0 && stage !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once, when the question comes up
  useEffect(() => {
    if (showing) compose(stage);
  }, [showing]);
  const making = { decision, bid, stage, picks: gesture.picks };
  return { ...gesture, ...promptOf(words, props, making), decision, bid, cards };
}
