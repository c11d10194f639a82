import { type Analysis, type Decision, type Mark, nothingYet } from '@tianxia/bots/analysis';
import { describe, expect, test } from 'vitest';
import { shareOf, taughtMoments } from '../end/taught.ts';
import { analysis as words } from '../text/en/pages/analysis.ts';

const decision = (choice: number, seat: number, loss: number, mark: Mark): Decision => {
  const judged = { best: `better ${choice}`, wins: { chosen: [], best: [] }, loss, mark };
  return {
    choice,
    seat,
    chosen: 'x',
    options: 3,
    knew: judged,
    truth: judged,
    others: [],
    line: [],
    gains: [],
    depth: 16,
  };
};
const levels = [
  [0.5, 0.5],
  [0.45, 0.55],
  [0.6, 0.4], // the first leads
  [0.48, 0.52], // and does not
  [0.7, 0.3], // the largest rise; from here on the favourite
  [0.8, 0.2],
  [1, 0],
];
const analysis = (...decisions: Decision[]): Analysis => ({ ...nothingYet(), levels, decisions });

describe('what the teacher remembers a game by', () => {
  const errors = [decision(2, 0, 0.12, 'blunder'), decision(4, 1, 0.06, 'mistake'), decision(1, 1, 0.04, 'inaccuracy')];
  test('the costliest choice, the viewer’s own, and since when the winner was the favourite', () => {
    expect(taughtMoments(analysis(...errors), 1)).toEqual([
      { kind: 'costliest', choice: 2, seat: 0, loss: 0.12, best: 'better 2' },
      { kind: 'decided', choice: 3, seat: 0, win: 0.7 },
      { kind: 'own', choice: 4, seat: 1, loss: 0.06, best: 'better 4' },
    ]);
  });
  test('where the viewer made no other mistake, the largest rise; no choice is told twice, and never the end itself', () => {
    const moments = taughtMoments(analysis(errors[0]!), 0);
    expect(moments.map(({ kind, choice }) => [kind, choice])).toEqual([
      ['costliest', 2],
      ['decided', 3],
      ['turn', 3],
    ]);
    expect(shareOf(moments[2]!)).toBeCloseTo(0.22);
    expect(taughtMoments(analysis(decision(3, 1, 0.2, 'blunder')), 0).at(-1)).toMatchObject({ kind: 'costliest' });
  });
  test('who was the favourite from the beginning did not become it by the first choice', () => {
    const ahead = [
      [0.6, 0.4],
      [0.7, 0.3],
      [1, 0],
    ];
    expect(taughtMoments({ ...nothingYet(), levels: ahead, decisions: [] }, 1)[0]).toEqual({
      kind: 'throughout',
      choice: 0,
      seat: 0,
      win: 0.6,
    });
  });
  test('a slip is no mistake; a shared win has no favourite; nothing judged, nothing told', () => {
    expect(taughtMoments(analysis(errors[2]!), 1).map(({ kind }) => kind)).toEqual(['decided', 'turn']);
    const shared = {
      ...nothingYet(),
      levels: [
        [0.5, 0.5],
        [0.5, 0.5],
      ],
      decisions: [],
    };
    expect(taughtMoments(shared, 0)).toEqual([]);
    expect(taughtMoments(nothingYet(), 0)).toEqual([]);
  });
});
test('luck and choices are told in points, too, where games show what a chance was worth', () => {
  const told = words.ledgerLine('Mei', true, -0.35, 0, -0.12, { choices: 21, luck: 8 });
  expect(told).toBe('You: your own choices cost 35% and about 21 points and luck took 12% and about 8 points.');
  expect(words.ledgerLine('Mei', false, 0, 0.2, 0.12, { choices: 0, luck: 0 })).toBe(
    'Mei: choices of others gave 20% and luck gave 12%.',
  );
});
