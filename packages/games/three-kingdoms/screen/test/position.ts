import { fastRand, type Kernel, kernelFor, tableFor } from '@tianxia/kernel';
import { game } from '../../index.ts';
import type { Bid, State, ThreeKingdoms } from '../../state.ts';

const table = tableFor(game, 3, { game: 'full' });
export const kernel: Kernel<ThreeKingdoms> = kernelFor(game, table, game.content);
export const named = (id: string): number => kernel.box.generalNamed.get(id)!;
export const spaceNamed = (id: string): number => kernel.box.pack.spaces.findIndex(row => row.id === id);

/** A fresh table whose first draft is done: the bidding of round 1 begins with Wei. */
export function bidding(seed = 1): State {
  const rand = fastRand(seed);
  const s = kernel.setup(table, rand);
  while (s.agenda.at(-1)?.at !== 'bid') {
    const seat = kernel.waiting(s)[0]!;
    kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand);
  }
  return s;
}
/** A general on a space, by hand: for aids that only read what stands there. */
export const placed = (bid: Partial<Bid> & Pick<Bid, 'seat' | 'general' | 'space' | 'total'>): Bid => ({
  army: 0,
  units: 0,
  gold: 0,
  support: 0,
  emperor: 0,
  bonus: 0,
  home: 0,
  ...bid,
});
