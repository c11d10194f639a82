import {
  fastRand,
  type Kernel,
  kernelFor,
  type Option,
  type Rand,
  type Seat,
  type Table,
  type Told,
} from '@tianxia/kernel';
import { game } from '../index.ts';
import type { Qin, State } from '../state.ts';

export type Chooser = (k: Kernel<Qin>, s: State, seat: Seat) => Option;
export const atRandom =
  (rand: Rand): Chooser =>
  (k, s, seat) =>
    k.anyOption(s, seat, rand);
/** The lay that changes supplies best for its player, looking no further. */
export const greedily =
  (rand: Rand): Chooser =>
  (k, s, seat) => {
    const options: Option[] = [];
    options.length = k.options(s, seat, options);
    const view = k.view(s, seat);
    const gain = (option: Option) => {
      const { supply } = k.preview(view, seat, [option], rand).after;
      return supply.reduce((sum, left, who) => sum + (who === seat ? -left : left / (supply.length - 1)), 0);
    };
    const gains = options.map(gain);
    const best = Math.max(...gains);
    const bestOptions = options.filter((_, i) => gains[i] === best);
    return bestOptions[rand(bestOptions.length)]!;
  };

export interface Turn {
  k: Kernel<Qin>;
  seat: Seat;
  option: Option;
  before: State;
  after: State;
  told: Told[];
}
/** Random games at every player count on both boards; what must hold after every choice is looked at there. */
export function alongGames(look: (turn: Turn) => void, options: Record<string, string> = {}, seeds = 3): void {
  for (const board of ['bird', 'lion'])
    for (const seats of [2, 3, 4]) {
      const standard = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));
      const table: Table = { seats, options: { ...standard, board, ...options } };
      const k = kernelFor(game, table);
      for (let seed = 1; seed <= seeds; seed++) {
        const rand = fastRand(seed * 100 + seats);
        const s = k.setup(table, rand);
        while (!k.over(s)) {
          const seat = k.waiting(s)[0]!;
          const before = k.clone(s);
          const told: Told[] = [];
          const option = k.anyOption(s, seat, rand);
          k.apply(s, seat, option, rand, (event: string, ...args: number[]) => {
            told.push([event, ...args]);
          });
          look({ k, seat, option, before, after: s, told });
        }
      }
    }
}
