import { fastRand, OK } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { always } from '../always.ts';
import { boardFrom } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { GRASSLAND, isTerritory, OFF } from '../squares.ts';
import { type Given, type Position, position } from './position.ts';

/** Whole games on boards of a few squares, quick enough to look at every tile on every place before each lay. */
function along(map: string, given: Given, seed: number, look: (t: Position) => void): Position {
  const t = position(map, given);
  const rand = fastRand(seed);
  t.turnOf('Green');
  while (!t.k.over(t.s)) {
    look(t);
    const seat = t.k.waiting(t.s)[0]!;
    t.k.apply(t.s, seat, t.k.anyOption(t.s, seat, rand), rand);
    if (t.s.played > 0) break; // the next game of a match
  }
  return t;
}
const BOARDS: Record<string, [string, Given]> = {
  'two rivals’ provinces': [
    'RR.RR.\n..Y..v\nYY.BB.\n..B...',
    { owners: { A1: 'Green', D1: 'White', A3: 'White', D3: 'Green' } },
  ],
  'a major province': ['RRRRR.R\n.......\n.YY.YYY\nv.....~', { owners: { A1: 'Green', B3: 'White', E3: 'White' } }],
  'three players': [
    'RR.RR\n.....\nRR.BB\n.v..B',
    { players: ['Green', 'White', 'Purple'], owners: { A1: 'Green', D1: 'White', A3: 'Purple', D3: 'Purple' } },
  ],
};

/** QIN-106, QIN-108 and QIN-109 in their plainest words: what forbids this tile on a free place, or nothing. */
function forbids({ s, box }: Position, tile: number, place: number): string | undefined {
  const halves = [box.firstSquare[place]!, box.secondSquare[place]!];
  const colours = [box.firstColour[tile]!, box.secondColour[tile]!];
  const groups = colours[0] === colours[1] ? [halves] : halves.map(half => [half]);
  const found = groups.map((squares, i) => {
    const colour = colours[i]!;
    const areas = new Set(
      squares.flatMap(q => box.beside[q]!.filter(n => s.ground[n] === colour).map(n => s.area[n]!)),
    );
    const provinces = [...areas].filter(area => s.owner[area] !== NOBODY);
    if (provinces.length < 2) return undefined;
    const majors = provinces.filter(area => s.size[area]! >= box.major);
    if (majors.length > 1) return 'twoMajors';
    const of = (seat: number) =>
      provinces.filter(area => s.owner[area] === seat).reduce((sum, area) => sum + s.size[area]!, 0);
    const totals = s.supply.map((_, seat) => of(seat));
    const most = Math.max(...totals);
    if (totals.filter(total => total === most).length > 1) return 'tied';
    return majors.some(area => s.owner[area] !== totals.indexOf(most)) ? 'protectedMajor' : undefined;
  });
  return (['twoMajors', 'tied', 'protectedMajor'] as const).find(reason => found.includes(reason));
}
/** QIN-063, QIN-064, QIN-065: why a tile on two free squares that touch no territory lies wrong. */
function liesApart({ s, box }: Position, place: number): string {
  const halves = [box.firstSquare[place]!, box.secondSquare[place]!];
  const column = (q: number) => q % box.wide;
  const row = (q: number) => Math.floor(q / box.wide);
  const meets = (q: number) =>
    s.ground.some(
      (what, n) => isTerritory(what) && Math.abs(column(n) - column(q)) === 1 && Math.abs(row(n) - row(q)) === 1,
    );
  if (halves.some(meets)) return 'cornerOnly';
  return halves.some(q => box.villagesBeside[q] !== 0) ? 'villageOnly' : 'touchesNothing';
}
const liesOnGrass = ({ s, box }: Position, place: number) =>
  box.secondSquare[place] !== OFF &&
  [box.firstSquare[place]!, box.secondSquare[place]!].every(q => s.ground[q] === GRASSLAND);
const touches = ({ s, box }: Position, place: number) =>
  [box.firstSquare[place]!, box.secondSquare[place]!].some(q => box.beside[q]!.some(n => isTerritory(s.ground[n]!)));
/** The reason for which the tile may not lie there; undefined where it may; any reason is right where something is in the way. */
function reasonFor(t: Position, tile: number, place: number): string | undefined | 'any' {
  if (!liesOnGrass(t, place)) return 'any';
  return touches(t, place) ? forbids(t, tile, place) : liesApart(t, place);
}

test.each(Object.entries(BOARDS))(
  'QIN-063 QIN-069 QIN-105 QIN-106 QIN-108 QIN-109 beside %s a tile may lie where it fits and joins nothing it must not',
  (_, [map, given]) => {
    along(map, given, 3, t => {
      const { k, s, box } = t;
      const [seat] = k.waiting(s);
      if (seat === undefined) return;
      const names = k.game.reasons.map(([name]) => name);
      const allowed: string[] = [];
      const wrong: string[] = [];
      for (const tile of new Set(s.hands[seat]!))
        for (const place of box.firstColour[tile] === box.secondColour[tile] ? box.unturned : box.places) {
          const words = `lay.lay ${tile} ${place}`;
          const why = k.whyNot(s, seat, k.read(words)!);
          if (why === OK) allowed.push(words);
          const reason = reasonFor(t, tile, place);
          const isRight = reason === 'any' ? why !== OK : names[why] === (reason ?? names[OK]);
          if (!isRight) wrong.push(`${words}: ${names[why]}`);
        }
      expect([wrong, t.table.options().sort()]).toEqual([[], allowed.sort()]);
    });
  },
);
test.each(Object.entries(BOARDS))(
  'QIN-034 QIN-063 QIN-080 QIN-083 QIN-150 beside %s areas, pagodas, piles and free places stay in order',
  (_, [map, given]) => {
    for (const seed of [1, 2])
      along(map, given, seed, ({ s, box }) => {
        for (const [rule, holds] of Object.entries(always)) expect(holds(s, box), rule).toBe(true);
        const isBeside = (q: number) =>
          s.ground[q] === GRASSLAND && box.beside[q]!.some(n => isTerritory(s.ground[n]!));
        expect(s.frontier).toEqual(s.ground.map((_, q) => (isBeside(q) ? 1 : 0)));
      });
  },
);
test('QIN-043 QIN-192 the next game of a match begins on the board as it was printed', () => {
  const [map] = BOARDS['a major province']!;
  const empty = map.replaceAll(/(?<=[RYB])[RYB]/g, '.');
  for (const seed of [1, 2]) {
    const t = along(empty, { options: { match: 'two' } }, seed, () => {});
    expect([t.s.played, t.s.ending]).toEqual([1, '']);
    expect(t.s).toMatchObject(boardFrom(empty.split('\n')).untouched);
    expect([t.s.laid, t.s.undrawn.length + t.s.hands.flat().length, t.box.tiles.length]).toEqual([[], 72, 72]);
  }
});
