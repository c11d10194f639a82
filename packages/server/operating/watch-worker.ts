/** The entry of the thread that watches the main one. It shares nothing with it but one number. */
import { writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Watched } from './watch.ts';

const { beats, port, host, patience } = workerData as Watched;
const LOOK = 250; // milliseconds
const SILENT = 5000; // milliseconds without a beat after which the main thread is called frozen
const count = new Int32Array(beats);
let seen = -1;
let last = performance.now();
let looked = last;

setInterval(() => {
  const now = performance.now();
  if (now - looked > SILENT) last = now; // the whole machine slept: the other thread gets as long again
  looked = now;
  const beat = Atomics.load(count, 0);
  if (beat !== seen) last = now;
  seen = beat;
  if (patience !== undefined && now - last > patience) {
    // Not by process.stderr: that goes by the main thread.
    writeSync(2, `Tianxia ends: its main thread has stood still for ${Math.round((now - last) / 1000)} s\n`);
    process.kill(process.pid, 'SIGKILL');
  }
}, LOOK);

const ready = () => parentPort!.postMessage('ready');
if (port === undefined) ready();
else
  createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, reply) => {
    const isAlive = performance.now() - last < SILENT;
    const status = request.url !== '/healthz' ? 404 : isAlive ? 200 : 503;
    reply.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    reply.end(JSON.stringify({ alive: isAlive }));
  }).listen(port, host, ready);
