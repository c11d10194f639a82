import { tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { open } from '../box.ts';
import { content } from '../content/index.ts';
import { readPack } from '../content/shape.ts';
import { game } from '../index.ts';
import type { Player } from './given.ts';
import { newGame, position } from './position.ts';

const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const satisfies Player[];
const players = (count: number) => NAMES.slice(0, count);
const TRIO = 'red1 gray1 white1';

test('ZG-015 a player has 8 discs, 8 Governors, 6 Palaces, 5 Walls and 5 Officials of each colour', () => {
  for (const count of [2, 3, 4]) {
    const p = newGame(players(count));
    expect(p.s.governorsLeft).toEqual(Array(count).fill(8));
    expect(p.s.palacesLeft).toEqual(Array(count).fill(6));
    expect(p.s.wallsLeft).toEqual(Array(count).fill(5));
    for (const player of players(count)) {
      const { supply, above, unrest } = p.of(player);
      expect([supply, above]).toEqual([{ red: 3, gray: 4, white: 5 }, 'red1 red1 gray1']); // five each with those at work
      expect(unrest.length).toBe(5); // a marker for every Region
    }
  }
  const few = { ...content, pieces: { ...content.pieces, discs: 7 } };
  expect(() => readPack(few)).toThrow(/pack.pieces.discs: expected a disc for every Task and both tracks/);
});
test('ZG-015 what is built or installed comes out of the own supply', () => {
  const p = position({ Blue: { above: TRIO, workers: [3, 2, 1] } });
  p.turn('Blue', 50, 51, 52).plays('court governor 50', 'install 1 1c');
  p.turn('Blue').plays('court wall 51', 'build gold-a/1 1');
  p.turn('Blue').plays('court palace 52', 'build 1 2');
  expect([p.s.governorsLeft, p.s.wallsLeft, p.s.palacesLeft]).toEqual([
    [7, 8, 8],
    [4, 5, 5],
    [5, 6, 6],
  ]);
});
test('ZG-016 colours matter only where they are named', () => {
  for (const pair of ['red+red', 'gray+white', 'white+white']) {
    const above = pair
      .split('+')
      .map(colour => `${colour}2`)
      .join(' ');
    const p = position({ Blue: { above } });
    p.turn('Blue', 50).plays('court hire 50', `hire 2 ${pair}`);
    expect(p.of('Blue').workers).toEqual([0, 2, 0, 0, 0]);
  }
  position({ Blue: { above: 'red2 red2 gray2' } })
    .turn('Blue', 50)
    .refuses('court governor 50', 'noTrioAnywhere');
  expect(content.officials.map(({ names }) => names.en)).toEqual(['military', 'civilian', 'inspector']);
});
test('ZG-017 ZG-026 twelve, nine or six low markers of each colour; the rest stays in the box', () => {
  for (const [count, low] of [
    [2, 6],
    [3, 9],
    [4, 12],
  ] as const) {
    const { s } = newGame(players(count));
    expect(s.lowLeft).toEqual([low, low, low]);
    expect([s.hands.length, s.tucked.length, s.boards.length, s.supply.length]).toEqual([
      count,
      count,
      count,
      count * 3,
    ]);
    const p = position({ players: players(count), Blue: { tucked: { 1: [41, 42] } }, lowLeft: [low, 0, 0] });
    p.turn('Blue', 5).plays('tuck 1 5');
    expect(p.s.lowLeft[0]).toBe(low - 3);
  }
});
test('ZG-018 one tall marker of each colour at every player count', () => {
  for (const count of [2, 3, 4]) {
    expect(newGame(players(count)).s.tallLeft).toEqual([1, 1, 1]);
    const p = position({ players: players(count), Blue: { workers: [4, 2] } });
    p.turn('Blue', 50, 51).plays('court palace 50', 'build 1 2', 'take laws');
    p.turn('Blue').plays('court palace 51', 'build 1 2').refuses('take laws', 'tallTaken').plays('take writing');
    expect([p.s.tallLeft, p.of('Blue').tall]).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
  }
});
test('ZG-019 what is used up is not to be had', () => {
  const p = position({
    Blue: {
      above: TRIO,
      workers: [3, 3],
      supply: { red: 0 },
      governors: '1open 1open 1open 1open 1open 1open 1open 1open',
      palaces: [3, 3, 3, 4, 4, 4],
      walls: 'gold-a/1 gold-b/1 silver-a/1 silver-b/1 turquoise-a/1',
    },
  });
  p.turn('Blue', 50).refuses('court governor 50', 'noGovernorLeft').refuses('court palace 50', 'noPalaceLeft');
  p.table.refuses('court wall 50', 'noWallLeft').plays('court recruit 50').refuses('recruit red 1', 'colourGone');
});
test('ZG-020 Workers never run out', () => {
  const p = position({ Blue: { below: 'red1 gray1', workers: [40] }, Red: { workers: [7] } });
  p.turn('Blue', 50).plays('court hire 50', 'hire 1 nobody');
  expect(p.of('Blue').workers[0]).toBe(42);
});
test('ZG-021 two Officials in a Workers area, any number of Workers', () => {
  const p = position({ Blue: { above: 'white1', below: 'red1 gray1', workers: [30] } });
  p.turn('Blue', 50).refuses('moveDown white1', 'areaFull').plays('court hire 50');
  p.table.refuses('hire 1 white', 'areaFull').plays('hire 1 nobody');
  expect(p.of('Blue').workers[0]).toBe(32);
});
test('ZG-022 a Governors area holds any number of Officials', () => {
  const five = (colour: string, count: number) => Array(count).fill(`${colour}1`).join(' ');
  const p = position({ Blue: { above: `${five('red', 5)} ${five('gray', 5)} ${five('white', 4)}` } });
  p.turn('Blue', 50).plays('court recruit 50', 'recruit white 1');
  expect(p.of('Blue').above.split(' ').length).toBe(15);
});
test('ZG-023 three cards in a Region, fifteen in all', () => {
  const three = (from: number) => [from, from + 1, from + 2];
  const p = position({ Blue: { tucked: { 2: three(10) } } });
  p.turn('Blue', 50).refuses('tuck 2 50', 'regionFull').offers('tuck 1 50');
  const q = position({ Blue: { tucked: { 1: three(5), 2: three(10), 3: three(15), 4: three(20), 5: three(25) } } });
  q.turn('Blue', 50);
  expect(q.table.options().filter(option => option.startsWith('play.tuck'))).toEqual([]);
});
test('ZG-024 whoever passes 100 or 200 points is told so', () => {
  const cards = { 1: [5, 6, 7] };
  const palace = (points: number) => {
    const p = position({ Blue: { points, tucked: cards, workers: [2, 1] }, tallLeft: [0, 0, 0] });
    return p.turn('Blue', 50).plays('court palace 50', 'build 1 2').told;
  };
  expect(palace(98)).toContainEqual(['lapped', 0, 100]);
  expect(palace(197)).toContainEqual(['lapped', 0, 200]);
  for (const points of [96, 100, 150]) expect(palace(points).map(([event]) => event)).not.toContain('lapped');
  const end = position({ round: 5, Red: { points: 90, governors: '1a' }, Blue: { points: 80, governors: '2a' } });
  expect(end.phase3().filter(([event]) => event === 'lapped')).toEqual([['lapped', 1, 100]]);
});
test('ZG-025 points earned in play stand on the track at once', () => {
  const p = position({ Blue: { above: TRIO, points: 10, tucked: { 2: [60] } }, lowLeft: [0, 9, 9], court: [90] });
  p.turn('Blue', 50, 5).plays('tuck 2 5');
  expect(p.of('Blue').points).toBe(12); // two markers short
  p.turn('Blue').plays('court governor 50', 'install 1 1c');
  expect(p.of('Blue').points).toBe(16);
});
test('ZG-166 ZG-178 ZG-202 abilities, boards and places of rewards are data: another pack is another game', () => {
  const cards = content.cards.map(card =>
    card.number === 60 ? { ...card, after: 'wall', gives: { kind: 'points', amount: 3 } } : card,
  );
  const [circle, ...others] = content.boards.b;
  const boards = { ...content.boards, b: [{ ...circle!, powers: [] }, ...others] };
  const rewards = content.rewards.map((row, round) => (round === 0 ? [...row].reverse() : row));
  const box = open({ ...content, cards, boards, rewards }, tableFor(game, 2, { boards: 'sideB' }));
  expect([box.triggerOf[60], box.bonusOf[60]]).toEqual([0, { kind: 'points', amount: 3 }]);
  expect(box.boards[0]).toMatchObject({ powers: [], extraWorkers: 0 });
  expect(box.rewards[0]).toEqual(content.rewards[0]![2]);
  const marks = new Map(content.provenance.map(({ part, mark }) => [part, mark]));
  const ours = [
    'cards: the ability of each number',
    'boards: which symbol has which powers',
    'rewards: which stands where',
  ];
  for (const part of ours) expect(marks.get(part)).toBe('reconstructed');
});
