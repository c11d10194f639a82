import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

/** How a Chromium is started without a screen and without a network of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The built server as a process of its own; resolves once it has said its address. Port '0' takes a free one. `env`: further settings. */
export async function startServer(data, port = '0', env = {}) {
  const server = spawn(process.execPath, [join(root, 'dist/node/server.js')], {
    env: { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', text => {
      const found = /http:\/\/[^\s"]+/.exec(String(text))?.[0];
      if (found !== undefined) resolve(found.replace(/\/$/, ''));
    });
    server.on('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return { server, url };
}
