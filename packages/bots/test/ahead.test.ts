import { catalog, loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, OK, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { mindFrom } from '../mind/index.ts';

/** Some way into a game that the mind plays against itself. */
async function midGame(id: string, choices: number) {
  const game = (await loadGame(id))!;
  const mind = mindFrom(game, (await loadWeights(id))!);
  const table = tableFor(game, Math.max(2, game.seats[0]));
  const k = kernelFor(game, table);
  const rand = fastRand(6);
  const s = k.setup(table, rand);
  for (let i = 0; i < choices; i++) {
    const seat = k.waiting(s)[0]!;
    k.apply(s, seat, mind.bot(k, k.view(s, seat), seat, { rand }).option, rand);
  }
  return { k, s, mind, rand };
}

describe.each(catalog.map(({ id }) => id))('a mind that looks ahead at %s', id => {
  test('plays legally, the same whatever is hidden, and leaves the view as it was', async () => {
    const { k, s, mind, rand } = await midGame(id, 12);
    for (let choice = 0, tried = 0; tried < 4 && choice < 60; choice++) {
      const seat = k.waiting(s)[0]!;
      const view = k.view(s, seat);
      const before = JSON.stringify(view);
      const given = { rand: fastRand(choice), iterations: 12 };
      const thought = mind.ahead(k, view, seat, given);
      if (thought.iterations > 0) {
        tried++;
        const elsewhere = k.view(k.determinize(view, rand), seat);
        expect(mind.ahead(k, elsewhere, seat, { ...given, rand: fastRand(choice) })).toEqual(thought);
        expect(JSON.stringify(view)).toBe(before);
        expect(thought.iterations).toBeLessThanOrEqual(12);
      }
      expect(k.whyNot(s, seat, thought.option)).toBe(OK);
      k.apply(s, seat, thought.option, rand);
    }
  });
  test('stops when it is enough', async () => {
    const { k, s, mind } = await midGame(id, 12);
    const seat = k.waiting(s)[0]!;
    let asked = 0;
    const thought = mind.ahead(k, k.view(s, seat), seat, { rand: fastRand(2), enough: () => asked++ >= 3 });
    expect(thought.iterations).toBeLessThanOrEqual(4);
    expect(k.whyNot(s, seat, thought.option)).toBe(OK);
  });
});

test('where all choose at once, answers that trials cannot tell apart are mixed', async () => {
  const { k, s, mind } = await midGame('first-empire', 0); // starting tiles: everybody keeps one of several, unseen
  const waiting = k.waiting(s);
  expect(waiting.length).toBeGreaterThan(1);
  const seat = waiting[0]!;
  const { lines } = mind.ahead(k, k.view(s, seat), seat, { rand: fastRand(1), iterations: 6 });
  const tried = lines.filter(({ visits }) => visits > 0).map(({ option }) => option);
  expect(tried.length).toBeGreaterThan(1);
  const answers = new Set(
    Array.from(
      { length: 40 },
      (_, i) => mind.ahead(k, k.view(s, seat), seat, { rand: fastRand(i), iterations: 6 }).option,
    ),
  );
  expect(answers.size).toBeGreaterThan(1);
  expect([...answers].filter(answer => !tried.includes(answer))).toEqual([]);
});
