import { fastRand, type Play, type Told, tableFor, UNKNOWN } from '@tianxia/kernel';
import { begins } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { tellLap, totalUnrest } from '../at.ts';
import { open } from '../box.ts';
import { content } from '../content/index.ts';
import type { Bonus } from '../content/shape.ts';
import { firing } from '../facts/court.ts';
import { backsOf, turnOf } from '../facts/hands.ts';
import { progressOf } from '../facts/tasks.ts';
import { nextCardIn } from '../facts/tucking.ts';
import { game } from '../index.ts';
import { tellFinalScore } from '../moves/finish.ts';
import type { ZhanGuo } from '../state.ts';
import type { Given, Side } from './given.ts';
import { newGame, position } from './position.ts';

const toldOf = (told: readonly Told[], name: string) =>
  told.filter(([event]) => event === name).map(([, ...args]) => args);
const WATCHER = -1;

test('ZG-086 the unrest of the next player is not one’s own', () => {
  const { s } = position({ Red: { unrest: [3] }, Yellow: { unrest: [0, 1] } });
  expect([0, 1, 2].map(seat => totalUnrest(s, seat))).toEqual([0, 3, 1]);
});
test('ZG-024 a lap is told when the disc passes the end of the track, not when it comes back from below nothing', () => {
  const { box } = position();
  const { lap } = box.pack;
  const told = (now: number, points: number) => {
    const heard: unknown[] = [];
    const emit = (...event: unknown[]) => heard.push(event);
    tellLap({ box, seat: 0, emit } as unknown as Play<ZhanGuo>, now, points);
    return heard;
  };
  expect([told(2, 3), told(3, 3), told(lap - 1, 3)]).toEqual([[], [], []]);
  expect([told(lap, 3), told(lap + 2, 3)]).toEqual(Array(2).fill([['lapped', 0, lap]]));
  expect(told(lap + 3, 3)).toEqual([]);
});
test('ZG-046 without a word about boards all have the A side', () => {
  expect(open(content, { seats: 2, options: {} }).options.boards).toBe('sideA');
  expect(newGame(['Blue', 'Red']).s.boards).toEqual([0, 1]);
});
test('ZG-205 a Task asks for a piece in each place that it shows, as often as it does', () => {
  const { pack, tasks } = open(content, tableFor(game, 2));
  const sites = pack.sites.map(({ id }) => id as string);
  for (const [i, { piece, needs }] of pack.tasks.entries()) {
    const names = piece === 'wall' ? sites : ['1', '2', '3', '4', '5'];
    const shown = tasks[i]!.needs.flatMap((count, where) => Array<string>(count).fill(names[where]!));
    expect(shown).toEqual([...needs].sort((a, b) => names.indexOf(a) - names.indexOf(b)));
  }
});
test('ZG-167 without a card only the powers of the board fire', () => {
  const p = position({
    Blue: { tucked: { 1: [60] } },
    court: [70],
    cards: { 60: ['recruit', { kind: 'points', amount: 2 }] },
  });
  const RECRUIT = 4;
  expect([firing(p.s, p.box, 0, undefined, RECRUIT), firing(p.s, p.box, 0, 69, RECRUIT)]).toEqual([0, 1]);
});
test('ZG-029 backs are counted for everybody, and a watcher has none', () => {
  const p = position();
  expect(backsOf(p.s, p.box, WATCHER)).toEqual([0, 0, 0]);
  expect(backsOf({ ...p.s, hands: [[UNKNOWN, UNKNOWN - 2, UNKNOWN - 2]] }, p.box, 0)).toEqual([1, 0, 2]);
});
test('ZG-065 the turn of the round is told in the middle of one, too', () => {
  const p = position();
  p.turn('Blue');
  p.s.agenda = p.s.agenda.map(frame => (frame.at === 'turns' ? { ...frame, played: 5 } : frame));
  expect(turnOf(p.s, p.box).turn).toBe(2);
});
test('ZG-205 a watcher has no pieces: what stands free is nobody’s', () => {
  const p = position({ tasks: { 'upper-wall': ['gold'], 'upper-governor': ['1'] } });
  for (const task of [0, 1, 2]) expect(progressOf(p.s, p.box, WATCHER, task)).toMatchObject({ met: 0, claimed: false });
});
test('ZG-076 a Region with three cards takes no other', () => {
  const p = position({ Blue: { tucked: { 1: [60, 61, 62], 2: [63, 64] } } });
  expect([nextCardIn(p.s, p.box, 0, 0), nextCardIn(p.s, p.box, 0, 1)?.place]).toEqual([undefined, 2]);
});
test('ZG-060 with a board for everybody there is no auction', () => {
  const p = position();
  const before = JSON.stringify({ ...p.s, agenda: [] });
  p.s.agenda = [
    { at: 'play', seat: 0 },
    { at: 'auction', seat: 0 },
  ];
  const told = begins(p.k, p.s, tableFor(game, 3), fastRand(1));
  expect([told, JSON.stringify({ ...p.s, agenda: [] })]).toEqual([[], before]);
});

