import type { Frame, Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { lostAt, THE_CUBES } from '../../facts/auction.ts';
import type { Frames } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { texts as textsFr } from '../../text/fr/index.ts';
import { words as wordsFr } from '../../text/fr/screen/index.ts';
import { sentencesOf } from '../outcome.ts';
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
test('what a choice does is told to the reader as the log tells it, in the middle of a sentence too', () => {
  const { kernel } = tableOf(3, 1);
  const players = ['Ada', 'Bo', 'Me'].map((name, seat) => ({ name, colour: ['red', 'blue', 'green'][seat]! }));
  const told: Told[] = [
    ['stoleTreasure', 0, 0, 2],
    ['trust', 2, 3],
    ['discLaid', 0],
    ['scored', 2, 2, 0],
    ['scored', 2, 3, 0],
  ];
  const grail = kernel.box.pack.treasures[0]!.names.en;
  expect(sentencesOf(words, { kernel, texts, players, viewer: 2 }, told)).toEqual([
    `Ada took the ${grail} from you.`,
    'You gained 3 trust.',
    expect.stringMatching(/^You scored 5 VP: /),
  ]);
  const french = sentencesOf(wordsFr, { kernel, texts: textsFr, players, viewer: 2 }, told);
  expect(french.slice(0, 2)).toEqual([
    expect.stringMatching(/^Ada a pris .* à vous\.$/),
    'Vous avez gagné 3 de confiance.',
  ]);
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
