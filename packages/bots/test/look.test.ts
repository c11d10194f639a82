import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, type Game, type GameTypes, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { everything, looking, readerOf } from '../mind/index.ts';

async function opening(id: string, change: Partial<Game<GameTypes>> = {}) {
  const game = { ...(await loadGame(id))!, ...change };
  const table = tableFor(game, game.seats[1]);
  const k = kernelFor(game, table);
  const s = k.setup(table, fastRand(3));
  const options: Option[] = [];
  const seat = k.waiting(s)[0]!;
  options.length = k.options(s, seat, options, false);
  return { game, k, s, seat, options };
}

test.each(catalog.map(({ id }) => id))('%s: a look asks once how well each seat stands', async id => {
  let asked = 0;
  const { evaluate } = (await loadGame(id))!;
  const counted = (...of: Parameters<NonNullable<typeof evaluate>>) => {
    asked++;
    return evaluate!(...of);
  };
  const { k, s, seat } = await opening(id, { evaluate: counted });
  const look = looking(k);
  asked = 0;
  look.guess(s, seat, [], 0);
  expect(asked).toBe(s.seats);
});
test('a look has room for however many options there are', async () => {
  const { game, k, s, seat, options } = await opening('qin');
  const many = Array.from({ length: 9000 }, (_, i) => options[i % options.length]!);
  for (const pick of [undefined, everything]) {
    const few = looking(k, readerOf(game), pick).guess(s, seat, options, options.length);
    const all = looking(k, readerOf(game), pick).guess(s, seat, many, many.length);
    expect(all.many).toBe(9000);
    for (const at of [0, 511, 512, 4095, 4096, 8999]) {
      const same = at % options.length;
      expect(all.which[at]).toBe(at);
      expect(all.gains.slice(2 * at, 2 * at + 2)).toEqual(few.gains.slice(2 * same, 2 * same + 2));
      expect(all.from[at + 1]! - all.from[at]!).toBe(few.from[same + 1]! - few.from[same]!);
      expect(all.told.slice(at * all.facts, (at + 1) * all.facts)).toEqual(
        few.told.slice(same * few.facts, (same + 1) * few.facts),
      );
    }
  }
});
