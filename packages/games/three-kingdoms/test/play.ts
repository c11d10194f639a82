import {
  fastRand,
  type Kernel,
  kernelFor,
  type Option,
  type Rand,
  type Seat,
  type Told,
  tableFor,
} from '@tianxia/kernel';
import { evaluate } from '../evaluate.ts';
import { game } from '../index.ts';
import type { State, ThreeKingdoms } from '../state.ts';

export type Chooser = (k: Kernel<ThreeKingdoms>, s: State, seat: Seat) => Option;
export const atRandom =
  (rand: Rand): Chooser =>
  (k, s, seat) =>
    k.anyOption(s, seat, rand);
/** The choice after which its player stands best, looking no further; of many only some are looked at. */
const MOST_LOOKS = 24;
export const greedily =
  (rand: Rand): Chooser =>
  (k, s, seat) => {
    if (s.sealed.length > 0) return k.anyOption(s, seat, rand);
    const options: Option[] = [];
    options.length = k.options(s, seat, options);
    while (options.length > MOST_LOOKS) options.splice(rand(options.length), 1);
    const view = k.view(s, seat);
    const values = options.map(option => evaluate(k.preview(view, seat, [option], rand).after, seat, k.box));
    const best = Math.max(...values);
    const bestOptions = options.filter((_, i) => values[i] === best);
    return bestOptions[rand(bestOptions.length)]!;
  };
/** Greedy in three choices of four, so that games differ and rare things happen. */
export const mixed = (rand: Rand): Chooser => {
  const [greedy, any] = [greedily(rand), atRandom(rand)];
  return (k, s, seat) => (rand(4) === 0 ? any : greedy)(k, s, seat);
};

export interface Choice {
  k: Kernel<ThreeKingdoms>;
  seat: Seat;
  at: string; // the decision
  before: State;
  after: State;
  told: Told[];
}
/** Random games; what must hold after every choice is looked at there. */
export function alongGames(look: (choice: Choice) => void, seeds = 3, option = 'full'): void {
  const table = tableFor(game, 3, { game: option });
  const k = kernelFor(game, table);
  for (let seed = 1; seed <= seeds; seed++) {
    const rand = fastRand(seed);
    const s = k.setup(table, rand);
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const before = k.clone(s);
      const told: Told[] = [];
      const { at } = s.agenda.at(-1)!;
      k.apply(s, seat, k.anyOption(s, seat, rand), rand, (event: string, ...args: number[]) => {
        told.push([event, ...args]);
      });
      look({ k, seat, at, before, after: s, told });
    }
  }
}
