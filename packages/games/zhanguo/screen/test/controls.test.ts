import { fastRand, type Kernel, type Option, type Seat, type View } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { State, ZhanGuo } from '../../state.ts';
import { listedOf } from '../Choices.tsx';
import { type Candidate, candidatesOf, controlAt, controlsFor, press } from '../controls.ts';
import { isAside, kindOf, type Place } from '../places.ts';
import { atFirstTurn, isAt, open, playUntil } from './table.ts';

/** Presses the places of a candidate one after another, as far as they are needed. */
function pressAll(all: readonly Candidate[], places: readonly Place[]): Option | undefined {
  let picked: readonly Place[] = [];
  for (const place of places) {
    const next = press(all, picked, place);
    if (next.option !== undefined) return next.option;
    picked = next.picked;
  }
  return undefined;
}
/** The same by the list of choices alone: every press must stand there. */
function chooseFromList(all: readonly Candidate[], wanted: Candidate): Option | undefined {
  let picked: readonly Place[] = [];
  for (let steps = 0; steps < 6; steps++) {
    const listed = listedOf(controlsFor(all, picked));
    const step = listed.find(({ place, state }) => state === 'can' && wanted.places.includes(place));
    if (step === undefined) return undefined;
    const next = press(all, picked, step.place);
    if (next.option !== undefined) return next.option;
    picked = next.picked;
  }
  return undefined;
}
const HAND = ['play', 'keep']; // answered in the hand and on the board, not from the list
function checkDecision(k: Kernel<ZhanGuo>, view: View<State>, seat: Seat, met: Set<string>): void {
  const { at } = view.agenda.at(-1)!;
  const all = candidatesOf(k, view, seat);
  const legal: Option[] = [];
  legal.length = k.options(view, seat, legal, true);
  const offered = all.filter(({ why }) => why === undefined);
  expect(offered.map(({ option }) => option).sort()).toEqual([...legal].sort());
  for (const candidate of offered) {
    const words = k.write(candidate.option);
    met.add(candidate.move);
    expect(k.write(pressAll(all, candidate.places)!), words).toBe(words);
    expect(controlAt(all, [], candidate.places[0]!)?.state, words).toMatch(/can|may/);
    if (!HAND.includes(at) && !isAside(candidate.move))
      expect(k.write(chooseFromList(all, candidate)!), `${words} from the list`).toBe(words);
  }
  for (const control of controlsFor(all, [])) {
    if (control.state === 'cannot') expect(control.why, control.place).toBeDefined();
    else expect(control.leads.length, control.place).toBeGreaterThan(0);
  }
}
const tables: [seats: number, options: Record<string, string>][] = [
  [2, {}],
  [3, { boards: 'sideB', cards: 'choice', turnEnd: 'byHand' }],
  [4, { boards: 'auction', order: 'track', unrest: 'perWorker' }],
  [2, { boards: 'sideB', turnEnd: 'byHand' }],
];
test.each(tables)(
  'every legal option of every decision can be pressed: %i players, %o',
  { timeout: 60_000 },
  (seats, options) => {
    const met = new Set<string>();
    const rand = fastRand(seats);
    const { k, s } = open(seats, options, seats + 5);
    let decisions = 0;
    while (!k.over(s)) {
      const [seat] = k.waiting(s);
      const { at } = s.agenda.at(-1)!;
      // positions of the great frequent decisions are alike: every third will do
      if (!['play', 'reassign'].includes(at) || decisions % 3 === 0) checkDecision(k, k.view(s, seat!), seat!, met);
      decisions++;
      k.apply(s, seat!, k.anyOption(s, seat!, rand), rand);
    }
    expect(met.size).toBeGreaterThan(15);
  },
);

test('a card or its use may be pressed first, and another card takes the place of the first', () => {
  const { k, seat, view } = atFirstTurn();
  const all = candidatesOf(k, view, seat);
  const [a, b] = view.hands[seat]!;
  expect(controlAt(all, [], `card ${a}`)?.state).toBe('can');
  expect(controlAt(all, [], 'action 4')?.state).toBe('may');
  expect(controlAt(all, [`card ${a}`], 'action 4')?.state).toBe('can');
  expect(press(all, [`card ${a}`], `card ${b}`)).toEqual({ picked: [`card ${b}`], option: undefined });
  expect(k.write(press(all, ['action 4'], `card ${b}`).option!)).toBe(`play.court 4 ${b}`);
  expect(k.write(press(all, [`card ${b}`], 'tuck 2').option!)).toBe(`play.tuck 2 ${b}`);
  expect(press(all, [`card ${a}`], `card ${a}`)).toEqual({ picked: [], option: undefined });
});
test('what cannot be says why, also where the whole of a move is refused', () => {
  const { k, seat, view } = atFirstTurn();
  const all = candidatesOf(k, view, seat);
  expect(controlAt(all, [], 'action 0')).toMatchObject({
    state: 'cannot',
    why: { name: 'wallNowhere', rule: 'ZG-141' },
  });
  expect(press(all, [], 'action 0')).toEqual({ picked: [], option: undefined });
});
test('a free step down is quiet, and one press is enough for it', () => {
  const { k, seat, view } = atFirstTurn();
  const all = candidatesOf(k, view, seat);
  const free = all.find(({ move, why }) => isAside(move) && why === undefined)!;
  expect(controlAt(all, [], free.places[0]!)?.state).toBe('may');
  expect(controlAt(all, [], free.places[1]!)).toBeUndefined();
  expect(press(all, [], free.places[0]!).option).toBe(free.option);
});
test('where an Official goes is asked once it is known which', () => {
  const opened = open(2, {}, 3);
  const seat = playUntil(opened, isAt('reassign'), 3)!;
  const all = candidatesOf(opened.k, opened.k.view(opened.s, seat), seat);
  expect(controlsFor(all, []).some(({ place }) => kindOf(place) === 'area')).toBe(false);
  const official = controlsFor(all, []).find(({ place, state }) => kindOf(place) === 'official' && state === 'can')!;
  const areas = controlsFor(all, [official.place]).filter(({ place }) => kindOf(place) === 'area');
  expect(areas.map(({ state }) => state)).toContain('can');
  expect(areas.filter(({ state }) => state === 'cannot').every(({ why }) => why !== undefined)).toBe(true);
});
test('cards to put back: one of each deck, and another of the same deck takes its place', () => {
  const opened = open(2, { cards: 'choice' });
  const seat = playUntil(opened, isAt('keep'))!;
  const all = candidatesOf(opened.k, opened.k.view(opened.s, seat), seat);
  expect(press(all, ['drawn 0'], 'drawn 1')).toEqual({ picked: ['drawn 1'], option: undefined });
  expect(controlAt(all, ['drawn 0'], 'drawn 1')?.state).toBe('may');
  expect(opened.k.write(press(all, ['drawn 1', 'drawn 3'], 'drawn 8').option!)).toBe(`keep.putBack ${2 + 8 + 256}`);
});
