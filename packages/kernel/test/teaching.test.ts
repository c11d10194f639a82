import { expect, test } from 'vitest';
import { fastRand, kernelFor } from '../index.ts';
import { fits, type Lesson, type Position, partOf, shownBy, standingOf, tableIn } from '../table/teaching.ts';
import { stash } from './toy.ts';

test('a pattern fits word by word, a star any one argument, a lone star anything', () => {
  const cases: [pattern: string, words: string, fits: boolean][] = [
    ['lay.lay 3 4', 'lay.lay 3 4', true],
    ['lay.lay 3 4', 'lay.lay 3 5', false],
    ['lay.lay 3 *', 'lay.lay 3 5', true],
    ['lay.lay 3 *', 'lay.lay 4 5', false],
    ['lay.lay * *', 'lay.lay 3', false],
    ['lay.lay *', 'lay.lay 3 4', false],
    ['draw.draw *|lay.lay 3 *', 'lay.lay 3 9', true],
    ['draw.draw *|lay.lay 3 *', 'draw.pass', false],
    ['*', 'turn.pass', true],
    ['*', 'lay.lay 3 4', true],
    ['draw.draw|*', 'lay.lay 3 4', true],
  ];
  for (const [pattern, words, expected] of cases)
    expect([pattern, words, fits(pattern, words)]).toEqual([pattern, words, expected]);
});

const lesson: Lesson = {
  id: 'first',
  position: { seed: 1, seats: 2, options: {}, you: 0, choices: [] },
  steps: [
    { id: 'welcome' },
    { id: 'two', do: ['turn.earn', 'earn.coin'] },
    { id: 'rest', do: [] },
    { id: 'one', do: ['turn.*'], show: ['turn.pass'] },
    { id: 'free', until: 'over' },
  ],
};
const at = (chosen: number, ...read: string[]) => {
  const standing = standingOf(lesson, chosen, read);
  return standing === undefined ? undefined : [standing.step.id, standing.made];
};
test('a learner stands at the first step that is not read or not done', () => {
  expect([at(0), at(0, 'rest'), at(0, 'welcome'), at(1, 'welcome')]).toEqual([
    ['welcome', 0],
    ['welcome', 0],
    ['two', 0],
    ['two', 1],
  ]);
  expect([at(2, 'welcome'), at(2, 'welcome', 'rest'), at(3, 'welcome', 'rest'), at(7, 'welcome', 'rest')]).toEqual([
    ['rest', 0],
    ['one', 0],
    ['free', 0],
    ['free', 4],
  ]);
  expect(at(3, 'welcome', 'rest', 'free')).toEqual(['free', 0]); // free play is not read and put aside
  expect(standingOf({ ...lesson, steps: lesson.steps.slice(0, 2) }, 2, ['welcome'])).toBeUndefined();
});
test('of a gesture that part counts which the step is about, or none', () => {
  const [, two, , , free] = lesson.steps;
  const part = (made: number, ...line: string[]) => partOf({ step: two!, made }, line);
  expect([part(0, 'turn.earn'), part(0, 'turn.earn', 'earn.coin', 'turn.pass')]).toEqual([
    ['turn.earn'],
    ['turn.earn', 'earn.coin'],
  ]);
  expect([part(1, 'earn.coin', 'turn.pass'), part(1, 'turn.earn'), part(0), part(2, 'turn.pass')]).toEqual([
    ['earn.coin'],
    undefined,
    undefined,
    undefined,
  ]);
  expect([part(0, 'turn.earn', 'turn.pass'), part(0, 'turn.pass', 'earn.coin')]).toEqual([undefined, undefined]);
  expect(partOf({ step: lesson.steps[0]!, made: 0 }, ['turn.pass'])).toBeUndefined(); // a step to be read
  expect(partOf({ step: free!, made: 3 }, ['turn.pass', 'turn.draw'])).toEqual(['turn.pass', 'turn.draw']);
});
test('what is shown is what is wanted, unless the step says otherwise', () => {
  expect(lesson.steps.map(shownBy)).toEqual([[], ['turn.earn', 'earn.coin'], [], ['turn.pass'], []]);
});
test('a position is reached by its choices; one that is refused is named with its reason', () => {
  const k = kernelFor(stash, { seats: 2, options: {} });
  const shown = tableIn(k, lesson.position, fastRand(3)).state.hands.map(
    (hand, seat) => [seat, `show.card ${hand[0]}`] as const,
  );
  const reached = (...choices: Position['choices']) =>
    tableIn(k, { ...lesson.position, choices: [...shown, ...choices] }, fastRand(3));
  const first = reached().state.agenda.at(-1)!.seat;
  expect(reached([first, 'turn.earn']).state.agenda.at(-1)).toMatchObject({ at: 'earn', seat: first });
  expect(() => reached([first, 'turn.tip'])).toThrow(`"turn.tip" of seat ${first} is refused: noCoin`);
  expect(() => reached([1 - first, 'turn.pass'])).toThrow(`"turn.pass" of seat ${1 - first} is refused: notYours`);
  expect(() => reached([first, 'turn.store 99'])).toThrow(`"turn.store 99" of seat ${first} is refused`);
});
