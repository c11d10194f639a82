import { catalog, loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, OK, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { botNamed } from '../index.ts';
import { mindFrom } from '../mind/index.ts';

const ALIKE = 0.7;

test.each(catalog.map(({ id }) => id))(
  'the merchant of %s takes something else than the mind only where the mind cannot tell, and does',
  async id => {
    const game = (await loadGame(id))!;
    const mind = mindFrom(game, (await loadWeights(id))!);
    const merchant = botNamed('merchant', mind);
    const table = tableFor(game, Math.max(2, game.seats[0]));
    const k = kernelFor(game, table);
    const rand = fastRand(6);
    let others = 0;
    for (let g = 0; g < 2; g++) {
      const s = k.setup(table, rand);
      for (let choice = 0; !k.over(s) && choice < 300; choice++) {
        const seat = k.waiting(s)[0]!;
        const view = k.view(s, seat);
        const plain = mind.bot(k, view, seat, { rand: fastRand(choice) });
        const taken = merchant(k, view, seat, { rand: fastRand(choice) });
        expect(k.whyNot(s, seat, taken.option)).toBe(OK);
        expect(taken.lines[0]!.option).toBe(taken.option);
        expect(taken.lines).toHaveLength(plain.lines.length);
        if (taken.option !== plain.option) {
          others++;
          const behind = plain.lines[0]!.value - plain.lines.find(({ option }) => option === taken.option)!.value;
          expect(Math.exp(-behind)).toBeGreaterThanOrEqual(ALIKE - 1e-9);
          const elsewhere = k.view(k.determinize(view, rand), seat);
          expect(merchant(k, elsewhere, seat, { rand: fastRand(choice) })).toEqual(taken); // whatever is hidden
        }
        k.apply(s, seat, taken.option, rand);
      }
    }
    expect(others).toBeGreaterThan(0);
  },
);
