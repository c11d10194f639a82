import { gestureOn, type Made, nothingMade, peopleAt, type ThingKey } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { squareNamed } from '../../squares.ts';
import type { Position } from '../../test/position.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import type { Choice } from '../choice.ts';
import { gesturesFor, halfThing, squareThing } from '../gestures.ts';

export const players = [
  { name: 'Mei', colour: 'green' },
  { name: 'Théo', colour: 'white' },
  { name: 'Bao', colour: 'purple' },
];
const people = peopleAt(players, 0);
export const telling = { words, people, texts };

/** A player's hands on a position: presses, drags and what they lead to. */
export function handsOn({ k, s, box }: Position, seat: Seat = 0) {
  const desk = { kernel: k, view: k.view(s, seat), seat, asked: true, texts };
  const on = gestureOn(desk, gesturesFor(telling));
  let made: Made<Choice> = nothingMade;
  const square = (name: string) => squareThing(squareNamed(box, name));
  const go = (next: Made<Choice> | undefined) => {
    made = next ?? made;
  };
  return {
    on,
    here: on.momentOf(nothingMade),
    square,
    press: (one: ThingKey) => go(on.press(made, one)),
    hold: (slot: number, half = 0) => go(on.press(made, halfThing(slot, half))),
    put: (name: string) => go(on.press(made, square(name))),
    drag(slot: number, half: number, name: string) {
      go(on.lift(made, halfThing(slot, half)));
      go(on.drop(made, halfThing(slot, half), square(name)));
    },
    back: () => go(on.back(made)),
    is: (one: ThingKey) => on.look(made, one)?.is,
    why: (name: string) => on.look(made, square(name))?.why?.text,
    refused: () => made.refused?.why,
    confirms: (name: string) => on.confirms(made, square(name)),
    proposed: () => on.proposal(made).map(option => k.write(option))[0],
    choice: () => on.stageOf(made),
  };
}
