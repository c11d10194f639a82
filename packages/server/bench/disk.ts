import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Writes a little and waits for the disk, twenty times a second, in a thread that does nothing else: often enough to meet what lasts, too seldom to be in the way. */
const PROBE = `
const { parentPort, workerData } = require('node:worker_threads');
const { openSync, writeSync, fdatasyncSync } = require('node:fs');
const file = openSync(workerData, 'w');
const page = Buffer.alloc(4096);
const took = [];
setInterval(() => {
  const began = performance.now();
  writeSync(file, page, 0, page.length, 0);
  fdatasyncSync(file);
  took.push(performance.now() - began);
}, 50);
parentPort.on('message', () => parentPort.postMessage(took));
`;
/** What the disk alone takes while something else is measured: no one can commit faster than that. */
export function disk(): { end(): Promise<number[]> } {
  const folder = mkdtempSync(join(tmpdir(), 'tianxia-disk-'));
  const probe = new Worker(PROBE, { eval: true, workerData: join(folder, 'page') });
  return {
    async end() {
      const took = await new Promise<number[]>(resolve => {
        probe.once('message', resolve);
        probe.postMessage('');
      });
      await probe.terminate();
      rmSync(folder, { recursive: true, force: true });
      return took;
    },
  };
}
