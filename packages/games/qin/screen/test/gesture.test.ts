import { fastRand, type Option } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { joinsOf } from '../../facts/joins.ts';
import { squareName, squareNamed } from '../../squares.ts';
import { firstTurn, kindOf, layWords, position } from '../../test/position.ts';
import { aroundOf, ghostOf, ghostOver, heldIn } from '../choice.ts';
import { halfThing, TURN } from '../gestures.ts';
import { directionsAt, type Half, heldAt, layAt, laysOf, litSquares, orient, placeFrom } from '../lays.ts';
import { whyThere } from '../refusals.ts';
import { handsOn, telling } from './table.ts';

const RIGHT = 0;
const DOWN = 1;
const LEFT = 2;
const UP = 3;

test('every legal option can be reached by a held half, a lit square and a direction, and nothing else can', () => {
  const rand = fastRand(3);
  for (const board of ['bird', 'lion']) {
    const table = firstTurn(3, { board });
    const { k, s } = table;
    for (let turn = 0; turn < 30 && !k.over(s); turn++) {
      const [seat = 0] = k.waiting(s);
      const { here } = handsOn(table, seat);
      const found = new Set<Option>();
      for (const tile of laysOf(here).legal.keys())
        for (const half of [0, 1] as Half[])
          for (const square of litSquares(here, [{ tile, half }])) {
            const directions = directionsAt(here, { tile, half }, square);
            expect(directions.length).toBeGreaterThan(0);
            for (const direction of directions) {
              const { candidate } = layAt(here, { tile, half }, square, direction);
              expect(candidate?.why).toBeUndefined();
              found.add(candidate!.option);
            }
          }
      const options: Option[] = [];
      const count = k.options(s, seat, options);
      expect([...found].sort()).toEqual(options.slice(0, count).sort());
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  }
});
test('a square is lit for one half of a tile and dark for the other when only one colour may join there', () => {
  const hands = handsOn(
    position('RR.RR\n.....\n.....', { owners: { A1: 'Green', D1: 'White' }, hands: { Green: 'RY RY RY' } }),
  );
  const { box } = hands.here.kernel;
  const redHalf = box.firstColour[kindOf(box, 'RY')] === 1 ? 0 : 1;
  hands.hold(0, redHalf);
  expect(hands.is(hands.square('C1'))).toBe('cannot');
  hands.hold(0, 1 - redHalf);
  expect(hands.is(hands.square('C1'))).toBe('can');
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

const corner = () => position('R....\n.....\n.....', { hands: { Green: 'RR YB RB' } });
const words = (phrase: string) => layWords(corner().box, phrase);
describe('a lay in the making', () => {
  test('a tile by its half, a square, and it is proposed; the next press on it turns it', () => {
    const hands = handsOn(corner());
    expect(hands.is(halfThing(1, 0))).toBe('can');
    hands.hold(1);
    expect([hands.is(halfThing(1, 0)), hands.is(halfThing(1, 1)), hands.is(halfThing(0, 0))]).toEqual([
      'chosen',
      'may',
      'may',
    ]);
    hands.put('B1');
    expect(hands.proposed()).toBe(words('B1=Y C1=B'));
    expect([hands.is(hands.square('B1')), hands.is(hands.square('C1')), hands.is(hands.square('B2'))]).toEqual([
      'chosen',
      'chosen',
      'can',
    ]);
    hands.put('B1');
    expect(hands.proposed()).toBe(words('B1=Y B2=B'));
  });
  test('a glowing neighbour takes the other half; another lit square takes the tile', () => {
    const hands = handsOn(corner());
    hands.hold(1);
    hands.put('B1');
    hands.put('B2');
    expect(hands.proposed()).toBe(words('B1=Y B2=B'));
    hands.put('A2');
    expect(hands.proposed()).toBe(words('A2=Y A3=B'));
  });
  test('the square may be pressed before the tile', () => {
    const hands = handsOn(corner());
    expect(hands.is(hands.square('B1'))).toBe('may');
    hands.put('B1');
    expect([hands.is(hands.square('B1')), hands.proposed()]).toEqual(['chosen', undefined]);
    hands.hold(1, 1);
    expect(hands.proposed()).toBe(words('B1=B C1=Y'));
  });
  test('a turn goes through all four directions and comes back; those that may not be propose nothing', () => {
    const hands = handsOn(corner());
    expect(hands.is(TURN)).toBeUndefined(); // nothing is held
    hands.hold(1);
    hands.put('B1');
    const proposals = Array.from({ length: 4 }, () => {
      hands.press(TURN);
      return hands.proposed() !== undefined;
    });
    expect(proposals).toEqual([true, false, false, true]);
    expect(hands.choice()?.direction).toBe(RIGHT);
  });
  test('another tile stays on the pressed square when it can; the held one is put back by a press on it', () => {
    const hands = handsOn(corner());
    hands.hold(1);
    hands.put('B1');
    hands.hold(0);
    expect(hands.proposed()).toBe(words('B1=R C1=R'));
    hands.hold(0);
    expect([hands.proposed(), hands.choice()?.slot]).toEqual([undefined, -1]);
  });
  test('a one-coloured tile has one half: both are the same', () => {
    const hands = handsOn(corner());
    hands.hold(0, 1);
    expect(hands.is(halfThing(0, 0))).toBe('chosen');
  });
  test('each step back undoes one small step, down to nothing', () => {
    const hands = handsOn(corner());
    hands.hold(1);
    hands.put('B1');
    hands.back();
    expect([hands.proposed(), hands.choice()?.slot]).toEqual([undefined, 1]);
    hands.back();
    expect(hands.choice()?.slot).toBe(-1);
  });
  test('the key that laid it down confirms it when struck again, and only where it may lie', () => {
    const hands = handsOn(corner());
    hands.hold(1);
    expect(hands.confirms('B1')).toBe(false);
    hands.put('B1');
    expect([hands.confirms('B1'), hands.confirms('C1'), hands.confirms('A3')]).toEqual([true, true, false]);
    hands.press(TURN);
    hands.press(TURN);
    expect(hands.confirms('B1')).toBe(false);
  });
});
describe('a drag', () => {
  test('lays the tile where it is dropped, whatever lay there before', () => {
    const hands = handsOn(corner());
    hands.hold(0);
    hands.put('B1');
    hands.drag(1, 1, 'A2');
    expect(hands.proposed()).toBe(words('A2=B B2=Y'));
  });
  test('keeps the way the tile was turned', () => {
    const hands = handsOn(corner());
    hands.hold(1);
    hands.press(TURN);
    hands.drag(1, 0, 'B1');
    expect(hands.proposed()).toBe(words('B1=Y B2=B'));
  });
  test('onto a square that is not free says what is there and keeps the tile in hand', () => {
    const hands = handsOn(corner());
    hands.drag(1, 0, 'A1');
    expect(hands.refused()).toMatchObject({
      name: 'onStart',
      rule: 'QIN-061',
      text: 'A1: a start territory is there.',
    });
    expect(hands.choice()?.slot).toBe(1);
  });
});
describe('a refusal', () => {
  test('QIN-061 names the square that is in the way, not the one that was pressed', () => {
    const table = position('.....\n.v...\n..R..', { hands: { Green: 'YY YB RB' } });
    for (const [slot, half] of [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const) {
      const hands = handsOn(table);
      hands.hold(slot, half);
      const held = heldIn(hands.here, hands.choice()!);
      const why = (name: string, direction: number) =>
        whyThere(hands.here, telling, held, squareNamed(table.box, name), direction)?.text;
      expect(why('C2', DOWN)).toBe('C3: a start territory is there.');
      expect(why('C2', LEFT)).toBe('B2: a village is there.');
      expect(why('B3', RIGHT)).toBe('C3: a start territory is there.');
      expect(why('B3', UP)).toBe('B2: a village is there.');
    }
  });
  test('QIN-061 of a square that is not free is about that square, whatever lies beside it', () => {
    const hands = handsOn(position('vR~..\n.B...\n.....', { hands: { Green: 'YY YB RB' } }));
    for (const [slot, half] of [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const) {
      hands.hold(slot, half);
      expect(hands.why('A1')).toBe('A1: a village is there.');
      expect(hands.why('B1')).toBe('B1: a start territory is there.');
      expect(hands.why('C1')).toBe('C1: water is there.');
    }
  });
  test('QIN-063 names both squares where neither is taken', () => {
    const hands = handsOn(position('R.....\n......\n......', { hands: { Green: 'YB YB YB' } }));
    hands.hold(0);
    expect(hands.why('E3')).toMatch(/^[D-F][23]–[D-F][23]: it would touch no territory\.$/);
  });
  test('QIN-062 over the edge it is the edge, whichever half is held', () => {
    for (const half of [0, 1]) {
      const hands = handsOn(corner());
      hands.hold(1, half);
      hands.put('B1');
      const ghost = ghostOf(hands.here, { ...hands.choice()!, direction: UP });
      expect(ghost?.why).toMatchObject({ name: 'offTheBoard', rule: 'QIN-062' });
    }
  });
  test('QIN-106 tells most: the tie comes before the edge of the board, with its numbers', () => {
    const hands = handsOn(
      position('.....\nRR.RR\n.....', { owners: { A2: 'Green', D2: 'White' }, hands: { Green: 'RY RY RY' } }),
    );
    const { box } = hands.here.kernel;
    hands.hold(0, box.firstColour[kindOf(box, 'RY')] === 1 ? 0 : 1);
    const square = squareNamed(box, 'C2');
    const ghost = ghostOver(hands.here, hands.choice()!, square)!;
    expect(ghost.why).toMatchObject({ name: 'tied', rule: 'QIN-106' });
    expect(hands.why('C2')).toMatch(/^C2–C[13]: it would join provinces whose owners tie \(You 2, Théo 2\)\.$/);
    const [join] = joinsOf(hands.here.state, box, ghost.tile, ghost.place);
    expect([join?.totals, join?.provinces.map(({ size }) => size)]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });
  test('QIN-060 of a tile that fits nowhere stands on the tile', () => {
    const hands = handsOn(position('RR.RR', { owners: { A1: 'Green', D1: 'White' }, hands: { Green: 'RR RY RY' } }));
    expect(hands.is(halfThing(0, 0))).toBe('cannot');
    hands.hold(0);
    expect(hands.refused()?.text).toBe('This tile fits nowhere now.');
  });
});
test('around the pressed square only those neighbours glow that may take the other half', () => {
  const hands = handsOn(corner());
  hands.hold(1);
  hands.put('B1');
  const { box } = hands.here.kernel;
  const names = [...aroundOf(hands.here, hands.choice()!).keys()].map(q => squareName(box, q));
  expect(names.sort()).toEqual(['B2', 'C1']);
});
