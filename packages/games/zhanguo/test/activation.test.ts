import { expect, test } from 'vitest';
import type { ACTIONS } from '../content/shape.ts';
import { position } from './position.ts';

type Action = (typeof ACTIONS)[number];
const VP2 = { kind: 'points', amount: 2 } as const;
const VP3 = { kind: 'points', amount: 3 } as const;
const ACTS = {
  wall: ['build gold-a/1 1'],
  palace: ['build 1 2'],
  hire: ['hire 2 red'],
  recruit: ['recruit red 4'],
  governor: ['install 1 1a', 'stop'],
};
const WHOLE = { workers: [3, 1], above: 'red1 gray1 white1 red2' };
/** After the action with this card on that pile; the tucked card 60 in Region 3 reacts to `reacts`. */
function after(action: keyof typeof ACTS, card: number, court: number[], reacts: Action = action) {
  const p = position({
    Blue: { ...WHOLE, tucked: { 3: [60] } },
    cards: { 60: [reacts, VP2] },
    tallLeft: [0, 0, 0],
    court,
  });
  p.turn('Blue', card).plays(`court ${action} ${card}`, ...ACTS[action]);
  return p;
}

test('ZG-144 after the action cards with that trigger may be used', () => {
  for (const action of ['wall', 'palace', 'hire', 'recruit', 'governor'] as const) {
    const fits = action === 'recruit' || action === 'governor' ? 40 : 90;
    const p = after(action, fits, [70]);
    p.table.at('activate', 0).plays('card 60').at('play', 1);
    expect(p.of('Blue').points).toBe(action === 'palace' ? 1 + 2 : 2);
    after(action, fits, [70], action === 'wall' ? 'hire' : 'wall').table.at('play', 1);
  }
});
test('ZG-145 Walls, Palaces and hiring want a higher number than the card right below', () => {
  for (const action of ['wall', 'palace', 'hire'] as const) {
    after(action, 71, [5, 70]).table.at('activate', 0);
    after(action, 69, [5, 70]).table.at('play', 1);
  }
});
test('ZG-146 recruiting and Governors want a lower number', () => {
  for (const action of ['recruit', 'governor'] as const) {
    after(action, 69, [5, 70]).table.at('activate', 0);
    after(action, 71, [110, 70]).table.at('play', 1);
  }
});
test('ZG-147 with the wrong number the action is done all the same, without abilities', () => {
  const p = after('recruit', 90, [70]);
  expect([p.of('Blue').above, p.of('Blue').points]).toEqual(['red1 gray1 white1 red2 red4', 0]);
  const q = position({
    options: { boards: 'sideB' },
    Blue: { board: 'star', tucked: { 3: [60] } },
    cards: { 60: ['recruit', VP2] },
    court: [70],
  });
  q.turn('Blue', 90).plays('court recruit 90', 'recruit red 4').at('activate', 0).refuses('card 60', 'wrongNumber');
});
test('ZG-148 colour and ability of the played card never matter', () => {
  for (const card of [20, 66, 69]) {
    const p = position({
      Blue: { tucked: { 3: [60] } },
      cards: { 60: ['recruit', VP2], [card]: ['recruit', VP3] },
      court: [70],
    });
    p.turn('Blue', card)
      .plays(`court recruit ${card}`, 'recruit red 4')
      .refuses(`card ${card}`, 'notOffered')
      .plays('card 60');
    p.table.at('play', 1);
    expect(p.of('Blue').points).toBe(2);
  }
});
test('ZG-149 the first card at Court fits whatever its number', () => {
  for (const action of ['wall', 'palace', 'hire', 'recruit', 'governor'] as const)
    for (const card of [20, 110]) after(action, card, []).table.at('activate', 0).offers('card 60');
});
test('ZG-150 each ability once for an action, and none must be used', () => {
  const p = position({
    Blue: { tucked: { 1: [60], 2: [61] } },
    cards: { 60: ['recruit', VP2], 61: ['recruit', VP3] },
    court: [70],
  });
  p.turn('Blue', 50, 49)
    .plays('court recruit 50', 'recruit red 1', 'card 60')
    .refuses('card 60', 'usedAlready')
    .plays('finish');
  p.table.at('play', 1);
  expect(p.of('Blue').points).toBe(2);
  p.turn('Blue').plays('court recruit 49', 'recruit red 1', 'card 60'); // again with the next action
  expect(p.of('Blue').points).toBe(4);
});
test('ZG-151 in the order the player picks', () => {
  for (const order of [
    ['card 60', 'card 61'],
    ['card 61', 'card 60'],
  ]) {
    const p = position({
      Blue: { workers: [2], tucked: { 1: [60], 2: [61] } },
      cards: { 60: ['wall', { kind: 'worker', count: 1 }], 61: ['wall', { kind: 'moveWorker', count: 1 }] },
    });
    p.turn('Blue', 50).plays('court wall 50', 'build gold-a/1 1', order[0]!);
    if (order[0] === 'card 61') p.table.plays('move 1 2', 'card 60');
    else p.table.plays('card 61', 'move 1 2');
    expect(p.of('Blue').workers).toEqual([1, 1, 0, 0, 0]);
  }
});
test('ZG-152 a Region with its cube on the last slot sleeps, the others do not', () => {
  const p = position({
    Blue: { tucked: { 2: [60], 4: [61] }, unrest: [0, 2, 0, 3] },
    cards: { 60: ['recruit', VP2], 61: ['recruit', VP3] },
  });
  p.turn('Blue', 50)
    .plays('court recruit 50', 'recruit red 1')
    .refuses('card 60', 'blocked')
    .plays('card 61')
    .at('play', 1);
});
test('ZG-153 judged at each activation: the action’s own unrest counts, an earlier bonus can wake a Region', () => {
  const p = position({
    Blue: { below: 'red2', tucked: { 2: [60], 4: [61] }, unrest: [0, 1] },
    cards: { 60: ['hire', VP2], 61: ['hire', { kind: 'calmAnywhere', steps: 1 }] },
  });
  p.turn('Blue', 50)
    .plays('court hire 50', 'hire 2 nobody')
    .refuses('card 60', 'blocked')
    .plays('card 61', 'calm 2', 'card 60');
  expect(p.of('Blue').points).toBe(2);
});
test('ZG-154 a bonus triggers nothing: an Official, a Worker or a Governor from it is no action', () => {
  const p = position({
    Blue: { tucked: { 1: [60], 2: [61], 3: [62] }, above: 'red5 gray5 white5' },
    cards: {
      60: ['governor', { kind: 'official', colour: 'red', count: 1 }],
      61: ['recruit', VP2],
      62: ['hire', VP3],
    },
  });
  p.turn('Blue', 50).plays('court governor 50', 'install 5 5b', 'recruit gray 1').refuses('card 61', 'otherTrigger');
  p.table.refuses('card 62', 'otherTrigger').plays('card 60').at('play', 1);
  expect(p.of('Blue').points).toBe(0);
});
test('ZG-155 without a card for this action the turn goes on', () => {
  const p = position({ Blue: { workers: [1] }, tasks: { 'upper-wall': ['gold'] } });
  p.turn('Blue', 50).plays('court wall 50', 'build gold-a/1 1').at('play', 1);
  expect(p.line('upperTasks', 'Blue')).toBe(5);
  const q = position({ options: { boards: 'sideB' }, Blue: { board: 'star', workers: [1] } });
  q.turn('Blue', 50).plays('court wall 50', 'build gold-a/1 1').at('activate', 0);
});
test('ZG-248 X is for the first card of the game alone: later ones are compared with the card right below, whoever played it', () => {
  const p = position({
    Blue: { tucked: { 1: [60] } },
    Red: { tucked: { 1: [61] } },
    cards: { 60: ['recruit', VP2], 61: ['recruit', VP2] },
  });
  p.turn('Blue', 20).plays('court recruit 20', 'recruit red 1').at('activate', 0).plays('finish');
  p.turn('Red', 21, 19).plays('court recruit 21', 'recruit red 1').at('play', 2);
  p.turn('Red').plays('court recruit 19', 'recruit red 1').at('activate', 1); // below lies Red's own 21
});
