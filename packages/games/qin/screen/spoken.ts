import type { People } from '@tianxia/board';
import { isMajor } from '../facts/pagodas.ts';
import { strengthsOf, villageAt } from '../facts/villages.ts';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { COLOURS, GRASSLAND, squareName, VILLAGE, WATER } from '../squares.ts';
import type { State } from '../state.ts';
import type { Words } from './words.ts';

/** A square as a screen reader says it: 'B4, village, held by Théo; strengths You 2, Théo 1'. */
export function spokenSquare(view: State, box: Box, words: Words, people: People, square: number): string {
  return `${squareName(box, square)}, ${whatIsOn(view, box, words, people, square)}`;
}
function whatIsOn(view: State, box: Box, words: Words, people: People, square: number): string {
  const what = view.ground[square]!;
  if (what === GRASSLAND) return words.grassland;
  if (what === WATER) return words.water;
  if (what === VILLAGE) {
    const village = villageAt(box, square);
    const holder = view.holder[village]!;
    const held = holder === NOBODY ? words.heldByNobody : words.heldBy(people(holder));
    const strong = strengthsOf(view, box, village).flatMap((n, seat) => (n > 0 ? [[people(seat), n] as const] : []));
    const kept = `${words.village}, ${held}`;
    return strong.length === 0 ? kept : `${kept}; ${words.strengths(words.numbers(strong))}`;
  }
  const area = view.area[square]!;
  const colour = COLOURS[what]!;
  const owner = view.owner[area]!;
  if (owner === NOBODY) return words.territory(colour);
  const province = words.province(colour, view.size[area]!, people(owner));
  return isMajor(view.size[area]!, box.major) ? `${province}, ${words.major}` : province;
}
