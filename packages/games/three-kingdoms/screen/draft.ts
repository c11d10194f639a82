import { type TableProps, useGesture } from '@tianxia/board';
import { useMemo } from 'react';
import type { ThreeKingdoms } from '../state.ts';
import { useAsking } from './asking.ts';
import { bidLine, NONE, type Want, wanting, wantsNothing } from './bid.ts';
import { type Brings, bringsTo } from './brings.ts';
import { isOfBid } from './composer.ts';
import { gestures } from './gestures.ts';
import type { TkDraft, Unsaid } from './inTheMaking.ts';
import { promptOf } from './prompt.ts';
import { useWords } from './words.ts';

export function useDraft(props: TableProps<ThreeKingdoms>): TkDraft {
  const words = useWords();
  const { kernel } = props;
  const gesture = useGesture<ThreeKingdoms, Want>(props, gestures);
  const { stage, moment } = gesture;
  const asking = useAsking(props, gesture);
  const want = stage ?? wantsNothing;
  const made = useMemo(() => (stage === undefined ? undefined : bidLine(moment, stage)), [moment, stage]);
  const brings = useMemo(() => {
    const found = new Map<number, Brings>();
    if (stage === undefined || stage.general === 0) return found;
    const bound = moment.frame?.at === 'follow' ? stage.space : NONE;
    for (const space of kernel.box.spacesOf[moment.seat] ?? []) {
      const there = bound === NONE || bound === space ? bringsTo(moment, stage, space) : undefined;
      if (there !== undefined) found.set(space, there);
    }
    return found;
  }, [kernel, moment, stage]);
  const passes = asking.frame?.at === 'bid' && stage === undefined;
  const draft: Unsaid = {
    ...gesture,
    press(key, byKey) {
      gesture.press(key, byKey);
      if (passes && isOfBid(key)) gesture.press(key, byKey); // the first press takes the pass back, this one begins a bid
    },
    asking,
    want,
    made,
    brings,
    adjust: part => gesture.compose(wanting(want, part)),
  };
  return { ...draft, ...promptOf(words, props, draft) };
}
