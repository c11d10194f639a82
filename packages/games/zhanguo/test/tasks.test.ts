import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { readPack } from '../content/shape.ts';
import type { Given, Player } from './given.ts';
import { newGame, position } from './position.ts';

const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const satisfies Player[];
const GOLD = { 'upper-wall': ['gold'] };
/** Blue ends a turn; which Tasks are claimed? */
function claimed(given: Given): number[] {
  const p = position(given);
  p.turn('Blue', 50).plays('tuck 1 50');
  return p.table.told.filter(([event]) => event === 'claimed').map(([, , task]) => task!);
}

test('ZG-204 two sections, each with a Wall, a Palace and a Governor Task', () => {
  const tasks = { 'upper-governor': ['1'], 'lower-governor': ['1'], 'lower-palace': ['2'], 'upper-wall': ['gold'] };
  const p = position({ Blue: { governors: '1a', palaces: [2], walls: 'gold-a/1' }, tasks });
  p.turn('Blue', 50).plays('tuck 1 50');
  expect([p.line('upperTasks', 'Blue'), p.line('lowerTasks', 'Blue')]).toEqual([(5 + 5) * 2, (5 + 5) * 2]);
});
test('ZG-205 a piece for every symbol; a symbol shown twice asks for two', () => {
  const task = (needs: string[], palaces: number[]) =>
    claimed({ Blue: { palaces }, tasks: { 'lower-palace': needs, 'upper-palace': ['5', '5'] } });
  expect(task(['1', '3'], [1, 3])).toEqual([4]);
  expect(task(['1', '3'], [1, 1])).toEqual([]);
  expect(task(['1', '1', '3'], [1, 3])).toEqual([]);
  expect(task(['1', '1', '3'], [1, 1, 3])).toEqual([4]);
});
test('ZG-206 two Walls at one site stand on its two sections', () => {
  const task = (walls: string) =>
    claimed({ Blue: { walls }, tasks: { 'upper-wall': ['gold', 'gold'], 'lower-wall': ['silver'] } });
  expect(task('gold-a/1')).toEqual([]);
  expect(task('gold-a/1 turquoise-b/2')).toEqual([]);
  expect(task('gold-a/1 gold-b/3')).toEqual([0]);
});
test('ZG-205 ZG-206 pieces of others in the same places are no help', () => {
  const tasks = { 'upper-wall': ['gold', 'gold'], 'upper-palace': ['1', '3'], 'upper-governor': ['2'] };
  const all = { walls: 'gold-a/1 gold-b/2', palaces: [1, 3], governors: '2a' };
  expect(claimed({ Blue: { walls: 'gold-a/1', palaces: [1] }, Red: { ...all, walls: 'gold-b/2' }, tasks })).toEqual([]);
  expect(claimed({ Blue: all, tasks })).toEqual([0, 1, 2]);
});
test('ZG-207 more pieces than shown do no harm', () => {
  const walls = 'gold-a/1 gold-b/1 silver-a/2 turquoise-a/1';
  expect(claimed({ Blue: { walls }, tasks: { ...GOLD, 'lower-wall': ['turquoise', 'silver'] } })).toEqual([0, 3]);
});
test('ZG-208 at the end of a turn and after a reward any number of accomplished Tasks', () => {
  const tasks = { ...GOLD, 'upper-governor': ['2'], 'lower-governor': ['2', '2'] };
  const p = position({ options: { turnEnd: 'byHand' }, Blue: { walls: 'gold-a/1', governors: '2a' }, tasks });
  p.turn('Blue', 50).plays('tuck 1 50').at('claim', 0).refuses('claim lower-governor', 'notAccomplished');
  p.table
    .plays('claim upper-governor')
    .refuses('claim upper-governor', 'claimedAlready')
    .plays('claim upper-wall')
    .at('play', 1);
  expect(p.line('upperTasks', 'Blue')).toBe(20);
  const q = position({ round: 3, options: { turnEnd: 'byHand' }, Blue: { low: [1], governors: '2a' }, tasks });
  q.phase3();
  q.table
    .plays('accept', 'install 2 2c')
    .at('claim', 0)
    .plays('claim upper-governor', 'claim lower-governor')
    .at('play');
});
test('ZG-209 after a reward its taker alone claims, before the next aspect', () => {
  const p = position({
    round: 3,
    options: { turnEnd: 'byHand' },
    Blue: { low: [1, 1, 0], walls: 'gold-a/1' },
    Red: { walls: 'gold-a/2' },
    tasks: GOLD,
  });
  p.phase3();
  p.table.plays('accept', 'install 2 2c').at('claim', 0).plays('claim upper-wall').at('reward', 0);
  expect(p.s.agenda.at(-1)).toMatchObject({ aspect: 1 });
  expect(p.s.discs.filter(disc => disc === 1)).toEqual([]); // Red has the piece, but took no reward
});
test('ZG-210 a disc on the leftmost free slot, one for each player and Task', () => {
  const p = position({
    Blue: { walls: 'gold-a/1' },
    Red: { walls: 'gold-a/2', discs: { 'upper-wall': 0 } },
    tasks: GOLD,
  });
  p.turn('Blue', 50, 51).plays('tuck 1 50');
  expect(p.s.discs.slice(0, 4)).toEqual([1, 0, -1, -1]);
  p.turn('Blue').plays('tuck 2 51');
  expect(p.s.discs.slice(0, 4)).toEqual([1, 0, -1, -1]);
});
test('ZG-211 what was forgotten may be claimed on a later turn or after a later reward', () => {
  const given = { options: { turnEnd: 'byHand' }, Blue: { walls: 'gold-a/1', low: [1] }, tasks: GOLD, round: 3 };
  const p = position(given);
  p.turn('Blue', 50, 51).plays('tuck 1 50', 'finish');
  p.turn('Blue').plays('court recruit 51', 'recruit red 1', 'claim upper-wall');
  expect(p.line('upperTasks', 'Blue')).toBe(5);
  const q = position(given);
  q.turn('Blue', 50).plays('tuck 1 50', 'finish');
  q.phase3();
  q.table.plays('accept', 'install 2 2c', 'claim upper-wall');
  expect(q.line('upperTasks', 'Blue')).toBe(5);
});
test('ZG-212 the table claims by itself when nothing else is said', () => {
  expect(claimed({ Blue: { walls: 'gold-a/1' }, tasks: GOLD })).toEqual([0]);
  const p = position({
    round: 3,
    Blue: { low: [1] },
    tasks: { 'lower-governor': ['2'], 'upper-governor': ['2', '2'] },
  });
  p.phase3();
  p.table.plays('accept', 'install 2 2c');
  expect(p.table.told).toContainEqual(['claimed', 0, 5, 5]);
  expect(content.taskSlots).toEqual([...content.taskSlots].sort((a, b) => b - a)); // waiting never pays
});
test('ZG-213 a Task stays claimed when a Governor moves away', () => {
  const p = position({
    options: { boards: 'sideB' },
    Blue: { board: 'triangle', governors: '4c', above: 'red2 gray2 white2' },
    tasks: { 'upper-governor': ['4'], 'lower-governor': ['5'] },
  });
  p.turn('Blue', 50, 51).plays('tuck 1 50');
  p.turn('Blue').plays('court governor 51', 'install 2 2c', 'power 5', 'move 4c 5');
  expect([p.line('upperTasks', 'Blue'), p.line('lowerTasks', 'Blue')]).toEqual([5, 5]);
});
test('ZG-214 ZG-215 four slots at every player count, worth 5, 3, 2 and 1', () => {
  for (const count of [2, 3, 4]) expect(newGame(NAMES.slice(0, count)).s.discs.length).toBe(6 * 4);
  const sites = ['gold-a/1', 'gold-a/2', 'gold-a/3', 'gold-b/1'];
  const sides = Object.fromEntries(NAMES.map((player, i) => [player, { walls: sites[i]! }]));
  const p = position({ players: NAMES, ...sides, tasks: GOLD });
  const scored = NAMES.map((player, i) => {
    p.turn(player, 50 + i).plays(`tuck 1 ${50 + i}`);
    return p.line('upperTasks', player);
  });
  expect(scored).toEqual([5, 3, 2, 1]);
});
test('ZG-216 the last Tasks are claimed after the rewards of round 5', () => {
  const p = position({ round: 5, Blue: { low: [0, 0, 1] }, tasks: GOLD });
  p.phase3('laws');
  p.table.plays('accept', 'build gold-a/1');
  expect([p.s.ending, p.line('upperTasks', 'Blue')]).toEqual(['unified', 5]);
});
test('ZG-250 two to four symbols; only pieces of its type count', () => {
  expect(new Set(content.tasks.map(({ needs }) => needs.length))).toEqual(new Set([2, 3, 4]));
  const tasks = { 'upper-palace': ['1', '2'], 'lower-governor': ['1', '2'] };
  expect(claimed({ Blue: { palaces: [1], governors: '2a' }, tasks })).toEqual([]);
  expect(claimed({ Blue: { palaces: [1, 2], governors: '2a' }, tasks })).toEqual([1]);
  expect(claimed({ Blue: { palaces: [1], governors: '1a 2a' }, tasks })).toEqual([5]);
  const wrong = (needs: string[]) => ({
    ...content,
    tasks: content.tasks.map((task, i) => (i === 4 ? { ...task, needs } : task)),
  });
  expect(() => readPack(wrong(['1', 'gold']))).toThrow(/pack.tasks\[4\].needs: expected only 1, 2, 3, 4, 5/);
  expect(() => readPack(wrong(['1']))).toThrow(/pack.tasks\[4\].needs/);
  expect(() => readPack(wrong(['1', '2', '3', '4', '5']))).toThrow(/pack.tasks\[4\].needs/);
});
