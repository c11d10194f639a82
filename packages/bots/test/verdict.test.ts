import {
  among,
  type Core,
  endGame,
  fastRand,
  type Game,
  type GameTypes,
  type Kernel,
  kernelFor,
  type Option,
  reasons,
  remove,
  tableFor,
  todo,
} from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { CLOSE, QUICK, teacher } from '../analysis/decision.ts';
import { ahead } from '../analysis/difference.ts';
import { pointsOfChance } from '../analysis/ledger.ts';
import type { Sense } from '../analysis/sense.ts';
import { type Trials, trials } from '../analysis/trial.ts';
import { tryAll, type Verdict, verdictOn, weighed } from '../analysis/verdict.ts';

const [QUICKLY, SLOWLY, BADLY] = [1, 2, 3] as Option[];
/** A game that one option wins at once and another three turns later; a third loses it then. Before its end a win is thought 70 % sure. */
const nearTheEnd: Pick<Trials, 'play'> = {
  play(_guess, _seat, option, _seed, laps) {
    const over = option === QUICKLY || laps > 3;
    const won = !over ? 0.7 : option === BADLY ? 0 : 1;
    return { wins: [won, 1 - won], s: {} as GameTypes['state'], over };
  },
};
const tried = (options: Option[]) =>
  tryAll(nearTheEnd as Trials, 0, options, { guess: () => ({}) as GameTypes['state'], seed: 1, rounds: 4, laps: 1 });

test('a game won later is as good as one won now: a result is only compared with results', () => {
  expect(verdictOn(tried([SLOWLY!, QUICKLY!]), SLOWLY!)).toMatchObject({ loss: 0, mark: 'best' });
  expect(verdictOn(tried([BADLY!, QUICKLY!]), BADLY!)).toMatchObject({ loss: 1, mark: 'blunder', best: QUICKLY });
});
test('where no trial ends the game, none is played to its end', () => {
  expect(tried([SLOWLY!, BADLY!]).map(({ wins }) => wins[0])).toEqual([0.7, 0.7].map(win => expect.closeTo(win)));
});
test('how far one is ahead of another comes with its error', () => {
  expect(ahead([3, 5], [2, 2])).toEqual({ by: 2, error: 1 });
  expect(ahead([], [])).toEqual({ by: 0, error: 0 });
});

const found: Verdict = {
  best: QUICKLY!,
  wins: { chosen: [0.3, 0.7], best: [0.5, 0.5] },
  loss: 0.15,
  mark: 'blunder',
};
test('a blunder is one where whole games show it by more than their luck; else it is called less', () => {
  const mistake: Verdict = { ...found, mark: 'mistake' };
  expect(weighed(found, BADLY!, { by: 3, error: 2 })).toEqual(found);
  expect(weighed(found, BADLY!, { by: 2, error: 3 })).toEqual(mistake);
  expect(weighed(mistake, BADLY!, { by: 2, error: 3 })).toEqual({ ...found, mark: 'inaccuracy' });
  expect(weighed({ ...found, mark: 'good' }, BADLY!, { by: 2, error: 3 }).mark).toBe('good');
  expect(weighed(found, BADLY!, { by: -2, error: 3 })).toEqual({ ...found, mark: 'inaccuracy' });
  expect(weighed(found, BADLY!, undefined)).toEqual({ ...found, mark: 'inaccuracy' });
});
test('where whole games say the opposite, nothing is held against a choice', () => {
  const wins = { chosen: [0.3, 0.7], best: [0.3, 0.7] };
  expect(weighed(found, BADLY!, { by: -3, error: 2 })).toEqual({ best: BADLY, wins, loss: 0, mark: 'good' });
});

