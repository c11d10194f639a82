import { sourceNotes } from '@tianxia/board';
import { catalog } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { readRecord, replay } from '@tianxia/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openGame } from '../table/game.ts';
import { Scores } from '../table/Scores.tsx';

const files = import.meta.glob<unknown>('../../games/*/test/records/*.json', { import: 'default' });
/** A few recorded games of one title, in the middle and at the end. */
async function* positions(id: string) {
  for (const [, read] of Object.entries(files)
    .filter(([path]) => path.includes(`/games/${id}/`))
    .slice(0, 6)) {
    const record = readRecord(await read());
    const open = (await openGame(id, record.table.seats, record.table.options))!;
    if (record.pack !== packHash(open.game.content)) continue;
    for (const upTo of [record.choices.length >> 1, record.choices.length])
      yield { open, view: replay(open.kernel, record, upTo).update(0).view };
  }
}
const games = catalog.map(({ id }) => id);

test.each(games)('%s: what a number comes from adds up to it, in play and at the end', async id => {
  let told = 0;
  for await (const { open, view } of positions(id)) {
    const { kernel, screen } = open;
    const { lines } = kernel.result(view);
    for (const [line, values] of Object.entries(lines))
      values.forEach((value, seat) => {
        const sources = screen!.sources!(line, seat, view, kernel.box);
        told += sources.length;
        if (sources.length > 0)
          expect(
            sources.reduce((sum, { points }) => sum + points, 0),
            line,
          ).toBe(value);
      });
  }
  expect(told).toBeGreaterThan(10);
});
test.each(games)(
  '%s: the sheet shows every player and every line with its name, what it counts and the total',
  async id => {
    for await (const { open, view } of positions(id)) {
      const { kernel, texts } = open;
      const result = kernel.result(view);
      const seats = result.totals.map((_, seat) => ({ name: `Player ${seat + 1}`, colour: open.game.colours[seat]! }));
      const words = { caption: 'Score', line: 'Line', total: 'Total', most: 'most', unit: 'VP' };
      const drawn = renderToStaticMarkup(createElement(Scores, { tableGame: open, view, result, seats, words }));
      for (const { name } of seats) expect(drawn).toContain(name);
      for (const line of Object.keys(result.lines)) {
        expect(drawn).toContain(texts.score[line]);
        expect(drawn).toContain(texts.about![line]);
      }
      const rows = drawn.split('<tr').length - 1;
      expect(rows).toBe(Object.keys(result.lines).length + 2);
      const notes = sourceNotes(kernel, texts, view, result, open.screen!.sources);
      for (const note of Object.values(notes).flat()) expect(note).not.toMatch(/undefined|NaN/);
    }
  },
);
