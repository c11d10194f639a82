import type { Page } from 'playwright-core';
import type { Visitor } from './product.ts';

/** Hands on a table with other people, at a desk or on a phone. */
interface Asked {
  game: string;
  seats: { kind: 'me' | 'open' | 'bot'; name?: string; bot?: string }[];
  terms?: object;
  content?: unknown;
}
/** Founds a table as this guest and opens it; returns its address. */
export async function found(page: Page, url: string, name: string, table: Asked): Promise<string> {
  await page.goto(url);
  const id = await page.evaluate(
    async ([name, table]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
      };
      await post('/api/guests', { name });
      return ((await post('/api/tables', table)) as { id: string }).id;
    },
    [name, table] as const,
  );
  const address = `${url}/t/${id}`;
  await page.goto(address);
  return address;
}
const isSmall = (page: Page) => (page.viewportSize()?.width ?? 0) < 1200;
/** Opens a tab of the side column, which comes over a small table. */
export async function openTab(page: Page, name: string): Promise<void> {
  if (isSmall(page) && !(await page.locator('.side').isVisible()))
    await page.getByRole('button', { name: 'Log, rules, scores and more' }).click();
  await page.getByRole('tab', { name }).click();
}
export async function closeTabs(page: Page): Promise<void> {
  if (isSmall(page)) await page.locator('.side-close').getByRole('button').click();
}
export async function tell(page: Page, text: string): Promise<void> {
  await openTab(page, 'Chat');
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
/** Whoever is asked now. */
export const onTurn = (...visitors: Visitor[]): Promise<Visitor> =>
  Promise.race(
    visitors.map(async visitor => {
      await visitor.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
      return visitor;
    }),
  );
