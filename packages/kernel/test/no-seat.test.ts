import { expect, test } from 'vitest';
import {
  fastRand,
  type Game,
  kernelFor,
  type Layout,
  plain,
  readRecord,
  sentence,
  tableFor,
  UNKNOWN,
  WHOLE_TABLE,
} from '../index.ts';
import { type Stash, type State, stash } from './toy.ts';

/** Numbers that stand for "nobody" and "no limit" are nobody's seat: also not that of the third or the fourth player. */
const large: Game<Stash> = { ...stash, seats: [2, 4], colours: ['red', 'blue', 'green', 'yellow'] };
const table = tableFor(large, 4);

test('a preview of the fourth player stops at the table’s step as everybody’s does', () => {
  const k = kernelFor(large, table);
  for (const seat of [0, 1, 2, 3]) {
    const agenda: State['agenda'] = [
      { at: 'round', seat: WHOLE_TABLE },
      { at: 'turn', seat },
    ];
    const s: State = { ...k.setup(table, fastRand(1)), agenda, sealed: [] };
    const { stopped, after } = k.preview(k.view(s, seat), seat, [k.read('turn.pass')!], fastRand(1));
    expect([seat, stopped, after.round]).toEqual([seat, true, s.round]);
  }
});
test('what belongs to nobody is seen by nobody, though the layout says "owner"', () => {
  const layout: Layout<State> = Object.assign({}, large.layout, { deck: { zone: 'card', seen: 'owner' } });
  const k = kernelFor({ ...large, layout }, table);
  const s = k.setup(table, fastRand(1));
  for (const seat of [-1, 0, 1, 2, 3]) expect([seat, [...new Set(k.view(s, seat).deck)]]).toEqual([seat, [UNKNOWN]]);
});
test('a hash that is none is refused with what a hash looks like', () => {
  const record = { format: 1, game: 'stash', rules: '1', table, pack: 'xyz' };
  expect(() => readRecord(record)).toThrow(/^record\.pack: .* like \^\[0-9a-f\]\{64\}\$/);
});
test('a brace inside a hole makes it text, not half a hole', () => {
  expect(plain(sentence('{0{1}', ['count', 'count'], [5, 6], () => ''))).toBe('{0{1}');
});
