import { expect, test } from 'vitest';
import type { Given, Side } from './given.ts';
import { position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;
const begin = (board: string, side: Side = {}, more: Given = {}) => {
  const p = position({ options: { boards: 'sideB' }, Blue: { board, ...side }, ...more });
  p.turn('Blue', 50);
  return p;
};
const TRIO = 'red2 gray2 white2';
/** Numbers of the powers: Circle 0 hire, 1 Governor; Square 2 re-assign, 3 Wall; Triangle 4 recruit, 5 Governor; Star 6 Wall, 7 recruit. */

test('ZG-167 powers follow their action whatever the number of the card, and no other action', () => {
  for (const court of [[20], [100], []]) {
    const p = begin('star', { workers: [1] }, { court });
    p.table
      .plays('court wall 50', 'build gold-a/1 1')
      .at('activate', 0)
      .refuses('power 7', 'powerOtherAction')
      .offers('power 6');
    begin('star', { below: 'red1' }, { court }).table.plays('court hire 50', 'hire 1 nobody').at('play', 1);
  }
});
test('ZG-168 powers and cards in any order, each once', () => {
  for (const order of [
    ['power 7', 'card 60'],
    ['card 60', 'power 7'],
  ]) {
    const p = begin('star', { tucked: { 1: [60] } }, { cards: { 60: ['recruit', VP2] }, lowLeft: [0, 0, 5] });
    p.table.plays('court recruit 50', 'recruit red 1', order[0]!);
    if (order[0] === 'power 7') p.table.refuses('power 7', 'powerUsed');
    p.table.plays(order[1]!).at('play', 1);
    expect(p.of('Blue')).toMatchObject({ points: 2, low: [0, 0, 1] });
  }
  const p = begin('star');
  p.table.plays('court recruit 50', 'recruit red 1', 'finish').at('play', 1); // or not at all
});
test('ZG-169 unrest never blocks a power', () => {
  const p = begin('star', { unrest: [4, 3, 3, 3, 2] });
  p.table.plays('court recruit 50', 'recruit red 1', 'power 7', 'take laws');
  expect(p.of('Blue').low).toEqual([0, 0, 1]);
});
test('ZG-170 Circle: one Worker more when hiring, then a point of re-assigning; an Official is still needed', () => {
  for (const [below, workers] of [
    ['red2', 2],
    ['red2 gray2', 3],
  ] as const) {
    const p = begin('circle', { below, above: 'white1' });
    p.table.plays('court hire 50').refuses('hire 3 nobody', 'nobodyToHire').plays('hire 2 nobody');
    expect(p.of('Blue')).toMatchObject({ workers: [0, workers, 0, 0, 0], unrest: [0, 1, 0, 0, 0] });
    p.table.plays('power 0', 'step white1 2').at('play', 1);
    expect(p.of('Blue').above).toBe('white2');
  }
  begin('circle').table.refuses('court hire 50', 'hireNobody');
});
test('ZG-171 Circle: after a Governor a Worker moves next door', () => {
  const p = begin('circle', { above: TRIO, workers: [1] });
  p.table
    .plays('court governor 50', 'install 2 2c', 'power 1')
    .refuses('move 1 3', 'workerNotAdjacent')
    .plays('move 1 2')
    .at('play', 1);
  expect(p.of('Blue').workers).toEqual([0, 1, 0, 0, 0]);
});
test('ZG-172 Square: after re-assigning or a Wall one unrest less for a Worker in the same Region', () => {
  const p = begin('square', { above: 'red1', unrest: [0, 2, 0, 1] });
  p.table
    .plays('court reassign 50', 'step red1 2', 'stop', 'power 2')
    .refuses('trade 3', 'noUnrest')
    .plays('trade 2')
    .at('play', 1);
  expect(p.of('Blue')).toMatchObject({ unrest: [0, 1, 0, 1, 0], workers: [0, 1, 0, 0, 0] });
  const q = begin('square', { workers: [1], unrest: [0, 0, 0, 1] });
  q.table.plays('court wall 50', 'build gold-a/1 1', 'power 3', 'trade 4').at('play', 1);
  expect(q.of('Blue')).toMatchObject({ unrest: [0, 0, 0, 0, 0], workers: [0, 0, 0, 1, 0] });
  const r = begin('square', { workers: [1], tucked: { 1: [60] } }, { cards: { 60: ['wall', VP2] } });
  r.table.plays('court wall 50', 'build gold-a/1 1').refuses('power 3', 'noUnrestToTrade');
});
test('ZG-173 Triangle: after recruiting up to two points of re-assigning', () => {
  const p = begin('triangle');
  p.table.plays('court recruit 50', 'recruit red 1', 'power 4', 'step red1 2', 'step red2 3').at('play', 1);
  expect(p.of('Blue').above).toBe('red3');
});
test('ZG-174 Triangle: after a Governor one of the own moves next door, without bonus and without calming it', () => {
  const p = begin('triangle', { above: TRIO, governors: '4c 5open', unrest: [0, 0, 2] }, { Red: { governors: '3a' } });
  p.table.plays('court governor 50', 'install 2 2c', 'power 5').refuses('move 3a 2', 'notYourGovernor');
  p.table
    .refuses('move 4c 2', 'governorNotAdjacent')
    .offers('move 5open 4', 'move 4c 5')
    .plays('move 2c 3')
    .at('play', 1);
  expect([p.s.squares[p.box.spotsOf[1]![2]!], p.s.open.slice(0, 5)]).toEqual([-1, [0, 0, 1, 0, 1]]);
  expect(p.of('Blue')).toMatchObject({ points: 4, unrest: [0, 0, 2, 0, 0] });
});
test('ZG-175 the square a Governor left can be used again', () => {
  const p = begin('triangle', { above: `${TRIO} ${TRIO}`, governors: '1a' });
  p.table.plays('court governor 50', 'install 2 2c', 'power 5', 'move 2c 3').at('play', 1);
  p.turn('Blue', 51).plays('court governor 51').refuses('install 2 2open', 'squareFirst').plays('install 2 2c');
  expect(p.of('Blue').points).toBe(8);
});
test('ZG-176 Star: after a Wall or recruiting a marker of choice, or a point when none is left', () => {
  const p = begin('star', { workers: [1] });
  p.table.plays('court wall 50', 'build gold-a/1 1', 'power 6', 'take currency').at('play', 1);
  p.turn('Blue', 51).plays('court recruit 51', 'recruit red 1', 'power 7', 'take laws').at('play', 1);
  expect(p.of('Blue').low).toEqual([0, 1, 1]);
  const q = begin('star', {}, { lowLeft: [0, 0, 0] });
  q.table.plays('court recruit 50', 'recruit red 1', 'power 7').at('play', 1);
  expect(q.of('Blue')).toMatchObject({ low: [0, 0, 0], points: 1 });
});
test('ZG-177 ZG-179 rewards wake neither powers nor cards, and nothing is compared with the pile', () => {
  const cards = { 60: ['governor', VP2], 61: ['wall', VP2], 62: ['palace', VP2] } as const;
  for (const [board, aspect, choices, points] of [
    ['triangle', 'writing', ['install 2 2c'], 4],
    ['square', 'currency', ['build gold-a/3'], 0],
    ['star', 'currency', ['build gold-a/1'], 0],
    ['circle', 'laws', ['build 1'], 3],
  ] as const) {
    const p = position({
      options: { boards: 'sideB' },
      round: 3,
      Blue: { board, low: [1, 1, 1], unrest: [0, 0, 0, 1], tucked: { 1: [60, 61, 62] } },
      cards: { 60: [...cards[60]], 61: [...cards[61]], 62: [...cards[62]] },
      court: [70],
    });
    p.phase3(aspect);
    p.table.plays('accept', ...choices);
    expect(['reward', 'play']).toContain(p.s.agenda.at(-1)!.at);
    expect([p.of('Blue').points, p.s.court.at(-1)]).toEqual([points, 70]);
  }
});
