import { expect, test } from 'vitest';
import {
  among,
  amount,
  counted,
  fastRand,
  type Game,
  kernelFor,
  type Move,
  memo,
  NOT_OFFERED,
  OK,
  type Option,
  tableFor,
} from '../index.ts';
import { No, type Stash, stash } from './toy.ts';

/** Every way to point: at nothing, one of a few, an amount, and pairs of which some are refused. */
const even = (_: unknown, x: number) => (x % 2 === 0 ? OK : No.noCard);
const small = (_: unknown, __: number, y: number) => (y < 302 ? OK : No.tooMany);
const none = { rule: 'TOY-1', effect() {} } as const;
const moves: Record<string, Move<Stash>> = {
  few: {
    ...none,
    point: [
      counted(
        'card',
        () => 3,
        (_, __, i) => 10 * i + 5,
      ),
    ],
  },
  some: { ...none, point: [amount('coin', () => 2)] },
  evens: {
    ...none,
    point: [
      counted(
        'card',
        () => 4,
        (_, __, i) => i,
        even,
      ),
    ],
  },
  pair: {
    ...none,
    point: [
      among('card', [1, 2, 3, 4], (_, a) => (a === 2 ? No.noCard : OK)),
      counted(
        'card',
        (_, a) => (a === 4 ? 0 : a),
        (_, a, i) => 100 * a + i,
        small,
      ),
    ],
  },
  tip: { ...none, aside: true },
  pass: none,
};
const wordsOf: Record<string, string[]> = {
  few: ['few 5', 'few 15', 'few 25'],
  some: ['some 0', 'some 1', 'some 2'],
  evens: ['evens 0', 'evens 2'],
  pair: ['pair 1 100', 'pair 3 300', 'pair 3 301'],
  tip: ['tip'],
  pass: ['pass'],
};
function offering(...names: string[]) {
  const only = Object.fromEntries(names.map(name => [name, moves[name]!]));
  const game: Game<Stash> = { ...stash, flow: { ...stash.flow, turn: { moves: only } } };
  const table = tableFor(game, 2);
  const k = kernelFor(game, table);
  const s = { ...k.setup(table, fastRand(1)), sealed: [], agenda: [{ at: 'turn' as const, seat: 0 }] };
  const said = (option: Option) => k.write(option).replace('turn.', '');
  const list = (asides?: boolean, enough?: number) => {
    const out: Option[] = [];
    out.length = k.options(s, 0, out, asides, enough);
    return out.map(said);
  };
  const why = (words: string) => k.whyNot(s, 0, k.read(`turn.${words}`)!);
  const drawn = (which: (total: number) => number) => {
    const totals: number[] = [];
    const rand = (total: number) => {
      totals.push(total);
      return which(total);
    };
    return [said(k.anyOption(s, 0, rand)), totals] as const;
  };
  return { k, s, list, why, drawn };
}
const ALL = Object.keys(moves);

