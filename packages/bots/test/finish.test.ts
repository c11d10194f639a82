import { type Core, endGame, fastRand, type Game, kernelFor, reasons, tableFor, todo } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { bots } from '../index.ts';

/** Seeds: on the only turn of each seat, take a coin, or sow one's coin and then reap three or none. */
interface Frames {
  turn: {};
  reap: {};
}
interface State extends Core<Frames> {
  coins: number[];
}
type Seeds = { state: State; frames: Frames; events: {}; box: {} };
const seeds: Game<Seeds> = {
  id: 'seeds',
  rules: '1',
  seats: [2, 2],
  colours: ['red', 'blue'],
  options: {},
  content: {},
  open: () => ({}),
  setup: (_box, { seats }) => ({
    seats,
    agenda: [
      { at: 'turn', seat: 1 },
      { at: 'turn', seat: 0 },
    ],
    sealed: [],
    ending: '',
    coins: [1, 1],
  }),
  flow: {
    turn: {
      moves: {
        take: {
          rule: 'SEED-1',
          effect(play) {
            play.s.coins[play.seat]!++;
            if (play.s.agenda.length === 0) endGame(play, 'over');
          },
        },
        sow: {
          rule: 'SEED-2',
          effect(play) {
            play.s.coins[play.seat] = 0;
            todo(play, { at: 'reap', seat: play.seat });
          },
        },
      },
    },
    reap: {
      moves: {
        none: {
          rule: 'SEED-3',
          effect(play) {
            if (play.s.agenda.length === 0) endGame(play, 'over');
          },
        },
        all: {
          rule: 'SEED-3',
          effect(play) {
            play.s.coins[play.seat] = 3;
            if (play.s.agenda.length === 0) endGame(play, 'over');
          },
        },
      },
    },
  },
  layout: { seats: 'open', agenda: 'open', sealed: 'sealed', ending: 'open', coins: 'open' },
  pools: () => ({}),
  events: {},
  reasons: reasons({}).book,
  endings: ['over'],
  score: { coins: (s, seat) => s.coins[seat]! },
};

test.each(['greedy', 'search'] as const)('%s judges a turn by its end, not by what its first choice costs', name => {
  const table = tableFor(seeds, 2);
  const k = kernelFor(seeds, table);
  const s = k.setup(table, fastRand(1));
  const think = () => bots[name](k, k.view(s, 0), 0, { rand: fastRand(2), iterations: 60 }).option;
  expect(k.write(think())).toBe('turn.sow');
  k.apply(s, 0, think(), fastRand(3));
  expect(k.write(think())).toBe('reap.all');
});
