import { type Kernel, NOT_OFFERED, OK, type Reason, type RuleId, type Seat, type View } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { joinTotals, NONE } from '../moves/joins.ts';
import type { ReasonName } from '../reasons.ts';
import { DIRECTIONS, GRASSLAND } from '../squares.ts';
import type { Qin, State } from '../state.ts';
import { type Half, optionOf, placeFrom } from './lays.ts';

export interface Held {
  tile: number;
  half: Half;
}
export interface Refused {
  name: ReasonName;
  rule: RuleId;
}

/** Why the held tile cannot lie there; OK when it can. */
export function whyNotAt(
  kernel: Kernel<Qin>,
  view: View<State>,
  seat: Seat,
  { tile, half }: Held,
  square: number,
  direction: number,
): Reason {
  const inside = placeFrom(kernel.box, half, square, direction);
  // over the edge only the place of the held half has a name, and the refusal is the same
  const option = optionOf(kernel, tile, inside < 0 ? square * DIRECTIONS + direction : inside);
  return option === undefined ? NOT_OFFERED : kernel.whyNot(view, seat, option);
}

/** On a dark square, the direction that comes nearest to a lay: its reason tells most. Reasons stand in the order of checking. */
export function nearestTo(
  kernel: Kernel<Qin>,
  view: View<State>,
  seat: Seat,
  held: Held,
  square: number,
  wanted: number,
): number {
  let best = wanted;
  for (let turn = 1; turn < DIRECTIONS; turn++) {
    const direction = (wanted + turn) % DIRECTIONS;
    const reaches = (d: number) => whyNotAt(kernel, view, seat, held, square, d);
    if (reaches(best) !== OK && (reaches(direction) === OK || reaches(direction) > reaches(best))) best = direction;
  }
  return best;
}
export function refusedBy(kernel: Kernel<Qin>, why: Reason): Refused | undefined {
  const entry = why > OK ? kernel.game.reasons[why] : undefined;
  return entry && { name: entry[0] as ReasonName, rule: entry[1] };
}
const JOIN_REASONS: readonly ReasonName[] = ['tied', 'protectedMajor', 'twoMajors'];
/** Is it about provinces that would be joined? */
export const isAboutJoin = (refused: Refused | undefined): boolean =>
  refused !== undefined && JOIN_REASONS.includes(refused.name);
export const isFree = (view: State, square: number): boolean => view.ground[square] === GRASSLAND;

export interface Join {
  colour: number;
  provinces: { area: number; owner: Seat; size: number }[];
  totals: readonly number[]; // by seat
}
/** Provinces of several owners that a tile would join: what the numbers of a refusal are about. */
export function joinsOf(view: State, box: Box, tile: number, place: number): Join[] {
  const first = box.firstSquare[place]!;
  const second = box.secondSquare[place]!;
  if (second < 0) return [];
  const colours = [box.firstColour[tile]!, box.secondColour[tile]!];
  const groups =
    colours[0] === colours[1]
      ? [{ colour: colours[0]!, square: first, other: second }]
      : [
          { colour: colours[0]!, square: first, other: NONE },
          { colour: colours[1]!, square: second, other: NONE },
        ];
  return groups.flatMap(({ colour, square, other }) => {
    const beside = [...box.beside[square]!, ...(other === NONE ? [] : box.beside[other]!)];
    const areas = new Set(beside.filter(q => view.ground[q] === colour).map(q => view.area[q]!));
    const provinces = [...areas]
      .filter(area => view.owner[area] !== NOBODY)
      .map(area => ({ area, owner: view.owner[area]!, size: view.size[area]! }));
    if (provinces.length < 2) return [];
    const own = view.owner.map(() => 0).slice(0, view.seats);
    for (const { owner, size } of provinces) own[owner]! += size;
    return [{ colour, provinces, totals: joinTotals(view, box, colour, square, other) ?? own }];
  });
}
