import { fastRand, type Kernel, OK, type Option, type Seat, type View } from '@tianxia/kernel';
import { PALACE, WALL } from '../box.ts';
import type { State, ZhanGuo } from '../state.ts';

export interface Affordable {
  walls: ReadonlySet<number>; // slots
  palaces: ReadonlySet<number>; // Regions
}
const NOTHING: Affordable = { walls: new Set(), palaces: new Set() };

/** Where the player to move could build at once: what the two actions would offer. */
export function affordable(kernel: Kernel<ZhanGuo>, view: View<State>, seat: Seat): Affordable {
  const card = view.hands[seat]?.[0];
  if (card === undefined || view.agenda.at(-1)?.at !== 'play') return NOTHING;
  const offered = (action: number): Set<number> => {
    const court = kernel.read(`play.court ${action} ${card}`);
    if (court === undefined || kernel.whyNot(view, seat, court) !== OK) return new Set();
    const { after } = kernel.preview(view, seat, [court], fastRand(1));
    const options: Option[] = [];
    const count = kernel.options(after, seat, options, false);
    return new Set(options.slice(0, count).map(option => kernel.words(option).args[0]!));
  };
  return { walls: offered(WALL), palaces: offered(PALACE) };
}
