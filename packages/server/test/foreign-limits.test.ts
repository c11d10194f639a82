import type { Game, GameTypes } from '@tianxia/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { foreignHere } from '../foreign/foreign.ts';
import type { Position } from '../foreign/messages.ts';
import { mirror } from '../foreign/mirror.ts';
import { library } from '../tables/game/library.ts';
import { onlyFingers } from './fingers.ts';

afterEach(() => void vi.useRealTimers());
const table = { seats: 2, options: {} };
const setup = { game: 'fingers', rules: '1', table, pack: 'a pack', content: '{}', key: '0'.repeat(64) };
/** Fingers with so many numbers on the table. */
const withNumbers = async (many: number): Promise<Game<GameTypes>> => {
  const game = await onlyFingers();
  return {
    ...game,
    setup: (...given) => ({ ...game.setup(...given), shown: Array(many).fill(0) }) as unknown as GameTypes['state'],
  };
};

it('a table of a pack from outside that grows beyond all measure is not sent to the thread that serves', async () => {
  const dealt = async (many: number) => {
    const game = await withNumbers(many);
    return foreignHere(library(async () => game)).deal('QIN-1', game, setup);
  };
  for (const many of [2, 24_000]) expect((await dealt(many)).entries).toEqual([]); // a number, and where it stands
  for (const many of [60_000, 3_000_000]) await expect(dealt(many)).rejects.toThrow('the table has grown too large');
});

it('what has happened at such a table adds up: it is kept, and told to everybody who comes', async () => {
  const plain = await onlyFingers();
  const { round } = plain.flow as unknown as Record<'round', (play: { emit(...event: unknown[]): void }) => void>;
  const talkative = {
    ...plain,
    setup: (...given: Parameters<typeof plain.setup>) => {
      const state = plain.setup(...given);
      return { ...state, agenda: [{ ...state.agenda[0]!, left: 40 }] };
    },
    flow: {
      ...plain.flow,
      round(play: Parameters<typeof round>[0]) {
        for (let i = 0; i < 3000; i++) play.emit('showed', 0, 1); // some 39,000 values and characters
        round(play);
      },
    },
  } as unknown as typeof plain;
  const foreign = foreignHere(library(async () => talkative));
  const live = await foreign.deal('QIN-1', talkative, setup);
  await live.begin(0);
  const plays = async () => {
    for (let rounds = 1; ; rounds++)
      for (const seat of [0, 1]) {
        const made = await (live.choose(seat, 'fingers.show 1', 0) as Promise<unknown>).catch(
          (problem: Error) => problem.message,
        );
        if (!Array.isArray(made)) return { rounds, made };
      }
  };
  expect(await plays()).toEqual({ rounds: 11, made: 'the table has grown too large' });
});

it('a list that is longer than what a call can be given is read all the same', async () => {
  const game = await onlyFingers();
  const state = game.setup({}, table, () => 0);
  const own = [-1, 0, 1].map(() => ({ hidden: {}, mayUndo: false, mayRedo: false }));
  const result = { totals: [0, 0] } as unknown as Position['result'];
  const first: Position = { state, entries: { from: 0, rest: [] }, happened: { from: 0, rest: [] }, own, result };
  const entry = { seat: 0, words: 'x', at: 0 };
  const many = Array.from({ length: 300_000 }, () => entry);
  const now: Position = { ...first, entries: { from: 0, rest: many } };
  const live = mirror(
    game,
    { opening: [] },
    first,
    (async () => ({ value: [], now })) as unknown as Parameters<typeof mirror>[3],
    () => {},
  );
  await live.begin(0);
  expect(live.entries).toHaveLength(many.length);
  now.entries = { from: 1, rest: [entry] };
  await live.begin(0);
  expect(live.entries).toHaveLength(2);
});

it('what failed more than an hour ago counts no more, unless the table stands still for it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const game = await onlyFingers();
  const fails: Game<GameTypes> = {
    ...game,
    setup() {
      throw new Error('the machine, or the pack');
    },
  };
  const foreign = foreignHere(library(async () => fails));
  for (const id of ['QIN-1', 'QIN-2']) await expect(foreign.deal(id, fails, setup)).rejects.toThrow('the machine');
  foreign.counted('QIN-2');
  expect(['QIN-1', 'QIN-2'].map(id => foreign.strikes(id).count)).toEqual([1, 1]);
  vi.advanceTimersByTime(3_600_001);
  expect(['QIN-1', 'QIN-2'].map(id => foreign.strikes(id).count)).toEqual([0, 1]);
  await expect(foreign.deal('QIN-1', fails, setup)).rejects.toThrow('the machine');
  expect(foreign.strikes('QIN-1').count).toBe(1);
});
