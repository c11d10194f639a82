import { expect, test } from 'vitest';
import { position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;

test('ZG-069 at any time in the own turn Officials step down for free, up to two', () => {
  const p = position({ Blue: { above: 'red1 gray1 white1' } });
  p.turn('Blue', 50).plays('moveDown red1', 'moveDown white1').refuses('moveDown gray1', 'areaFull').at('play', 0);
  expect(p.of('Blue')).toMatchObject({ above: 'gray1', below: 'red1 white1', workers: [0, 0, 0, 0, 0] });
  p.table.plays('court reassign 50').at('reassign', 0);
  expect(p.s.agenda.at(-1)).toMatchObject({ points: 3 }); // no point spent
});
test('ZG-070 before, during and after any action, and between abilities', () => {
  const above = 'red5 red5 gray5 white5 red1 gray1';
  const whole = { above, workers: [3, 1, 1], unrest: [0, 0, 1], tucked: { 2: [60], 3: [61] } };
  for (const [action, ...choices] of [
    ['wall', 'build gold-a/1 1'],
    ['palace', 'build 1 2', 'take laws'],
    ['hire', 'hire 1 red'],
    ['reassign', 'step red5 4'],
    ['recruit', 'recruit red 4'],
    ['governor', 'install 5 5a', 'step gray1 2', 'stop'],
  ]) {
    const cards = { 60: [action as 'wall', VP2], 61: [action as 'wall', VP2] } as const;
    const p = position({ Blue: whole, cards: action === 'reassign' ? {} : cards });
    p.turn('Blue', 50).offers('moveDown red5').plays(`court ${action} 50`);
    for (const choice of choices) p.table.offers('moveDown red5').plays(choice);
    if (action !== 'reassign') p.table.at('activate').plays('card 60').offers('moveDown red5').plays('card 61');
    else p.table.offers('moveDown red5');
  }
});
test('ZG-070 turn end by hand: also after everything else', () => {
  const p = position({ options: { turnEnd: 'byHand' }, Blue: { above: 'red1' } });
  p.turn('Blue', 50)
    .plays('court recruit 50', 'recruit gray 2')
    .at('claim', 0)
    .plays('moveDown gray2', 'moveDown red1');
  p.table.at('play', 1); // nobody left to move down, nothing to claim
  expect(p.of('Blue')).toMatchObject({ above: '', below: 'red1 gray2' });
});
test('ZG-070 not in another player’s turn', () => {
  const p = position({ Blue: { above: 'red1' }, Red: { above: 'gray1' } });
  p.turn('Red', 50).as(0).refuses('moveDown red1', 'notOffered').as(1).offers('moveDown gray1');
  p.table.as(1).refuses('moveDown red1', 'nobodyStands'); // nor somebody else's Official
});
test('ZG-070 ZG-203 not in Phase 3, though the bonus of a square gives its points', () => {
  const p = position({ round: 3, Blue: { low: [2, 0, 0], above: 'red1', below: 'gray1' } });
  p.phase3();
  expect(p.table.options()).toEqual(['reward.accept', 'reward.pass']);
  p.table.plays('accept');
  expect(p.table.options().every(option => option.startsWith('rewardGovernor.install'))).toBe(true);
  p.table.plays('install 2 2a').at('reassign', 0).refuses('moveDown red1', 'notYourTurn');
  p.table.plays('step red1 2', 'step gray1w 1', 'step red2 3', 'step red3 4').at('play', 1);
  expect(p.of('Blue').above).toBe('gray1 red4');
});
test('ZG-203 the Official of a square is given in Phase 3, and cannot step down either', () => {
  const p = position({ round: 3, Blue: { low: [2, 0, 0], above: 'red1' } });
  p.phase3();
  p.table.plays('accept', 'install 4 4b').at('freeOfficial', 0).refuses('moveDown red1', 'notYourTurn');
  p.table.plays('recruit white 5');
  expect(p.of('Blue').above).toBe('red1 white5');
});
test('ZG-071 the way up is never free', () => {
  const p = position({ Blue: { below: 'red1' } });
  p.turn('Blue', 50).refuses('play.moveDown 15', 'notOffered').plays('court reassign 50', 'step red1w 1');
  expect(p.s.agenda.at(-1)).toMatchObject({ points: 2, spent: 1 });
});
test('ZG-246 free moves made first count for what is possible', () => {
  const p = position({ Blue: { above: 'red1 gray1 white1' } });
  p.turn('Blue', 50).offers('court hire 50', 'court governor 50').plays('moveDown gray1');
  p.table.refuses('court governor 50', 'noTrioAnywhere').plays('court hire 50', 'hire 1 nobody');
  expect(p.of('Blue').workers[0]).toBe(1);
});
test('ZG-246 once the action is chosen no free move may make it impossible', () => {
  const p = position({
    options: { unrest: 'perWorker' },
    Blue: { above: 'red1 gray1', below: 'white1', unrest: [2] },
    tracks: { Blue: [3, 3, 3, 3, 3] },
  });
  p.turn('Blue', 50).plays('court hire 50').refuses('moveDown red1', 'spoilsAction').plays('hire 1 nobody');
  const q = position({ options: { unrest: 'perWorker' }, Blue: { above: 'red1 gray2', below: 'white1', unrest: [2] } });
  q.turn('Blue', 50).plays('court hire 50', 'moveDown red1'); // Region 2 is still there to hire in
  q.table.refuses('hire 1 nobody', 'tooRestless').plays('hire 2 gray');
  expect(q.of('Blue').workers).toEqual([0, 1, 0, 0, 0]);
});
test('ZG-246 an Official to spare may step down while a Governor is installed', () => {
  const p = position({ Blue: { above: 'red1 red1 gray1 white1' } });
  p.turn('Blue', 50).plays('court governor 50', 'moveDown red1').refuses('moveDown red1', 'spoilsAction');
  p.table.plays('install 1 1c');
  expect(p.of('Blue')).toMatchObject({ above: '', below: 'red1' });
});
