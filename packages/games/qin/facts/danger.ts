import type { Seat } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { GRASSLAND } from '../squares.ts';
import type { State } from '../state.ts';
import { isMajor } from './pagodas.ts';

/** Would a half laid beside this square join its province to a larger one that costs its pagoda? */
export function reachedByLarger({ ground, area, size, owner }: State, box: Box, square: number): boolean {
  const colour = ground[square]!;
  const own = area[square]!;
  const beside = box.beside[square]!;
  for (let i = 0; i < beside.length; i++) {
    if (ground[beside[i]!] !== GRASSLAND) continue;
    const beyond = box.beside[beside[i]!]!;
    for (let k = 0; k < beyond.length; k++) {
      if (ground[beyond[k]!] !== colour) continue;
      const other = area[beyond[k]!]!;
      if (size[other]! <= size[own]!) continue;
      if (owner[other] !== owner[own] || isMajor(size[other]!, box.major)) return true; // QIN-112; QIN-113 for one's own major
    }
  }
  return false;
}
/** By seat: provinces below major that a larger one could swallow so. */
export function exposedOf(s: State, box: Box): number[] {
  const exposed = Array<number>(s.seats).fill(0);
  const counted = new Uint8Array(s.size.length); // by province
  for (let q = 0; q < s.area.length; q++) {
    const name = s.area[q]!;
    const who: Seat = name < 0 ? NOBODY : s.owner[name]!;
    if (who === NOBODY || isMajor(s.size[name]!, box.major) || counted[name] === 1 || !reachedByLarger(s, box, q))
      continue;
    counted[name] = 1;
    exposed[who]!++;
  }
  return exposed;
}
