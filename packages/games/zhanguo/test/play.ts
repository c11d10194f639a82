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
import type { State, ZhanGuo } from '../state.ts';

export type Chooser = (k: Kernel<ZhanGuo>, s: State, seat: Seat) => Option;

/** What else a choice is worth to somebody with plans of their own. */
export type Wish = (k: Kernel<ZhanGuo>, s: State, seat: Seat, option: Option, told: readonly Told[]) => number;

/** Any option; asides too, one time in `asides`. */
export const atRandom =
  (rand: Rand, asides = 0): Chooser =>
  (k, s, seat) => {
    if (asides === 0 || rand(asides) > 0) return k.anyOption(s, seat, rand);
    const all: Option[] = [];
    all.length = k.options(s, seat, all);
    return all[rand(all.length)]!;
  };
/** The best looking of `few` options drawn at random, looking no further; one time in `asides` any choice. */
export const greedily =
  (rand: Rand, asides = 0, few = 12, wish: Wish = () => 0): Chooser =>
  (k, s, seat) => {
    if (asides > 0 && rand(asides) === 0) return atRandom(rand, 1)(k, s, seat);
    const all: Option[] = [];
    all.length = k.options(s, seat, all, false);
    while (all.length > few) all.splice(rand(all.length), 1);
    const view = k.view(s, seat);
    const worth = all.map(option => {
      const { after, told } = k.preview(view, seat, [option], rand);
      return evaluate(after, seat, k.box) + wish(k, s, seat, option, told);
    });
    const most = Math.max(...worth);
    const best = all.filter((_, i) => worth[i] === most);
    return best[rand(best.length)]!;
  };

export interface Chosen {
  k: Kernel<ZhanGuo>;
  seat: Seat;
  move: string;
  args: readonly number[];
  before: State;
  after: State;
  told: Told[];
}
/** Games at every player count, B sides in play; what must hold after every choice is looked at there. */
export function alongGames(look: (chosen: Chosen) => void, options: Record<string, string> = {}, seeds = 1): void {
  for (const seats of [2, 3, 4])
    for (let seed = 1; seed <= seeds; seed++) {
      const table = tableFor(game, seats, { boards: 'sideB', ...options });
      const k = kernelFor(game, table);
      const rand = fastRand(seed * 100 + seats);
      const choose = atRandom(rand, 6);
      const s = k.setup(table, rand);
      while (!k.over(s)) {
        const seat = k.waiting(s)[0]!;
        const before = k.clone(s);
        const option = choose(k, s, seat);
        const told: Told[] = [];
        k.apply(s, seat, option, rand, (event: string, ...args: number[]) => {
          told.push([event, ...args]);
        });
        look({ k, seat, before, after: s, told, ...k.words(option) });
      }
    }
}