test('the list has every candidate that nothing refuses, in the order of the moves', () => {
  for (const name of ALL)
    expect(offering(name, 'pass').list()).toEqual(name === 'pass' ? ['pass'] : [...wordsOf[name]!, 'pass']);
  expect(offering(...ALL).list()).toEqual(ALL.flatMap(name => wordsOf[name]!));
  expect(offering(...ALL).list(false)).toEqual(ALL.filter(name => name !== 'tip').flatMap(name => wordsOf[name]!));
});
test('a list may stop when it has enough, after the move or the first pointing that brought it there', () => {
  const { list } = offering(...ALL);
  expect([list(true, 1).length, list(true, 3).length, list(true, 4).length]).toEqual([3, 3, 6]);
  const pairs = offering('pair', 'pass');
  expect([pairs.list(true, 1), pairs.list(true, 2).length, pairs.list(true, 9).length]).toEqual([['pair 1 100'], 3, 4]);
});
test('what is no candidate is not offered, what is one is refused for its reason', () => {
  const { why } = offering(...ALL);
  for (const words of ['few 5', 'few 25', 'some 0', 'some 2', 'evens 2', 'pair 3 301', 'tip', 'pass'])
    expect([words, why(words)]).toEqual([words, OK]);
  for (const words of ['few 0', 'few 6', 'few 35', 'some 3', 'evens 4', 'pair 5 500', 'pair 1 101', 'pair 4 400'])
    expect([words, why(words)]).toEqual([words, NOT_OFFERED]);
  expect([why('evens 3'), why('pair 2 200'), why('pair 3 302')]).toEqual([No.noCard, No.noCard, No.tooMany]);
});
test('a random option takes one draw among all candidates, and draws again when it is refused', () => {
  const { drawn } = offering('few', 'some', 'tip', 'pass');
  const plain = ['few 5', 'few 15', 'few 25', 'some 0', 'some 1', 'some 2', 'pass'];
  for (const [i, words] of plain.entries()) expect(drawn(() => i)).toEqual([words, [7]]);
  const pairs = offering('pair'); // candidates: one of 1, three of 3; 2 is refused, 4 has none
  expect([0, 1, 2].map(i => pairs.drawn(() => i))).toEqual([
    ['pair 1 100', [4]],
    ['pair 3 300', [4]],
    ['pair 3 301', [4]],
  ]);
  let tries = 0;
  expect(pairs.drawn(() => (tries++ < 3 ? 3 : 0))).toEqual(['pair 1 100', [4, 4, 4, 4]]);
});
test('where forty draws are refused, one of the list is drawn; asides are not in it', () => {
  const { drawn } = offering('evens', 'tip');
  expect(drawn(total => (total === 4 ? 3 : 1))).toEqual(['evens 2', [...Array<number>(40).fill(4), 2]]);
});
test('a memory for one sweep has room for everything an option can name, and says so beyond', () => {
  const twice = memo<Stash>(1, (_, x, answers, at) => {
    answers[at] = 2 * x;
  });
  const look = { sweep: 1 } as Parameters<typeof twice>[0];
  expect([twice(look, 0, 0), twice(look, 1023, 0)]).toEqual([0, 2046]);
  expect(() => twice(look, 1024, 0)).toThrow('memo: 1024 is not below 1024');
});
test('a move that points at nothing is itself and nothing more; two numbers are named up to ten bits each', () => {
  const { k, s, why } = offering('pass', 'pair');
  const pass = k.read('turn.pass')!;
  expect([k.whyNot(s, 0, pass), k.whyNot(s, 0, (pass | 5) as Option)]).toEqual([OK, NOT_OFFERED]);
  expect([why('pair 3 301'), k.read('turn.pair 1023 1023')]).toEqual([OK, k.read('turn.pair 0 0')! + 2 ** 20 - 1]);
  for (const words of ['1024 0', '0 1024', '1024 1024']) expect(k.read(`turn.pair ${words}`)).toBeUndefined();
});
test('pairs that nothing refuses are listed, drawn and explained', () => {
  const free: Move<Stash> = { ...none, point: [among('card', [1, 2]), among('card', [7, 8])] };
  const forbidden: Move<Stash> = { ...none, when: () => No.noCoin, point: [among('card', [1, 2])] };
  const half: Move<Stash> = { ...none, point: [among('card', [3], () => No.noCard), among('card', [7, 8])] };
  const game: Game<Stash> = { ...stash, flow: { ...stash.flow, turn: { moves: { free, half, forbidden } } } };
  const table = tableFor(game, 2);
  const k = kernelFor(game, table);
  const s = { ...k.setup(table, fastRand(1)), sealed: [], agenda: [{ at: 'turn' as const, seat: 0 }] };
  const pairs = ['1 7', '1 8', '2 7', '2 8'].map(pair => `turn.free ${pair}`);
  const listed: Option[] = [];
  listed.length = k.options(s, 0, listed);
  expect(listed.map(k.write)).toEqual(pairs);
  expect([0, 1, 2, 3].map(ticket => k.write(k.anyOption(s, 0, total => (total === 4 ? ticket : 0))))).toEqual(pairs);
  for (const words of pairs) expect(k.whyNot(s, 0, k.read(words)!)).toBe(OK);
  const told = k.explain(s, 0).map(({ move, why }) => [move, why]);
  expect(told).toEqual([
    ...pairs.map(() => ['turn.free', OK]),
    ['turn.half', No.noCard],
    ['turn.forbidden', No.noCoin],
  ]); // those two once, whatever one would point at
});
