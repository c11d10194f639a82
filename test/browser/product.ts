import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Pace } from '../../packages/board/stage/pace.ts';
import { CHROMIUM_FLAGS, startServer } from '../../scripts/product.mjs';

/** The built product, as a player meets it: its server as a process of its own, and a real Chromium. */
const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 400, height: 800 },
} as const;

export interface Product {
  url: string;
  browser: Browser;
  stopServer(): Promise<void>;
  startServer(): Promise<void>; // again, on the same port and data
  close(): Promise<void>;
}
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS });
/** `env`: settings of the server beside the usual ones. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'tianxia-browser-'));
  let server: ChildProcess | undefined;
  let url = '';
  const start = async () => {
    ({ server, url } = await startServer(data, url === '' ? '0' : new URL(url).port, env));
  };
  const stopServer = async () => {
    const child = server;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise(resolve => child.on('exit', resolve));
    child.kill();
    await gone;
  };
  await start();
  const browser = await openBrowser();
  return {
    get url() {
      return url;
    },
    browser,
    startServer: start,
    stopServer,
    async close() {
      await browser.close();
      await stopServer();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  problems: string[]; // console errors and exceptions; a test ends with none
}
/** What a browser keeps when it is closed: cookies, and what pages have stored. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
type Look = {
  size?: keyof typeof SIZES;
  theme?: 'light' | 'dark';
  kept?: Kept;
  pace?: Pace;
  motion?: boolean; // pieces travel, at every pace but an instant one
  language?: string;
  help?: boolean; // for a first game; most tests know the games
  serviceWorkers?: 'allow' | 'block';
};
export async function visit(
  product: Pick<Product, 'browser'>,
  {
    size = 'desk',
    theme = 'light',
    kept,
    pace = 'instant',
    motion = false,
    language = 'en-GB',
    help = false,
    serviceWorkers = 'allow',
  }: Look = {},
): Promise<Visitor> {
  const context = await product.browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: size === 'phone',
    acceptDownloads: true,
    locale: language,
    serviceWorkers,
    ...(kept === undefined ? {} : { storageState: kept }),
  });
  // most tests look at where the table ends up, not at how it gets there
  await context.addInitScript(
    chosen => {
      if (location.protocol === 'about:') return; // an empty page keeps nothing
      const key = 'tianxia.settings';
      localStorage.setItem(key, JSON.stringify({ ...chosen, ...JSON.parse(localStorage.getItem(key) ?? '{}') }));
    },
    { pace, ...(help ? {} : { help }) },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', error => problems.push(error.message));
  return { page, context, problems };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}
/** WCAG 2.2 AA, and what axe holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
interface Looked {
  only?: 'color-contrast'; // one of its rules
  within?: string; // a part of the page
}
/** No accessibility fault that axe can find on what is on screen now. */
export async function expectAccessible(page: Page, where = '', { only, within = 'html' }: Looked = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  type Axe = { axe: { run(what: { include: string[] }, how: object): Promise<AxeResult> } };
  const { violations } = await page.evaluate(
    async ([runOnly, part]) => (window as unknown as Axe).axe.run({ include: [part] }, { runOnly }),
    [only ?? RULES, within] as const,
  );
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(node => node.html.slice(0, 200)).join('\n')}`,
  );
  expect.soft(told, where).toEqual([]);
}
/** The browser has kept the page for offline: a server that stops now interrupts nothing that is being fetched. */
export const keptForOffline = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
