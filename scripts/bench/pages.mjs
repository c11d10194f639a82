import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';
import { root } from '../install.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the built server on a free port with an empty database; resolves to its address. */
function startServer(data) {
  const server = spawn(process.execPath, [join(root, 'dist/node/server.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise((resolve, reject) => {
    server.stdout.on('data', text => {
      const found = /http:\/\/[^\s"]+/.exec(String(text))?.[0];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return { server, address };
}
/** Opens a page in a fresh browser: compressed script loaded, and how long until `ready` can be used. */
async function measure(browser, url, ready) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const scripts = [];
  page.on('response', response => {
    if (/\.m?js(\?|$)/.test(response.url()))
      scripts.push(
        response.body().then(
          body => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  const began = performance.now();
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  const millis = performance.now() - began;
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return { kilobytes: bytes / 1000, millis };
}
export async function benchPages() {
  const data = mkdtempSync(join(tmpdir(), 'tianxia-bench-'));
  const { server, address } = startServer(data);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
  try {
    const url = await address;
    const pages = [
      ['home page', url, 'text=Play now'],
      ['Qin table', `${url}/play/qin`, '[role="grid"]'],
    ];
    for (const [name, at, ready] of pages) {
      const rounds = [];
      for (let i = 0; i < 3; i++) rounds.push(await measure(browser, at, ready));
      rounds.sort((a, b) => a.millis - b.millis);
      console.log(
        `${name.padEnd(18)} ${rounds[1].kilobytes.toFixed(0).padStart(4)} kB script (gzip), usable after ${rounds[1].millis.toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}
