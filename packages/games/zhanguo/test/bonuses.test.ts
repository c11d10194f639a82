import { expect, test } from 'vitest';
import type { Bonus } from '../content/shape.ts';
import type { Given, Side } from './given.ts';
import { position } from './position.ts';

/** Blue recruits and may now use card 60, tucked in Region 3, and card 61 with the same bonus in Region 5. */
function recruited(gives: Bonus, side: Side = {}, more: Given = {}) {
  const p = position({
    Blue: { ...side, tucked: { 3: [60], 5: [61], ...side.tucked } },
    cards: { 60: ['recruit', gives], 61: ['recruit', gives] },
    ...more,
  });
  p.turn('Blue', 50).plays('court recruit 50', 'recruit red 1');
  return p;
}
const MARKER = { kind: 'marker', instead: 1 } as const;

test('ZG-156 a marker of any colour still in supply; a point only when no marker of any colour is left', () => {
  const p = recruited(MARKER, {}, { lowLeft: [2, 0, 1] });
  p.table.plays('card 60').at('marker', 0).refuses('take currency', 'noMarker').plays('take laws');
  p.table.plays('card 61').at('play', 1); // one colour left: no choice
  expect([p.of('Blue').low, p.of('Blue').points, p.s.lowLeft]).toEqual([[1, 0, 1], 0, [1, 0, 0]]);
  const q = recruited(MARKER, {}, { lowLeft: [0, 0, 0] });
  q.table.plays('card 60', 'card 61').at('play', 1);
  expect([q.of('Blue').low, q.of('Blue').points]).toEqual([[0, 0, 0], 2]);
});
test('ZG-157 one step less unrest in a Region of choice', () => {
  const p = recruited({ kind: 'calmAnywhere', steps: 1 }, { unrest: [1, 0, 0, 3] });
  p.table.plays('card 60').at('calm', 0).refuses('calm 2', 'noUnrest').plays('calm 4');
  expect(p.of('Blue').unrest).toEqual([1, 0, 0, 2, 0]);
});
test('ZG-158 one step less unrest in the Region of the card', () => {
  const p = recruited({ kind: 'calmHere', steps: 1 }, { unrest: [2, 0, 2, 0, 1] });
  p.table.plays('card 60');
  expect(p.of('Blue').unrest).toEqual([2, 0, 1, 0, 1]);
  p.table.plays('card 61');
  expect(p.of('Blue').unrest).toEqual([2, 0, 1, 0, 0]);
});
test('ZG-159 up to two points of re-assigning', () => {
  const p = recruited({ kind: 'reassign', points: 2 });
  p.table
    .plays('card 60', 'step red1 2', 'step red2 3')
    .at('activate', 0)
    .plays('card 61', 'step red3 4', 'stop')
    .at('play', 1);
  expect(p.of('Blue').above).toBe('red4');
});
test('ZG-160 the printed points, two or three', () => {
  for (const amount of [2, 3]) {
    const p = recruited({ kind: 'points', amount });
    p.table.plays('card 60');
    expect(p.of('Blue').points).toBe(amount);
  }
});
test('ZG-161 a Worker moves to an adjacent Region', () => {
  const p = recruited({ kind: 'moveWorker', count: 1 }, { workers: [0, 2] });
  p.table
    .plays('card 60')
    .refuses('move 1 2', 'noWorkerHere')
    .refuses('move 2 4', 'workerNotAdjacent')
    .plays('move 2 3');
  expect(p.of('Blue')).toMatchObject({ workers: [0, 1, 1, 0, 0], unrest: [0, 0, 0, 0, 0] });
});
test('ZG-162 a Worker in the Region of the card, without unrest and without an Official there', () => {
  const p = recruited({ kind: 'worker', count: 1 }, { unrest: [0, 0, 1] });
  p.table.plays('card 60', 'card 61');
  expect(p.of('Blue')).toMatchObject({ workers: [0, 0, 1, 0, 1], unrest: [0, 0, 1, 0, 0] });
});
test('ZG-163 an Official of the printed colour in the Governors area of the card’s Region, as long as there is one', () => {
  const p = recruited({ kind: 'official', colour: 'white', count: 1 }, { supply: { white: 1 } });
  p.table.plays('card 60').at('play', 1); // nothing left for card 61
  expect(p.of('Blue')).toMatchObject({ above: 'red1 white3', supply: { white: 0 } });
  const q = recruited({ kind: 'official', colour: 'white', count: 1 }, { supply: { white: 0 } });
  q.table.at('play', 1);
  expect(q.of('Blue').above).toBe('red1');
});
test('ZG-164 a point for every own tucked card of the colour, in any Region, itself included', () => {
  const p = recruited({ kind: 'pointsPerCard', aspect: 'currency' }, { tucked: { 1: [20, 55], 2: [56, 99] } });
  p.table.plays('card 60');
  expect(p.of('Blue').points).toBe(4); // 55, 56, 60 and 61
  const q = recruited(
    { kind: 'pointsPerCard', aspect: 'laws' },
    { tucked: { 2: [56, 99] } },
    { Red: { tucked: { 1: [100] } } },
  );
  q.table.plays('card 60');
  expect(q.of('Blue').points).toBe(1);
});
test('ZG-165 a card cannot calm the Region that keeps it asleep; another card can', () => {
  const p = position({
    Blue: { unrest: [0, 0, 3], tucked: { 3: [60], 5: [61] } },
    cards: { 60: ['recruit', { kind: 'calmHere', steps: 1 }], 61: ['recruit', { kind: 'calmAnywhere', steps: 1 }] },
  });
  p.turn('Blue', 50)
    .plays('court recruit 50', 'recruit red 1')
    .refuses('card 60', 'blocked')
    .plays('card 61', 'calm 3', 'card 60');
  expect(p.of('Blue').unrest[2]).toBe(1);
});
test('ZG-249 a bonus with nothing to act on gives nothing and nothing instead', () => {
  const useless: [Bonus, string, Side?][] = [
    [{ kind: 'calmHere', steps: 1 }, 'calmAlready', { unrest: [1, 1, 0, 1, 0] }],
    [{ kind: 'calmAnywhere', steps: 1 }, 'calmAlready'],
    [{ kind: 'moveWorker', count: 1 }, 'noWorkerToMove'],
    [{ kind: 'official', colour: 'gray', count: 1 }, 'noOfficialOfColour', { supply: { gray: 0 } }],
  ];
  for (const [gives, reason, side] of useless) {
    recruited(gives, side).table.at('play', 1); // not even asked
    const p = position({
      Blue: { ...side, tucked: { 3: [60], 4: [62] } },
      cards: { 60: ['recruit', gives], 62: ['recruit', { kind: 'points', amount: 3 }] },
    });
    p.turn('Blue', 50)
      .plays('court recruit 50', 'recruit red 1')
      .refuses('card 60', reason)
      .plays('card 62')
      .at('play', 1);
    expect(p.of('Blue').points).toBe(3);
  }
  const p = recruited(MARKER, {}, { lowLeft: [0, 0, 0] });
  p.table.plays('card 60');
  expect(p.of('Blue').points).toBe(1); // the one substitute
});
