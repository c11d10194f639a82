import type { GameRecord } from '@tianxia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../packages/server/sql/migrations.ts';
import { joinTable } from './by-link.ts';
import { found, onTurn } from './company.ts';
import { expectAccessible, type Visitor, visit } from './product.ts';
import { layATile, picker, playToTheEnd } from './qin.ts';
import { type Site, startSite } from './site.ts';

const HOUR = 3_600_000;
const UNTIL_NEXT_DAY = 20 * HOUR;
const told = (...visitors: Visitor[]) =>
  visitors.flatMap(({ problems }) => problems).filter(text => !/ERR_CONNECTION_REFUSED|WebSocket/.test(text));

describe.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)('a game over two days, on %s with processes: %i', (engine, processes) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(engine, processes);
  });
  afterAll(() => site.close());

  test('one closes the laptop, the server is killed and upgraded, and nobody notices more than a line', async () => {
    const [here, there] = [site.urls[0]!, site.urls.at(-1)!]; // the others are at another process where there is one
    const mei = await visit(site, { size: 'desk' });
    const theo = await visit(site, { size: 'phone' });
    const ada = await visit(site, { size: 'desk' });
    const laid = new Map([mei, theo].map(player => [player, 0]));
    async function lay(player: Visitor): Promise<void> {
      const turn = laid.get(player)! + 1;
      await layATile(player.page, picker(turn + (player === mei ? 3 : 7)));
      laid.set(player, turn);
    }

    // The evening before: two people, a bot in the third and the fourth seat, and somebody who watches.
    const address = await found(mei.page, here, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', name: 'Bao' }, { kind: 'bot', name: 'Lan' }],
      terms: { pace: { kind: 'slow', hours: 24, weekends: true } },
    });
    const link = address.replace(here, there);
    await joinTable(theo.page, link, 'Théo');
    await ada.page.goto(link);
    for (const { page } of [mei, theo, ada]) await page.locator('.qin-square').first().waitFor();
    expect(await ada.page.locator('.qin-hand .qin-tile').count()).toBe(0);
    for (let last: Visitor | undefined; last !== theo || laid.get(mei) === 0; ) {
      last = await onTurn(mei, theo);
      await lay(last);
      await last.page.locator('.prompt.yours').waitFor({ state: 'detached' });
    }
    await mei.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    const kept = await theo.context.storageState();
    await theo.context.close();

    await site.kill();
    for (const { page } of [mei, ada]) await page.getByText('Reconnecting…').waitFor();
    await lay(mei);
    await mei.page.getByText('Your choice is sent once the connection is back.').waitFor();
    for (const { page } of [mei, ada]) {
      expect(await page.locator('.qin-square').first().isVisible()).toBe(true);
      await expectAccessible(page);
    }

    await site.setBack(UNTIL_NEXT_DAY);
    await site.start();
    expect(await site.version()).toBe(MIGRATIONS.length);
    for (const { page } of [mei, ada])
      await page.getByText('Reconnecting…').waitFor({ state: 'hidden', timeout: 60_000 }); // it tries less often with time

    // The next day, by the same link.
    const back = await visit(site, { size: 'phone', kept });
    await back.page.goto(link);
    await back.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    await back.page.getByRole('region', { name: 'What happened last' }).waitFor();
    expect(await back.page.locator('.qin-hand .qin-tile').count()).toBeGreaterThan(0);
    const [byMei, byTheo] = await Promise.all([playToTheEnd(mei.page, picker(5)), playToTheEnd(back.page, picker(9))]);
    for (const { page } of [mei, back, ada]) {
      await page.getByRole('button', { name: 'Verify it yourself' }).click();
      await page.getByText('The shuffles were fair').waitFor();
    }
    const record = (await (await fetch(`${link.replace('/t/', '/api/tables/')}/record`)).json()) as GameRecord;
    const chosenBy = (name: string) => {
      const seat = record.players.findIndex(player => player.name === name);
      return record.choices.filter(([by, , , forced]) => by === seat && !forced).length;
    };
    expect([chosenBy('Mei'), chosenBy('Théo')]).toEqual([laid.get(mei)! + byMei, laid.get(theo)! + byTheo]); // each once
    expect(Date.now() - Date.parse(record.started)).toBeGreaterThan(UNTIL_NEXT_DAY);
    expect(told(mei, theo, back, ada)).toEqual([]);
  });
});
