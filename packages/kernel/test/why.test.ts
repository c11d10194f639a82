import { expect, test } from 'vitest';
import {
  among,
  type Check,
  type Core,
  counted,
  type Decision,
  fastRand,
  type Game,
  kernel,
  kernelFor,
  type Move,
  NOT_OFFERED,
  OK,
  type Reason,
  reasons,
  type Step,
  tableFor,
  todo,
  UNTOLD,
} from '../index.ts';
import { lawsAlong } from '../proof/laws.ts';
import { No as ToyNo, withTurn } from './toy.ts';

interface State extends Core<Frames> {
  coins: number;
  tools: number;
  seen: number;
}
interface Frames {
  turn: {};
  build: {};
}
type Toy = { state: State; frames: Frames; events: {}; box: {} };
const No = reasons({ noTools: 'TOY-1', noRoom: 'TOY-2', tooDear: 'TOY-3', nowhere: 'TOY-4', noCrew: 'TOY-5' });

const hasRoom = (_: unknown, plot: number) => (plot < 2 ? OK : No.noRoom);
const canPay = ({ s }: { s: State }, plot: number) => (s.coins > plot ? OK : No.tooDear);
const crewed = ({ s }: { s: State }, _: number, crew: number) => (crew < s.coins - 2 ? OK : No.noCrew);
const tooled: NonNullable<Move<Toy>['when']> = ({ s }) => (s.tools > 0 ? OK : No.noTools);
const house: Move<Toy> = {
  rule: 'TOY-1',
  when: tooled,
  point: [among('plot', [3, 1, 2], hasRoom, canPay)],
  effect() {},
};
const manned: Move<Toy> = {
  rule: 'TOY-1',
  when: tooled,
  point: [among('plot', [3, 1, 2], hasRoom, canPay), among('crew', [0, 1], crewed)],
  effect() {},
};
const aside: Move<Toy> = { rule: 'TOY-1', aside: true, effect() {} };

const stateOf = (coins: number, tools: number, at: keyof Frames = 'turn'): State => ({
  seats: 2,
  agenda: [{ at, seat: 0 }],
  sealed: [],
  ending: '',
  coins,
  tools,
  seen: OK,
});
const toyOf = (flow: Game<Toy>['flow'], coins: number, tools: number): Game<Toy> => ({
  id: 'toy',
  rules: '1',
  seats: [2, 2],
  colours: [],
  options: {},
  content: {},
  open: () => ({}),
  setup: () => stateOf(coins, tools),
  flow,
  layout: {
    seats: 'open',
    agenda: 'open',
    sealed: 'sealed',
    ending: 'open',
    coins: 'open',
    tools: 'open',
    seen: 'open',
  },
  pools: () => ({}),
  events: {},
  reasons: No.book,
  endings: [],
  score: {},
});
/** What `whyNot` and `explain` tell of a turn whose one move asks for this decision. */
function whyNo(build: Decision<Toy>, { coins = 0, tools = 1 } = {}): string {
  const turn: Decision<Toy> = {
    moves: {
      build: {
        rule: 'TOY-1',
        when: look => look.why({ at: 'build', seat: look.seat }),
        effect(play) {
          play.s.seen = play.why({ at: 'build', seat: play.seat });
        },
      },
    },
  };
  const game = toyOf({ turn, build }, coins, tools);
  const table = tableFor(game, 2);
  const k = kernelFor(game, table);
  const s = k.setup(table, fastRand(1));
  const option = k.read('turn.build')!;
  const why = k.whyNot(s, 0, option);
  expect(k.explain(s, 0).map(explained => explained.why)).toEqual([why]);
  expect(k.options(s, 0, [])).toBe(why === OK ? 1 : 0);
  const after = k.clone(s);
  k.apply(after, 0, option, fastRand(1));
  expect(after.seen).toBe(why === OK ? OK : UNTOLD);
  return No.book[why]?.[0] ?? `${why}`;
}

