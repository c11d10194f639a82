import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { mailServer, questionTo } from '../../packages/server/test/receiving.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

const SITE = 'http://play.example.org'; // what the operator calls it; the test knows where it is
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const PASSWORD = 'a long walk to Xianyang';
/** What a page of the site asks of the server. */
async function ask(page: Page, line: string, body?: unknown): Promise<{ status: number; body: { id: string } }> {
  const [method, path] = line.split(' ') as [string, string];
  return page.evaluate(
    async ([method, path, body]) => {
      const sent = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
      const answer = await fetch(path, { method, ...sent });
      return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}
async function newAccount(page: Page, name: string, email?: string, { url } = product): Promise<void> {
  await page.goto(url);
  expect((await ask(page, 'POST /api/accounts', { name, password: PASSWORD, email })).status).toBe(201);
}
async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/tables$/);
}

test('who is signed out elsewhere is told so at the table, keeps the choice, and goes on after signing in', async () => {
  const [mei, phone] = [await visit(product), await visit(product, { size: 'phone' })];
  const { page } = mei;
  await newAccount(page, 'Mei');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const table = { game: 'qin', seats, options: { start: 'first' } };
  const { id } = (await ask(page, 'POST /api/tables', table)).body;
  await page.goto(`${product.url}/t/${id}`);
  await page.locator('.prompt.yours').waitFor();
  const other = await mei.context.newPage(); // in the same browser, at the list of tables
  await other.goto(`${product.url}/tables`);
  await other.getByRole('heading', { name: 'Mei' }).waitFor();

  await phone.page.goto(`${product.url}/sign-in`);
  await signIn(phone.page, 'Mei');
  expect((await ask(phone.page, 'DELETE /api/sessions')).status).toBe(204);
  await page.getByText('You are signed out. Sign in on another tab').waitFor();
  await other.getByText('You are signed out: the session was ended elsewhere.').waitFor();
  await other.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await expectAccessible(page);

  await layATile(page, picker(3));
  await page.getByText('Your choice is kept').waitFor();
  const [beside] = await Promise.all([
    mei.context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in, in a new tab' }).click(),
  ]);
  await signIn(beside, 'Mei');
  await beside.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // this browser has no windows that could be looked at
  await page.getByText('You are signed out').waitFor({ state: 'detached' });
  await page.waitForFunction(async id => {
    const { seats } = await (await fetch(`/api/tables/${id}`)).json();
    return seats[0].away === false;
  }, id);
  await page.locator('.prompt.yours').waitFor();
  const options = await ask(page, `GET /api/tables/${id}/options`);
  expect((options.body as unknown as { version: number }).version).toBeGreaterThan(0); // it was taken
  expect([...mei.problems, ...phone.problems]).toEqual([]);
});

test('a guest who keeps the name in one tab plays on in the other, without a word', async () => {
  const { page, context, problems } = await visit(product);
  await page.goto(product.url);
  await ask(page, 'POST /api/guests', { name: 'Noor' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { id } = (await ask(page, 'POST /api/tables', { game: 'qin', seats, options: { start: 'first' } })).body;
  await page.goto(`${product.url}/t/${id}`);
  await page.locator('.prompt.yours').waitFor();
  const other = await context.newPage();
  await other.goto(`${product.url}/account`);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const again = page.waitForEvent('websocket');
  await other.getByRole('button', { name: 'Create account' }).click();
  await other.getByText('Noor is yours now.').waitFor();
  await again;
  await layATile(page, picker(5));
  await page.waitForFunction(async id => (await (await fetch(`/api/tables/${id}/options`)).json()).version > 0, id);
  expect(await page.getByText('You are signed out').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a forgotten password: a link by mail, a new one, and in again', async () => {
  const mail = await mailServer();
  const product = await startProduct({ SMTP_URL: mail.url, MAIL_FROM: 'tianxia@example.org', PUBLIC_URL: SITE });
  onTestFinished(() => product.close());
  const { page, problems } = await visit(product);
  await newAccount(page, 'Ines', 'ines@example.org', product);
  const token = await questionTo(mail, 'ines@example.org');
  expect((await ask(page, 'POST /api/confirm-mail', { token, mine: true })).status).toBe(204);
  await ask(page, 'POST /api/sign-out');
  await page.goto(`${product.url}/sign-in`);
  await page.getByText('Forgot the password?').click();
  const button = page.getByRole('button', { name: 'Send me a link' });
  expect(await button.getAttribute('aria-disabled')).toBe('true'); // to whom?
  await page.getByLabel('Name').fill('ines');
  await button.click();
  await page.getByText('the link is on its way').waitFor();
  await expectAccessible(page);
  const linkIn = ({ text }: { text: string }) => /\/new-password#([\w-]{43})/.exec(text)?.[1];
  await mail.until(() => mail.got.some(letter => linkIn(letter) !== undefined));
  const link = mail.got.map(linkIn).find(found => found !== undefined);

  await page.goto(`${product.url}/new-password#${link}`);
  await page.getByLabel('New password').fill('eleven eleven');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save it and sign in' }).click();
  await page.waitForURL(/\/tables$/);
  await page.getByText('Welcome back, Ines.').waitFor();
  await ask(page, 'POST /api/sign-out');
  await page.goto('about:blank'); // the address differs by what stands after the # alone
  await page.goto(`${product.url}/new-password#${link}`);
  await page.getByLabel('New password').fill('twelve twelve');
  await page.getByRole('button', { name: 'Save it and sign in' }).click();
  await page.getByText('This link was used already').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'Ines', 'eleven eleven');
  expect(problems.filter(problem => !problem.includes('401'))).toEqual([]); // the browser tells of the used link
});

test('somebody is reported from their page, though one has met them at no table', async () => {
  const [bao, wu] = [await visit(product), await visit(product)];
  await newAccount(bao.page, 'Bao');
  await newAccount(wu.page, 'Wu');
  await wu.page.goto(`${product.url}/people/Bao`);
  await wu.page.getByRole('button', { name: 'Report' }).click();
  await wu.page.getByLabel('What happened').fill('asks everybody for money');
  await expectAccessible(wu.page);
  const sent = wu.page.waitForResponse(/\/api\/people\/\w+\/reports$/);
  await wu.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  expect((await sent).status()).toBe(204);
  await wu.page.getByText('Thank you. It is sent.').waitFor();
  expect([...bao.problems, ...wu.problems]).toEqual([]);
});

test('where no accounts are made, no page offers a form for one, and each says why', async () => {
  const closed = await startProduct({ REGISTRATION: 'closed' });
  onTestFinished(() => closed.close());
  const { page, problems } = await visit(closed);
  const why = page.getByText('New accounts are closed at the moment.');
  await page.goto(`${closed.url}/sign-in`);
  await why.waitFor();
  expect(await page.getByRole('link', { name: 'Make one' }).count()).toBe(0);
  await page.getByText('Forgot the password?').click();
  await page.getByText('Its host can give you a link').waitFor(); // it sends no mail
  await page.goto(`${closed.url}/account`);
  await why.waitFor();
  expect(await page.getByLabel('Password').count()).toBe(0);
  await ask(page, 'POST /api/guests', { name: 'Mei' });
  await page.goto(`${closed.url}/tables`);
  await why.waitFor();
  expect(await page.getByRole('link', { name: 'Keep this name' }).count()).toBe(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
