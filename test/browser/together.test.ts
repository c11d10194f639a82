import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinTable } from './by-link.ts';
import { closeTabs, found, openTab, tell } from './company.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const live = { kind: 'live', bank: 20 * 60_000, increment: 5000 };

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
    await theo.page.locator('.tg-chat').getByRole('button', { name: 'Unmute Mei' }).click();
    await theo.page.getByRole('log').getByText('Good luck, Théo!').waitFor();
    await closeTabs(theo.page);
    await openTab(ada.page, 'Chat');
    await ada.page.getByLabel('Your name').fill('Ada');
    await tell(ada.page, 'Mei will win.');
    await ada.page.getByRole('log').getByText('Mei will win.').waitFor();
    expect(await ada.page.getByText('Good luck, Théo!').count()).toBe(0);
    await openTab(mei.page, 'Notes');
    await mei.page.getByLabel('Notes for yourself').fill('Watch village B4.');
    await mei.page.getByText('Saved.').waitFor();
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
    const since = theo.page.getByRole('region', { name: /^(Since your last turn|What happened last)$/ });
    await since.waitFor();
    await layATile(theo.page, picker(11));

    await mei.page.reload();
    await openTab(mei.page, 'Notes');
    await expect.poll(() => mei.page.getByLabel('Notes for yourself').inputValue()).toBe('Watch village B4.');
    expect([...mei.problems, ...theo.problems, ...ada.problems]).toEqual([]);
  });
});

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
