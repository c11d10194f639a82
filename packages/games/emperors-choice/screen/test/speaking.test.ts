import type { Frame } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { lostAt, THE_CUBES } from '../../facts/auction.ts';
import type { Frames } from '../../state.ts';
import { words } from '../../text/en/screen/index.ts';
import { saidLoss } from '../passing.ts';
import { stepOf } from '../prompt.ts';
import { asksAt, views } from '../views.tsx';
import { tableOf, walkThrough } from './position.ts';

test('EC-083 EC-084 EC-085 what a pass costs is said: one item, a choice of equal ones, or nothing', () => {
  const { kernel, s } = tableOf(4, 1);
  const { box } = kernel;
  const card = (id: string) => box.characters.findIndex((row, i) => i > 0 && row.id === id);
  s.shown[0] = [card('cavalry-3'), card('officer-4'), card('general-9')];
  s.cubes[0] = 4;
  s.shownCubes[0] = 4;
  const said = (tile: number) => saidLoss(words, lostAt(s, box, 0, tile), 4, n => words.name(box.characters[n]!.names));
  expect(lostAt(s, box, 0, 3)).toEqual([card('officer-4'), THE_CUBES]);
  expect([1, 3, 5].map(said)).toEqual(['lose General', 'lose Military officer or 4 cubes', 'lose nothing']);
});
test('the second decree is called the second, and readers are spoken to as you', () => {
  const [you, ada] = [
    { name: 'Me', you: true },
    { name: 'Ada', you: false },
  ];
  expect(words.decreer([you], { nth: 1, now: true })).toBe('You are issuing the second decree');
  expect(words.decreer([ada], { nth: 0, now: false })).toBe('Ada decrees first');
  expect(words.decreer([ada, you], { nth: 0, now: false })).toBe('Ada or you decree first');
  expect(words.decreer([you], { nth: 1, now: false })).toBe('Then you');
});
test('every decision is asked on one view of the phone, and a turn counts its steps', () => {
  const walk = tableOf(3, 1);
  const steps = new Set<string>();
  walkThrough(walk, () => {
    const frame = walk.s.agenda.at(-1) as Frame<Frames>;
    const asking = views.filter(({ id }) => asksAt(id as 'auction', { decision: frame.at, frame }));
    expect([frame.at, asking.length]).toEqual([frame.at, 1]);
    const { step } = stepOf(walk.s);
    if (step !== undefined) steps.add(step.join(' of '));
  });
  expect([...steps]).toEqual(expect.arrayContaining(['1 of 4', '4 of 4', '1 of 2', '2 of 2']));
});
