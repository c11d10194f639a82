import { fastRand, OK, type Option } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { squareName, squareNamed } from '../../squares.ts';
import { firstTurn, kindOf, type Position, position } from '../../test/position.ts';
import {
  aroundOf,
  type Choice,
  type Desk,
  ghostOf,
  lift,
  nothingChosen,
  optionFor,
  pick,
  press,
  putOn,
  stepBack,
  turned,
} from '../choice.ts';
import { directionsAt, type Half, heldAt, laysOf, litSquares, optionOf, orient, placeFrom } from '../lays.ts';
import { joinsOf, nearestTo, refusedBy, whyNotAt } from '../refusals.ts';

const RIGHT = 0;
const DOWN = 1;
const LEFT = 2;
const UP = 3;

function deskOf({ k, s }: Position): Desk {
  const view = k.view(s, 0);
  return { kernel: k, view, seat: 0, lays: laysOf(k, view, 0) };
}
const at = (desk: Desk, name: string) => squareNamed(desk.kernel.box, name);
const written = (desk: Desk, choice: Choice) => {
  const option = optionFor(desk, ghostOf(desk, choice, -1));
  return option === undefined ? undefined : desk.kernel.write(option);
};

test('every legal option can be reached by a held half, a lit square and a direction, and nothing else can', () => {
  const rand = fastRand(3);
  for (const board of ['bird', 'lion']) {
    const { k, s, box } = firstTurn(3, { board });
    for (let turn = 0; turn < 30 && !k.over(s); turn++) {
      const [seat = 0] = k.waiting(s);
      const view = k.view(s, seat);
      const lays = laysOf(k, view, seat);
      const found = new Set<Option>();
      for (const tile of lays.keys())
        for (const half of [0, 1] as Half[])
          for (const square of litSquares(lays, box, tile, half)) {
            const directions = directionsAt(lays, box, tile, half, square);
            expect(directions.length).toBeGreaterThan(0);
            for (const direction of directions) {
              expect(whyNotAt(k, view, seat, { tile, half }, square, direction)).toBe(OK);
              found.add(optionOf(k, tile, placeFrom(box, half, square, direction))!);
            }
          }
      const options: Option[] = [];
      const count = k.options(view, seat, options);
      expect([...found].sort()).toEqual(options.slice(0, count).sort());
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  }
});
test('a square is lit for one half of a tile and dark for the other when only one colour may join there', () => {
  const desk = deskOf(
    position('RR.RR\n.....\n.....', { owners: { A1: 'Green', D1: 'White' }, hands: { Green: 'RY RY RY' } }),
  );
  const tile = kindOf(desk.kernel.box, 'RY');
  const redHalf = desk.kernel.box.firstColour[tile] === 1 ? 0 : 1;
  expect(litSquares(desk.lays, desk.kernel.box, tile, redHalf).has(at(desk, 'C1'))).toBe(false);
  expect(litSquares(desk.lays, desk.kernel.box, tile, (1 - redHalf) as Half).has(at(desk, 'C1'))).toBe(true);
});
test('a place and the held half on it are two names of one thing', () => {
  const { box } = firstTurn(2);
  for (const half of [0, 1] as Half[])
    for (const place of box.places) {
      if (box.secondSquare[place]! < 0) continue;
      const { square, direction } = heldAt(box, half, place);
      expect(placeFrom(box, half, square, direction)).toBe(place);
    }
});
test('the tile keeps its direction where it may, else it turns clockwise to the first that may', () => {
  expect(orient([RIGHT, LEFT], LEFT)).toBe(LEFT);
  expect(orient([RIGHT, LEFT], DOWN)).toBe(LEFT);
  expect(orient([DOWN], LEFT)).toBe(DOWN);
  expect(orient([], UP)).toBe(UP);
});

const corner = () => deskOf(position('R....\n.....\n.....', { hands: { Green: 'RR YB RB' } }));
test('a press lays the held half on the square, the next press on it turns it, a glowing neighbour takes the other half', () => {
  const desk = corner();
  const held = pick(desk, nothingChosen, 1, 0);
  const laid = press(desk, held, at(desk, 'B1'));
  expect(ghostOf(desk, laid, -1)).toMatchObject({ square: at(desk, 'B1'), direction: RIGHT, why: OK, pinned: true });
  const round = press(desk, laid, at(desk, 'B1'));
  expect(ghostOf(desk, round, -1)?.direction).toBe(DOWN);
  expect([...aroundOf(desk, laid).keys()].map(q => squareName(desk.kernel.box, q)).sort()).toEqual(['B2', 'C1']);
  expect(press(desk, laid, at(desk, 'B2')).direction).toBe(DOWN);
});
test('a press on another lit square moves the tile there', () => {
  const desk = corner();
  const laid = press(desk, pick(desk, nothingChosen, 1, 0), at(desk, 'B1'));
  const moved = press(desk, laid, at(desk, 'A2'));
  expect(ghostOf(desk, moved, -1)).toMatchObject({ square: at(desk, 'A2'), why: OK });
});
test('a turn goes through all four directions and comes back; those that may not be propose nothing', () => {
  const desk = corner();
  let choice = press(desk, pick(desk, nothingChosen, 1, 0), at(desk, 'B1'));
  const proposals = Array.from({ length: 4 }, () => {
    choice = turned(desk, choice, -1, 1);
    return written(desk, choice) !== undefined;
  });
  expect(proposals).toEqual([true, false, false, true]);
  expect(choice.direction).toBe(RIGHT);
});
test('a drop on a square that is not free refuses it and keeps what lay before', () => {
  const desk = corner();
  const laid = press(desk, pick(desk, nothingChosen, 1, 0), at(desk, 'B1'));
  const dropped = putOn(desk, laid, at(desk, 'A1'));
  expect(dropped.refusedAt).toBe(at(desk, 'A1'));
  expect(written(desk, dropped)).toBe(written(desk, laid));
});
test('each step back undoes one small step, down to nothing', () => {
  const desk = corner();
  const laid = press(desk, pick(desk, nothingChosen, 1, 0), at(desk, 'B1'));
  const lifted = stepBack(laid)!;
  expect(ghostOf(desk, lifted, -1)).toBeUndefined();
  expect(lifted.slot).toBe(1);
  expect(stepBack(lifted)).toEqual(nothingChosen);
  expect(stepBack(nothingChosen)).toBeUndefined();
});
test('another tile stays on the pressed square when it can', () => {
  const desk = corner();
  const laid = press(desk, pick(desk, nothingChosen, 1, 0), at(desk, 'B1'));
  expect(ghostOf(desk, pick(desk, laid, 0, 0), -1)).toMatchObject({ square: at(desk, 'B1'), why: OK });
});
test('under the pointer the tile shows the direction that tells most: QIN-106 before the edge of the board', () => {
  const desk = deskOf(
    position('.....\nRR.RR\n.....', { owners: { A2: 'Green', D2: 'White' }, hands: { Green: 'RY RY RY' } }),
  );
  const { kernel, view, seat } = desk;
  const tile = kindOf(kernel.box, 'RY');
  const half = kernel.box.firstColour[tile] === 1 ? 0 : 1;
  const square = at(desk, 'C2');
  const direction = nearestTo(kernel, view, seat, { tile, half }, square, RIGHT);
  const why = whyNotAt(kernel, view, seat, { tile, half }, square, direction);
  expect(refusedBy(kernel, why)).toEqual({ name: 'tied', rule: 'QIN-106' });
  const [join] = joinsOf(view, kernel.box, tile, placeFrom(kernel.box, half, square, direction));
  expect(join?.totals).toEqual([2, 2]);
  expect(join?.provinces.map(({ size }) => size)).toEqual([2, 2]);
});
test('QIN-062 over the edge the refusal is the edge, whichever half is held', () => {
  const desk = corner();
  const tile = kindOf(desk.kernel.box, 'YB');
  for (const half of [0, 1] as Half[]) {
    const why = whyNotAt(desk.kernel, desk.view, 0, { tile, half }, at(desk, 'B1'), UP);
    expect(refusedBy(desk.kernel, why)?.rule).toBe('QIN-062');
  }
});
test('a lay that joins nobody else has no numbers to show', () => {
  const desk = corner();
  expect(joinsOf(desk.view, desk.kernel.box, 1, placeFrom(desk.kernel.box, 0, at(desk, 'B1'), RIGHT))).toEqual([]);
});
test('a tile that is lifted for a drag leaves the board and keeps the way it was turned', () => {
  const desk = corner();
  const laid = turned(desk, press(desk, pick(desk, nothingChosen, 1, 0), at(desk, 'B1')), -1, 1);
  const lifted = lift(laid, 0, 1);
  expect(ghostOf(desk, lifted, -1)).toBeUndefined();
  expect(lifted).toMatchObject({ slot: 0, half: 1, direction: DOWN });
});