/** Card 60 in Region 1, which gives this when Blue recruits. */
function given(bonus: Bonus, Blue: Side = {}, more: Given = {}) {
  const p = position({
    Blue: { tucked: { 1: [60] }, ...Blue },
    cards: { 60: ['recruit', bonus] },
    court: [70],
    ...more,
  });
  p.turn('Blue', 40).plays('court recruit 40', 'recruit red 5');
  return p;
}
test('ZG-163 a bonus of two Officials gives as many as the supply has', () => {
  const two = { kind: 'official', colour: 'white', count: 2 } as const;
  for (const [white, there] of [
    [3, 2],
    [1, 1],
  ] as const) {
    const p = given(two, { supply: { red: 3, white } });
    p.table.plays('card 60');
    expect([p.of('Blue').above, p.of('Blue').supply.white]).toEqual([
      ['white1', 'white1'].slice(0, there).concat('red5').join(' '),
      white - there,
    ]);
  }
});
test('ZG-164 an empty place is no card of Writing', () => {
  const p = given({ kind: 'pointsPerCard', aspect: 'writing' });
  p.table.plays('card 60');
  const writing = p.box.aspectOf[60] === 0 ? 1 : 0;
  expect(p.of('Blue').points).toBe(writing);
});
test('ZG-249 nothing is won by moving a Governor or a Worker that one has not', () => {
  const governor = { kind: 'moveGovernor' } as never;
  given({ kind: 'moveWorker', count: 1 } as never, {}, { Red: { workers: [1] } }).table.at('play', 1);
  given({ kind: 'moveWorker', count: 1 } as never, { workers: [0, 0, 0, 0, 1] }).table.at('activate', 0);
  given(governor).table.at('play', 1);
  given(governor, { governors: '1a' }).table.at('activate', 0);
});
test('ZG-174 ZG-175 a Governor leaves the open area, and stands in the one next door', () => {
  const p = given({ kind: 'moveGovernor' } as never, { governors: '1open 1open' });
  const [next] = p.box.neighbours[0]!;
  p.table
    .plays('card 60')
    .refuses(`move ${next! + 1}open 1`, 'notYourGovernor')
    .plays(`move 1open ${next! + 1}`);
  expect(p.s.open.slice(0, 5).map((many, region) => (region === 0 || region === next ? many : -1 - many))).toEqual(
    [0, 1, 2, 3, 4].map(region => (region === 0 || region === next ? 1 : -1)),
  );
});
test('ZG-217 of all that scores nothing at the end, Walls alone are told', () => {
  const p = position({
    Blue: { walls: 'gold-a/1' },
    faces: ['cardSets', 'cardSets', 'cardSets', 'cardSets', 'cardSets'],
  });
  p.s.faces.fill(p.s.faces[0]!);
  const told: unknown[][] = [];
  tellFinalScore({ s: p.s, box: p.box, seat: 0, emit: (...event: unknown[]) => told.push(event) } as never);
  expect(told.map(([event]) => event)).toEqual(['wallPoints']);
  expect(told[0]!.at(-1)).toBe(0);
});
test('ZG-131 ZG-136 the Workers given for a Palace are told, and no tall marker where none is left', () => {
  const p = position({ Blue: { workers: [2, 1] }, tallLeft: [0, 0, 0] });
  p.turn('Blue', 50).plays('court palace 50', 'build 1 2');
  expect(toldOf(p.table.told, 'gaveWorkers')).toEqual([[0, 3, 3]]);
  expect([toldOf(p.table.told, 'tall'), Object.keys(p.s.tallLeft)]).toEqual([[], ['0', '1', '2']]);
});
test('ZG-063 how many cards are dealt to each is told', () => {
  const p = position();
  p.s.agenda = [{ at: 'round', seat: -2 }];
  const told = begins(p.k, p.s, tableFor(game, 3), fastRand(1));
  expect(toldOf(told, 'dealt')).toEqual([[p.box.pack.hand.ofEach * 3]]);
});
test('ZG-079 ZG-080 markers are told as they are taken, what is missing as points', () => {
  const tucks = (lowLeft: number[]) => {
    const p = position({ Blue: { tucked: { 1: [60, 61] } }, lowLeft });
    p.turn('Blue', 62).plays('tuck 1 62');
    return {
      told: p.table.told,
      points: p.of('Blue').points,
      due: nextCardIn(position({ Blue: { tucked: { 1: [60, 61] } } }).s, p.box, 0, 0)!.markers,
    };
  };
  const all = tucks([9, 9, 9]);
  expect([toldOf(all.told, 'markers')[0]![2], toldOf(all.told, 'short'), all.points]).toEqual([all.due, [], 0]);
  const few = tucks([1, 1, 1]);
  expect([toldOf(few.told, 'markers')[0]![2], toldOf(few.told, 'short')[0]![2], few.points]).toEqual([
    1,
    few.due - 1,
    few.due - 1,
  ]);
  const none = tucks([0, 0, 0]);
  expect([toldOf(none.told, 'markers'), toldOf(none.told, 'short')[0]![2], none.points]).toEqual([
    [],
    none.due,
    none.due,
  ]);
});
test('ZG-081 a first card that brings no unrest tells of none', () => {
  const p = position();
  p.turn('Blue', 60).plays('tuck 1 60');
  const raised = nextCardIn(position().s, p.box, 0, 0)!.unrest;
  expect(toldOf(p.table.told, 'unrest')).toHaveLength(raised === 0 ? 0 : 1);
});
test('a game that begins has not ended', () => {
  expect(newGame(['Blue', 'Red']).s.ending).toBe('');
});
test('ZG-053 in an auction every player begins with the same points, and nobody else has any', () => {
  const { s, box } = newGame(['Blue', 'Red'], { boards: 'auction' });
  expect(s.points).toEqual([0, 1].flatMap(() => [box.pack.auction.start, 0, 0, 0, 0]));
});
