import { type Analysis, nothingYet } from '@tianxia/bots/analysis';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Story } from '../end/story.ts';
import { Turning } from '../end/Turning.tsx';
import { speak } from '../text/words.ts';

beforeAll(() => speak('en'));

const story: Story = {
  course: [
    [0, 0],
    [4, 0],
    [4, 8],
    [10, 8],
    [20, 10],
  ],
  rounds: [1],
  byRound: true,
  points: [{ kind: 'gain', choice: 2, seat: 1, points: 8, said: 'by the points' }],
  taught: ({ levels }) =>
    levels.length === 0
      ? []
      : [
          { kind: 'costliest', choice: 0, seat: 0, loss: 0.12, best: '', said: 'by the teacher' },
          { kind: 'decided', choice: 2, seat: 0, win: 0.7, said: 'by the teacher' },
        ],
};
const seats = [
  { name: 'Mei', colour: 'green' },
  { name: 'Bao', colour: 'purple' },
];
const result = { totals: [20, 10], places: [1, 2], lines: {} } as never;
function shown(analysis?: Analysis) {
  const page = renderToStaticMarkup(
    <Turning story={story} result={result} seats={seats} viewer={0} analysis={analysis} />,
  );
  return {
    said: [...page.matchAll(/<small>([^<]*)<\/small>/g)].map(([, text]) => text),
    texts: [...page.matchAll(/<span><b>([^<]*)<\/b>/g)].map(([, text]) => text),
    numbers: [...page.matchAll(/class="en-course-point" style="left:([\d.]+)%;top:([\d.]+)%">(\d)</g)].map(
      ([, left, top, n]) => [Number(n), Number(left), Number(top)],
    ),
  };
}

test('the numbers on the chart are those of the moments beside it, where each came to be', () => {
  const byPoints = shown();
  expect(byPoints.said).toEqual(['by the points']);
  expect(byPoints.numbers).toEqual([[1, 50, 60]]); // the second choice of four; 8 of 20 points
  const taught = shown({ ...nothingYet(), levels: [[0.5, 0.5]] });
  expect(taught.said).toEqual(['by the teacher', 'by the teacher']);
  expect(taught.numbers).toEqual([
    [1, 25, 80], // after the choice that was the costliest
    [2, 75, 50],
  ]);
  expect(taught.texts[0]).toContain('12%');
  expect(taught.texts[1]).toContain('70%');
});
