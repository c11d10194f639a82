import { type Kernel, kernelFor, type Option, type Rand, type Seat, type Table, type Told } from '@tianxia/kernel';
import { evaluate } from '../evaluate.ts';
import { game } from '../index.ts';
import type { FirstEmpire, State } from '../state.ts';

export type Chooser = (k: Kernel<FirstEmpire>, s: State, seat: Seat) => Option;
export const atRandom =
  (rand: Rand): Chooser =>
  (k, s, seat) =>
    k.anyOption(s, seat, rand);
/** The choice after which its player stands best, looking no further. */
export const greedily =
  (rand: Rand): Chooser =>
  (k, s, seat) => {
    if (s.sealed.length > 0) return k.anyOption(s, seat, rand);
    const options: Option[] = [];
    options.length = k.options(s, seat, options);
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

/**
 * Somebody who ends with nothing left to do (FE-064): Generals in a restless Chu, the other types apart, all regions full, the
 * Ship at its end, no Worker. Earlier words are liked better; what is not named comes last.
 */
const HERMIT = [
  'startingTile.take [1-7]$',
  'turn.court \\d+ 0',
  'recruit.take 0 1$',
  'recruit.take 1 3$',
  'recruit.take 2 0$',
  'turn.court \\d+ 1',
  'elixir.card \\d+ [12]$',
  'turn.tuck \\d+ [034]$',
  'done$',
  'pass$',
].map(words => new RegExp(`^(?:\\w+\\.)?${words}`));
export const hermit = (rand: Rand): Chooser => {
  const rank = (words: string) => HERMIT.findIndex(liked => liked.test(words)) + 1 || HERMIT.length + 1;
  return (k, s, seat) => {
    const options: Option[] = [];
    options.length = k.options(s, seat, options);
    const ranks = options.map(option => rank(k.write(option)));
    const best = options.filter((_, i) => ranks[i] === Math.min(...ranks));
    return best[rand(best.length)]!;
  };
};

export interface Choice {
  k: Kernel<FirstEmpire>;
  seat: Seat;
  option: Option;
  before: State;
  after: State;
  told: Told[];
}
/** One game; what must hold after every choice is looked at there. */
export function alongGame(
  table: Table,
  rand: Rand,
  look: (choice: Choice) => void,
  choose: Chooser = atRandom(rand),
): State {
  const k = kernelFor(game, table);
  const s = k.setup(table, rand);
  while (!k.over(s)) {
    const seat = k.waiting(s)[0]!;
    const before = k.clone(s);
    const told: Told[] = [];
    const option = choose(k, s, seat);
    k.apply(s, seat, option, rand, (event: string, ...args: number[]) => {
      told.push([event, ...args]);
    });
    look({ k, seat, option, before, after: s, told });
  }
  return s;
}
