import { type Composer, doing, type Gestures, kindOf, numberOf, type ThingKey, thing } from '@tianxia/board';
import type { RuleId } from '@tianxia/kernel';
import { type Box, oneColoured } from '../geography.ts';
import type { Qin } from '../state.ts';
import {
  aroundOf,
  type Choice,
  fitsSomewhere,
  ghostOf,
  isFree,
  lift,
  litFor,
  NO_SLOT,
  NO_SQUARE,
  nothingChosen,
  pick,
  pressOn,
  putOn,
  stepBack,
  tileIn,
  turned,
} from './choice.ts';
import type { Half, Here } from './lays.ts';
import { type Telling, whyOn } from './refusals.ts';

/** Things of Qin that are pressed: a half of a tile in hand, a square, the button that turns. */
export const halfThing = (slot: number, half: number): ThingKey => thing('half', slot * 2 + half);
export const squareThing = (square: number): ThingKey => thing('square', square);
export const TURN = doing('turn');
const MUST_FIT: RuleId = 'QIN-060';

interface Picked {
  slot: number;
  half: Half;
}
function halfOf(here: Here, one: ThingKey): Picked | undefined {
  const slot = Math.floor(numberOf(one) / 2);
  const isHeld = kindOf(one) === 'half' && here.state.hands[here.seat]?.[slot] !== undefined;
  return isHeld ? { slot, half: (numberOf(one) % 2) as Half } : undefined;
}
/** A one-coloured tile has two halves that are the same. */
function isChosen(here: Here, choice: Choice, { slot, half }: Picked): boolean {
  return choice.slot === slot && (choice.half === half || oneColoured(here.kernel.box, tileIn(here, choice)));
}

/** A lay is a tile held by one half, a square for that half, and the way the other half points; in any order, and changed at will. */
const composerFor = (telling: Telling): Composer<Qin, Choice> => {
  const whyNotHeld = (here: Here, { slot }: Picked) =>
    fitsSomewhere(here, slot)
      ? undefined
      : { why: { name: 'fitsNowhere', rule: MUST_FIT, text: telling.words.tileFitsNowhere } };
  const whyNotOn = (here: Here, choice: Choice, square: number) => {
    const why = whyOn(here, telling, choice, square);
    return why && { why };
  };
  return {
    start: ({ frame }) => (frame?.at === 'lay' ? nothingChosen : undefined),
    look(choice, one, here) {
      const held = halfOf(here, one);
      if (held !== undefined)
        return whyNotHeld(here, held) ?? (isChosen(here, choice, held) ? 'chosen' : choice.slot < 0 ? 'can' : 'may');
      if (one === TURN) return tileIn(here, choice) > 0 ? 'may' : undefined;
      if (kindOf(one) !== 'square') return undefined;
      const square = numberOf(one);
      const ghost = ghostOf(here, choice);
      if (square === choice.square || square === ghost?.other) return 'chosen';
      if (aroundOf(here, choice).has(square)) return 'can';
      if (litFor(here, choice).has(square))
        return choice.slot !== NO_SLOT && choice.square === NO_SQUARE ? 'can' : 'may';
      return whyNotOn(here, choice, square);
    },
    press(choice, one, here) {
      const held = halfOf(here, one);
      if (held !== undefined) {
        if (isChosen(here, choice, held)) return { stage: { ...choice, slot: NO_SLOT, half: 0 } };
        return whyNotHeld(here, held) ?? { stage: pick(here, choice, held.slot, held.half) };
      }
      if (one === TURN) return tileIn(here, choice) > 0 ? { stage: turned(choice, 1) } : undefined;
      if (kindOf(one) !== 'square') return undefined;
      const square = numberOf(one);
      if (tileIn(here, choice) > 0) {
        const onGhost = square === ghostOf(here, choice)?.other;
        return onGhost || isFree(here, square)
          ? { stage: pressOn(here, choice, square) }
          : whyNotOn(here, choice, square);
      }
      if (square === choice.square) return { stage: { ...choice, square: NO_SQUARE } };
      return litFor(here, choice).has(square) ? { stage: { ...choice, square } } : whyNotOn(here, choice, square);
    },
    lift(choice, one, here) {
      const held = halfOf(here, one);
      return held && (whyNotHeld(here, held) ?? { stage: lift(choice, held.slot, held.half) });
    },
    drop(choice, _one, onto, here) {
      if (kindOf(onto) !== 'square' || tileIn(here, choice) <= 0) return { stage: choice };
      const square = numberOf(onto);
      return isFree(here, square) ? { stage: putOn(here, choice, square) } : whyNotOn(here, choice, square);
    },
    confirms: (choice, one, here) => kindOf(one) === 'square' && ghostOf(here, choice)?.option !== undefined,
    back: stepBack,
    line(choice, here) {
      const option = ghostOf(here, choice)?.option;
      return option === undefined ? [] : [option];
    },
  };
};
const squaresAt = (box: Box, place: number): number[] => [box.firstSquare[place]!, box.secondSquare[place]!];

/** What an event is about on the board; tiles in a hand and pagodas that came home are not on it. */
export const told: NonNullable<Gestures<Qin>['told']> = ([event, , , place = 0], _state, box) => {
  if (event === 'laid') return [thing('place', place), ...squaresAt(box, place).map(squareThing)];
  return event === 'drew' || event === 'returned' ? [] : undefined;
};

export const gesturesFor = (telling: Telling): Gestures<Qin, Choice> => ({ composer: composerFor(telling), told });
