import { readFileSync } from 'node:fs';
import { fastRand, type Kernel, kernelFor, type Option, readRecord, type Seat, tableFor } from '@tianxia/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { ALL_REGIONS, inRegion, ofAspect, officialsBelow, onTrack } from '../at.ts';
import { firing, numberFits, powersAfter, reacting } from '../facts/court.ts';
import { majorityIn } from '../facts/governors.ts';
import { backsOf, turnOf } from '../facts/hands.ts';
import { unrestFor, workersFor } from '../facts/hiring.ts';
import { rankingOf } from '../facts/rewards.ts';
import { progressOf } from '../facts/tasks.ts';
import { nextCardIn, pointsPerCard } from '../facts/tucking.ts';
import { game } from '../index.ts';
import { type Frames, PLAYING, type State, type ZhanGuo } from '../state.ts';

/** One choice: the table before it, the choice, the table after it. */
interface Step {
  k: Kernel<ZhanGuo>;
  before: State;
  seat: Seat;
  move: string;
  args: readonly number[];
  after: State;
}
/** What a fact foretold beside what the effect did, for every choice the fact is about. */
const forecasts: Readonly<Record<string, (step: Step) => [foretold: unknown, done: unknown] | undefined>> = {
  'ZG-077 ZG-080 ZG-081 markers and unrest of a tucked card': ({ k, before, after, seat, move, args }) => {
    if (move !== 'play.tuck') return undefined;
    const [region, card] = args as [number, number];
    const aspect = k.box.aspectOf[card]!;
    const { markers, unrest } = nextCardIn(before, k.box, seat, region)!;
    const low = (s: State) => s.low[ofAspect(seat, aspect)]!;
    const paid = onTrack(after, seat) - onTrack(before, seat);
    const rise = after.unrest[inRegion(seat, region)]! - before.unrest[inRegion(seat, region)]!;
    return [
      [markers, unrest],
      [low(after) - low(before) + paid, rise],
    ];
  },
  'ZG-145 ZG-149 ZG-248 whether the number fits': ({ k, before, after, seat, move, args }) => {
    if (move !== 'play.court') return undefined;
    const [action, card] = args as [number, number];
    const frame = after.agenda.find(({ at }) => at === 'activate') as Frames['activate'] | undefined;
    const fits = numberFits(before, k.box, action, card);
    if (frame === undefined) return [fits || powersAfter(before, k.box, seat, action).length > 0, false];
    return [fits, frame.fits];
  },
  'ZG-125 ZG-127 ZG-170 ZG-242 Workers and unrest of hiring': ({ k, before, after, seat, move, args }) => {
    if (move !== 'hire.hire') return undefined;
    const [region, who] = args as [number, number];
    const at = inRegion(seat, region);
    const officials =
      officialsBelow(before, seat, region) + k.box.stepsDown[who]!.reduce((sum, count) => sum + count, 0);
    return [
      [workersFor(before, k.box, seat, officials), unrestFor(before, k.box, seat, officials)],
      [after.workers[at]! - before.workers[at]!, after.unrest[at]! - before.unrest[at]!],
    ];
  },
  'ZG-164 points for tucked cards of an aspect': ({ k, before, after, seat, move, args }) => {
    const gift = move === 'activate.card' ? k.box.bonusOf[args[0]!]! : undefined;
    if (gift?.kind !== 'pointsPerCard') return undefined;
    return [pointsPerCard(before, k.box, seat, gift.aspect), onTrack(after, seat) - onTrack(before, seat)];
  },
  'ZG-210 the slot of a claim': ({ k, before, after, seat, move, args }) => {
    if (move !== 'claim.claim') return undefined;
    const task = args[0]!;
    const { next, met, needs } = progressOf(before, k.box, seat, task);
    return [
      [next, needs.length],
      [progressOf(after, k.box, seat, task).discs.indexOf(seat), met],
    ];
  },
};
/** What facts say at a decision beside what its options are. */
const standing: Readonly<Record<string, (k: Kernel<ZhanGuo>, s: State, seat: Seat) => [unknown, unknown] | undefined>> =
  {
    'ZG-144 ZG-153 ZG-167 abilities that fire': (k, s, seat) => {
      const frame = s.agenda.at(-1)!;
      if (frame.at !== 'activate' || frame.used !== 0 || frame.powers !== 0) return undefined;
      const named = (why: number) => k.game.reasons[why]![0];
      const listed = k.explain(s, seat).map(({ option, why }) => ({ ...k.words(option), why: named(why) }));
      const cards = listed.filter(
        ({ move, why }) =>
          move === 'activate.card' && !['otherTrigger', 'blocked', 'wrongNumber', 'triggersNothing'].includes(why),
      );
      const fits = frame.fits ? reacting(s, k.box, seat, frame.action) : [];
      return [[...fits].sort(), cards.map(({ args }) => args[0]!).sort()];
    },
    'ZG-205 ZG-208 Tasks that can be claimed': (k, s, seat) => {
      if (s.agenda.at(-1)!.at !== 'claim') return undefined;
      const legal: Option[] = [];
      const many = k.options(s, seat, legal, false);
      const claims = legal
        .slice(0, many)
        .map(option => k.write(option))
        .filter(words => words.startsWith('claim.claim'));
      const ready = [0, 1, 2, 3, 4, 5].filter(task => {
        const { met, needs, claimed } = progressOf(s, k.box, seat, task);
        return met === needs.length && !claimed;
      });
      return [ready.map(task => `claim.claim ${task}`), claims];
    },
    'ZG-183 ZG-184 ZG-189 who is offered a reward': (k, s, seat) => {
      const frame = s.agenda.at(-1)!;
      if (frame.at !== 'reward') return undefined;
      const asked = Array.from({ length: s.seats }, (_, one) => one).filter(one => (frame.asked >> one) & 1);
      const ranking = rankingOf(s, k.box, frame.aspect).slice(0, asked.length);
      return [
        [ranking.at(-1), [...ranking].sort()],
        [seat, asked],
      ];
    },
    'ZG-218 ZG-221 what Governors would score': (k, s, seat) => {
      const mine = ALL_REGIONS.flatMap(region => majorityIn(s, k.box, region).filter(one => one.seat === seat));
      return [mine.reduce((sum, { value }) => sum + value, 0), k.result(s).lines.governors![seat]];
    },
    'ZG-033 backs tell a hand; a turn has its number until it is over': (k, s, seat) => {
      const other = (seat + 1) % s.seats;
      if (s.phase !== PLAYING) return undefined;
      const cards = s.hands.map((hand, one) => hand.length + (one === seat && s.agenda.at(-1)!.at !== 'play' ? 1 : 0));
      return [
        [backsOf(k.view(s, seat), k.box, other), turnOf(k.view(s, seat), k.box).turn],
        [backsOf(s, k.box, other), 7 - Math.max(...cards)],
      ];
    },
  };
