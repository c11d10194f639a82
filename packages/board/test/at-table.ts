import {
  fastRand,
  type Game,
  type GameTypes,
  type Kernel,
  kernelFor,
  type Option,
  type Seat,
  tableFor,
} from '@tianxia/kernel';
import { expect } from 'vitest';
import { type Gestures, type Gesturing, gestureOn, type Made, nothingMade, type ThingKey, thingsOf } from '../index.ts';

const NO_WORDS = { reasons: {} };

export function gestureAt<G extends GameTypes, W = never>(
  kernel: Kernel<G>,
  s: G['state'],
  seat: Seat,
  how: Gestures<G, W>,
): Gesturing<G, W> {
  return gestureOn<G, W>({ kernel, view: kernel.view(s, seat), seat, asked: true, texts: NO_WORDS }, how);
}
/** Presses things one after another; a refusal or a press that means nothing is an error. */
export function pressing<G extends GameTypes, W = never>(
  on: Gesturing<G, W>,
  things: readonly ThingKey[],
  from: Made<W> = nothingMade,
): Made<W> {
  return things.reduce((made, thing) => {
    const next = on.press(made, thing);
    if (next === undefined) throw new Error(`${thing} means nothing`);
    if (next.refused !== undefined) throw new Error(`${thing}: ${next.refused.why.name}`);
    return next;
  }, from);
}
/** The way of a person who wants exactly this option: each thing lit when its turn comes, until the option is found. */
function reach<G extends GameTypes>(
  kernel: Kernel<G>,
  on: Gesturing<G, never>,
  how: Gestures<G>,
  option: Option,
): Made {
  let made: Made = nothingMade;
  for (const thing of thingsOf(how, kernel.words(option))) {
    if (on.held(made).includes(thing)) continue; // common to all ways that remain
    const look = on.look(made, thing);
    expect(look?.is, `${kernel.write(option)}: ${thing} after ${made.picks}`).toMatch(/can|may/);
    made = pressing(on, [thing], made);
    if (made.line.length > 0) break;
  }
  return made;
}

/** Along a random game: every legal option is reached by presses, back leads back, and what cannot be says why. */
export function everyOptionIsReached<G extends GameTypes>(
  game: Game<G>,
  how: Gestures<G>,
  seats: number,
  options: Record<string, string>,
  { seed = seats, every = 1 }: { seed?: number; every?: number } = {},
): Set<string> {
  const table = tableFor(game, seats, options);
  const k = kernelFor(game, table);
  const rand = fastRand(seed);
  const s = k.setup(table, rand);
  const met = new Set<string>();
  const legal: Option[] = [];
  for (let decisions = 0; !k.over(s); decisions++) {
    const seat = k.waiting(s)[0]!;
    if (decisions % every === 0) {
      const on = gestureAt(k, s, seat, how);
      const many = k.options(k.view(s, seat), seat, legal, true);
      for (const option of legal.slice(0, many)) {
        const made = reach(k, on, how, option);
        expect(k.write(on.proposal(made)[0]!)).toBe(k.write(option));
        met.add(k.words(option).move);
      }
      checkWayBack(k, on, pickOne(legal.slice(0, many), decisions), how);
      for (const look of on.looks(nothingMade)) {
        if (look.is === 'cannot') expect(look.why?.rule, look.thing).toMatch(/^[A-Z]+-\d+$/);
        else expect(look.leads.length, look.thing).toBeGreaterThan(0);
      }
    }
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
  }
  return met;
}
const pickOne = (all: readonly Option[], n: number): Option => all[n % all.length]!;

/** Small steps back end where nothing is chosen, and each of them changes something. */
function checkWayBack<G extends GameTypes>(
  k: Kernel<G>,
  on: Gesturing<G, never>,
  option: Option,
  how: Gestures<G>,
): void {
  let made = reach(k, on, how, option);
  for (let steps = 0; steps < 40; steps++) {
    const before = on.back(made);
    if (before === undefined) {
      expect([made.line, made.picks], k.write(option)).toEqual([[], []]);
      return;
    }
    expect(before, k.write(option)).not.toEqual(made);
    made = before;
  }
  throw new Error(`${k.write(option)}: no way back`);
}
