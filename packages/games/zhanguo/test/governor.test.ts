import { expect, test } from 'vitest';
import { position } from './position.ts';

const TRIO = 'red2 gray2 white2';

test('ZG-114 one Governor in one Region of choice', () => {
  const p = position({ Blue: { above: `${TRIO} red4 gray4 white4` } });
  p.turn('Blue', 50).plays('court governor 50').offers('install 2 2a', 'install 4 4a').refuses('install 1 1a', 'noRed');
  p.table.refuses('install 2 4a', 'notOffered').plays('install 4 4c').at('play', 1);
  expect([p.s.governorsLeft[0], p.of('Blue').above]).toEqual([7, TRIO]);
});
test('ZG-115 an Official of each colour in the Governors area goes back to the supply', () => {
  const p = position({ Blue: { above: `red2 ${TRIO}`, below: 'white2' } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2c');
  expect(p.of('Blue')).toMatchObject({ above: 'red2', below: 'white2', supply: { red: 4, gray: 5, white: 4 } });
  for (const [above, reason] of [
    ['gray2 white2', 'noRed'],
    ['red2 white2', 'noGray'],
    ['red2 gray2', 'noWhite'],
  ]) {
    const q = position({ Blue: { above: `${above} red1 gray1 white1`, below: TRIO.split(' ').slice(0, 2).join(' ') } });
    q.turn('Blue', 50).plays('court governor 50').refuses('install 2 2a', reason!);
  }
});
test('ZG-116 not without those three, not without a Governor in supply', () => {
  position({ Blue: { above: 'red1 gray1 white2' } })
    .turn('Blue', 50)
    .refuses('court governor 50', 'noTrioAnywhere');
  const eight = Array(8).fill('1open').join(' ');
  position({ Blue: { above: TRIO, governors: eight } })
    .turn('Blue', 50)
    .refuses('court governor 50', 'noGovernorLeft');
  position({ Blue: { above: TRIO, governors: eight.slice(6) } })
    .turn('Blue', 50)
    .offers('court governor 50');
});
test('ZG-117 ZG-118 on an empty square of choice; the open area only when all are taken', () => {
  const among = (governors: string) =>
    position({ Blue: { above: TRIO }, Red: { governors } })
      .turn('Blue', 50)
      .plays('court governor 50');
  among('2b')
    .offers('install 2 2a', 'install 2 2c')
    .refuses('install 2 2b', 'squareTaken')
    .refuses('install 2 2open', 'squareFirst');
  among('2a 2b').refuses('install 2 2open', 'squareFirst');
  const p = position({ Blue: { above: TRIO }, Red: { governors: '2a 2b 2c' } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2open').at('play', 1);
  expect([p.of('Blue').points, p.s.open[1]]).toEqual([0, 1]);
});
test('ZG-119 the bonus comes at once, before the unrest ends; points and Officials may be declined', () => {
  const p = position({ Blue: { above: `${TRIO} red1`, unrest: [0, 2] } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2a').at('reassign', 0);
  expect(p.of('Blue').unrest).toEqual([0, 2, 0, 0, 0]);
  p.table.plays('stop').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ unrest: [0, 0, 0, 0, 0], above: 'red1' });
  const q = position({ Blue: { above: TRIO, unrest: [0, 2] } });
  q.turn('Blue', 50).plays('court governor 50', 'install 2 2b').at('freeOfficial', 0);
  expect(q.of('Blue').unrest[1]).toBe(2);
  q.table.plays('decline').at('play', 1);
  expect(q.of('Blue')).toMatchObject({ above: '', unrest: [0, 0, 0, 0, 0] });
});
test('ZG-120 up to four points of re-assigning', () => {
  const p = position({ Blue: { above: `${TRIO} red1` } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2a');
  p.table.plays('step red1 2', 'step red2 3', 'step red3 4').offers('stop').plays('step red4 5').at('play', 1);
  expect(p.of('Blue').above).toBe('red5');
});
test('ZG-121 one Official of choice, one just returned too, to any Governors area', () => {
  const p = position({ Blue: { above: TRIO, supply: { red: 0, gray: 0, white: 0 } } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2b').offers('recruit gray 1', 'recruit white 4');
  p.table.plays('recruit red 5').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ above: 'red5', supply: { red: 0, gray: 1, white: 1 } });
});
test('ZG-122 four points at once', () => {
  const p = position({ Blue: { above: TRIO, points: 5 } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2c').at('play', 1);
  expect(p.of('Blue').points).toBe(9);
});
test('ZG-123 unrest of that Region falls to nothing, that of others stays; nothing happens where all is calm', () => {
  const p = position({ Blue: { above: TRIO, unrest: [3, 2, 1] }, Red: { unrest: [1, 1] } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2c');
  expect(p.table.told).toContainEqual(['calmed', 0, 1, 0]);
  expect([p.of('Blue').unrest, p.of('Red').unrest]).toEqual([
    [3, 0, 1, 0, 0],
    [1, 1, 0, 0, 0],
  ]);
  const q = position({ Blue: { above: TRIO } });
  q.turn('Blue', 50).plays('court governor 50', 'install 2 2c');
  expect(q.table.told.map(([event]) => event)).not.toContain('calmed');
});
test('ZG-124 several Governors of one player in a Region', () => {
  const p = position({ Blue: { above: TRIO, governors: '2a 2b' } });
  p.turn('Blue', 50).plays('court governor 50', 'install 2 2c');
  expect(p.line('governors', 'Blue')).toBe(9 + 3 * 3);
});

test('ZG-125 ZG-128 hiring needs an Official in the Workers area of one Region, and room for its unrest', () => {
  const p = position({ Blue: { below: 'red2 gray3', above: 'white4', unrest: [0, 2] } });
  p.turn('Blue', 50)
    .plays('court hire 50')
    .refuses('hire 1 nobody', 'nobodyToHire')
    .refuses('hire 4 nobody', 'nobodyBelow');
  p.table.refuses('hire 2 nobody', 'tooRestless').plays('hire 3 nobody').at('play', 1);
  expect(p.of('Blue').workers).toEqual([0, 0, 1, 0, 0]);
  position().turn('Blue', 50).refuses('court hire 50', 'hireNobody');
});
test('ZG-126 a Worker for every Official there: two Officials never hire one', () => {
  const p = position({ Blue: { below: 'red3 white3 gray1' } });
  p.turn('Blue', 50).plays('court hire 50');
  expect(p.table.options().filter(option => option.startsWith('hire.hire'))).toEqual([
    'hire.hire 0 0',
    'hire.hire 2 0',
  ]);
  p.table.plays('hire 3 nobody');
  expect(p.of('Blue').workers).toEqual([0, 0, 2, 0, 0]);
});
test('ZG-127 one more unrest there, for one Worker or two', () => {
  for (const below of ['red4', 'red4 gray4']) {
    const p = position({ Blue: { below, unrest: [1, 1, 1, 1, 1] } });
    p.turn('Blue', 50).plays('court hire 50', 'hire 4 nobody');
    expect(p.of('Blue').unrest).toEqual([1, 1, 1, 2, 1]);
  }
});
test('ZG-129 Officials may step down for free just before, those who stand above', () => {
  const p = position({ Blue: { above: 'red1 gray1', below: 'white1' } });
  p.turn('Blue', 50)
    .plays('court hire 50')
    .refuses('hire 1 white', 'notStandingAbove')
    .refuses('hire 1 red+gray', 'areaFull');
  p.table.offers('hire 1 nobody', 'hire 1 gray').plays('hire 1 red');
  expect(p.of('Blue')).toMatchObject({ above: 'gray1', below: 'red1 white1', workers: [2, 0, 0, 0, 0] });
  const q = position({ Blue: { above: 'red1 gray1' } });
  q.turn('Blue', 50).plays('moveDown red1', 'court hire 50', 'moveDown gray1', 'hire 1 nobody');
  expect(q.of('Blue').workers[0]).toBe(2);
});
