import { expect, test } from 'vitest';
import { position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;
const LONG = { Blue: [4, 4, 4, 4, 4] };

test('ZG-075 ZG-078 a card of any colour is tucked face up in any Region of the own board', () => {
  for (const region of [1, 2, 3, 4, 5])
    for (const card of [20, 50, 99]) {
      const p = position();
      p.turn('Blue', card).plays(`tuck ${region} ${card}`).at('play', 1);
      expect(p.of('Blue').tucked).toEqual({ [region]: [card] });
      expect(p.of('Red').tucked).toEqual({});
      expect(p.k.view(p.s, 2).tucked[0]).toContain(card);
    }
});
test('ZG-076 a Region with three cards takes no more', () => {
  const p = position({ Blue: { tucked: { 4: [20, 50] } }, tracks: LONG });
  p.turn('Blue', 51, 52).plays('tuck 4 51');
  p.turn('Blue').refuses('tuck 4 52', 'regionFull').offers('tuck 3 52');
});
test('ZG-079 one, two and three markers of the colour of the card, whatever lay there before', () => {
  const p = position({ tracks: LONG });
  p.turn('Blue', 20, 50, 99).plays('tuck 2 20');
  expect(p.of('Blue').low).toEqual([1, 0, 0]);
  p.turn('Blue').plays('tuck 2 50');
  expect(p.of('Blue').low).toEqual([1, 2, 0]);
  p.turn('Blue').plays('tuck 2 99');
  expect(p.of('Blue').low).toEqual([1, 2, 3]);
  expect(p.s.lowLeft).toEqual([8, 7, 6]);
});
test('ZG-080 for every marker of that colour that is missing a point at once', () => {
  for (const [left, taken, points] of [
    [3, 3, 0],
    [2, 2, 1],
    [0, 0, 3],
  ]) {
    const p = position({ Blue: { tucked: { 2: [50, 99] } }, lowLeft: [left!, 9, 9], tracks: LONG });
    p.turn('Blue', 20).plays('tuck 2 20');
    expect([p.of('Blue').low, p.of('Blue').points, p.s.lowLeft]).toEqual([[taken, 0, 0], points, [0, 9, 9]]);
  }
});
test('ZG-081 no unrest for the first card, one for the second, two for the third, in that Region alone', () => {
  const p = position({ tracks: LONG });
  const levels = [20, 50, 99].map(card => {
    p.turn('Blue', card).plays(`tuck 3 ${card}`);
    return p.of('Blue').unrest;
  });
  expect(levels).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 3, 0, 0],
  ]);
});
test('ZG-082 no card where its unrest would not fit on the track', () => {
  const tucked = { 1: [20], 2: [21, 22] };
  const at = (unrest: number[]) =>
    position({ Blue: { tucked, unrest }, tracks: { Blue: [2, 3, 2, 2, 2] } }).turn('Blue', 50);
  at([1, 1]).offers('tuck 1 50', 'tuck 2 50', 'tuck 3 50');
  at([2, 2]).refuses('tuck 1 50', 'tuckTooRestless').refuses('tuck 2 50', 'tuckTooRestless');
  at([0, 0, 2]).offers('tuck 3 50'); // the first card needs no room
});
test('ZG-083 tucking a card triggers no ability and no power', () => {
  const actions = ['wall', 'palace', 'hire', 'recruit', 'governor'] as const;
  for (const [i, board] of ['circle', 'square', 'triangle', 'star', 'circle'].entries()) {
    const p = position({
      options: { boards: 'sideB' },
      Blue: { board, tucked: { 1: [60] }, above: 'red1', unrest: [1] },
      cards: { 60: [actions[i]!, VP2] },
    });
    p.turn('Blue', 50).plays('tuck 2 50').at('play', 1);
    expect(p.of('Blue').points).toBe(0);
  }
});
