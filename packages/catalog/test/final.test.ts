import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, isFinal, isRefusal, kernelFor, liveTable, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';

test.each(catalog.map(({ id }) => id))(
  '%s: what is marked as final cannot be taken back, what is not can',
  async id => {
    const game = (await loadGame(id))!;
    const table = tableFor(game, game.seats[1], {});
    const kernel = kernelFor(game, table, game.content);
    const counts = { final: 0, free: 0, wrong: 0 };
    for (let seed = 0; seed < 5; seed++) {
      const rand = fastRand(seed);
      const live = liveTable(kernel, table, fastRand(seed + 100));
      for (let turn = 0; turn < 150 && !kernel.over(live.state); turn++) {
        const waiting = kernel.waiting(live.state);
        const seat = waiting[0]!;
        const option = kernel.anyOption(live.state, seat, rand);
        const marked = isFinal(kernel, { view: kernel.view(live.state, seat), waiting }, seat, [option]);
        const made = live.choose(seat, kernel.write(option), 0);
        if (isRefusal(made)) throw new Error(made.refused);
        const stands = !live.update(seat).mayUndo || kernel.over(live.state); // a game that is over is over
        if (!marked && stands && made.length > 1) continue; // what the table then played for others is not foreseen
        counts[marked !== stands ? 'wrong' : marked ? 'final' : 'free']++;
      }
    }
    expect(Math.min(counts.final, counts.free)).toBeGreaterThan(0);
    // whether anything is drawn may hang on what others hold, and nobody should know that
    expect(counts.wrong).toBeLessThan(0.01 * (counts.final + counts.free));
  },
);
