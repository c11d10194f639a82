import { gestureOn, type Made, nothingMade, type TableProps } from '@tianxia/board';
import { fastRand, type Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { ZhanGuo } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import type { ZgDraft } from '../draft.ts';
import { gestures } from '../gestures.ts';
import { promptOf } from '../prompt.ts';
import { views } from '../views.tsx';
import { whenIn } from '../when.ts';
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
    compose() {},
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
      const on = gestureOn({ kernel: k, view: props.view, seat, asked: true, texts }, gestures);
      const steps = on.looks(nothingMade).filter(({ is }) => is === 'can');
      for (const picks of [[], ...steps.map(({ thing }) => [thing])]) {
        const { title, hint } = promptOf(props, words, { frame, shown: props.view, picks });
        expect(`${title} ${hint}`).not.toMatch(/undefined|NaN|\{\d\}/);
        expect(title.length).toBeGreaterThan(8);
      }
      expect(whenIn(words, props)).not.toMatch(/undefined|NaN/);
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
  const say = (...picks: string[]) => promptOf(props, words, { frame, shown: props.view, picks });
  expect(say('card 93').title).toContain('93');
  expect(say('card 93').hint).toContain('Higher than 57');
  expect(say('card 12').hint).toContain('Lower than 57');
  expect(say('action 2').title).toContain('Hire');
  expect(say('tuck 2').title).toContain('Region 3');
  expect(whenIn(words, props)).toBe('Round 1 of 5 · turn 1 of 6');
});
test('what the log speaks of is marked on the table: pieces that all share, and cards', () => {
  const { k, s } = atFirstTurn();
  s.palaces[2 * k.box.palaceSlots] = 1;
  const told = (...event: Told) => gestures.told!(event, s, k.box);
  expect(told('tucked', 1, 52, 3)).toEqual(['card 52']);
  expect(told('wall', 0, 4)).toEqual(['wallSlot 4']);
  expect(told('palace', 1, 2)).toEqual([`palace ${2 * k.box.palaceSlots}`]);
  expect(told('hired', 1, 2, 2)).toEqual([]);
});
test('a view asks where something can be chosen, and the phone finds things on it', () => {
  const at = atFirstTurn();
  const on = gestureOn({ kernel: at.k, view: at.view, seat: at.seat, asked: true, texts }, gestures);
  const asks = (made: Made) =>
    views
      .filter(({ asks }) => asks?.({ frame: on.momentOf(made).frame, looks: on.looks(made) } as ZgDraft))
      .map(({ id }) => id);
  const card = on.press(nothingMade, `card ${at.s.hands[at.seat]![0]}`)!;
  expect(asks(card)).toEqual(['court', 'lands']);
  expect(views.filter(({ shows }) => shows?.('wall 4', at.k.box)).map(({ id }) => id)).toEqual(['map']);
});
