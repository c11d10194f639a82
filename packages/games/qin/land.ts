import { type Geography, GRASSLAND, isTerritory } from './squares.ts';

export const NOBODY = -1;

/** What lies on the board. An area is a connected set of territories of one colour, named after one of its squares. */
export interface Land {
  ground: number[]; // by square: what it is now; a laid half makes grassland a territory
  area: number[]; // by square: the area it belongs to, or NO_AREA
  size: number[]; // by area: its territories
  owner: number[]; // by area: NOBODY for a lone territory
  pagodas: number[]; // by area: 0, 1 or 2 (QIN-083, QIN-084)
  reach: number[]; // by area: set of the villages it touches
  holder: number[]; // by village
  frontier: number[]; // by square: 1 when free and beside a territory
  spots: number[]; // pairs of squares that take a tile: both free, one of them on the frontier (an index, see QIN-063)
  spotAt: number[]; // by pair: where it stands in `spots`, or -1
}
const NO_AREA = -1;

export function untouched(box: Geography): Land {
  const { start } = box;
  const land: Land = {
    ground: [...start],
    area: start.map((what, q) => (isTerritory(what) ? q : NO_AREA)), // QIN-082
    size: start.map(what => (isTerritory(what) ? 1 : 0)),
    owner: start.map(() => NOBODY),
    pagodas: start.map(() => 0),
    reach: [...box.villagesBeside],
    holder: box.villages.map(() => NOBODY),
    frontier: start.map(() => 0),
    spots: [],
    spotAt: box.pairFirst.map(() => -1),
  };
  start.forEach((what, q) => {
    if (isTerritory(what)) moveFrontier(land, box, q);
  });
  return land;
}
export function copyOf(land: Land): Land {
  return {
    ground: land.ground.slice(),
    area: land.area.slice(),
    size: land.size.slice(),
    owner: land.owner.slice(),
    pagodas: land.pagodas.slice(),
    reach: land.reach.slice(),
    holder: land.holder.slice(),
    frontier: land.frontier.slice(),
    spots: land.spots.slice(),
    spotAt: land.spotAt.slice(),
  };
}

/** A square has become territory: its own spots are gone, its free neighbours are on the frontier now. */
export function moveFrontier({ ground, frontier, spots, spotAt }: Land, box: Geography, square: number): void {
  const taken = box.pairsOf[square]!;
  frontier[square] = 0;
  for (let i = 0; i < taken.length; i++) {
    const pair = taken[i]!;
    const at = spotAt[pair]!;
    if (at < 0) continue;
    const last = spots.pop()!;
    spotAt[pair] = -1;
    if (last === pair) continue;
    spots[at] = last;
    spotAt[last] = at;
  }
  const beside = box.beside[square]!;
  for (let i = 0; i < beside.length; i++) {
    const n = beside[i]!;
    if (ground[n] !== GRASSLAND || frontier[n] === 1) continue;
    frontier[n] = 1;
    const fresh = box.pairsOf[n]!;
    for (let k = 0; k < fresh.length; k++) {
      const pair = fresh[k]!;
      if (
        spotAt[pair]! >= 0 ||
        ground[box.pairFirst[pair]!] !== GRASSLAND ||
        ground[box.pairSecond[pair]!] !== GRASSLAND
      )
        continue;
      spotAt[pair] = spots.length;
      spots.push(pair);
    }
  }
}

/** An area is named after one of its squares, so the spread of its new name starts there. */
export function rename(land: Land, box: Geography, from: number, to: number): void {
  const { area } = land;
  const spread = [from];
  area[from] = to;
  for (let i = 0; i < spread.length; i++) {
    const beside = box.beside[spread[i]!]!;
    for (let k = 0; k < beside.length; k++) {
      const n = beside[k]!;
      if (area[n] !== from) continue;
      area[n] = to;
      spread.push(n);
    }
  }
  land.owner[from] = NOBODY;
  land.pagodas[from] = 0;
  land.size[from] = 0;
}
/** The first square of an area in reading order. */
export const firstOf = ({ area }: Land, name: number): number => area.indexOf(name);
