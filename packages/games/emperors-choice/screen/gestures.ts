import { at, type Composer, type Gestures, ITSELF, kindOf, type Moment, numberOf, type Why } from '@tianxia/board';
import { OK, type Option } from '@tianxia/kernel';
import { has } from '../count.ts';
import { bestCards } from '../facts/settlement.ts';
import { fitting } from '../facts/showing.ts';
import type { EmperorsChoice } from '../state.ts';
import { bidOf, type Stage, toggled } from './bidding.ts';

type Here = Moment<EmperorsChoice>;

/** What the bits of a stage stand for: the hand, or the cards that a policy asks for. */
export function cardsToChoose({ kernel, state, seat, frame }: Pick<Here, 'kernel' | 'state' | 'seat' | 'frame'>) {
  if (frame?.at === 'show') return fitting(state, kernel.box, seat, frame.side);
  return state.hands[seat]?.pieces ?? [];
}
/** The decision starts with nothing chosen; where cards are shown for a policy, with those that bring most. */
function start({ kernel, state, seat, frame }: Here): Stage | undefined {
  if (frame?.at === 'bid' || frame?.at === 'addCubes') return { set: 0, cubes: 0 };
  if (frame?.at !== 'show') return undefined;
  const best = bestCards(state, kernel.box, frame.side, seat);
  const cards = fitting(state, kernel.box, seat, frame.side);
  return { set: cards.reduce((set, card, i) => (best.includes(card) ? set | (1 << i) : set), 0), cubes: 0 };
}
/** A card too many is refused before it is pressed; a set that is merely too weak yet may still grow. */
function whyNotCard({ kernel, asked }: Here, set: number, place: number): Why | undefined {
  const reveal = kernel.read(`bid.reveal ${set | (1 << place)}`);
  const why = asked.all.find(({ option }) => option === reveal)?.why;
  return why?.name === 'tooMany' ? why : undefined;
}
const passOf = ({ asked }: Here): Option | undefined =>
  asked.all.find(({ move, why }) => move === 'bid.pass' && why === undefined)?.option;
const mayPassTo = (here: Here, exit: number): boolean =>
  here.frame?.at === 'bid' && passOf(here) !== undefined && has(here.state.exits, exit);

/** A bid is cards and cubes together; pressed while bidding, an exit tile passes and is taken in one gesture. */
const composer: Composer<EmperorsChoice, Stage> = {
  start,
  look(stage, one, here) {
    if (kindOf(one) === 'exit')
      return mayPassTo(here, numberOf(one)) ? (stage.exit === numberOf(one) ? 'chosen' : 'may') : undefined;
    const place = placeOf(one, here);
    if (place < 0) return undefined;
    if (has(stage.set, place)) return 'chosen';
    const why = here.frame?.at === 'bid' ? whyNotCard(here, stage.set, place) : undefined;
    return why === undefined ? 'can' : { why };
  },
  press(stage, one, here) {
    if (kindOf(one) === 'exit') {
      const exit = numberOf(one);
      if (!mayPassTo(here, exit)) return undefined;
      return { stage: { set: 0, cubes: 0, ...(stage.exit !== exit && { exit }) } };
    }
    const place = placeOf(one, here);
    if (place < 0) return undefined;
    const why = has(stage.set, place) || here.frame?.at !== 'bid' ? undefined : whyNotCard(here, stage.set, place);
    return why === undefined ? { stage: toggled(stage, place) } : { why };
  },
  line(stage, here) {
    const { kernel, state, seat, frame } = here;
    if (frame?.at === 'show') {
      const show = kernel.read(`show.show ${stage.set}`);
      return show !== undefined && kernel.whyNot(state, seat, show) === OK ? [show] : [];
    }
    const pass = passOf(here);
    if (stage.exit !== undefined && pass !== undefined) return [pass, kernel.read(`exit.take ${stage.exit}`)!];
    return bidOf({ kernel, view: state, seat }, stage).line;
  },
};
const placeOf = (one: string, here: Here): number =>
  kindOf(one) === 'character' && here.frame?.at !== 'addCubes' ? cardsToChoose(here).indexOf(numberOf(one)) : -1;

/** How moves are pressed. Only a pass goes on to what is lost and to the exit tile; everything else is one choice. */
export const gestures: Gestures<EmperorsChoice, Stage> = {
  presses: {
    '.settle': [ITSELF, at('policy', 0)],
    '.turn': [ITSELF, at('policy', 0)],
  },
  begins: [
    'bonus',
    'bid',
    'effects',
    'victim',
    'choose',
    'keepTile',
    'keepCharacter',
    'treasure',
    'takeSet',
    'immediate',
    'treasures',
    'replenish',
    'decree',
    'edict',
    'show',
  ],
  composer,
};
