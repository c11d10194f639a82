import { gestureOn, type Made, nothingMade, thingsOf } from '@tianxia/board';
import { fastRand, type Option } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../text/en/index.ts';
import { listedOf } from '../Choices.tsx';
import { gestures } from '../gestures.ts';
import { open } from './table.ts';

const HAND = ['play', 'keep']; // answered in the hand and on the board, not from the list

test('every decision but the playing of a card can be answered from the list alone', { timeout: 60_000 }, () => {
  const met = new Set<string>();
  for (const [seats, options] of [
    [2, { boards: 'sideB', turnEnd: 'byHand' }],
    [4, { boards: 'auction' }],
  ] as const) {
    const { k, s } = open(seats, options, seats + 5);
    const rand = fastRand(seats);
    const legal: Option[] = [];
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const { at } = s.agenda.at(-1)!;
      if (!HAND.includes(at)) {
        met.add(at);
        const on = gestureOn({ kernel: k, view: k.view(s, seat), seat, asked: true, texts }, gestures);
        const many = k.options(s, seat, legal, false);
        for (const option of legal.slice(0, many)) {
          const things = thingsOf(gestures, k.words(option));
          let made: Made = nothingMade;
          for (let steps = 0; steps < 6 && made.line.length === 0; steps++) {
            const next = listedOf(on.looks(made)).find(({ thing, is }) => is === 'can' && things.includes(thing));
            expect(next, `${k.write(option)} after ${made.picks}`).toBeDefined();
            made = on.press(made, next!.thing)!;
          }
          expect(k.write(made.line[0]!)).toBe(k.write(option));
        }
      }
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  }
  expect(met.size).toBeGreaterThan(12);
});