test('a decision that offers something is no reason at all', () => {
  expect(whyNo({ moves: { house } }, { coins: 2 })).toBe('ok');
});
test('what forbids the whole move is the reason', () => {
  expect(whyNo({ moves: { house, manned } }, { tools: 0 })).toBe('noTools');
  expect(whyNo({ moves: { house }, nothing: No.nowhere }, { tools: 0 })).toBe('noTools');
});
test('else the candidate that came nearest says why, in the first pointing or the second', () => {
  expect(whyNo({ moves: { house } })).toBe('tooDear');
  expect(whyNo({ moves: { manned } }, { coins: 2 })).toBe('noCrew');
});
test('unless the decision has a word for it', () => {
  expect(whyNo({ moves: { house }, nothing: No.nowhere })).toBe('nowhere');
  const nothing = (nearest: Reason) => (nearest === No.tooDear ? No.nowhere : nearest);
  expect(whyNo({ moves: { house }, nothing })).toBe('nowhere');
});
test('two moves refused for two reasons are one case of nothing', () => {
  const other: Move<Toy> = { rule: 'TOY-1', when: () => No.noRoom, effect() {} };
  expect(whyNo({ moves: { house, other }, nothing: No.nowhere }, { tools: 0 })).toBe('nowhere');
});
test('a glance is used in lists alone, so one that is wrong is found where lists and reasons are compared', () => {
  expect(whyNo({ moves: { house }, glance: () => false })).toBe('tooDear');
  expect(() => whyNo({ moves: { house }, glance: () => true })).toThrow('expected 1 to be +0');
});
test('an aside opens no decision', () => {
  expect(whyNo({ moves: { house, aside } }, { tools: 0 })).toBe('noTools');
});
test('refusalsHaveReasons finds a refusal that is not in the book', () => {
  const game = withTurn({ pass: { rule: 'TOY-1', when: () => 99 as Reason, effect() {} } });
  expect(ToyNo.book[99]).toBeUndefined();
  expect(lawsAlong(game, tableFor(game, 2), 1)?.law).toBe('refusalsHaveReasons');
});
const counting = (many: number, ...checks: Check<Toy>[]) =>
  counted<Toy>(
    'plot',
    () => many,
    (_, __, i) => i,
    ...checks,
  );
const pointing = (...point: NonNullable<Move<Toy>['point']>): Move<Toy> => ({ rule: 'TOY-1', point, effect() {} });
const noneOf = (many: number) => (_: unknown, x: number) => (x < many ? No.noRoom : OK);
const noSecond = (many: number) => (_: unknown, __: number, x: number) => (x < many ? No.noCrew : OK);
const offered = (move: Move<Toy>) => whyNo({ moves: { move } }, { coins: 9 }) === 'ok';

test('a candidate that nothing can refuse is an offer, no candidate is none', () => {
  expect([offered(pointing(counting(0))), offered(pointing(counting(1)))]).toEqual([false, true]);
  const pair = (first: number, second: number) => offered(pointing(counting(first), counting(second)));
  expect([pair(0, 1), pair(1, 0), pair(1, 1), pair(2, 3)]).toEqual([false, false, true, true]);
});
test('an offer is one of the candidates, never what lies behind them', () => {
  expect([2, 3].map(many => offered(pointing(counting(many, noneOf(2)))))).toEqual([false, true]);
  expect([2, 3].map(many => offered(pointing(counting(1), counting(many, noSecond(2)))))).toEqual([false, true]);
  expect([2, 3].map(many => offered(pointing(counting(many, noneOf(2)), counting(1))))).toEqual([false, true]);
});
test('a first pointing that refuses nothing leaves the reason to the second', () => {
  expect(whyNo({ moves: { pair: pointing(counting(2), counting(2, noSecond(2))) } })).toBe('noCrew');
});
test('nearest is who has the most checks behind them, the first of them in a tie', () => {
  const refuses = (reason: Reason, who: number) => (_: unknown, x: number) => (x === who ? reason : OK);
  const both = (reason: Reason) => (_: unknown, x: number) => (x < 2 ? reason : OK);
  // 0 falls at the second check; 1 at the first, though the second would let it pass
  const near = pointing(counting(2, refuses(No.noRoom, 1), refuses(No.tooDear, 0)));
  expect(whyNo({ moves: { near } })).toBe('tooDear');
  const tie = pointing(counting(2, refuses(No.noRoom, 0), both(No.tooDear)));
  const other = pointing(counting(1, () => No.nowhere));
  expect(whyNo({ moves: { other, again: pointing(counting(1, both(No.noRoom))) } })).toBe('nowhere');
  expect(whyNo({ moves: { other, tie } })).toBe('tooDear');
});
test('where one move is forbidden as a whole and another by its candidates, the candidates say why', () => {
  const open = pointing(counting(1, () => No.noRoom));
  expect(whyNo({ moves: { house, open } }, { tools: 0 })).toBe('noRoom');
});
test('an aside changes no reason, and a move without candidates has none', () => {
  expect(whyNo({ moves: { house, aside }, nothing: No.nowhere }, { tools: 0 })).toBe('noTools');
  expect(whyNo({ moves: { empty: pointing(counting(0)) } })).toBe(`${NOT_OFFERED}`);
});
test('what happens by itself asks whether, not why, also after somebody has asked why', () => {
  const told: Reason[] = [];
  const step: Step<Toy> = play => {
    told.push(play.why({ at: 'build', seat: 0 }));
    todo(play, { at: 'turn', seat: 0 });
  };
  const flow = { begin: step, turn: { moves: { build: { rule: 'TOY-1', effect() {} } } }, build: { moves: { house } } };
  const k = kernel<Toy>({ ...toyOf(flow as never, 0, 1), setup: () => stateOf(0, 1, 'begin' as never) }, {});
  const table = { seats: 2, options: {} };
  const s = k.setup(table, fastRand(1));
  k.whyNot(s, 0, k.read('turn.build')!);
  k.setup(table, fastRand(1));
  expect(told).toEqual([UNTOLD, UNTOLD]);
});
