import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinTable, openTable } from './by-link.ts';
import { play } from './hands/common.ts';
import { zhanguo } from './hands/zhanguo.ts';
import { type Product, startProduct, type Visitor, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const CHOICES = 24; // of both: the set-up, the card choice and a few turns each

/** The log as somebody at the other side would read it: what is "you" for one is a name for the other. */
const logOf = ({ page, name }: Player) =>
  page.locator('.log-entry p').evaluateAll(
    // without what stands under it: some of that is told to one alone
    (lines, you) =>
      lines.map(line => (line.textContent ?? '').replace(/\byour\b/gi, `${you}’s`).replace(/\byou\b/gi, you)),
    name,
  );
type Player = Visitor & { name: string };
const handOf = ({ page }: Player) =>
  page.locator('.zg-hand .zg-slip .num').evaluateAll(all => all.map(one => one.textContent));
/** Every card that a page draws, or names in a text, a label or a log line: "38 (Writing)". */
const cardsOn = ({ page }: Player) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.zg-slip .num')].map(one => one.textContent),
    ...[...document.body.innerHTML.matchAll(/\b(\d+) \((?:Writing|Currency|Laws)\)/g)].map(found => found[1]),
  ]);
/** Cards in the hand of one that the page of the other shows: none, once both pages are up to date. */
async function leaked(holder: Player, other: Player): Promise<string[]> {
  const seen = await cardsOn(other);
  return (await handOf(holder)).filter(card => seen.includes(card));
}
test('two people play ZhanGuo by link: both read the same log, and neither sees the hand of the other', async () => {
  const host: Player = { ...(await visit(product)), name: 'Ada' };
  const guest: Player = { ...(await visit(product)), name: 'Mei' };
  for (const { page, name } of [host, guest])
    await page.addInitScript(
      name => localStorage.setItem('tianxia.settings', JSON.stringify({ name, pace: 'instant' })),
      name,
    );
  await joinTable(guest.page, await openTable(host.page, product.url, zhanguo.about.id), guest.name);
  const players = [host, guest];
  for (const player of players) await player.page.locator('.zg-hand .zg-slip').first().waitFor();
  expect([(await handOf(host)).length, (await handOf(guest)).length]).toEqual([6, 6]);
  const made = new Map(players.map(player => [player, 0]));
  for (let choice = 0; choice < CHOICES; choice++) {
    const asked = await Promise.race(
      players.map(async player => {
        await player.page.locator('.prompt.yours').waitFor();
        return player;
      }),
    );
    await play(asked.page, zhanguo, { choices: 1, seed: choice });
    made.set(asked, made.get(asked)! + 1);
    await expect.poll(() => Promise.all([leaked(host, guest), leaked(guest, host)])).toEqual([[], []]);
  }
  for (const count of made.values()) expect(count).toBeGreaterThan(4);
  await expect.poll(async () => (await logOf(host)).join('\n')).toBe((await logOf(guest)).join('\n'));
  expect([...host.problems, ...guest.problems]).toEqual([]);
});
