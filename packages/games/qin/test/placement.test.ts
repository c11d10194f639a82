import { expect, test } from 'vitest';
import { OFF } from '../squares.ts';
import { firstTurn, type Position, position } from './position.ts';

const MAP = `
  . . . . . . .
  . . v ~ . . .
  . . . R . . .
  . . . . . . .
  . . . . . . .
  . . . . . . v`;

test('QIN-060 both halves lie on free grassland, side by side', () => {
  const t = position(MAP);
  const { wide, places, firstSquare, secondSquare } = t.box;
  const apart = (q: number, r: number) =>
    Math.abs((q % wide) - (r % wide)) + Math.abs(Math.floor(q / wide) - Math.floor(r / wide));
  const inside = places.filter(place => secondSquare[place] !== OFF);
  expect(inside.map(place => apart(firstSquare[place]!, secondSquare[place]!))).toEqual(inside.map(() => 1));
  t.to('Green', 'D4=R E4=Y').offers('D4=R E4=Y');
});
test('QIN-061 never on a village, water, a start or a tile, not even with one half', () => {
  const t = position(MAP);
  t.lays('Green', 'D4=B D5=Y');
  const refused = { onVillage: 'C3=R C2=Y', onWater: 'E2=R D2=Y', onStart: 'E3=R D3=Y', onTile: 'D4=R E4=Y' };
  for (const [reason, phrase] of Object.entries(refused)) {
    t.refuses('Green', phrase, reason);
    const [one, two] = phrase.split(' ') as [string, string];
    t.refuses('Green', `${two.slice(0, 2)}=R ${one.slice(0, 2)}=Y`, reason);
  }
  t.refuses('Green', 'D4=R D5=R', 'onTile');
  t.refuses('Green', 'C2=R D2=R', 'onVillage');
});
test('QIN-062 never off the grid', () => {
  const t = position('RR.\n...', { owners: { A1: 'White' } });
  t.refuses('Green', 'C1=R D1=R', 'offTheBoard');
  t.refuses('Green', 'C1=R C0=Y', 'offTheBoard');
  t.refuses('Green', 'A2=R A3=R', 'offTheBoard');
  t.refuses('Green', 'A2=R @2=Y', 'offTheBoard');
  t.refuses('Green', 'A1=R A0=Y', 'offTheBoard');
});
test('QIN-063 one half must touch a start or a laid half, whatever its colour', () => {
  const t = position(MAP);
  t.refuses('Green', 'A4=R A5=R', 'touchesNothing');
  t.refuses('Green', 'D5=R D6=R', 'touchesNothing');
  t.lays('Green', 'D4=B D5=Y');
  t.to('Green', 'D6=R E6=R').offers('D6=R E6=R');
  t.to('Green', 'C5=B B5=R').offers('C5=B B5=R', 'C5=R B5=B');
});
test('QIN-064 QIN-065 corners and villages are not enough', () => {
  const t = position(MAP);
  t.refuses('Green', 'C4=R B4=R', 'cornerOnly');
  t.refuses('Green', 'E2=Y E1=Y', 'cornerOnly');
  t.refuses('Green', 'G5=R G4=Y', 'villageOnly');
  t.refuses('Green', 'G5=Y G4=R', 'villageOnly');
  t.refuses('Green', 'C4=Y B4=R', 'cornerOnly');
  t.refuses('Green', 'B2=R A2=Y', 'villageOnly');
  t.refuses('Green', 'F1=R G1=Y', 'touchesNothing');
});
test('QIN-066 colours never have to match', () => {
  for (const tile of ['R', 'B', 'Y']) position(MAP).lays('Green', `D4=${tile} D5=${tile}`);
});
test('QIN-067 a tile may be turned: two lays of a two-colour tile on a pair of squares, one of a one-coloured', () => {
  const pairOf = (t: Position, words: string) => {
    const { args } = t.k.words(t.k.read(words)!);
    return [t.box.firstSquare[args[1]!]!, t.box.secondSquare[args[1]!]!].sort((a, b) => a - b).join();
  };
  for (const [hand, each] of [
    ['RY', 2],
    ['RR', 1],
  ] as const) {
    const t = position('.....\n.....\n..R..\n.....\n.....', { hands: { Green: hand } });
    const lays = new Map<string, number>();
    for (const words of t.table.options()) lays.set(pairOf(t, words), (lays.get(pairOf(t, words)) ?? 0) + 1);
    expect([...lays.values()]).toEqual(Array(12).fill(each)); // 4 squares beside the start, each with 3 ways out
  }
});
test('QIN-068 the first tile touches a start', () => {
  for (const board of ['bird', 'lion']) {
    const t = firstTurn(2, { board });
    const starts = t.box.start.flatMap((what, q) => (what >= 1 && what <= 3 ? [q] : []));
    for (const words of t.table.options()) {
      const place = t.k.words(t.k.read(words)!).args[1]!;
      const beside = [t.box.firstSquare[place]!, t.box.secondSquare[place]!].flatMap(q => t.box.beside[q]!);
      expect(starts.some(q => beside.includes(q))).toBe(true);
    }
  }
});
test('QIN-069 each colour is tested by itself, and both must pass', () => {
  const t = position('RR.RRR\nYY.YY.\n......', { owners: { A1: 'Green', D1: 'White', A2: 'Green', D2: 'White' } });
  t.refuses('Green', 'C1=R C2=Y', 'tied');
  t.to('Green', 'C1=R C2=B').offers('C1=R C2=B');
  t.refuses('Green', 'C1=B C2=Y', 'tied');
});
test('QIN-106 QIN-108 QIN-109 the first reason of the list is told, whichever half it concerns', () => {
  const t = position('RRRRR.RRRRR\n...YY.YY...\n...........', {
    owners: { A1: 'Green', G1: 'Green', D2: 'Green', G2: 'White' },
  });
  t.refuses('Green', 'F1=R F2=Y', 'twoMajors');
  const turned = position('...RR.RR...\nYYYYY.YYYYY\n...........', {
    owners: { D1: 'Green', G1: 'White', A2: 'Green', G2: 'Green' },
  });
  turned.refuses('Green', 'F1=R F2=Y', 'twoMajors');
});
test('QIN-070 too few pagodas make no lay illegal', () => {
  const t = position('R..R\n.Y..\nR...', { supply: { Green: 1 } });
  const lays = () => t.to('Green').options().length;
  const few = lays();
  t.s.supply[0] = 20;
  expect(lays()).toBe(few);
});
test('QIN-061 QIN-062 QIN-064 QIN-065 QIN-063 refusals come in the order of the rules', () => {
  const t = position('v.R~\n....\n....\n...v');
  t.refuses('Green', 'A1=R A0=Y', 'offTheBoard'); // on a village too
  t.refuses('Green', 'A1=R A2=R', 'onVillage'); // and touching nothing
  t.refuses('Green', 'D1=R D2=R', 'onWater'); // and meeting a corner
  t.refuses('Green', 'D2=R D3=R', 'cornerOnly'); // touches the village too
  t.refuses('Green', 'A2=R A3=R', 'villageOnly');
  t.refuses('Green', 'A3=R A4=R', 'touchesNothing');
  const order = t.k.game.reasons.map(([name]) => name);
  expect(order.slice(1)).toEqual([
    ...['offTheBoard', 'onVillage', 'onWater', 'onStart', 'onTile', 'cornerOnly', 'villageOnly'],
    ...['touchesNothing', 'twoMajors', 'tied', 'protectedMajor', 'emptyPile'],
  ]);
});
test('QIN-061 a tile that is not in hand and a turn that is not yours are not offered', () => {
  const t = position(MAP, { hands: { Green: 'RR', White: 'YB' } });
  t.to('Green').offers('D4=R E4=R').refuses('D4=Y E4=B', 'notOffered');
  t.table.as(1).refuses('D4=Y E4=B', 'notOffered');
});
