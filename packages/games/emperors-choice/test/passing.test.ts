import { expect, test } from 'vitest';
import type { GivenPlayer } from './given.ts';
import { position } from './position.ts';

const LAST_BUT_ONE = { turn: ['Red', 'bid'] as ['Red', 'bid'], highest: 40 };
/** Red passes with this tile, of three players. */
const passing = (tile: 1 | 2 | 3, red: GivenPlayer) =>
  position(
    { Red: red, Blue: tile === 1 ? { order: 2 } : {}, Green: tile === 3 ? {} : { order: 3 } },
    LAST_BUT_ONE,
  ).plays('Red', 'pass');

test('EC-081 EC-082 EC-097 the first to pass takes the highest tile and acts last; the last to pass acts first', () => {
  const p = position({ Red: {}, Blue: {}, Green: {}, Gold: {} }, { turn: ['Red', 'round'] });
  p.plays('Red', 'reveal', 'add 1').plays('Blue', 'pass', 'take A').plays('Green', 'reveal', 'add 2');
  p.plays('Gold', 'pass', 'take B', 'skip').plays('Red', 'pass', 'take D', 'keep cavalry-2');
  p.plays('Green', 'pass', 'take E');
  expect(['Blue', 'Gold', 'Red', 'Green'].map(name => p.of(name).order)).toEqual([4, 3, 2, 1]);
  p.at('takeSet', 'Green').plays('Green', 'take 1', 'end').at('takeSet', 'Red').plays('Red', 'take 2', 'end');
  p.at('takeSet', 'Gold').plays('Gold', 'take 3', 'end').at('takeSet', 'Blue');
});
test('EC-083 EC-084 all revealed cubes are one item, ranked by their number', () => {
  const red = { shown: 'officer-6 cavalry-3 cavalry-2', cubes: 6, shownCubes: 5 };
  expect(passing(1, red).of('Red')).toMatchObject({ hand: 'cavalry-2 cavalry-3', cubes: 6 }); // 6 5 3 2
  const second = passing(2, red);
  expect(second.of('Red')).toMatchObject({ hand: 'cavalry-2 cavalry-3 officer-6', cubes: 1, shownCubes: 0 });
  expect(second.s.supply).toBe(21 - 1 - 8);
  const third = passing(3, red);
  expect(third.of('Red')).toMatchObject({ hand: 'cavalry-2 officer-6', cubes: 6 });
  expect(third.s.discard.map(card => third.box.characters[card]!.id)).toEqual(['cavalry-3']);
});
test('EC-083 no revealed cube, no item', () => {
  expect(passing(2, { shown: 'officer-6', cubes: 6 }).of('Red')).toMatchObject({ hand: 'officer-6', cubes: 6 });
});
test('EC-085 of equal items the player chooses; who is not equal is safe, and equal cards need no choice', () => {
  const p = passing(2, { shown: 'general-8 officer-4 supply-4', cubes: 4, shownCubes: 4 }).at('lose', 'Red');
  p.offers('Red', 'lose officer-4', 'lose supply-4', 'lose cubes').refuses('Red', 'lose general-8', 'notOffered');
  expect(p.plays('Red', 'lose supply-4').of('Red')).toMatchObject({ hand: 'general-8 officer-4', cubes: 4 });
  passing(2, { shown: 'general-8 officer-4*2' }).at('exit', 'Red');
});
test('EC-086 EC-087 EC-089 nothing is lost where there is no such place; the rest comes back', () => {
  const p = passing(3, { shown: 'general-8', cubes: 5, shownCubes: 2 }).at('exit', 'Red');
  expect(p.of('Red')).toMatchObject({ hand: 'general-8', shown: '', cubes: 5, shownCubes: 0 });
  expect(passing(1, { hand: 'general-8' }).at('exit', 'Red').of('Red')).toMatchObject({ hand: 'general-8', cubes: 4 });
});
test('EC-088 the field marshal is ranked with all cubes owned, before anything is lost', () => {
  const red = (cubes: number) => ({ shown: 'field-marshal general-7', cubes, shownCubes: 3 });
  expect(passing(1, red(6)).of('Red').hand).toBe('general-7'); // 8 against 7
  passing(1, red(5)).at('lose', 'Red').offers('Red', 'lose field-marshal', 'lose general-7');
  expect(passing(1, red(4)).of('Red').hand).toBe('field-marshal'); // 6 against 7
});
test('EC-090 EC-091 an exit tile must be chosen; it turns over, and the last player takes the last one', () => {
  const p = passing(3, {}).at('exit', 'Red');
  expect(p.options('Red')).toEqual(['exit.take 0', 'exit.take 1', 'exit.take 2']);
  p.plays('Red', 'take A')
    .plays('Blue', 'pass')
    .refuses('Blue', 'take A', 'exitUsed')
    .plays('Blue', 'take C', 'take cubes');
  p.plays('Green', 'pass').refuses('Green', 'take C', 'exitUsed');
  expect(p.options('Green')).toEqual(['exit.take 1']);
  expect(p.plays('Green', 'take B').s.exits).toBe(0);
});
test('EC-092 an exit tile is used as far as possible, and exactly one icon of a slash', () => {
  const top = passing(3, { palace: 12 }).plays('Red', 'take B').at('bid', 'Blue');
  expect(top.of('Red').palace).toBe(12);
  const p = passing(3, {}).plays('Red', 'take C').at('choose', 'Red').refuses('Red', 'skip', 'mustUse');
  p.plays('Red', 'take money').at('bid', 'Blue');
  expect(p.of('Red')).toMatchObject({ money: 2, cubes: 4 });
});
test('EC-093 the loss comes before the exit tile, so what it brings is safe', () => {
  const p = position(
    { Red: { shown: 'cavalry-2' }, Blue: { order: 2 }, Green: { order: 3 }, Gold: { order: 4 } },
    { ...LAST_BUT_ONE, exits: 'D', next: { characters: 'general-9 cavalry-3' } },
  ).plays('Red', 'pass');
  expect(p.of('Red')).toMatchObject({ hand: '', order: 1 });
  p.plays('Red', 'take D', 'keep general-9');
  expect(p.of('Red').hand).toBe('general-9');
});
test('EC-094 EC-138 the five exit tiles', () => {
  const taking = (exit: string, ...phrases: string[]) =>
    position(
      { Red: { order: 5 }, Blue: {}, Green: {}, Gold: {}, Jade: {} },
      { turn: ['Red', 'exit'], next: { tiles: 'book', characters: 'general-9 prince-3' } },
    )
      .plays('Red', `take ${exit}`, ...phrases)
      .at('bid', 'Blue')
      .of('Red');
  expect(taking('A').trust).toBe(8);
  expect(taking('B', 'take cubes')).toMatchObject({ palace: 1, cubes: 5 });
  expect(taking('C', 'take money').money).toBe(2);
  expect(taking('C', 'take cubes').cubes).toBe(6);
  expect(taking('D', 'keep prince-3').hand).toBe('prince-3');
  expect(taking('E').tiles).toBe('book');
});
test('EC-096 EC-239 a policy settled in the auction counts what is revealed, and the bid stands', () => {
  const p = position(
    {
      Red: { order: 4, cubes: 3 },
      Blue: { shown: 'general-8', hand: 'officer-4', cubes: 5, shownCubes: 2, declared: 10, tiles: 'tower wall' },
      Green: {},
      Gold: {},
    },
    {
      turn: ['Red', 'exit'],
      highest: 10,
      policies: 'border-defence meritocracy',
      strength: 7,
      next: { tiles: 'stone' },
    },
  );
  p.plays('Red', 'take E', 'settle border-defence').at('show', 'Blue').plays('Blue', 'show general-8 officer-4');
  expect(p.of('Blue')).toMatchObject({ vp: 19, shown: 'general-8', hand: 'officer-4', declared: 10 }); // 4 + 2 + 1
  expect(p.of('Blue')).toMatchObject({ cubes: 3, shownCubes: 2 });
  expect(p.at('bid', 'Blue').s.highest).toBe(10);
  expect(p.settles('Red', 'meritocracy', { Blue: 'general-8 officer-4' }).Blue).toBe(12);
  expect(p.of('Blue')).toMatchObject({ shown: 'general-8', declared: 10 });
});
test('EC-096 where the table says so only characters in the hand can be shown, and cubes count all the same', () => {
  const p = position(
    {
      Red: { order: 4, cubes: 3 },
      Blue: { shown: 'general-8', hand: 'officer-4', cubes: 5, shownCubes: 2, declared: 10 },
      Green: { shown: 'cavalry-3', declared: 3 },
      Gold: {},
    },
    {
      turn: ['Red', 'exit'],
      highest: 10,
      policies: 'border-defence meritocracy',
      strength: 7,
      next: { tiles: 'stone' },
      options: { revealed: 'apart' },
    },
  );
  p.plays('Red', 'take E', 'settle border-defence').at('show', 'Blue'); // Green holds nothing and is not asked
  expect(p.options('Blue')).toEqual(['show.show 0', 'show.show 1']);
  p.plays('Blue', 'show officer-4').at('bid', 'Blue');
});
test('EC-102 a tile that works at once is used when it is drawn in the auction, too', () => {
  const p = position(
    { Red: { order: 4 }, Blue: {}, Green: {}, Gold: {} },
    { turn: ['Red', 'exit'], next: { tiles: 'jewel' } },
  );
  p.plays('Red', 'take E').at('treasure', 'Red').plays('Red', 'take royal-sword').at('bid', 'Blue');
  expect(p.of('Red')).toMatchObject({ treasures: 'royal-sword', tiles: '' });
});
