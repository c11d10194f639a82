import { peopleAt } from '@tianxia/board';
import { fastRand } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { layWords, type Position, position } from '../../test/position.ts';
import { words } from '../../text/en/screen/index.ts';
import { outcomeOf, supplyChanges } from '../outcome.ts';

const people = peopleAt(
  [
    { name: 'Mei', colour: 'green' },
    { name: 'Théo', colour: 'white' },
  ],
  0,
);
function linesOf({ k, s, box, to }: Position, phrase: string): string[] {
  to('Green', phrase);
  const preview = k.preview(k.view(s, 0), 0, [k.read(layWords(box, phrase))!], fastRand(1));
  return outcomeOf(words, preview.told, preview.after, box, people).map(({ lead, text, tail }) =>
    [lead, text, tail].filter(Boolean).join(' | '),
  );
}
test('a lay that moves no pagoda says so', () => {
  expect(linesOf(position('R....\n.....'), 'B1=Y C1=B')).toEqual(['No province changes, no pagoda moves.']);
});
test('a new province is founded by whoever lays, an older one grows for its owner', () => {
  const table = position('R..BB\n.....', { owners: { D1: 'White' } });
  expect(linesOf(table, 'B1=R C1=B')).toEqual(['You found a red province of 2.', 'Théo’s blue province grows to 3.']);
});
test('the fifth square makes it major', () => {
  const table = position('RRRR.\n.....', { owners: { A1: 'White' } });
  expect(linesOf(table, 'E1=R E2=Y')).toEqual([
    'Théo’s red province grows to 5. | Five squares: a major province, safe for good.',
  ]);
});
test('an absorbed province names both totals, then the pagodas that come back', () => {
  const table = position('RRR.RR\n......', { owners: { A1: 'Green', E1: 'White' } });
  expect(linesOf(table, 'D1=R D2=Y')).toEqual([
    'Your red 3 absorbs Théo’s 2. | Six squares: a major province, safe for good.',
    'Théo takes back one pagoda.',
  ]);
});
test('own provinces join without absorbing anybody', () => {
  const table = position('RR.RR\n.....', { owners: { A1: 'White', D1: 'White' } });
  expect(linesOf(table, 'C1=R C2=Y')).toEqual([
    'Théo’s red provinces join. | Five squares: a major province, safe for good.',
  ]);
});
test('pagodas that come back from two provinces are one line', () => {
  const owners = { A1: 'White', E1: 'White', C3: 'Green' } as const;
  const table = position('RR..RR\n......\n..RR..\n..RRR.\n......', { owners });
  const told = [
    ['returned', 1, 1],
    ['returned', 1, 2],
  ] as const;
  expect(outcomeOf(words, told, table.s, table.box, people)).toEqual([
    { kind: 'return', text: 'Théo takes back three pagodas.' },
  ]);
});
test('a village nobody held is annexed, one that was held is taken; the strengths stand behind it', () => {
  const free = position('v..\nR..\n...');
  expect(linesOf(free, 'B2=R C2=Y')).toEqual(['You found a red province of 2.', 'You annex the village A1 | 1 to 0']);
  const held = position('.v.\n...\nR..', { villages: { B1: 'White' } });
  expect(linesOf(held, 'A2=R A1=R')).toEqual([
    'You found a red province of 3.',
    'You take the village B1 from Théo | 1 to 0',
  ]);
});
test('the last pagoda ends the game', () => {
  const table = position('R...', { supply: { Green: 1 } });
  expect(linesOf(table, 'B1=R C1=Y')).toContain('You place the last pagoda: the game ends here.');
});
test('supplies that change are listed, others are not', () => {
  const { k, s, box, to } = position('RRR.RR\n......', { owners: { A1: 'Green', E1: 'White' } });
  to('Green', 'D1=R D2=Y');
  const { after } = k.preview(k.view(s, 0), 0, [k.read(layWords(box, 'D1=R D2=Y'))!], fastRand(1));
  expect(supplyChanges(s, after)).toEqual([
    { seat: 0, from: 23, to: 22 },
    { seat: 1, from: 23, to: 24 },
  ]);
});
