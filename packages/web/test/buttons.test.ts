import { catalog } from '@tianxia/catalog';
import { describe, expect, it } from 'vitest';
import { screenWordsOf } from '../table/game.ts';
import { languages } from '../text/languages.ts';
import { everyWordIn } from '../translate/everyWord.ts';
import { type Row, rowsOf } from '../translate/rows.ts';
import { taughtIn } from '../translate/taught.ts';

// A sentence that sends somebody to a button calls it what stands on it. (Words on pieces: test/browser/learn.test.ts.)
const codes = languages.map(({ code }) => code);
const each = <T>(load: (code: string) => Promise<T>) => Promise.all(codes.map(load));
const pages = await each(everyWordIn);
const english = codes.indexOf('en');
/** What a text calls the button: without an ending that agrees, 'Confirmez'. */
const stem = (label: string) => label.toLowerCase().replace(/er$/, '');
/** Where the same English word is about something else: addresses of mails, the rule about taking back. */
const OTHER = /^(people|terms|together\.(terms|undo))\./;

/** Texts whose English names the button, and that do not name it by its word in another language. */
function misnamed(rows: readonly Row[], button: RegExp, labels: readonly string[]): string[] {
  const named = rows.filter(({ key, said }) => button.test(said[english]!) && !OTHER.test(key));
  return named.flatMap(({ key, said }) =>
    said.flatMap((text, i) => (text.toLowerCase().includes(stem(labels[i]!)) ? [] : [`${codes[i]} ${key}: ${text}`])),
  );
}
const confirm = pages.map(({ play }) => play.confirm);
const undo = pages.map(({ play }) => play.undo);
const redo = pages.map(({ play }) => play.redo);

it('the pages, the coach and the list of keys call the buttons what stands on them', async () => {
  const rows = rowsOf(pages);
  expect(misnamed(rows, /\bconfirm\b/i, confirm)).toEqual([]);
  expect(misnamed(rows, /\bundo\b/i, undo)).toEqual([]);
  expect(misnamed(rows, /\bredo\b/i, redo)).toEqual([]);
  for (const { lobby } of pages) expect(lobby.none).toContain(lobby.playNow);
});
describe.each(catalog.map(({ id }) => id))('at the table of %s', id => {
  it('a hint calls the buttons what stands on them', async () => {
    const rows = rowsOf(
      await each(async code => ({ screen: await screenWordsOf(id, code), ...(await taughtIn(id, code)) })),
    );
    const hints = rows.filter(({ key }) => !key.startsWith('rules.'));
    expect(misnamed(hints, /\bconfirm\b/i, confirm)).toEqual([]);
    expect(misnamed(hints, /\bundo\b/i, undo)).toEqual([]);
  });
});
