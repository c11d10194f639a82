import { type Draft, type Gesture, type Look, numberOf, useGesture } from '@tianxia/board';
import type { FirstEmpire } from '../state.ts';
import { gestures } from './gestures.ts';
import { promptOf } from './prompt.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';

/** The choice in the making as the components share it. */
export interface EmpireDraft extends Gesture<FirstEmpire>, Draft {
  card: number; // the hand card of this turn that is chosen, or 0
  action: number; // the Court Action that is chosen, or -1
}
export function useDraft(props: Props): EmpireDraft {
  const words = useWords();
  const gesture = useGesture(props, gestures);
  const turn = chosenTurn(props, gesture);
  return { ...gesture, ...promptOf(words, props, gesture), ...turn };
}
/** The card and the action this turn is about, as far as they are chosen. */
function chosenTurn(
  { view, viewer, asked }: Props,
  gesture: Gesture<FirstEmpire>,
): Pick<EmpireDraft, 'card' | 'action'> {
  const isTurn = asked && view.agenda.at(-1)?.at === 'turn';
  const card = (isTurn && gesture.chosen('card')) || 0;
  const inHand = view.hands[viewer]?.includes(card) ?? false;
  return { card: inHand ? card : 0, action: (isTurn ? gesture.chosen('action') : undefined) ?? -1 };
}
/** Is there something of this kind to be chosen now? */
export const asksFor = ({ looks }: Pick<EmpireDraft, 'looks'>, ...kinds: readonly string[]): boolean =>
  looks.some(({ thing, is }) => is === 'can' && kinds.some(kind => thing.startsWith(`${kind} `)));
export const numbersOf = (looks: readonly Look[], is: Look['is']): number[] =>
  looks.filter(look => look.is === is).map(({ thing }) => numberOf(thing));