/** Two of three stones for one player alone, and only the red one beats the rival's single point; the mind never thinks of it. */
function lastStones(lastIsDrawn: boolean) {
  interface State extends Core<{ pick: {} }> {
    left: number[];
    red: number;
    blue: number;
  }
  type Stones = { state: State; frames: { pick: {} }; events: {}; box: {} };
  const game: Game<Stones> = {
    id: 'stones',
    rules: '1',
    seats: [2, 2],
    colours: ['red', 'blue'],
    options: {},
    content: {},
    open: () => ({}),
    setup: () => {
      return {
        seats: 2,
        agenda: [{ at: 'pick', seat: 0 }],
        sealed: [],
        ending: '',
        left: [0, 1, RED],
        red: 0,
        blue: 1,
      };
    },
    flow: {
      pick: {
        moves: {
          stone: {
            rule: 'STONE-1',
            point: [among('stone', ({ s }) => s.left)],
            effect(play, stone) {
              const { s } = play;
              remove(s.left, stone);
              if (stone === RED) s.red += 2;
              if (lastIsDrawn) play.rand(2);
              if (s.left.length === 1) endGame(play, 'two taken');
              else todo(play, { at: 'pick', seat: 0 });
            },
          },
        },
      },
    },
    layout: {
      seats: 'open',
      agenda: 'open',
      sealed: 'sealed',
      ending: 'open',
      left: 'open',
      red: 'open',
      blue: 'open',
    },
    pools: () => ({}),
    events: {},
    reasons: reasons({}).book,
    endings: ['two taken'],
    score: { stones: (s, seat) => (seat === 0 ? s.red : s.blue) },
  };
  const k = kernelFor(game, tableFor(game, 2)) as unknown as Kernel<GameTypes>;
  const s = k.setup(tableFor(k.game, 2), fastRand(1));
  const shares = (_s: unknown, _seat: number, options: readonly Option[], many: number) =>
    Float64Array.from(options.slice(0, many), option => (k.write(option) === `pick.stone ${RED}` ? 0 : 1));
  const sense: Sense = { shares, wins: end => (k.result(end).places[0] === 1 ? [1, 0] : [0, 1]) };
  const play = trials(k, sense);
  const [dull, other, red] = [0, 1, RED].map(stone => k.read(`pick.stone ${stone}`)!);
  const asked = { guess: () => s, seed: 1, rounds: 4, laps: 1 };
  return {
    first: () => verdictOn(tryAll(play, 0, [dull!, red!], asked), dull!),
    /** The second choice, after a dull first one. */
    second() {
      k.apply(s, 0, dull!, fastRand(1));
      const position = { choice: 1, seat: 0, s, options: [other!, red!], chosen: other! };
      return teacher(k, sense, play, 1).decide(position, QUICK).knew;
    },
    /** The closer look at a dull first choice, where the red stone wins half as often again two laps ahead, and whole games agree. */
    closer(fartherAhead: number) {
      const ends = [red!, dull!].map(stone => {
        const end = k.clone(s);
        for (const next of [stone, other!]) k.apply(end, 0, next, fastRand(1));
        return { stone, end };
      });
      const play: Trials['play'] = (_guess, _seat, option, _seed, laps) => {
        const by = laps === 2 ? 0.5 : laps === 3 ? fartherAhead : 0;
        const won = option === red ? 0.5 + by : 0.5;
        return { wins: [won, 1 - won], s: ends.find(({ stone }) => stone === option)!.end, over: laps === Infinity };
      };
      const even = {
        ...sense,
        shares: (_s: unknown, _seat: number, all: Option[]) => new Float64Array(all.length).fill(0.5),
      };
      const by: Trials = { play, isLastTurn: () => false, line: () => [] };
      const position = { choice: 0, seat: 0, s, options: [dull!, red!], chosen: dull! };
      return teacher(k, even, by, 1).decide(position, CLOSE).knew;
    },
  };
}
const RED = 2;
test('what can still be made good before the end is no mistake yet, though the mind would not', () => {
  expect(lastStones(false).first()).toMatchObject({ loss: 0, mark: 'best' });
});
test('where chance decides before the end, the mind’s own way of going on counts', () => {
  expect(lastStones(true).first()).toMatchObject({ loss: 1, mark: 'blunder' });
});
test('in the last turn also what the mind never thinks of is tried; where chance decides it is believed', () => {
  expect(lastStones(false).second()).toMatchObject({ loss: 1, best: `pick.stone ${RED}` });
  expect(lastStones(true).second()).toMatchObject({ loss: 0, mark: 'best' });
});
test('what looks like a blunder is one only if it still does farther ahead, with other luck', () => {
  expect(lastStones(true).closer(0.5)).toMatchObject({ loss: 0.5, mark: 'blunder', best: `pick.stone ${RED}` });
  expect(lastStones(true).closer(-0.36)).toMatchObject({ loss: expect.closeTo(0.07), mark: 'mistake' });
  expect(lastStones(true).closer(-0.5)).toMatchObject({ loss: 0, mark: 'good' });
});
test('what the whole chance was worth in points follows from choices whose cost is known in both', () => {
  const one = (loss: number, points: number) => ({
    knew: { best: '', wins: { chosen: [], best: [] }, loss, mark: 'mistake' as const },
    gains: [{ line: 'walls', chosen: 0, best: points }],
  });
  expect(pointsOfChance([one(0.1, 6), one(0.2, 9), one(0.3, -2), one(0, 5)])).toBeCloseTo(15 / 0.3);
  expect(pointsOfChance([one(0.3, 0)])).toBe(0);
  expect(pointsOfChance([])).toBe(0);
});
