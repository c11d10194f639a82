import type { Game } from '@tianxia/kernel';
import { pagodasFor, pagodasOnBoard } from './facts/pagodas.ts';
import type { Box } from './geography.ts';
import { GRASSLAND, isTerritory } from './squares.ts';
import type { Qin, State } from './state.ts';

/** What must hold at every moment of every game; the laws check it along random games. */
export const always: NonNullable<Game<Qin>['always']> = {
  'QIN-150': (s, box) => s.supply.every((left, seat) => left + pagodasOnBoard(s, seat) === box.pagodas),
  'QIN-063': (s, box) =>
    box.placeOf.every((place, i) => i % 2 === 1 || s.spotAt[i / 2]! >= 0 === canTakeTile(s, box, place)),
  'QIN-080': (s, box) => s.area.every((name, q) => name < 0 || areaIsWhole(s, box, name, q)),
  'QIN-083': (s, box) =>
    s.ending !== '' || s.area.every((name, q) => name !== q || s.pagodas[q] === pagodasFor(s.size[q]!, box.major)),
  'QIN-034': s => s.agenda.length === 0 || s.heights.reduce((sum, height) => sum + height, 0) === s.undrawn.length,
};
function canTakeTile(s: State, box: Box, place: number): boolean {
  const halves = [box.firstSquare[place]!, box.secondSquare[place]!];
  const touches = (q: number) => box.beside[q]!.some(n => isTerritory(s.ground[n]!));
  return halves.every(q => s.ground[q] === GRASSLAND) && halves.some(touches);
}
/** Same-coloured neighbours have the same area, and its size is the number of squares that bear its name. */
function areaIsWhole(s: State, box: Box, name: number, q: number): boolean {
  const alike = box.beside[q]!.filter(n => s.ground[n] === s.ground[q]);
  return (
    alike.every(n => s.area[n] === name) && (name !== q || s.size[q] === s.area.filter(other => other === name).length)
  );
}
