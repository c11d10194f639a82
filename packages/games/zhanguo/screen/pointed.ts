import type { Kernel, Told } from '@tianxia/kernel';
import type { ZhanGuo } from '../state.ts';
import type { Place } from './places.ts';

const KINDS: Readonly<Record<string, readonly string[]>> = {
  card: ['card', 'tucked'],
  tucked: ['tucked'],
  spot: ['spot'],
  wallSlot: ['wallSlot'],
  task: ['task'],
  action: ['action'],
  board: ['board'],
};
/** The things on the table that a line of the log speaks of. */
export function pointedPlaces(kernel: Kernel<ZhanGuo>, told: readonly Told[]): ReadonlySet<Place> {
  const kindsOf = kernel.game.events as Readonly<Record<string, readonly string[]>>;
  return new Set(
    told.flatMap(([event, ...args]) =>
      args.flatMap((value, i) => (KINDS[kindsOf[event]?.[i] ?? ''] ?? []).map(kind => `${kind} ${value}`)),
    ),
  );
}
/** How a piece comes to where it is: lit while it is proposed, once when it has just come, or it stands. */
export const motionOf = (isNew: boolean, isLast: boolean): string =>
  isNew ? 'zg-arrives' : isLast ? 'zg-came' : 'zg-stands';
