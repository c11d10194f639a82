import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinTable } from './by-link.ts';
import { closeTabs, found, openTab, tell } from './company.ts';
import { expectAccessible, type Product, startProduct, type Visitor, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const live = { kind: 'live', bank: 20 * 60_000, increment: 5000 };
/** Whoever is asked now. */
const onTurn = (...visitors: Visitor[]): Promise<Visitor> =>
  Promise.race(
    visitors.map(async visitor => {
      await visitor.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
      return visitor;
    }),
  );

describe.each(['desk', 'phone'] as const)('two people, a watcher and a bot, at a %s', size => {
  test('terms are read before one sits down; clocks run; chat is apart; a leaver is played for and comes back', async () => {
    const mei = await visit(product, { size });
    const theo = await visit(product, { size });
    const ada = await visit(product, { size });
    const address = await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', name: 'Bao', bot: 'greedy' }],
      terms: { pace: live },
    });
    await theo.page.goto(address);
    await theo.page.getByText('Live: 20 minutes for the whole game, and 5 seconds more for every turn.').waitFor();
    await theo.page.getByText('A bot plays on for whoever runs out of time; they may come back.').waitFor();
    await expectAccessible(theo.page);
    await joinTable(theo.page, address, 'Théo');
    await ada.page.goto(address);
    for (const { page } of [mei, theo, ada]) await page.locator('.qin-square').first().waitFor();
    expect(await ada.page.locator('.qin-hand .qin-tile').count()).toBe(0);
    expect(await mei.page.getByRole('timer').count()).toBe(2); // nobody waits for the bot's

    await tell(mei.page, 'Good luck, Théo!');
    await theo.page.locator('.newmark:visible').first().waitFor();
    await openTab(theo.page, 'Chat');
    await theo.page.getByRole('log').getByText('Good luck, Théo!').waitFor();
    await expectAccessible(theo.page);
    await theo.page.getByRole('button', { name: 'More about Mei' }).click();
    await theo.page.getByRole('button', { name: 'Report Mei' }).click();
    await theo.page.getByLabel('What is wrong?').fill('Too friendly.');
    await theo.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await theo.page.getByText('Thank you.').waitFor();
    await theo.page.getByRole('button', { name: 'Mute Mei' }).click();
    await theo.page.getByRole('log').getByText('Good luck, Théo!').waitFor({ state: 'detached' });
    await theo.page.locator('.tg-chat').getByRole('button', { name: 'Hear Mei again' }).click();
    await theo.page.getByRole('log').getByText('Good luck, Théo!').waitFor();
    await closeTabs(theo.page);
    await openTab(ada.page, 'Chat');
    await ada.page.getByLabel('Your name').fill('Ada');
    await tell(ada.page, 'Mei will win.');
    await ada.page.getByRole('log').getByText('Mei will win.').waitFor();
    expect(await ada.page.getByText('Good luck, Théo!').count()).toBe(0);
    await openTab(mei.page, 'Notes');
    await mei.page.getByLabel('Notes for yourself').fill('Watch village B4.');
    await mei.page.getByText('Kept.').waitFor();
    expect(await mei.page.getByText('Mei will win.').count()).toBe(0);
    await closeTabs(mei.page);

    await openTab(theo.page, 'Table');
    await theo.page.getByRole('button', { name: 'Leave the table' }).click();
    const question = theo.page.getByRole('alertdialog');
    await question.getByText('A bot plays on for you').waitFor();
    await question.getByRole('button', { name: 'Leave the table' }).click();
    await theo.page.getByText('You left, and a bot plays for you.').waitFor();
    await closeTabs(theo.page);
    for (let turn = 0; turn < 2; turn++) {
      await mei.page.locator('.prompt.yours').waitFor({ timeout: 30_000 }); // the bots have played, his stand-in too
      await layATile(mei.page, picker(turn + 3));
    }
    await mei.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    if (size === 'desk') await mei.page.locator('.seat', { hasText: 'a bot plays on' }).waitFor();
    await theo.page.getByRole('button', { name: 'Come back' }).click();
    await theo.page.getByText('You left, and a bot plays for you.').waitFor({ state: 'hidden' });
    await layATile(mei.page, picker(9));
    await theo.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    await theo.page.getByText('Since your last turn').waitFor();
    await layATile(theo.page, picker(11));

    await mei.page.reload();
    await openTab(mei.page, 'Notes');
    await expect.poll(() => mei.page.getByLabel('Notes for yourself').inputValue()).toBe('Watch village B4.');
    expect([...mei.problems, ...theo.problems, ...ada.problems]).toEqual([]);
  });

  test('while the server is away the page says so, keeps what is chosen and sends it once', async () => {
    const mei = await visit(product, { size });
    const theo = await visit(product, { size });
    const ada = await visit(product, { size });
    const address = await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      terms: { undo: 'ask' },
    });
    await joinTable(theo.page, address, 'Théo');
    await ada.page.goto(address);
    await ada.page.locator('.qin-square').first().waitFor();
    const first = await onTurn(mei, theo);
    const other = first === mei ? theo : mei;
    await layATile(first.page, picker(3));
    await other.page.locator('.prompt.yours').waitFor();

    await product.stopServer();
    await ada.page.getByText('Reconnecting…').waitFor();
    await layATile(other.page, picker(5));
    await other.page.getByText('Your choice goes out as soon as the line is back.').waitFor();
    expect(await first.page.locator('.qin-square').first().isVisible()).toBe(true);
    await product.startServer();
    await first.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    for (const { page } of [first, other, ada]) await page.getByText('Reconnecting…').waitFor({ state: 'hidden' });
    await openTab(ada.page, 'Log');
    await expect.poll(() => ada.page.locator('.log li').count()).toBe(3); // the beginning, and two tiles: none twice

    await other.page.getByRole('button', { name: 'Ask to undo' }).click();
    await first.page.getByText('All the others must agree.').waitFor();
    await first.page.getByRole('button', { name: 'Agree' }).click();
    await other.page.locator('.prompt.yours').waitFor();
    await expect.poll(() => ada.page.locator('.log li').count()).toBe(2);
    for (const { problems } of [mei, theo, ada])
      expect(problems.filter(text => !/ERR_CONNECTION_REFUSED|502|WebSocket/.test(text))).toEqual([]); // told by the browser itself
  });
});

