import {
  among,
  type Core,
  EVERYONE,
  endGame,
  fastRand,
  type Game,
  type GameTypes,
  type Kernel,
  kernelFor,
  type Seat,
  tableFor,
} from '@tianxia/kernel';

/** One sealed number from everybody, then somebody has won: the smallest game with a choice made at the same time. */
interface Frames {
  pick: {};
}
interface State extends Core<Frames> {
  picks: number[];
}
type Numbers = { state: State; frames: Frames; events: {}; box: {} };
export type Rule = (picks: readonly number[], seat: Seat) => number;

export function numbers(seats: number, points: Rule): { k: Kernel<Numbers>; s: State } {
  const game: Game<Numbers> = {
    id: 'numbers',
    rules: '1',
    seats: [1, 5],
    colours: ['red', 'blue', 'green', 'white', 'black'],
    options: {},
    content: {},
    open: () => ({}),
    setup: (_, table) => ({
      seats: table.seats,
      agenda: [{ at: 'pick', seat: EVERYONE }],
      sealed: [],
      ending: '',
      picks: [],
    }),
    flow: {
      pick: {
        moves: {
          number: {
            rule: 'NUM-1',
            point: [among('number', [1, 2, 3])],
            effect(play, number) {
              play.s.picks[play.seat] = number;
              if (play.s.picks.filter(pick => pick > 0).length === play.s.seats) endGame(play, 'picked');
            },
          },
        },
      },
    },
    layout: { seats: 'open', agenda: 'open', sealed: 'sealed', ending: 'open', picks: 'open' },
    pools: () => ({}),
    events: {},
    reasons: [['ok', 'OK-0']],
    endings: ['picked'],
    score: { points: (s, seat) => (s.picks.length < s.seats ? 0 : points(s.picks, seat)) },
  };
  const table = tableFor(game, seats);
  const k = kernelFor(game, table);
  return { k, s: k.setup(table, fastRand(1)) };
}

/** Plays a game to its end, every choice by the given hand. */
export function playGame<G extends GameTypes>(
  k: Kernel<G>,
  s: G['state'],
  choose: (seat: Seat, choices: number) => ReturnType<Kernel<G>['anyOption']>,
  seed: number,
): number {
  const chance = fastRand(seed);
  let choices = 0;
  while (!k.over(s)) {
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, choose(seat, choices++), chance);
  }
  return choices;
}
