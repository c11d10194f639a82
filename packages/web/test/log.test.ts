import { speech } from '@tianxia/board';
import { loadGame, loadTexts } from '@tianxia/catalog';
import { fastRand, isRefusal, kernelFor, liveTable, SPECTATOR, type Told, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { roundsOf } from '../table/rounds.ts';
import { en } from '../text/en.ts';

describe('a line of the log', () => {
  const sentences = async () => {
    const game = (await loadGame('zhanguo'))!;
    const kernel = kernelFor(game, tableFor(game, 3, {}), game.content);
    const players = ['Mei', 'Li', 'Wu'].map((name, i) => ({ name, colour: game.colours[i]! }));
    return speech(kernel, (await loadTexts('zhanguo'))!, players, 2, en.play);
  };
  test('names whoever does something once, and again after somebody else, or nobody, did', async () => {
    const { details, event } = await sentences();
    const [mei, li, you]: Told[] = [
      ['first', 0],
      ['first', 1],
      ['first', 2],
    ] as const;
    expect(event(mei!)).toBe('Mei became first player.');
    expect(details([mei!, mei!])).toEqual(['became first player']);
    expect(details([mei!, li!, mei!])).toEqual(['Li became first player', 'Mei became first player']);
    expect(details([['round', 1], mei!])).toEqual(['Mei became first player']);
    expect(details([mei!, ['round', 1], mei!]).at(-1)).toBe('Mei became first player');
    expect(details([['round', 1], you!])).toEqual(['you became first player']);
  });
});

describe('the rounds of a log', () => {
  test.each([
    ['emperors-choice', 6],
    ['first-empire', 5],
    ['qin', 1],
    ['three-kingdoms', 12],
    ['zhanguo', 5],
  ])('%s: every choice belongs to the round it was made in', async (id, last) => {
    const game = (await loadGame(id))!;
    const table = tableFor(game, game.seats[1], {});
    const kernel = kernelFor(game, table, game.content);
    const live = liveTable(kernel, table, fastRand(5));
    const rand = fastRand(7);
    const roundNow = () => (live.state as unknown as { round?: number }).round ?? 0;
    const changes: number[] = []; // after so many choices the state counts another round
    while (!kernel.over(live.state)) {
      const before = roundNow();
      const seat = kernel.waiting(live.state)[0]!;
      const made = live.choose(seat, kernel.write(kernel.anyOption(live.state, seat, rand)), 0);
      if (isRefusal(made)) throw new Error(made.refused);
      if (before > 0 && roundNow() !== before) changes.push(live.happened.length);
    }
    const rounds = roundsOf(live.update(SPECTATOR, 0));
    const seams = rounds.flatMap((round, i) => (i > 0 && round !== rounds[i - 1] ? [i] : []));
    expect(seams.slice(-changes.length || rounds.length)).toEqual(changes);
    expect([rounds[0], rounds.at(-1), seams.length]).toEqual([1, last, last - 1]);
  });
});
