import type { About } from '@tianxia/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { about as emperorsChoice } from '../../packages/games/emperors-choice/about.ts';
import { about as firstEmpire } from '../../packages/games/first-empire/about.ts';
import { about as qin } from '../../packages/games/qin/about.ts';
import { about as threeKingdoms } from '../../packages/games/three-kingdoms/about.ts';
import { about as zhanguo } from '../../packages/games/zhanguo/about.ts';
import { type Ear, earOn, type Heard } from './ear.ts';
import { prepare } from './hands/common.ts';
import { type Product, startProduct, visit } from './product.ts';
import { picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** What somebody who does not see the board asks it: "what is in Region 3?" */
const GAMES: { about: About; asks: RegExp; told: RegExp }[] = [
  { about: qin, asks: /^[A-M]\d+, (?:your|\S+’s) \w+ province of \d/, told: /^Tile 1: / },
  { about: zhanguo, asks: /^Region 3\. Palaces: /, told: /^Region 3\. Palaces: / },
  { about: firstEmpire, asks: /^The Elixir route\. Your Ship, on \d/, told: /^Your Ship, on \d/ },
  {
    about: threeKingdoms,
    asks: /^Recruit armies (?:no bid yet|.+ (?:you|\S+) since bid \d+)$/,
    told: /^Recruit armies: /,
  },
  { about: emperorsChoice, asks: /^Trust: You \d+, \S+ \d+/, told: /^Trust: You \d+, \S+ \d+/ },
];
const ASKED = 4; // so many choices are confirmed; then the player lets them be final at once
const MOST_PRESSES = 2000;
const LETTERS = /\p{L}{2}/u;
const NO_PIECE = /^(?:The board in words|What the signs mean|Turn)/; // buttons beside the pieces
const BOARD = { role: 'region', name: 'Board' };
const TRAY = { role: 'region', name: 'What is yours' };
const SINCE = { role: 'region', name: 'Since your last turn' };

const choices = async (ear: Ear, within: typeof BOARD): Promise<Heard[]> =>
  (await ear.all('button', within)).filter(one => !one.disabled && !one.pressed && !NO_PIECE.test(one.name));
/** What the others did, as it stands there to be read. */
const othersDid = async (ear: Ear): Promise<string[]> =>
  (await ear.all('StaticText', SINCE))
    .map(({ name }) => name.trim())
    .filter(name => name !== '' && name !== SINCE.name && !/^about you$|earlier/.test(name));
/** Is there anything on the board that answers this question, whether it can be pressed or not? */
async function answers(ear: Ear, asks: RegExp): Promise<boolean> {
  for (const role of ['button', 'image', 'region', 'StaticText'])
    if ((await ear.all(role, BOARD)).some(({ name }) => asks.test(name))) return true;
  return false;
}
/** The whole board in words: a heading for each part, and in one of them the answer. */
async function tellsBoard(page: Page, ear: Ear, told: RegExp): Promise<void> {
  const dialog = { role: 'dialog', name: 'The board in words' };
  await page.keyboard.press('b');
  await expect.poll(async () => (await ear.all('heading', dialog)).length).toBeGreaterThan(5);
  expect((await ear.all('StaticText', dialog)).some(({ name }) => told.test(name))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => ear.find('dialog', /^The board in words/)).toBeUndefined();
}
/** Each of these was heard, one after the other. */
function inOrder(heard: readonly string[], told: readonly string[]): boolean {
  const all = heard.join(' ');
  let at = 0;
  return told.every(text => {
    const next = all.indexOf(text, at);
    at = next + text.length;
    return next >= 0;
  });
}
async function sitDown(ear: Ear, seats: number): Promise<void> {
  await expect.poll(() => ear.find('button', /^Start the table/)).toBeDefined();
  const count = await ear.find('radio', seats === 1 ? /^One player/ : new RegExp(`^${seats} players`));
  if (count) await ear.press(count, ' ');
  for (const one of (await ear.all('radio')).filter(({ name }) => /^1 of 6: /.test(name))) await ear.press(one, ' ');
  await ear.press((await ear.find('button', /^Start the table/))!);
}
/** From now on a choice is final at once. */
async function stopAsking(ear: Ear): Promise<void> {
  await ear.press((await ear.find('tab', /^Table/))!);
  await expect.poll(() => ear.find('switch', /^Ask before a choice/)).toBeDefined();
  await ear.press((await ear.find('switch', /^Ask before a choice/))!, ' ');
  await ear.press((await ear.find('tab', /^Log/))!);
}
interface Listened {
  ended: boolean;
  answered: boolean; // the board, when it was asked
  turns: number; // whose beginning told what the others did
  outcomes: number; // proposals with what they would do to be found
  would: number; // proposals that were heard to say it by themselves
}
async function playByEar(page: Page, ear: Ear, { asks, told }: (typeof GAMES)[number]): Promise<Listened> {
  const listened: Listened = { ended: false, answered: false, turns: 0, outcomes: 0, would: 0 };
  const pick = picker(3);
  let [made, since, silent] = [0, 0, 0];
  let asked = false; // the board, for all of it
  let [read, heard]: [string, string[]] = ['', []]; // what was read last, and heard since
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const [board, tray] = [await choices(ear, BOARD), await choices(ear, TRAY)];
    const confirm = await ear.find('button', /^Confirm/);
    const isProposed = confirm?.disabled === false;
    if (board.length + tray.length === 0 && !isProposed) {
      if (await ear.find('button', /^Rematch/)) return { ...listened, ended: true };
      await page.waitForTimeout(50); // somebody else is asked
      continue;
    }
    if (!asked) await tellsBoard(page, ear, told);
    asked = true;
    const said = ear.said();
    heard.push(...said);
    listened.would += said.filter(text => /^What this would do: \p{L}/u.test(text)).length;
    silent = said.length === 0 ? silent + 1 : 0;
    expect(silent, 'nothing is said any more').toBeLessThan(60);
    for (const one of [...board, ...tray]) expect(one.name, 'an option says what it is').toMatch(LETTERS);
    if (!listened.answered) listened.answered = await answers(ear, asks);
    const others = isProposed ? [] : await othersDid(ear);
    if (others.length > 0 && others.join() !== read) {
      const whole = () => heard.push(...ear.said()) > 0 && inOrder(heard, others);
      await expect.poll(whole, { message: `in order: ${others.join(' / ')}` }).toBe(true);
      listened.turns++;
      [read, heard, since] = [others.join(), [], 0];
    }
    if (isProposed && (await ear.find('region', /^What .* does$/))) listened.outcomes++;
    // what is one's own first, then a place for it
    const [first, second] = since % 2 === 0 ? [tray, board] : [board, tray];
    const some = first.length > 0 && pick(4) > 0 ? first : second.length > 0 ? second : first;
    const chosen = isProposed && (some.length === 0 || pick(8) > 0) ? confirm : some[pick(some.length)]!;
    if (!(await ear.press(chosen))) continue;
    since++;
    if (chosen !== confirm) continue;
    since = 0;
    if (++made === ASKED) await stopAsking(ear);
  }
  return listened;
}
const WHOLE_GAME = 600_000; // milliseconds, on a busy machine
test.each(GAMES)(
  'a whole game of $about.title is played by ear',
  async game => {
    const { page, problems } = await visit(product);
    await prepare(page);
    const ear = await earOn(page);
    await page.goto(`${product.url}/new/${game.about.id}`);
    await sitDown(ear, game.about.seats[0]);
    const { ended, answered, turns, outcomes, would } = await playByEar(page, ear, game);
    expect(ended).toBe(true);
    expect((await ear.find('heading', LETTERS))?.name).toBeDefined();
    expect(answered).toBe(true);
    expect(outcomes).toBeGreaterThan(0);
    expect(would).toBeGreaterThan(0);
    if (game.about.seats[0] > 1) expect(turns).toBeGreaterThan(2); // whoever plays alone has no others
    expect(problems).toEqual([]);
  },
  WHOLE_GAME,
);