function check(k: Kernel<ZhanGuo>, s: State, seat: Seat, met: Map<string, number>): void {
  for (const [name, fact] of Object.entries(standing)) {
    const both = fact(k, s, seat);
    if (both === undefined) continue;
    expect(both[0], name).toEqual(both[1]);
    met.set(name, (met.get(name) ?? 0) + 1);
  }
}
function checkStep(step: Step, met: Map<string, number>): void {
  for (const [name, fact] of Object.entries(forecasts)) {
    const both = fact(step);
    if (both === undefined) continue;
    expect(both[0], name).toEqual(both[1]);
    met.set(name, (met.get(name) ?? 0) + 1);
  }
}
describe('what the screen foretells is what the rules do', () => {
  const met = new Map<string, number>();
  test.each([
    [2, { boards: 'sideB', turnEnd: 'byHand' }],
    [3, { unrest: 'perWorker', turnEnd: 'byHand' }],
    [4, { boards: 'auction', order: 'track' }],
  ] as const)('along random games: %i players, %o', (seats, options) => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = tableFor(game, seats, options);
      const k = kernelFor(game, table);
      const rand = fastRand(seed * 31);
      const s = k.setup(table, rand);
      while (!k.over(s)) {
        const seat = k.waiting(s)[0]!;
        check(k, s, seat, met);
        const option = k.anyOption(s, seat, rand);
        const before = k.clone(s);
        k.apply(s, seat, option, rand);
        const { move, args } = k.words(option);
        checkStep({ k, before, seat, move, args, after: s }, met);
      }
    }
  });
  test.each(['sidea-choice-clockwise-once-3.json', 'auction-two-track-perworker-3.json'])('along %s', file => {
    const record = readRecord(JSON.parse(readFileSync(new URL(`./records/${file}`, import.meta.url), 'utf8')));
    const k = kernelFor(game, record.table);
    let drawn = 0;
    const rand = () => record.draws[drawn++]!;
    const s = k.setup(record.table, rand);
    for (const [seat, words] of record.choices) {
      check(k, s, seat, met);
      const before = k.clone(s);
      const option = k.read(words)!;
      k.apply(s, seat, option, rand);
      const { move, args } = k.words(option);
      checkStep({ k, before, seat, move, args, after: s }, met);
    }
    expect(k.over(s)).toBe(true);
  });
  afterAll(() => {
    const names = [...Object.keys(forecasts), ...Object.keys(standing)];
    expect(names.filter(name => (met.get(name) ?? 0) < 5)).toEqual([]); // every fact was put to the test
  });
});
test('ZG-167 powers of a board fire whatever the card', () => {
  const table = tableFor(game, 2, { boards: 'sideB' });
  const k = kernelFor(game, table);
  const s = k.setup(table, fastRand(1));
  s.boards[0] = 3; // Star: after Wall and Recruit
  s.court.push(119);
  expect([firing(s, k.box, 0, 120, 4), firing(s, k.box, 0, 120, 2), firing(s, k.box, 0, undefined, 4)]).toEqual([
    1, 0, 1,
  ]);
});
