import { catalog, languagesOf, loadGame } from '@tianxia/catalog';
import { everyoneAt, fastRand, SPECTATOR, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { broken, latinIn } from '../../catalog/test/saying.ts';
import { openGame, type TableGame } from '../table/game.ts';

const EVERY = 25; // choices
const ALLOWED = ['AB']; // the two sections of a site
const NAMES = ['甲', '乙', '丙', '丁', '戊'];

/** A random game, told every now and then to the first seat and to a watcher. */
async function tellAGame(open: TableGame) {
  const { kernel, table, texts, game, screen, words } = open;
  const { inWords } = await screen!.inWords!();
  const players = everyoneAt(
    game,
    table,
    texts,
    NAMES.slice(0, table.seats).map(name => ({ name, colour: 'red' })),
  );
  const rand = fastRand(3);
  const s = kernel.setup(table, rand, () => undefined);
  const told = [];
  for (let turn = 0; !kernel.over(s); turn++) {
    if (turn % EVERY === 0) {
      const [own, watched] = [0, SPECTATOR].map(viewer =>
        inWords({ kernel, texts, view: kernel.view(s, viewer), viewer, players }, words),
      );
      told.push({ own: own!, watched: watched! });
    }
    const seat = kernel.waiting(s)[0]!;
    kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand, () => undefined);
  }
  return told;
}
for (const { id } of catalog) {
  const game = (await loadGame(id))!;
  const last = Object.entries(game.options).map(([name, values]) => [name, values.at(-1)!] as const);
  const tables = [tableFor(game, game.seats[1]), tableFor(game, game.seats[0], Object.fromEntries(last))];
  describe.each(languagesOf(id))(`${id} in %s`, language => {
    test('every part of the board is told in its words, and only a player is told a hand', async () => {
      for (const { seats, options } of tables) {
        const told = await tellAGame((await openGame(id, seats, options, { language }))!);
        expect(told.length).toBeGreaterThan(1);
        for (const { own, watched } of told) {
          expect(watched.length).toBeGreaterThan(4);
          expect(own.length).toBeGreaterThan(watched.length);
        }
        const said = told.flatMap(({ own, watched }) => [...own, ...watched]);
        for (const { title, lines } of said) expect(lines, title).not.toEqual([]);
        const all = said.flatMap(({ title, lines }) => [title, ...lines]);
        expect(broken(all)).toEqual([]);
        expect(latinIn(language, all, ALLOWED)).toEqual([]);
      }
    });
  });
}
