import { fastRand, type GameTypes, type Kernel, kernelFor, OK, type Seat, seedOf, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { firstTurn, position } from '../../games/qin/test/position.ts';
import { stash } from '../../kernel/test/toy.ts';
import { botNamed, bots } from '../index.ts';
import { numbers, playGame } from './games.ts';

const THINKING = { random: {}, greedy: {}, search: { iterations: 12 }, pupil: {}, ferryman: {}, clerk: {} };
const everyBot = (Object.keys(THINKING) as (keyof typeof THINKING)[]).map(name => [name, botNamed(name)] as const);

function middle<G extends GameTypes>(k: Kernel<G>, s: G['state'], choices: number): Seat {
  const rand = fastRand(9);
  for (let i = 0; i < choices; i++) k.apply(s, k.waiting(s)[0]!, k.anyOption(s, k.waiting(s)[0]!, rand), rand);
  return k.waiting(s)[0]!;
}

describe.each(everyBot)('%s', (name, bot) => {
  const given = THINKING[name];
  test.each([2, 3, 4])('plays a legal game of Qin with %i seats', seats => {
    const { k, s } = firstTurn(seats, { board: seats === 3 ? 'lion' : 'bird' });
    const think = (seat: Seat, i: number) => {
      const { option } = bot(k, k.view(s, seat), seat, { rand: fastRand(seedOf(seats, i)), ...given });
      expect(k.whyNot(s, seat, option)).toBe(OK);
      return option;
    };
    expect(playGame(k, s, think, seats)).toBeGreaterThan(20);
    expect(s.ending).not.toBe('');
  });
  test.each([2, 3])('plays a legal game with sealed choices, memories and no evaluation with %i seats', seats => {
    const table = tableFor(stash, seats, { length: 'long' });
    const k = kernelFor(stash, table);
    const s = k.setup(table, fastRand(4));
    const think = (seat: Seat, i: number) => {
      const { option } = bot(k, k.view(s, seat), seat, { rand: fastRand(i), ...given });
      expect(k.whyNot(s, seat, option)).toBe(OK);
      expect(k.words(option).move).not.toBe('turn.tip'); // an aside
      return option;
    };
    playGame(k, s, think, 5);
    expect(s.ending).toBe('rounds');
  });
  test('thinks the same with the same seed and budget, and leaves the view as it was', () => {
    const { k, s } = firstTurn(3);
    const seat = middle(k, s, 9);
    const view = k.view(s, seat);
    const before = JSON.stringify(view);
    const think = (seed: number) => bot(k, view, seat, { rand: fastRand(seed), ...given });
    expect(think(5)).toEqual(think(5));
    expect(JSON.stringify(view)).toBe(before);
  });
  test('sees its view only: what is hidden makes no difference', () => {
    const { k, s } = firstTurn(2);
    const seat = middle(k, s, 8);
    const other = k.determinize(k.view(s, seat), fastRand(77));
    expect(other.hands).not.toEqual(s.hands);
    const think = (state: typeof s) => bot(k, k.view(state, seat), seat, { rand: fastRand(5), ...given });
    expect(think(other)).toEqual(think(s));
  });
  test('asks for no time when there is one option only', () => {
    const { k, s } = position('R..~', { hands: { Green: 'RR', White: 'RR' } });
    const enough = () => {
      throw new Error('asked');
    };
    const { option, iterations, decisions } = bot(k, k.view(s, 0), 0, { rand: fastRand(1), enough });
    expect([k.whyNot(s, 0, option), iterations, decisions]).toEqual([OK, 0, 0]);
  });
  test('refuses to think for a seat that is not asked', () => {
    const { k, s } = firstTurn(2);
    const idle = 1 - k.waiting(s)[0]!;
    expect(() => bot(k, k.view(s, idle), idle, { rand: fastRand(1) })).toThrow(`seat ${idle} has nothing to choose`);
  });
});

describe.each(['greedy', 'search'] as const)('%s', name => {
  test('takes the win in one', () => {
    const t = position('B.....\n......\n..R...\n......', {
      supply: { Green: 1, White: 5 },
      hands: { Green: 'RY RB YB' },
    });
    const { option } = bots[name](t.k, t.k.view(t.s, 0), 0, { rand: fastRand(1), iterations: 200 });
    t.k.apply(t.s, 0, option, fastRand(1));
    expect([t.s.ending, t.k.result(t.s).places]).toEqual(['lastPagoda', [1, 2]]);
  });
  test('stops when it is enough, with a legal option', () => {
    const { k, s } = firstTurn(2);
    const seat = k.waiting(s)[0]!;
    for (const patience of [0, 1, 20]) {
      let asked = 0;
      const enough = () => asked++ >= patience;
      const thought = bots[name](k, k.view(s, seat), seat, { rand: fastRand(1), enough });
      expect(k.whyNot(s, seat, thought.option)).toBe(OK);
      expect(asked).toBeGreaterThan(0);
      expect(thought.iterations).toBeLessThanOrEqual(patience + 1);
    }
  });
});

describe('search', () => {
  test('does as many iterations as it may, and tells what it considered, best first', () => {
    const { k, s } = firstTurn(2);
    const seat = k.waiting(s)[0]!;
    const { option, iterations, lines } = bots.search(k, k.view(s, seat), seat, { rand: fastRand(1), iterations: 60 });
    expect(iterations).toBe(60);
    expect(lines[0]!.option).toBe(option);
    expect(lines.reduce((sum, line) => sum + line.visits, 0)).toBe(60);
    expect(lines.every((line, i) => i === 0 || line.visits <= lines[i - 1]!.visits)).toBe(true);
    expect(lines.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
  });
  test.each([1, 2, 3, 4, 5])('finds the best of sealed answers with %i seats', seats => {
    const { k, s } = numbers(seats, (picks, seat) => picks[seat]!);
    const { option } = bots.search(k, k.view(s, 0), 0, { rand: fastRand(3), iterations: 300 });
    expect(k.write(option)).toBe('pick.number 3');
  });
  test('does not let rivals answer what is still sealed', () => {
    const { k, s } = numbers(2, (picks, seat) => ((seat === 0) === (picks[0] === picks[1]) ? 1 : 0));
    const { lines } = bots.search(k, k.view(s, 0), 0, { rand: fastRand(3), iterations: 3000 });
    expect(lines[0]!.value).toBeGreaterThan(0.2); // a third by chance; nothing if the rival could look
    expect(lines[0]!.value).toBeLessThan(0.5);
  });
  test('is the same whatever a rival has sealed', () => {
    const thoughts = [1, 2, 3].map(number => {
      const { k, s } = numbers(3, (picks, seat) => picks[seat]! * 2 - picks[(seat + 1) % 3]!);
      k.apply(s, 2, k.read(`pick.number ${number}`)!, fastRand(1));
      return bots.search(k, k.view(s, 0), 0, { rand: fastRand(3), iterations: 100 });
    });
    expect(thoughts[1]).toEqual(thoughts[0]);
    expect(thoughts[2]).toEqual(thoughts[0]);
  });
});
