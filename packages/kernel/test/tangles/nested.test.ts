/** Two corners of the kernel that the tangles lean on: asking `can` from inside a check, and facts in a frame for everyone. */
import { describe, expect, test } from 'vitest';
import {
  among,
  type Core,
  type Decision,
  EVERYONE,
  endGame,
  type Game,
  type Look,
  memo,
  OK,
  reasons,
  type Step,
  todo,
  WHOLE_TABLE,
} from '../../index.ts';
import { scripted } from './scripted.ts';

interface State extends Core<Frames> {
  stock: number[]; // by seat
  heard: number[][]; // by seat: the list its answer found
}
interface Frames {
  give: {};
  receive: {};
  call: { names: number[] };
  end: {};
}
type Toy = { state: State; frames: Frames; events: {}; box: {} };
const No = reasons({ nothing: 'TOY-1', refused: 'TOY-2' });

const stockOf = memo<Toy>(1, ({ s, seat }, _, answers, at) => {
  answers[at] = s.stock[seat]!;
});
const hasStock = (look: Look<Toy>) => (stockOf(look, 0, 0) > 0 ? OK : No.nothing);
const receive: Decision<Toy> = { moves: { take: { rule: 'TOY-2', when: hasStock, effect() {} } } };
const otherCan = (look: Look<Toy>) => look.why({ at: 'receive', seat: 1 - look.seat }) === OK;
const give: Decision<Toy> = {
  moves: {
    give: {
      rule: 'TOY-1',
      when: look => (otherCan(look) ? OK : No.refused),
      point: [among('stock', [0], hasStock)],
      effect() {},
    },
    keep: { rule: 'TOY-1', effect() {} },
  },
};
const call: Decision<Toy, Frames['call']> = {
  moves: {
    say: {
      rule: 'TOY-1',
      point: [among('name', [1, 2, 3])],
      effect(play, name) {
        play.frame.names.push(name);
        play.s.heard[play.seat] = play.frame.names.slice();
        todo(play, { at: 'receive', seat: play.seat });
      },
    },
  },
};
const end: Step<Toy> = play => endGame(play, 'done');
const toy: Game<Toy> = {
  id: 'nested',
  rules: 'tangles',
  seats: [2, 2],
  colours: ['red', 'blue'],
  options: {},
  content: {},
  open: () => ({}),
  setup: (_, { seats }) => ({
    seats,
    agenda: [
      { at: 'end', seat: WHOLE_TABLE },
      { at: 'give', seat: 0 },
    ],
    sealed: [],
    ending: '',
    stock: [0, 1],
    heard: [[], []],
  }),
  flow: { give, receive, call, end },
  layout: { seats: 'open', agenda: 'open', sealed: 'sealed', ending: 'open', stock: 'open', heard: 'open' },
  pools: () => ({}),
  events: {},
  reasons: No.book,
  endings: ['done'],
  score: {},
};

describe('asking can about another seat from inside a check', () => {
  test("leaves one's own remembered answers alone", () => {
    const t = scripted(toy, 2);
    expect(t.offers()).toEqual(['keep']); // the other has stock, the asked seat has none
    expect(t.refuses('give 0')).toBe('nothing');
  });
});
describe('a frame for everyone', () => {
  test('gives each answer its own copy of the facts in it', () => {
    const t = scripted(toy, 2, s => {
      s.stock = [1, 1];
      s.agenda = [
        { at: 'end', seat: WHOLE_TABLE },
        { at: 'call', seat: EVERYONE, names: [] },
      ];
      s.sealed = [0, 0];
    });
    t.answers(0, 'say 1');
    t.answers(1, 'say 2');
    t.plays('take', 'take');
    expect(t.s.heard).toEqual([[1], [2]]);
  });
});
