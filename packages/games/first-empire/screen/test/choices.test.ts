import { gestureOn, nothingMade } from '@tianxia/board';
import { fastRand, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../index.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { offered } from '../Choices.tsx';
import { faceOf } from '../face.tsx';
import { gestures } from '../gestures.ts';
import { promptOf } from '../prompt.ts';
import { propsAt } from './desk.ts';

describe.each([1, 2, 3, 4])('with %i at the table', seats => {
  test('every question has words, every choice a name, and what is dark a reason', () => {
    const table = tableFor(game, seats, { table: 'random' });
    const k = kernelFor(game, table);
    const rand = fastRand(70 + seats);
    const s = k.setup(table, rand);
    const met = new Set<string>();
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const props = propsAt(k, s, seat);
      const on = gestureOn({ kernel: k, view: props.view, seat, asked: true, texts }, gestures);
      const looks = on.looks(nothingMade);
      const { frame, state } = on.momentOf(nothingMade);
      const desk = { frame, shown: state, picks: on.held(nothingMade), looks };
      met.add(frame!.at);
      expect(promptOf(words, props, desk).title, frame!.at).not.toBe('');
      const shown = offered(looks);
      if (frame!.at !== 'turn')
        expect(
          shown.some(({ is }) => is === 'can'),
          frame!.at,
        ).toBe(true);
      for (const { thing, why } of shown) {
        expect(faceOf(words, props, desk, thing).name, thing).not.toBe('');
        if (why !== undefined) expect(why.text).not.toBe(why.name);
      }
      const options: Option[] = [];
      const many = k.options(s, seat, options);
      k.apply(s, seat, options[rand(many)]!, rand);
    }
    expect(met.size).toBeGreaterThan(10);
  });
});
