import { catalog, loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, OK, type Seat, seedOf, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { mayShare, type Opinion, together } from '../index.ts';
import { deep } from '../levels/deep.ts';
import { mindFrom } from '../mind/index.ts';

const opinion = (option: string, ...lines: [string, number, number][]): Opinion<string> => ({
  option,
  lines: lines.map(([option, visits, value]) => ({ option, visits, value })),
});

describe('several thoughts', () => {
  test('one alone stays what it is', () => {
    expect(together(opinion('b', ['a', 9, 1], ['b', 1, 0]))).toBe('b');
  });
  test('what was tried most in all of them together is taken, not what most of them would take', () => {
    const [like, other] = [opinion('a', ['a', 6, 0.5], ['b', 5, 0.5]), opinion('b', ['b', 20, 0.5], ['a', 2, 0.5])];
    expect(together(like, like, other)).toBe('b'); // 30 against 14
  });
  test('among those tried as often, what came out better', () => {
    const tight = opinion('a', ['a', 8, 0.3], ['b', 8, 0.2]);
    expect(together(tight, opinion('b', ['b', 8, 0.5], ['a', 8, 0.3]))).toBe('b');
    expect(together(tight, opinion('b', ['b', 8, 0.35], ['a', 8, 0.3]))).toBe('a');
  });
  test('who is beaten in one contest and left in another stands between', () => {
    const first = opinion('a', ['a', 30, 0.2], ['c', 30, 0.1], ['b', 8, -0.5]);
    const second = opinion('c', ['b', 30, 0.9], ['c', 30, 0.8], ['a', 10, 0]);
    expect(together(first, second)).toBe('c');
  });
  test('where nothing was tried, or nothing tells them apart, the first says; one that tried nothing leaves it to the others', () => {
    expect(together(opinion('a'), opinion('b'))).toBe('a');
    expect(together(opinion('a', ['a', 4, 1], ['b', 4, 1]), opinion('b', ['b', 4, 1], ['a', 4, 1]))).toBe('a');
    expect(together(opinion('a'), opinion('b', ['b', 4, 1], ['a', 2, 1]))).toBe('b');
  });
});

describe.each(catalog.map(({ id }) => id))('a thought about %s in three parts', id => {
  test('is legal, and the same again whatever is hidden', async () => {
    const game = (await loadGame(id))!;
    const mind = mindFrom(game, (await loadWeights(id))!);
    const bot = deep(mind);
    const table = tableFor(game, Math.max(2, game.seats[0]));
    const k = kernelFor(game, table);
    const rand = fastRand(8);
    const s = k.setup(table, rand);
    const part = (view: ReturnType<typeof k.view>, seat: Seat, number: number) =>
      bot(k, view, seat, { rand: fastRand(seedOf(seat, number)), iterations: 12 });
    let shared = 0;
    for (let choice = 0; shared < 2 && choice < 80; choice++) {
      const seat = k.waiting(s)[0]!;
      const view = k.view(s, seat);
      let { option } = mind.bot(k, view, seat, { rand });
      const first = choice < 12 || !mayShare(k.waiting(s)) ? undefined : part(view, seat, 0);
      if (first !== undefined && first.iterations > 0) {
        shared++;
        option = together(first, part(view, seat, 1), part(view, seat, 2));
        const elsewhere = k.view(k.determinize(view, rand), seat);
        expect(together(part(elsewhere, seat, 0), part(elsewhere, seat, 1), part(elsewhere, seat, 2))).toBe(option);
      }
      expect(k.whyNot(s, seat, option)).toBe(OK);
      k.apply(s, seat, option, rand);
    }
    expect(shared).toBe(2);
  });
});
