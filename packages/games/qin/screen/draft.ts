import { type Draft, type Gesture, kindOf, numberOf, peopleAt, type TableProps, useGesture } from '@tianxia/board';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Join } from '../facts/joins.ts';
import type { Qin } from '../state.ts';
import {
  aroundOf,
  type Choice,
  type Ghost,
  ghostOf,
  ghostOfLay,
  ghostOver,
  heldIn,
  litFor,
  NO_SLOT,
  NO_SQUARE,
  nothingChosen,
  tileIn,
  turned,
} from './choice.ts';
import { gesturesFor, TURN } from './gestures.ts';
import { layOf } from './lays.ts';
import { type Pointer, pointerOver } from './pointing.ts';
import { promptOf } from './prompt.ts';
import { clashAt, whyThere } from './refusals.ts';
import { useWords } from './words.ts';

/** The choice in the making as Qin's components share it. */
export interface QinDraft extends Draft, Gesture<Qin, Choice> {
  choice: Choice;
  tile: number; // held, or 0
  lit: ReadonlySet<number>; // where the held half may lie
  around: readonly number[]; // where the other half may turn to
  ghost: Ghost | undefined; // pressed down on the board, or on its way to the table
  pointer: Pointer;
  ghostOver(square: number): Ghost | undefined; // as it would lie under the pointer
  clash(ghost: Ghost | undefined): readonly Join[]; // the provinces whose join is refused there
  turn(steps: number): void;
  goesOn: RefObject<boolean>; // a tile was taken by key: the focus goes on to the board
}
export type QinProps = TableProps<Qin> & { draft: QinDraft };
const DARK: ReadonlySet<number> = new Set();

export function useDraft(props: TableProps<Qin>): QinDraft {
  const { kernel, viewer, players, texts, line } = props;
  const words = useWords();
  const telling = useMemo(() => ({ words, texts, people: peopleAt(players, viewer) }), [words, texts, players, viewer]);
  const gestures = useMemo(() => gesturesFor(telling), [telling]);
  const gesture = useGesture(props, gestures);
  const [pointer] = useState(pointerOver);
  const goesOn = useRef(false);
  const { moment: here, stage, compose } = gesture;
  const choice = stage ?? nothingChosen;
  const tile = stage === undefined ? 0 : tileIn(here, choice);
  const lit = useMemo(() => (tile > 0 ? litFor(here, choice) : DARK), [here, choice, tile]);
  const sent = line[0] === undefined ? undefined : layOf(kernel, line[0]);
  const ghost = stage ? ghostOf(here, choice) : sent && ghostOfLay(here, sent.tile, sent.place, line[0]!);
  const over = (square: number) => (stage ? ghostOver(here, choice, square) : undefined);
  const turn = (steps: number) => {
    if (tile > 0) compose(turned(choice, steps, (ghost ?? over(pointer.now()))?.direction));
  };
  const why = ghost?.why && whyThere(here, telling, heldIn(here, choice), ghost.square, ghost.direction);
  const refusal = gesture.refusal ?? why;
  const { back, ...rest } = gesture;
  const isMade = refusal !== undefined || choice.slot !== NO_SLOT || choice.square !== NO_SQUARE || stage === undefined;
  return {
    ...rest,
    ...promptOf(props, words, { choice, tile, ghost }),
    ...(refusal && { refusal }),
    ...(back && isMade && { back }),
    press(one, byKey = false) {
      if (one === TURN) return turn(1);
      goesOn.current = byKey && kindOf(one) === 'half';
      gesture.press(one, byKey);
    },
    carry: one => pointer.point(one !== undefined && kindOf(one) === 'square' ? numberOf(one) : NO_SQUARE),
    choice,
    tile,
    lit,
    around: tile > 0 ? [...aroundOf(here, choice).keys()].filter(q => q !== ghost?.other) : [],
    ghost,
    pointer,
    ghostOver: over,
    clash: one => clashAt(here, one),
    turn,
    goesOn,
  };
}
