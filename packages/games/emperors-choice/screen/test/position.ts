import { fastRand, type Kernel, kernelFor, type Option, type Rand, tableFor } from '@tianxia/kernel';
import { game } from '../../index.ts';
import type { EmperorsChoice, State } from '../../state.ts';

/** A table to look at, as it lies after so many choices by chance. */
export interface Walk {
  kernel: Kernel<EmperorsChoice>;
  s: State;
  rand: Rand;
}
export function tableOf(seats: number, seed: number): Walk {
  const table = tableFor(game, seats, { start: 'first' });
  const kernel = kernelFor(game, table, game.content);
  const rand = fastRand(seed);
  return { kernel, s: kernel.setup(table, rand), rand };
}
/** Plays by chance to the end; before each choice somebody may look. */
export function walkThrough({ kernel, s, rand }: Walk, look: (seat: number) => void): void {
  while (!kernel.over(s)) {
    const [seat = 0] = kernel.waiting(s);
    look(seat);
    kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand);
  }
}
/** What this seat may choose, seen with its own eyes. */
export function legalOptions({ kernel, s }: Walk, seat: number): Option[] {
  const out: Option[] = [];
  const many = kernel.options(kernel.view(s, seat), seat, out, true);
  return out.slice(0, many);
}
