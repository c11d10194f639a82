import { expect, test } from 'vitest';
import { position } from './position.ts';

const order = (told: readonly (readonly [string, ...number[]])[]) => told.map(([event]) => event);

test('EC-059 EC-060 EC-095 clockwise, lap after lap, until all have passed; who has passed is left out', () => {
  const p = position(
    { Red: { cubes: 6 }, Blue: {}, Green: { cubes: 6 } },
    { turn: ['Green', 'round'], start: 'Green' },
  );
  p.at('bid', 'Green').plays('Green', 'reveal', 'add 1').at('bid', 'Red').plays('Red', 'reveal', 'add 2');
  p.at('bid', 'Blue').plays('Blue', 'pass', 'take A').at('bid', 'Green').plays('Green', 'reveal', 'add 2');
  p.at('bid', 'Red').plays('Red', 'reveal', 'add 2').at('bid', 'Green').plays('Green', 'pass', 'take B', 'skip');
  p.at('bid', 'Red').plays('Red', 'pass', 'take C', 'take money').at('takeSet', 'Red');
});
test('EC-061 EC-066 the start player must open, with a character or a cube; later turns may be passed', () => {
  const p = position({ Red: { hand: 'cavalry-2' }, Blue: {}, Green: {} }, { turn: ['Red', 'round'] });
  p.refuses('Red', 'pass', 'mustOpen').plays('Red', 'reveal').refuses('Red', 'add 0', 'addSomething');
  p.plays('Red', 'add 1').plays('Blue', 'reveal', 'add 2').plays('Green', 'pass', 'take A');
  p.offers('Red', 'pass');
});
test('EC-062 EC-073 a start player with nothing passes, and the next need not open in its place', () => {
  const p = position({ Red: { cubes: 0 }, Blue: {}, Green: {} }, { turn: ['Red', 'round'] });
  p.refuses('Red', 'reveal', 'addSomething')
    .plays('Red', 'pass', 'take B', 'skip')
    .at('bid', 'Blue')
    .offers('Blue', 'pass');
  p.plays('Blue', 'reveal').refuses('Blue', 'add 0', 'openWithSomething').plays('Blue', 'add 1');
  expect(p.of('Blue').declared).toBe(1);
});
test('EC-063 the last one left can only pass', () => {
  const p = position(
    { Red: { hand: 'general-9' }, Blue: {}, Green: { order: 3 } },
    { turn: ['Blue', 'bid'], highest: 4 },
  );
  p.offers('Blue', 'pass').plays('Blue', 'pass', 'take A').at('bid', 'Red');
  p.refuses('Red', 'reveal general-9', 'alone').offers('Red', 'pass');
});
test('EC-064 EC-071 reveal, declare, then effects', () => {
  const p = position(
    {
      Red: { hand: 'concubine-2', shown: 'cavalry-3', cubes: 5, shownCubes: 2 },
      Blue: { shown: 'cavalry-2' },
      Green: {},
    },
    { turn: ['Red', 'bid'], highest: 6 },
  );
  p.plays('Red', 'reveal concubine-2');
  expect([order(p.told), p.of('Red').trust]).toEqual([['revealed'], 5]);
  p.plays('Red', 'add 3');
  expect(order(p.told)).toEqual(['addedCubes', 'declared', 'trust']);
  expect(p.of('Red')).toMatchObject({ declared: 3 + 2 + 5, trust: 6 });
});
test('EC-065 EC-070 any number of characters and cubes, none of either included', () => {
  const p = position(
    { Red: { hand: 'cavalry-2 cavalry-3', cubes: 9 }, Blue: { shown: 'officer-4' }, Green: {} },
    { turn: ['Red', 'bid'], highest: 4 },
  );
  p.offers('Red', 'reveal', 'reveal cavalry-2', 'reveal cavalry-2 cavalry-3').plays('Red', 'reveal');
  p.refuses('Red', 'add 4', 'notEnough').offers('Red', 'add 5', 'add 9').refuses('Red', 'add 10', 'notOffered');
});
test('EC-067 EC-068 one character more than the other who shows most; who has passed shows none', () => {
  const bidding = (who: string) =>
    position(
      {
        Red: { shown: 'cavalry-2 cavalry-3', declared: 5 },
        Blue: { hand: 'officer-4*2 officer-5*2', cubes: 5 },
        Green: { shown: 'concubine-2', declared: 2 },
      },
      { turn: [who, 'bid'], highest: 5 },
    );
  const p = bidding('Blue');
  p.offers('Blue', 'reveal officer-4*2 officer-5').refuses('Blue', 'reveal officer-4*2 officer-5*2', 'tooMany');
  const q = bidding('Red').plays('Red', 'pass', 'take A').at('bid', 'Blue'); // now Green's one character is the most
  q.offers('Blue', 'reveal officer-4*2').refuses('Blue', 'reveal officer-4*2 officer-5', 'tooMany');
});
test('EC-069 EC-080 what is revealed stays, though the limit has sunk; only more is refused', () => {
  const p = position(
    { Red: { shown: 'cavalry-2 cavalry-3 officer-4', hand: 'officer-5', declared: 9 }, Blue: {}, Green: {} },
    { turn: ['Red', 'bid'], highest: 10 },
  );
  p.refuses('Red', 'reveal officer-5', 'tooMany');
  expect(new Set(p.options('Red'))).toEqual(new Set(['bid.reveal 0', 'bid.pass'])); // nothing takes a card back
  p.plays('Red', 'reveal', 'add 2');
  expect(p.of('Red')).toMatchObject({ shown: 'cavalry-2 cavalry-3 officer-4', declared: 11, shownCubes: 2 });
});
test('EC-072 the total must beat every value declared, also that of a player who has passed', () => {
  const p = position(
    { Red: { cubes: 9 }, Blue: { hand: 'general-8' }, Green: { hand: 'cavalry-2', cubes: 8 } },
    { turn: ['Blue', 'round'], start: 'Blue' },
  );
  p.plays('Blue', 'reveal general-8', 'add 0').plays('Green', 'pass', 'take A').plays('Red', 'reveal');
  p.refuses('Red', 'add 8', 'notEnough').offers('Red', 'add 9');
  const q = position(
    { Red: { cubes: 4, order: 0 }, Blue: { order: 3, declared: 9 }, Green: { declared: 2, cubes: 6, shownCubes: 2 } },
    { turn: ['Green', 'bid'], highest: 9 },
  );
  q.refuses('Green', 'reveal', 'cannotBeat');
});
test('EC-073 the assassin alone opens with 0, and the next value is at least 1', () => {
  const p = position({ Red: { hand: 'assassin' }, Blue: {}, Green: {} }, { turn: ['Red', 'round'] });
  p.plays('Red', 'reveal assassin', 'add 0').at('bid', 'Blue');
  expect(p.of('Red').declared).toBe(0);
  p.plays('Blue', 'reveal').refuses('Blue', 'add 0', 'notEnough').offers('Blue', 'add 1');
});
test('EC-074 adding nothing is a bid only if the total beats the declared value anyway', () => {
  const standing = (highest: number) =>
    position(
      { Red: { shown: 'field-marshal', cubes: 6, declared: 7 }, Blue: {}, Green: {} },
      { turn: ['Red', 'bid'], highest },
    ).plays('Red', 'reveal');
  standing(7).offers('Red', 'add 0'); // it is worth 8 by now
  standing(8).refuses('Red', 'add 0', 'notEnough').offers('Red', 'add 1');
});
test('EC-075 EC-203 effects of revealed characters must happen, also when they hurt', () => {
  const p = position({ Red: { hand: 'eunuch-3', trust: 0 }, Blue: {}, Green: {} }, { turn: ['Red', 'bid'] });
  p.plays('Red', 'reveal eunuch-3', 'add 0').at('bid', 'Blue'); // nobody was asked
  expect(p.of('Red')).toMatchObject({ trust: 0, vp: 6 });
  expect(p.of('Red').tributes.length).toBe(1);
});
test('EC-076 the player orders the effects of one turn', () => {
  const points = (first: string, second: string) => {
    const p = position(
      { Red: { hand: 'eunuch-3 concubine-2', trust: 0 }, Blue: { shown: 'cavalry-2' }, Green: {} },
      { turn: ['Red', 'bid'], highest: 2 },
    );
    p.plays('Red', 'reveal eunuch-3 concubine-2', 'add 0').at('effects', 'Red');
    p.plays('Red', `resolve ${first}`, `resolve ${second}`).at('bid', 'Blue');
    return [p.of('Red').vp, p.of('Red').trust];
  };
  expect(points('concubine-2', 'eunuch-3')).toEqual([8, 0]); // one point of trust is there to be lost
  expect(points('eunuch-3', 'concubine-2')).toEqual([6, 1]);
});
test('EC-077 defence and what counts at the end do nothing in the auction', () => {
  const p = position(
    {
      Red: { hand: 'general-8 crown-prince philosopher', tiles: 'legalist*2' },
      Blue: { shown: 'cavalry-2*2' },
      Green: {},
    },
    { turn: ['Red', 'bid'], highest: 4, strength: 2 },
  );
  p.plays('Red', 'reveal general-8 crown-prince philosopher', 'add 0').at('bid', 'Blue');
  expect(order(p.told)).toEqual(['declared']);
  expect(p.of('Red')).toMatchObject({ vp: 10, declared: 8 + 7 + 4 });
});
test('EC-078 EC-079 a character takes effect once, after the total is declared', () => {
  const p = position(
    { Red: { hand: 'supply-3', cubes: 3 }, Blue: { hand: 'officer-6' }, Green: { order: 3 } },
    { turn: ['Red', 'bid'], highest: 4 },
  );
  p.plays('Red', 'reveal supply-3', 'add 2');
  expect(p.of('Red')).toMatchObject({ declared: 5, cubes: 4, shownCubes: 2 });
  p.plays('Blue', 'reveal officer-6', 'add 0')
    .plays('Red', 'reveal')
    .refuses('Red', 'add 1', 'notEnough')
    .plays('Red', 'add 2');
  expect(p.of('Red')).toMatchObject({ declared: 7, cubes: 4 }); // the supply officer gave nothing again
});
