import type { TableProps } from '@tianxia/board';
import { fastRand } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { ZhanGuo } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { candidatesOf, controlsFor } from '../controls.ts';
import { motionOf, pointedPlaces } from '../pointed.ts';
import { promptOf } from '../prompt.ts';
import { when } from '../when.ts';
import { atFirstTurn, type Opened, open } from './table.ts';

function propsOf({ k, s }: Opened, viewer: number): TableProps<ZhanGuo> {
  return {
    kernel: k,
    texts,
    view: k.view(s, viewer),
    viewer,
    players: ['Mei', 'Ines', 'Tomo', 'Bo'].map(name => ({ name, colour: 'blue' })),
    asked: true,
    last: [],
    pointed: [],
    proposed: undefined,
    line: [],
    preview: undefined,
    asksFirst: true,
    propose() {},
    confirm() {},
    openRule() {},
  };
}
test('every decision is asked in words of its own, and so is every step inside it', { timeout: 60_000 }, () => {
  const met = new Set<string>();
  for (const [seats, options] of [
    [3, { boards: 'auction', cards: 'choice', turnEnd: 'byHand' }],
    [4, { boards: 'sideB' }],
  ] as const) {
    const opened = open(seats, options, 3);
    const { k, s } = opened;
    const rand = fastRand(seats);
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const props = propsOf(opened, seat);
      const frame = s.agenda.at(-1)!;
      const steps = controlsFor(candidatesOf(k, props.view, seat), []).filter(({ state }) => state === 'can');
      for (const picked of [[], ...steps.map(({ place }) => [place])]) {
        const { title, hint } = promptOf(props, { frame, shown: props.view, picked });
        expect(`${title} ${hint}`).not.toMatch(/undefined|NaN|\{\d\}/);
        expect(title.length).toBeGreaterThan(8);
      }
      expect(when(props)).not.toMatch(/undefined|NaN/);
      met.add(frame.at);
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  }
  expect(met.size).toBeGreaterThan(15);
});
test('the prompt names the card and what it is beside the pile', () => {
  const opened = atFirstTurn();
  opened.s.court.push(57);
  const props = propsOf(opened, opened.seat);
  const frame = opened.s.agenda.at(-1)!;
  const say = (...picked: string[]) => promptOf(props, { frame, shown: props.view, picked });
  expect(say('card 93').title).toContain('93');
  expect(say('card 93').hint).toContain('Higher than 57');
  expect(say('card 12').hint).toContain('Lower than 57');
  expect(say('action 2').title).toContain('Hire');
  expect(say('tuck 2').title).toContain('Region 3');
  expect(when(props)).toBe('Round 1 of 5 · turn 1 of 6');
});
test('what the log speaks of is marked on the table', () => {
  const { k } = atFirstTurn();
  const told = [
    ['tucked', 1, 52, 3],
    ['wall', 0, 4],
  ] as const;
  expect([...pointedPlaces(k, told)]).toEqual(['card 52', 'tucked 52', 'wallSlot 4']);
  expect([motionOf(true, true), motionOf(false, true), motionOf(false, false)]).toEqual([
    'zg-arrives',
    'zg-came',
    'zg-stands',
  ]);
});
