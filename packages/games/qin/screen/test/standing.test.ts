import { peopleAt } from '@tianxia/board';
import { fastRand } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { leaders } from '../../facts/pagodas.ts';
import { unseenTiles } from '../../facts/tiles.ts';
import { strengthsOf } from '../../facts/villages.ts';
import { squareNamed } from '../../squares.ts';
import { firstTurn, layWords, position } from '../../test/position.ts';
import { words } from '../../text/en/screen/index.ts';
import { areasOf, pondsOf, seamsOf } from '../areas.ts';
import { roofsOf, tuftsOn } from '../printed.ts';
import { spokenSquare } from '../spoken.ts';
import { changesBetween, standingOn } from '../standing.ts';
import { squaresOf } from '../told.ts';

const two = peopleAt(
  [
    { name: 'Mei', colour: 'green' },
    { name: 'Théo', colour: 'white' },
  ],
  0,
);

test('same-coloured neighbours are one area, corner contact keeps them apart', () => {
  const { s, box } = position('RR.\n..R\nB.R', { owners: { A1: 'Green', C2: 'White' } });
  const areas = areasOf(s, box).map(({ colour, squares, owner }) => [colour, squares.length, owner]);
  expect(areas).toEqual([
    ['red', 2, 0],
    ['red', 2, 1],
    ['blue', 1, -1],
  ]);
});
test('an area of n squares in a row has n-1 seams', () => {
  const { s, box } = position('RRRR', { owners: { A1: 'Green' } });
  expect(seamsOf(box, areasOf(s, box)[0]!.squares).length).toBe(3);
});
test('water that touches is one pond', () => {
  const { box } = position('~~.~\nR...');
  expect(pondsOf(box, 5).map(pond => pond.length)).toEqual([2, 1]);
});
test("a province's pagoda keeps its place while the province grows", () => {
  const { k, s, box } = firstTurn(4, {}, 9);
  const rand = fastRand(9);
  for (let turn = 0; turn < 60 && !k.over(s); turn++) {
    const before = standingOn(s, box).filter(one => !one.village);
    const areas = [...s.area];
    const [seat = 0] = k.waiting(s);
    k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    const after = standingOn(s, box);
    for (const one of before) {
      const name = Number(one.id.split(' ')[1]);
      const joined = new Set(areas.flatMap((area, q) => (area >= 0 && s.area[q] === s.area[name] ? [area] : [])));
      const alone = [...joined].filter(area => before.some(other => other.id === `province ${area}`)).length === 1;
      if (alone && s.owner[s.area[name]!]! >= 0) expect(after.map(({ id }) => id)).toContain(one.id);
    }
  }
});
test('changes between two moments say who leaves and who comes, and nothing where all stays', () => {
  const table = position('RRR.RR\n......\n..BB..', { owners: { A1: 'Green', E1: 'White', C3: 'White' } });
  const { k, s, box } = table;
  table.to('Green', 'D1=R D2=Y');
  const { after } = k.preview(k.view(s, 0), 0, [k.read(layWords(box, 'D1=R D2=Y'))!], fastRand(1));
  const changes = changesBetween(standingOn(s, box), standingOn(after, box));
  const short = [...changes.values()].map(({ id, leaving, coming }) => [id, leaving, coming]);
  expect(short).toEqual([
    ['province 0', 0, 1],
    ['province 4', 1, 0],
  ]);
});
test('a holder who is displaced leaves and the new one comes, in the same place', () => {
  const one = { id: 'village 0', column: 1, row: 1, village: true, count: 1, major: false };
  const change = changesBetween([{ ...one, owner: 0 }], [{ ...one, owner: 1 }]).get('village 0');
  expect(change).toMatchObject({ leaving: 1, coming: 1 });
});
test('QIN-121 QIN-123 strengths at a village are the pagodas of provinces that touch it', () => {
  const { s, box } = position('RRv.\n..BB', { owners: { A1: 'Green', C2: 'White' } });
  expect(strengthsOf(s, box, 0)).toEqual([1, 1]);
});
test('QIN-182 unseen tiles are those neither on the board nor in the own hand', () => {
  const { k, s, box } = firstTurn(2);
  const view = k.view(s, 0);
  expect(unseenTiles(view, box, 0).reduce((sum, n) => sum + n, 0)).toBe(72 - 3);
  expect(unseenTiles(k.view(s, -1), box, -1).reduce((sum, n) => sum + n, 0)).toBe(72);
});
test('whoever has fewest pagodas left leads, nobody while all are level', () => {
  const { s } = firstTurn(3);
  expect(leaders(s)).toEqual([]);
  s.supply = [4, 7, 4];
  expect(leaders(s)).toEqual([0, 2]);
});
test('a screen reader hears what a square is, who holds it and how strong everybody is', () => {
  const { s, box } = position('RRv.\n..BB', { owners: { A1: 'Green', C2: 'White' }, villages: { C1: 'White' } });
  const spoken = (name: string) => spokenSquare(s, box, words, two, squareNamed(box, name));
  expect(spoken('D1')).toBe('D1, grassland');
  expect(spoken('C1')).toBe('C1, village, held by Théo; strengths You 1, Théo 1');
  expect(spoken('A1')).toBe('A1, your red province of 2');
  expect(spoken('D2')).toBe('D2, Théo’s blue province of 2');
});
test('a line of the log points at its squares: a place, a village, a whole province', () => {
  const { s, box } = position('RRv.\n..BB', { owners: { A1: 'Green', C2: 'White' } });
  expect(squaresOf(s, box, 'place 0')).toEqual([0, 1]);
  expect(squaresOf(s, box, 'village 0')).toEqual([2]);
  expect(squaresOf(s, box, 'province 7')).toEqual([6, 7]);
  expect(squaresOf(s, box, 'count 3')).toEqual([]);
});
test('roofs leave the middle of a village free, tufts grow on grassland only and always on the same squares', () => {
  const { box } = position('.vv.\nR...\nv...');
  for (const village of box.villages) expect(roofsOf(box, village).length).toBeGreaterThan(3);
  expect(tuftsOn(box)).toEqual(tuftsOn(box));
  const printed = firstTurn(2, { board: 'lion' }).box;
  expect(tuftsOn(printed).length).toBeLessThan(printed.start.filter(what => what === 0).length / 2);
});
