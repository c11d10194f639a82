import { expect, onTestFinished, test } from 'vitest';
import { mailServer, questionTo } from '../../packages/server/test/receiving.ts';
import { expectAccessible, startProduct, visit } from './product.ts';

const PASSWORD = 'a long walk to Xianyang';
const SITE = 'http://play.example.org'; // what the operator calls it; the test knows where it is

test('a mail address waits until the link in the mail was opened, on whatever device; somebody else’s is removed', async () => {
  const mail = await mailServer();
  const product = await startProduct({ SMTP_URL: mail.url, MAIL_FROM: 'tianxia@example.org', PUBLIC_URL: SITE });
  onTestFinished(() => product.close());
  const [mei, phone] = [await visit(product), await visit(product, { size: 'phone' })];
  const { page } = mei;
  const linkTo = async (address: string) => `${product.url}/confirm-mail#${await questionTo(mail, address)}`;
  const first = 'mei@example.org';
  let shown = false;
  /** Another address leads to a new password: its owner shows that they are there, and that holds for a while. */
  const showWhoYouAre = async () => {
    if (shown) return;
    shown = true;
    const question = page.getByRole('dialog', { name: 'Is it you?' });
    await question.getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await question.getByText('this is not your password').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Nothing was changed.').waitFor();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await question.getByLabel('Your password').fill(PASSWORD);
    await question.getByRole('button', { name: 'Continue' }).click();
  };
  const give = async (address: string) => {
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Save' }).first().click();
    if (address === first) await showWhoYouAre();
    await page.getByText('A link to confirm the address is on its way.').waitFor();
    await page.getByText(`Open the link that was sent to ${address}.`).waitFor();
  };
  await page.goto(`${product.url}/account`);
  await page.getByLabel('Name', { exact: true }).fill('Mei');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Add an email address first.').waitFor();

  await give(first);
  await expectAccessible(page);
  const early = await linkTo(first);
  await page.getByRole('button', { name: 'Send it again' }).click();
  const second = await linkTo('mei@example.org');
  await phone.page.goto(early); // nobody is signed in there
  await phone.page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await phone.page.getByText('This link was used already, or it is older than a day.').waitFor();
  await phone.page.goto('about:blank');
  await phone.page.goto(second);
  await phone.page.getByRole('heading', { name: 'Is this your email address?' }).waitFor();
  await expectAccessible(phone.page);
  await page.reload();
  await page.getByText('Open the link that was sent to mei@example.org.').waitFor(); // looking at a link changes nothing
  await phone.page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await phone.page.getByText('The address is confirmed.').waitFor();
  await page.reload();
  await page.getByText('Your email address is confirmed.').waitFor();
  await page.getByRole('switch', { name: 'By email' }).click();
  await page.getByText('Saved.').first().waitFor();

  await give('wu@example.org');
  await page.getByText('wu@example.org: not confirmed yet').waitFor();
  await phone.page.goto('about:blank');
  await phone.page.goto(await linkTo('wu@example.org'));
  await phone.page.getByRole('button', { name: 'It was not me' }).click();
  await phone.page.getByText('You will get no more email here.').waitFor();
  await page.reload();
  await page.getByText('Add an email address first.').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('');

  await give('mei@example.org');
  await page.getByRole('button', { name: 'Remove the address' }).click();
  await page.getByText('The address is removed.').waitFor();
  await page.getByText('Add an email address first.').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('');
  const refused = (problem: string) => /40[13]/.test(problem); // the browser tells of the link, the password and the question
  expect([...mei.problems, ...phone.problems].filter(problem => !refused(problem))).toEqual([]);
  expect(mail.got).toHaveLength(1); // the last question, and nothing that nobody asked for
});
