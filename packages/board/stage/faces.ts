import { EMPTY, type GameTypes, type Kernel, UNKNOWN } from '@tianxia/kernel';
import { type ThingKey, thing } from '../things.ts';
import type { Act, Position } from './acts.ts';

/** A layout as it is walked: a zone, a list of like parts, or parts by name; what is open needs no turning. */
type Part = string | { zone?: string; bySeat?: Part; each?: Part } | { readonly [name: string]: Part };

/** Pieces whose face the viewer of a position sees: found by the layout of the state, so no game says so twice. */
function facesSeen({ game }: Pick<Kernel<GameTypes>, 'game'>, { view }: Pick<Position, 'view'>): Set<ThingKey> {
  const seen = new Set<ThingKey>();
  const walk = (value: unknown, part: Part): void => {
    if (typeof part === 'string') return;
    const { zone, bySeat, each } = part;
    const inner = bySeat ?? each;
    if (typeof zone === 'string') {
      for (const piece of Array.isArray(value) ? value : (value as { pieces: number[] }).pieces)
        if (piece > UNKNOWN && piece !== EMPTY) seen.add(thing(zone, piece));
    } else if (inner !== undefined) for (const one of value as unknown[]) walk(one, inner);
    else for (const [name, of] of Object.entries(part)) walk((value as Record<string, unknown>)[name], of as Part);
  };
  walk(view, game.layout as Part);
  return seen;
}
/** Pieces that lay hidden from the viewer before an act, and show their face after it. */
export function turnedBy(kernel: Pick<Kernel<GameTypes>, 'game'>, { before, after }: Act): ReadonlySet<ThingKey> {
  const known = facesSeen(kernel, before);
  return new Set([...facesSeen(kernel, after)].filter(piece => !known.has(piece)));
}
