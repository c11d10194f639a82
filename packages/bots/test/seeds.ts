import {
  type Core,
  endGame,
  fastRand,
  type Game,
  type Kernel,
  kernelFor,
  reasons,
  tableFor,
  todo,
} from '@tianxia/kernel';

/** Seeds: on the only turn of each seat, take a coin, or sow one's coin and then reap three or none. */
interface Frames {
  turn: {};
  reap: {};
}
interface State extends Core<Frames> {
  coins: number[];
}
type Seeds = { state: State; frames: Frames; events: {}; box: {} };
const game: Game<Seeds> = {
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

/** With an evaluation of its own, which says what the score sheet says, or without. */
export function seeds(hasEvaluation: boolean): { k: Kernel<Seeds>; s: State } {
  const made = hasEvaluation ? { ...game, evaluate: game.score.coins! } : game;
  const table = tableFor(made, 2);
  const k = kernelFor(made, table);
  return { k, s: k.setup(table, fastRand(1)) };
}
