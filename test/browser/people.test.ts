import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app } from '../../packages/server/test/app.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' }); // everybody here comes from one address, faster than people do
});
afterAll(() => product.close());

const PASSWORD = 'a long walk to Xianyang';
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'profile, account and more' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').first().waitFor(); // on a phone the way back in stands in the menu
}
async function keepByPassword(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/account`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(`${name} is yours now.`).waitFor();
}
/** A security key made of software, by the browser itself. */
async function withKey(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a name is kept as an account by a password, and comes back with it', async () => {
  const { page, problems } = await visit(product);
  await keepByPassword(page, 'Mei');
  await page.getByRole('heading', { name: 'Signed in on' }).waitFor();
  await page.getByText('this browser').waitFor();
  await expectAccessible(page);
  await signOut(page);
  await page.goto(`${product.url}/sign-in`);
  await page.getByLabel('Name').fill('mei');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'password' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/tables$/);
  await page.getByRole('heading', { name: 'Mei' }).waitFor(); // the card with one's rating
  expect(problems.filter(problem => !problem.includes('401'))).toEqual([]); // the browser tells of the refused password
});

test('a name is kept by a passkey alone, and the passkey signs in again', async () => {
  const { page, context, problems } = await visit(product);
  await withKey(context, page);
  await page.goto(`${product.url}/account`);
  await page.getByLabel('Name', { exact: true }).fill('Noor');
  await page.getByRole('button', { name: 'Create it with a passkey' }).click();
  await page.getByText('Noor is yours now.').waitFor();
  await page.getByText('No password is set').waitFor();
  await page.getByLabel('Name of the passkey').waitFor();
  await expectAccessible(page);
  await signOut(page);
  await page.goto(`${product.url}/sign-in`); // the browser offers the passkey, and this key takes every offer
  await page.waitForURL(/\/tables$/);
  await page.getByRole('heading', { name: 'Noor' }).waitFor();
  await signOut(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false; // as in browsers that do not offer it
  });
  await page.goto(`${product.url}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(/\/tables$/);
  await page.getByRole('heading', { name: 'Noor' }).waitFor();
  expect(problems).toEqual([]);
});

test('friends: followed on their page, seen in the lobby once they follow back, asked to a table that others cannot open', async () => {
  const [ines, bao, other] = [await visit(product), await visit(product), await visit(product)];
  await keepByPassword(ines.page, 'Ines');
  await keepByPassword(bao.page, 'Bao');
  await ines.page.goto(`${product.url}/people/Bao`);
  await ines.page.getByRole('heading', { name: 'Bao' }).waitFor();
  await expectAccessible(ines.page);
  await ines.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ines.page.getByText('Once Bao follows you back').waitFor();
  expect(await ines.page.getByRole('link', { name: 'Invite to a table' }).count()).toBe(0);
  await ines.page.goto(`${product.url}/tables`);
  await ines.page.getByText('does not follow you').waitFor();
  await expectAccessible(ines.page);
  await bao.page.goto(`${product.url}/tables`);
  await bao.page.getByRole('region', { name: 'Following' }).getByRole('link', { name: 'Ines' }).click();
  await bao.page.getByText(/^follows you/).waitFor();
  await bao.page.getByRole('button', { name: 'Follow back' }).click();
  await bao.page.getByText('you follow each other').waitFor();
  await bao.page.goto(`${product.url}/tables`);
  await ines.page.reload();
  await ines.page.getByRole('link', { name: 'Invite Bao to a table' }).click();
  await ines.page.locator('label', { has: ines.page.getByRole('radio', { name: 'Only those you invite' }) }).click();
  await ines.page
    .locator('label', { has: ines.page.getByRole('radio', { name: '2 players' }) })
    .first()
    .click();
  await expectAccessible(ines.page);
  await ines.page.getByRole('button', { name: 'Start the table' }).click();
  await ines.page.waitForURL(/\/t\//);

  await bao.page.getByText('Ines invites you to a table of Qin').waitFor();
  await other.page.goto(`${product.url}/tables`);
  await other.page.getByRole('heading', { name: 'No free seats right now' }).waitFor();
  await bao.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await bao.page.waitForURL(ines.page.url());
  for (const { page } of [ines, bao]) await page.locator('.qin-square').first().waitFor();
  expect([...ines.problems, ...bao.problems, ...other.problems]).toEqual([]);
});

test('an API token is shown once; data is downloaded; an account is deleted after its name is typed', async () => {
  const { page, problems } = await visit(product);
  await keepByPassword(page, 'Ravi');
  await page.getByLabel('What it is for').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByRole('textbox', { name: 'my bot' }).inputValue();
  expect(token).toMatch(/^[\w-]{43}$/);
  await page.reload();
  await page.getByRole('button', { name: 'Remove my bot' }).waitFor();
  expect(await page.content()).not.toContain(token);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(readFileSync((await download.path())!, 'utf8')).toContain('Ravi');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Type Ravi to confirm').fill('Rav');
  expect(await dialog.getByRole('button', { name: 'Delete forever' }).getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page);
  await dialog.getByLabel('Type Ravi to confirm').fill('Ravi');
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await page.getByText('Ravi is deleted.').waitFor();
  await page.goto(`${product.url}/people/Ravi`);
  await page.getByRole('heading', { name: 'Nobody has this name' }).waitFor();
  expect(problems.filter(problem => !problem.includes('404'))).toEqual([]); // the browser tells that nobody is there
});

test('a second factor is turned on by keyboard on a phone, and asked for after the password', async () => {
  const { page, problems } = await visit(product, { size: 'phone' });
  await keepByPassword(page, 'Yara');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const focused = () => page.locator('input:focus').waitFor(); // a field has the focus by itself
  await press('Turn it on');
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
  await focused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  const code = app((await page.locator('.pp-secret').innerText()).replaceAll(' ', ''));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('this code is not good').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(code());
  await page.keyboard.press('Enter');
  await page.getByText('10 recovery codes are left.').waitFor();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  await expectAccessible(page);

  // the next code, which an app a little ahead shows already: the one of now is used
  for (const given of [() => code(1), () => codes[3]!]) {
    await signOut(page);
    await page.goto(`${product.url}/sign-in`);
    await page.getByLabel('Name').fill('Yara');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code', { exact: true }).waitFor();
    await expectAccessible(page);
    await focused();
    await page.keyboard.type(given());
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tables$/);
  }
  await page.goto(`${product.url}/account`);
  await page.getByText('9 recovery codes are left.').waitFor();
  await press('Turn it off');
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
  await focused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.type(codes[4]!);
  await page.keyboard.press('Enter');
  await page.getByText('The second factor is off.').waitFor();
  expect(problems.filter(problem => !/40[13]/.test(problem))).toEqual([]); // the browser tells of what was asked for
});
