import { type Kernel, kernelFor, tableFor } from '@tianxia/kernel';
import { game } from '../index.ts';
import type { ThreeKingdoms } from '../state.ts';
import type { Given } from './given.ts';

/** The rules of a position, made once for each option and each content pack. */
const printed = new Map<string, Kernel<ThreeKingdoms>>();
const others = new WeakMap<object, Kernel<ThreeKingdoms>>();

export function kernelOf({ game: option = 'full', declinedTribe = 'counts', content }: Given): Kernel<ThreeKingdoms> {
  const name = `${option} ${declinedTribe}`;
  const kept = content === undefined ? printed.get(name) : others.get(content);
  if (kept !== undefined) return kept;
  const k =
    content === undefined
      ? kernelFor(game, tableFor(game, 3, { game: option, declinedTribe }))
      : kernelFor(game, tableFor(game, 3), content);
  if (content === undefined) printed.set(name, k);
  else others.set(content, k);
  return k;
}
