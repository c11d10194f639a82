import { tableFor, type View } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { open } from '../box.ts';
import { content } from '../content/index.ts';
import { ACTIONS, ASPECTS, readPack } from '../content/shape.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { boardText } from '../text/en/board.ts';
import type { Player } from './given.ts';
import { alongGames } from './play.ts';
import { newGame, position } from './position.ts';

const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const satisfies Player[];
const players = (count: number) => NAMES.slice(0, count);
const withCard = (at: number, change: object) => ({
  ...content,
  cards: content.cards.map((card, i) => (i === at ? { ...card, ...change } : card)),
});

test('ZG-001 two to four players, nobody alone', () => {
  for (const count of [2, 3, 4]) newGame(players(count)).table.at('play');
  expect(() => tableFor(game, 1)).toThrow('zhanguo is for 2 to 4 players, not 1');
  expect(() => tableFor(game, 5)).toThrow('zhanguo is for 2 to 4 players, not 5');
});
test('ZG-002 after five rounds the highest total wins', () => {
  alongGames(({ k, after }) => {
    if (!k.over(after)) return;
    const { totals, places } = k.result(after);
    expect(after.round).toBe(4);
    expect(totals[places.indexOf(1)]).toBe(Math.max(...totals));
  });
});
test('ZG-003 every area of the gameboard is there to be seen', () => {
  const p = position({
    Blue: { walls: 'gold-b/2', palaces: [3], governors: '5b', discs: { 'lower-palace': 1 }, points: 7 },
    column: { laws: 'Yellow' },
    track: ['Red', 'Blue'],
    court: [70],
    round: 2,
  });
  const drawn = boardText(p.s as View<State>, p.box).split('\n');
  const line = (start: string) => drawn.find(text => text.startsWith(start));
  expect(line('Round')).toContain('Round 2  court 70 (1)  track 2 1  rewards W. C. L3');
  expect(line('Governors')).toMatch(/\.1\. open -$/);
  expect(line('Palaces')).toMatch(/\.\.\. +\.\.\. +1\.\./);
  expect(drawn.filter(text => text.startsWith('  gold'))[1]).toContain('.1.');
  expect(line('Tasks')).toContain(' .1..;');
  expect(drawn.find(text => text.includes('seat 1'))).toContain('7 points');
});
test('ZG-004 five Regions, each with a Governors and a Workers area on every player board', () => {
  const p = position({ Red: { above: 'red1 red2 red3 red4 red5' } });
  p.turn('Red', 50);
  for (const region of [1, 2, 3, 4, 5]) p.table.plays(`moveDown red${region}`);
  p.table.plays('court recruit 50').refuses('recruit gray 6', 'notOffered').plays('recruit gray 5');
  expect(p.of('Red')).toMatchObject({ above: 'gray5', below: 'red1 red2 red3 red4 red5' });
});
test('ZG-005 as many Palace slots in each Region as players', () => {
  for (const count of [2, 3, 4])
    for (const region of [1, 5]) {
      const workers = [2, 1, 0, 0, 2];
      const among = { players: players(count), Blue: { workers } };
      const build = `build ${region} 2`;
      const open = position({ ...among, Red: { palaces: Array(count - 1).fill(region) } });
      open.turn('Blue', 50).plays('court palace 50').offers(build);
      const full = position({ ...among, Red: { palaces: Array(count).fill(region) } });
      full.turn('Blue', 50).plays('court palace 50').refuses(build, 'noSlot');
    }
});
test('ZG-006 three squares in each Region and an open area for any number, at every player count', () => {
  for (const count of [2, 3, 4])
    for (const region of [1, 2, 3, 4, 5]) {
      const at = (spot: string) => `${region}${spot}`;
      const p = position({
        players: players(count),
        Blue: { above: `red${at('')} gray${at('')} white${at('')}`, governors: `${at('open')} ${at('open')}` },
        Red: { governors: `${at('a')} ${at('b')} ${at('c')} ${at('open')}` },
      });
      p.turn('Blue', 50)
        .plays('court governor 50')
        .refuses(`install ${region} ${at('c')}`, 'squareTaken');
      p.table.plays(`install ${region} ${at('open')}`);
      expect(p.s.open[region - 1]).toBe(3);
      expect(p.box.spotsOf[region - 1]!.length).toBe(3 + 1);
    }
});
test('ZG-007 each Region has one square of each kind', () => {
  for (const region of [1, 2, 3, 4, 5]) {
    const installed = (spot: string) => {
      const p = position({ Blue: { above: `red${region} gray${region} white${region} red1` } });
      p.turn('Blue', 50).plays('court governor 50', `install ${region} ${region}${spot}`);
      return p;
    };
    installed('a').table.at('reassign', 0);
    installed('b').table.at('freeOfficial', 0);
    expect(installed('c').of('Blue').points).toBe(4);
  }
});
test('ZG-008 ZG-009 three sites of two sections of three slots, for one to three rods, at every player count', () => {
  for (const count of [2, 3, 4]) {
    const p = position({ players: players(count), Blue: { workers: [1, 1, 1] } });
    p.turn('Blue', 50).plays('court wall 50');
    for (const section of ['turquoise-a', 'turquoise-b', 'gold-a', 'gold-b', 'silver-a', 'silver-b']) {
      p.table.offers(`build ${section}/1 1`, `build ${section}/2 1+2`, `build ${section}/3 1+2+3`);
      p.table.refuses(`build ${section}/1 1+2`, 'notOffered').refuses(`build ${section}/3 1+2`, 'notOffered');
    }
    expect(p.s.walls.length).toBe(18);
  }
});
test('ZG-010 ZG-011 the Regions are a row whose ends do not meet; a wall is no way', () => {
  const next = [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ];
  const p = position({ Blue: { above: 'red1 red2 red3 red4 red5' } });
  p.turn('Blue', 50).plays('court reassign 50');
  for (let from = 1; from <= 5; from++)
    for (let to = 1; to <= 5; to++) {
      if (from === to) continue;
      const adjacent = next.some(pair => pair.includes(from) && pair.includes(to));
      if (adjacent) p.table.offers(`step red${from} ${to}`);
      else p.table.refuses(`step red${from} ${to}`, 'notAdjacent');
    }
  const ring = { ...content, adjacent: [...content.adjacent, [5, 1]] };
  expect(open(ring, tableFor(game, 2)).neighbours[0]).toEqual([1, 4]); // a border drawn open in the pack opens it
});
test('ZG-012 120 cards, forty of each aspect, every number once', () => {
  const { s, k } = newGame(players(3));
  const all = [...s.hands.flat(), ...s.decks.flatMap(layers => layers.flatMap(({ pieces }) => pieces))];
  expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
  expect([1, 40, 41, 80, 81, 120].map(card => k.box.aspectOf[card])).toEqual([0, 0, 1, 1, 2, 2]);
  expect(() => readPack(withCard(1, { number: 1 }))).toThrow(/cards\[1\].number: expected a number of its own/);
  expect(() => readPack(withCard(0, { number: 41 }))).toThrow(/cards\[0\].number: expected 1 to 40 for writing/);
});
const AFTER_ACTION = {
  wall: ['build gold-a/1 1'],
  palace: ['build 1 2', 'take laws'],
  hire: ['hire 2 red'],
  reassign: ['step red2 3', 'stop'],
  recruit: ['recruit red 4'],
  governor: ['install 1 1c'],
};
test('ZG-013 every card has one aspect and one ability: after one action it can be used, after the others not', () => {
  for (const { number, after, aspect } of content.cards) {
    const usable = (action: keyof typeof AFTER_ACTION) => {
      const whole = { workers: [3, 1, 1], unrest: [1, 1, 1, 1, 1], above: 'red1 gray1 white1 red2' };
      const p = position({ Blue: { ...whole, tucked: { 3: [number] } } });
      const card = number === 50 ? 51 : 50; // the first at Court, so that its number fits
      p.turn('Blue', card).plays(`court ${action} ${card}`, ...AFTER_ACTION[action]);
      return p.table.options().filter(option => option.startsWith('activate.card'));
    };
    expect(usable(after)).toEqual([`activate.card ${number}`]);
    expect(usable(ACTIONS[(ACTIONS.indexOf(after) + 1 + (number % 5)) % ACTIONS.length]!)).toEqual([]);
    expect(number).toBeGreaterThan(40 * ASPECTS.indexOf(aspect));
  }
  expect(() => readPack(withCard(0, { after: 'reassign' }))).toThrow(/re-assigning triggers no card/);
  expect(() => readPack(withCard(0, { gives: [] }))).toThrow(/pack.cards\[0\].gives/);
});
test('ZG-014 a back tells the aspect and so the range of numbers, and no more', () => {
  const { s, k } = newGame(players(2));
  const view = k.view(s, 0);
  const backs = view.hands[1]!.map(card => -1 - card);
  expect(backs).toEqual(s.hands[1]!.map(card => Math.floor((card - 1) / 40)));
  for (const [aspect, { cards }] of content.aspects.entries())
    expect(cards).toEqual([1 + 40 * aspect, 40 + 40 * aspect]);
});