describe('a table with others', () => {
  test('a link into one’s hand shows it to whoever has the link, until it is ended', async () => {
    const mei = await visit(product);
    const friend = await visit(product);
    const address = await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'bot', name: 'Bao', bot: 'greedy' }],
    });
    await mei.page.locator('.qin-square').first().waitFor();
    await openTab(mei.page, 'Table');
    await mei.page.getByRole('button', { name: 'Make a link' }).click();
    const link = (await mei.page.locator('code', { hasText: '?hand=' }).textContent())!;
    expect(link.startsWith(`${address}?hand=`)).toBe(true);
    await friend.page.goto(link);
    await friend.page.locator('.qin-hand .qin-tile').first().waitFor();
    expect(await friend.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
    await mei.page.getByRole('button', { name: 'End all such links' }).click();
    await friend.page.locator('.qin-hand .qin-tile').first().waitFor({ state: 'detached' });
    expect([...mei.problems, ...friend.problems]).toEqual([]);
  });

  test('the host frees a seat again, puts a bot into it, and the game begins', async () => {
    const mei = await visit(product);
    const theo = await visit(product);
    const address = await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await joinTable(theo.page, address, 'Théo');
    await mei.page.getByRole('button', { name: 'Free the seat' }).click();
    await theo.page.getByRole('button', { name: 'Sit down' }).waitFor();
    for (const left of [1, 0]) {
      await mei.page.getByRole('button', { name: 'Put a bot here' }).first().click();
      await expect.poll(() => mei.page.getByRole('button', { name: 'Put a bot here' }).count()).toBe(left);
    }
    await mei.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    const icon = () => mei.page.locator('link[rel="icon"]').getAttribute('href');
    expect(await icon()).toBe('/seal-turn.svg');
    expect(await mei.page.title()).toContain('Your turn');
    await layATile(mei.page, picker(2));
    await expect.poll(icon).toBe('/seal.svg');
    expect([...mei.problems, ...theo.problems]).toEqual([]);
  });

  test('in a slow game a pass can be kept for the next times, in sight, until it is cancelled', async () => {
    const mei = await visit(product);
    const bot = { kind: 'bot', bot: 'greedy' } as const;
    await found(mei.page, product.url, 'Mei', {
      game: 'emperors-choice',
      seats: [{ kind: 'me' }, bot, bot],
      terms: { pace: { kind: 'slow', hours: 24, weekends: true }, undo: 'never' },
    });
    const { page } = mei;
    const pass = page.locator('.ec-pass:not([aria-disabled="true"])');
    const bonus = page.locator('.ec-choices .ec-choice.can');
    const cube = page.getByRole('button', { name: 'One cube more' });
    await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
    await bonus.or(cube).first().waitFor();
    if (await bonus.first().isVisible()) {
      await bonus.first().click(); // the last of the three takes what is left without being asked
      await page.locator('.prompt .btn.main').click();
      await bonus.first().waitFor({ state: 'detached' });
    }
    const open = page.locator('.ec-bid-acts .btn.main');
    await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
    await cube.click();
    await pass.or(open).first().waitFor();
    if (!(await pass.isVisible())) {
      await open.click(); // whoever opens the auction has to bid before passing is possible
      await page.locator('.prompt .btn.main').click();
      await pass.waitFor({ timeout: 60_000 });
    }
    await pass.click();
    await page.getByRole('button', { name: 'Confirm, and go on so' }).click();
    await page.getByText('When you are asked again: Pass.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('When you are asked again: Pass.').waitFor({ state: 'detached' });
    expect(mei.problems).toEqual([]);
  });

  test('a page older than the server loads itself again, but not while a choice is in the making', async () => {
    const mei = await visit(product);
    await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'bot', name: 'Bao', bot: 'greedy' }],
    });
    await mei.page.locator('.prompt.yours').waitFor();
    await mei.page.locator('.qin-tile.can button').first().click(); // half done
    await mei.page.route('**/api/version', route =>
      route.fulfill({ json: { name: 'tianxia', version: '9', protocol: 9 } }),
    );
    await product.stopServer();
    await product.startServer();
    await mei.page.getByText('The site has a newer version.').waitFor({ timeout: 20_000 });
    expect(await mei.page.locator('.qin-tile.chosen').count()).toBe(1);
    await mei.page.unroute('**/api/version');
    const loaded = mei.page.waitForEvent('load');
    await mei.page.keyboard.press('Escape');
    await loaded;
    await mei.page.locator('.prompt.yours').waitFor();
    expect(await mei.page.getByText('The site has a newer version.').count()).toBe(0);
  });

  test('a game that time ends says whose; the end says who would play again, and every position has a link', async () => {
    const mei = await visit(product);
    const theo = await visit(product);
    const address = await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      terms: { pace: { kind: 'live', bank: 15_000, increment: 0 }, onTimeout: 'loss' },
    });
    await joinTable(theo.page, address, 'Théo');
    const first = await onTurn(mei, theo);
    const second = first === mei ? theo : mei;
    await layATile(first.page, picker(5));
    await second.page.locator('.prompt.yours').waitFor();
    await layATile(second.page, picker(9));
    await first.page.getByText('hurry').first().waitFor({ timeout: 60_000 }); // clocks rest for a while after a restart
    await first.page.getByText('Your time ran out.').waitFor({ timeout: 30_000 });
    await second.page.getByText('You win').waitFor();
    await mei.page.getByText('Théo is still here. Seats turn by one.').waitFor();
    await expectAccessible(mei.page);
    await mei.page.getByRole('button', { name: 'Verify it yourself' }).click();
    await mei.page.getByText('The shuffles were fair').waitFor();
    await mei.page.getByRole('button', { name: 'Replay' }).click();
    await mei.page.getByRole('button', { name: 'One choice on' }).click();
    await expect.poll(() => mei.page.url()).toBe(`${address}?at=1`);
    const visitor = await visit(product);
    await visitor.page.goto(`${address}?at=2`);
    await visitor.page.getByText('After choice 2 of 2').waitFor();
    await mei.page.goto(address);
    await mei.page.getByRole('button', { name: 'Rematch' }).click();
    await mei.page.waitForURL(url => url.href !== address && url.pathname.startsWith('/t/'));
    await theo.page.getByRole('button', { name: 'Go there' }).click();
    await theo.page.locator('.qin-square').first().waitFor();
    expect([...mei.problems, ...theo.problems, ...visitor.problems]).toEqual([]);
  });
});
