import { expect, test } from 'vitest';
import {
  among,
  type Core,
  type Decision,
  fastRand,
  type Game,
  kernelFor,
  type Move,
  OK,
  type Reason,
  reasons,
  tableFor,
  UNTOLD,
} from '../index.ts';
import { lawsAlong } from '../laws.ts';
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
  const game: Game<Toy> = {
    id: 'toy',
    rules: '1',
    seats: [2, 2],
    colours: [],
    options: {},
    content: {},
    open: () => ({}),
    setup: () => ({ seats: 2, agenda: [{ at: 'turn', seat: 0 }], sealed: [], ending: '', coins, tools, seen: OK }),
    flow: { turn, build },
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
  };
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
