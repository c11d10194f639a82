import { fastRand } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { newGame, position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;
const NAMES = ['Blue', 'Red', 'Purple', 'Yellow'] as const;

test('ZG-210 ZG-211 ZG-212 D18 who forgets to claim comes second; the table forgets nothing', () => {
  const sides = { Blue: { walls: 'turquoise-a/1 gold-a/1' }, Red: { walls: 'turquoise-a/2 gold-a/2' } };
  const given = { ...sides, tasks: { 'upper-wall': ['turquoise', 'gold'] } };
  const p = position({ ...given, options: { turnEnd: 'byHand' } });
  p.turn('Blue', 50, 52).plays('tuck 1 50').at('claim', 0).plays('finish');
  p.turn('Red', 51).plays('tuck 1 51', 'claim upper-wall').at('play', 2);
  p.turn('Blue').plays('tuck 2 52', 'claim upper-wall');
  expect([p.line('upperTasks', 'Red'), p.line('upperTasks', 'Blue')]).toEqual([5, 3]);
  const q = position(given);
  q.turn('Blue', 50).plays('tuck 1 50').at('play', 1);
  q.turn('Red', 51).plays('tuck 1 51');
  expect([q.line('upperTasks', 'Blue'), q.line('upperTasks', 'Red')]).toEqual([5, 3]);
});
test('ZG-231 D19 a wall face is never negative', () => {
  const walls = (rods: number) =>
    position({ Blue: { unrest: [3, 2, 2], walls: `turquoise-a/${rods}` }, faces: ['lessUnrest'] }).line(
      'walls',
      'Blue',
    );
  expect([walls(1), walls(2), walls(3)]).toEqual([0, 3, 8]);
});
test('ZG-172 D20 the Square board trades unrest for a Worker in the same Region', () => {
  const side = { board: 'square', above: 'red1' };
  const calm = position({ options: { boards: 'sideB' }, Blue: side });
  calm.turn('Blue', 50).plays('court reassign 50', 'step red1 2', 'stop').at('play', 1);
  const p = position({ options: { boards: 'sideB' }, Blue: { ...side, unrest: [0, 0, 0, 1] } });
  p.turn('Blue', 50).plays('court reassign 50', 'step red1 2', 'stop').at('activate').plays('power 2');
  p.table.refuses('trade 1', 'noUnrest').plays('trade 4').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ workers: [0, 0, 0, 1, 0], unrest: [0, 0, 0, 0, 0] });
});
test('ZG-248 ZG-145 ZG-146 D21 the second Court card of the game is compared with the first', () => {
  for (const [card, action, choice, points] of [
    [119, 'hire', 'hire 1 red', 2],
    [5, 'recruit', 'recruit red 1', 2],
    [119, 'recruit', 'recruit red 1', 0],
    [5, 'hire', 'hire 1 red', 0],
  ] as const) {
    const p = position({
      Red: { tucked: { 1: [61], 2: [62] }, above: 'red1 gray1' },
      cards: { 61: ['hire', VP2], 62: ['recruit', VP2] },
    });
    p.turn('Blue', 118).plays('court recruit 118', 'recruit red 1').at('play', 1);
    p.turn('Red', card).plays(`court ${action} ${card}`, choice);
    if (points > 0) p.table.plays(action === 'hire' ? 'card 61' : 'card 62');
    p.table.at('play', 2);
    expect(p.of('Red').points).toBe(points);
  }
});
test('ZG-115 ZG-163 ZG-249 D22 the white Official just paid can be taken by a card; without any white nothing happens', () => {
  const white = { kind: 'official', colour: 'white', count: 1 } as const;
  const p = position({
    Blue: { above: 'red1 gray1 white1', tucked: { 2: [60] }, supply: { white: 0 } },
    cards: { 60: ['governor', white] },
    court: [70],
  });
  p.turn('Blue', 50).plays('court governor 50', 'install 1 1c', 'card 60').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ above: 'white2', supply: { white: 0 } });
  const q = position({
    Blue: { tucked: { 2: [60] }, supply: { white: 0 } },
    cards: { 60: ['recruit', white] },
    court: [70],
  });
  q.turn('Blue', 50).plays('court recruit 50', 'recruit red 1').at('play', 1);
  expect(q.of('Blue')).toMatchObject({ above: 'red1', points: 0 });
});
test('ZG-246 ZG-115 D23 a free move may not spoil the chosen action', () => {
  const p = position({ Blue: { above: 'red2 gray2 white2' } });
  p.turn('Blue', 50).offers('moveDown red2').plays('court governor 50').refuses('moveDown red2', 'spoilsAction');
  const q = position({ Blue: { above: 'red2 gray2 white2' } });
  q.turn('Blue', 50).plays('moveDown red2').refuses('court governor 50', 'noTrioAnywhere');
});
test('ZG-245 ZG-058 ZG-059 D24 a bid of everything makes the others pass', () => {
  const p = newGame(['Blue', 'Red', 'Yellow'], { boards: 'auction' });
  const opener = p.s.track[0]!;
  p.table.plays('bid 15').refuses('bid 15', 'bidHigher').refuses('bid 16', 'beyondOwnPoints');
  p.table.plays('pass', 'pass').at('pick', opener);
  expect([p.k.result(p.s).totals[opener], p.table.options().length]).toEqual([0, 3]);
});
test('ZG-253 D25 which cards come back, by player count', () => {
  for (const players of [2, 3, 4]) {
    const { k, s } = newGame(NAMES.slice(0, players), { cards: 'choice' }, players);
    const rand = fastRand(players);
    const returned: number[][] = [];
    const dealt: number[][] = [];
    for (let round = -1; !k.over(s); ) {
      const seat = k.waiting(s)[0]!;
      const at = s.agenda.at(-1)!.at;
      if ((at === 'keep' || at === 'play') && s.round !== round) {
        round = s.round;
        dealt[round] = (at === 'keep' ? s.drawn : s.hands).flat().filter(card => card <= 40);
      }
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
      if (at === 'keep' && s.agenda.at(-1)?.at !== 'keep') returned[round] = s.decks[0]![0]!.pieces.slice();
    }
    const from = (round: number, ...rounds: number[]) =>
      dealt[round]!.filter(card => rounds.some(r => returned[r]!.includes(card))).length;
    const seen = (round: number) => dealt[round]!.filter(card => returned.slice(0, round).flat().includes(card)).length;
    if (players === 2) expect([0, 1, 2, 3, 4].map(seen)).toEqual([0, 0, 0, 0, 0]);
    if (players === 3) expect([[0, 1, 2, 3, 4].map(seen), from(4, 0)]).toEqual([[0, 0, 0, 0, 2], 2]);
    if (players === 4)
      expect([[0, 1, 2, 3, 4].map(seen), from(3, 0, 1), from(4, 2, 3)]).toEqual([[0, 0, 0, 8, 8], 8, 8]);
  }
});
test('ZG-251 D26 Workers, Palaces and a second place in markers add nothing', () => {
  const p = position({ round: 5, Blue: { workers: [2, 2], palaces: [1, 2, 3], low: [2] }, Red: { low: [3] } });
  p.phase3();
  p.table.plays('pass', 'pass');
  expect([p.s.ending, p.total('Blue'), p.total('Red')]).toEqual(['unified', 0, 5]);
});
