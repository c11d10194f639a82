import {
  fastRand,
  type Kernel,
  kernelFor,
  mute,
  type Option,
  type Rand,
  type Seat,
  type Told,
  tableFor,
} from '@tianxia/kernel';
import { evaluate } from '../evaluate.ts';
import { game } from '../index.ts';
import type { EmperorsChoice, State } from '../state.ts';

export type Chooser = (k: Kernel<EmperorsChoice>, s: State, seat: Seat) => Option;
export const atRandom =
  (rand: Rand): Chooser =>
  (k, s, seat) =>
    k.anyOption(s, seat, rand);
/** Plays what looks best after one choice, so that a game told is worth reading. */
export function sensibly(seed: number): Chooser {
  const rand = fastRand(seed);
  return (k, s, seat) => {
    const options: Option[] = [];
    options.length = k.options(s, seat, options, false);
    const worth = (option: Option) => {
      const after = k.clone(s);
      k.apply(after, seat, option, rand, mute);
      return evaluate(after, seat, k.box) + rand(100) / 1000;
    };
    const worths = options.map(worth);
    return options[worths.indexOf(Math.max(...worths))]!;
  };
}

const kernels = new Map<string, Kernel<EmperorsChoice>>();
/** A new table, up to the first choice. */
export function begun(seats: number, seed = 1, options: Record<string, string> = {}) {
  const table = tableFor(game, seats, options);
  const name = JSON.stringify(table);
  const k = kernels.get(name) ?? kernelFor(game, table);
  kernels.set(name, k);
  const told: Told[] = [];
  const rand = fastRand(seed);
  const s = k.setup(table, rand, (event: string, ...args: number[]) => {
    told.push([event, ...args]);
  });
  return { k, s, box: k.box, told, rand };
}
/** Random games at every player count; `look` sees the state after every choice, and what was told. */
export function alongGames(
  look: (s: State, told: readonly Told[], k: Kernel<EmperorsChoice>) => void,
  seeds = 2,
): void {
  for (const seats of [3, 4, 5])
    for (let seed = 1; seed <= seeds; seed++) {
      const { k, s, rand } = begun(seats, seed * 10 + seats);
      while (!k.over(s)) {
        const told: Told[] = [];
        const seat = k.waiting(s)[0]!;
        k.apply(s, seat, k.anyOption(s, seat, rand), rand, (event: string, ...args: number[]) => {
          told.push([event, ...args]);
        });
        look(s, told, k);
      }
    }
}
