import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
function onThisSystem() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (!canRun(given)) throw new Error(`CHROMIUM_PATH is set to ${given}, which is not a program`);
    return given;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), MAC].find(canRun);
}
/** Pages in Chinese and Japanese can only be looked at where a font has their signs; Debian's Chromium brings none. */
const LANGUAGES = ['ja', 'zh-cn', 'zh-tw'];
const FONTS = ['fontconfig', 'fonts-noto-cjk'];
const canWrite = language => Boolean(spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout?.trim());
function ensureFonts() {
  if (process.platform !== 'linux' || LANGUAGES.every(canWrite)) return;
  if (isDebianRoot()) {
    console.log('Installing fonts for Chinese and Japanese from the Debian packages ...');
    installFromDebian(...FONTS);
  }
  if (!LANGUAGES.every(canWrite))
    throw new Error(
      `No fonts for Chinese and Japanese: the browser tests look for missing signs. Install ${FONTS.join(' and ')}.`,
    );
}
const succeeds = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
function installFromDebian(...names) {
  succeeds('apt-get', ['update', '-qq']);
  return succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
function fromDebian() {
  if (!isDebianRoot()) return undefined;
  console.log('Installing Chromium from the Debian packages ...');
  return installFromDebian('chromium') ? onThisSystem() : undefined;
}
async function fromPlaywright() {
  console.log("Installing Playwright's own Chromium ...");
  const { chromium } = await import('playwright-core');
  succeeds('npx', ['playwright-core', 'install', 'chromium']);
  return canRun(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The system's Chromium, else Debian's package when root, else Playwright's own, and fonts for every language we speak;
 * an error when these cannot be had.
 */
export async function ensureChromium() {
  const path = onThisSystem() ?? fromDebian() ?? (await fromPlaywright());
  if (path === undefined)
    throw new Error('No Chromium for the browser tests: install one, or set CHROMIUM_PATH to the program.');
  ensureFonts();
  return path;
}
