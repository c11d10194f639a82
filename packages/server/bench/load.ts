/**
 * Many live tables at once: 500 tables of Qin, two people who play and four who watch at each, every one with a socket of its own.
 * The load generator is this process, on the same machine. People choose at a steady rate, as long as the server keeps up: a table
 * has one choice underway at a time, so what the server cannot take shows as a lower rate and longer waits.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { crowd } from './crowd.ts';
import { disk } from './disk.ts';
import { judged } from './judging.ts';
import { at, cpuHere, emptyDatabase, processors, started } from './serving.ts';

const [script = '', engine = 'sqlite', rate = '2000', count = '500', watchers = '4', seconds = '15', apart = ''] =
  process.argv.slice(2);
const TABLES = Number(count);
const RATE = Number(rate);
const WARM_UP = 4000; // milliseconds; then measured, and done before the first matches end: all would end within the same few seconds

const { env, drop } = await emptyDatabase(engine);
const server = await started(script, env);
/** Watchers at another process than the players: what they see has gone through database and bus. */
const other = apart === 'apart' ? await started(script, env) : undefined;
const people = await crowd(server.url, Number(watchers), other?.url);
await people.found(TABLES);

/** At a steady rate: what falls due in a few milliseconds is sent together. */
let due = 0;
let last = performance.now();
const pacer = setInterval(() => {
  const now = performance.now();
  due = Math.min(due + ((now - last) / 1000) * RATE, RATE / 10);
  last = now;
  for (; due >= 1 && people.ready.length > 0; due--) people.ready.shift()!.choose();
}, 2);
await pause(WARM_UP);
const before = await server.figures();
const mine = cpuHere();
const probe = disk();
const machine = processors();
people.measuring = true;
const began = performance.now();
await pause(Number(seconds) * 1000);
people.measuring = false;
const took = (performance.now() - began) / 1000;
const after = await server.figures();
const spent = cpuHere() - mine;
const synced = await probe.end();
clearInterval(pacer);

const { waits, shown, counts } = people;
const spentOnEach = (after.cpu - before.cpu) / waits.length;
console.log(
  [
    `${engine.padEnd(8)} ${TABLES} tables, ${watchers} watchers each${other === undefined ? '' : ' at a second process'}: ${Math.round(waits.length / took)} choices/s committed`,
    `(asked for ${RATE})`,
    `p50 ${at(waits, 0.5).toFixed(1)} ms, p99 ${at(waits, 0.99).toFixed(1)} ms, worst ${at(waits, 1).toFixed(0)} ms;`,
    `seen by watchers p99 ${at(shown, 0.99).toFixed(1)} ms, ${Math.round(counts.seen / took)} updates/s;`,
    `server ${(spentOnEach * 1e6).toFixed(0)} µs of processor a choice (${Math.round(1 / spentOnEach)} a processor second), ${Math.round(after.memory / 1e6)} MB;`,
    `generator ${((spent / waits.length) * 1e6).toFixed(0)} µs; ${counts.refused} refused, ${counts.over} games ended;`,
    `the processors were ${Math.round(machine.used() * 100)} % busy;`,
    `the disk alone p50 ${at(synced, 0.5).toFixed(1)} ms, p99 ${at(synced, 0.99).toFixed(1)} ms, worst ${at(synced, 1).toFixed(0)} ms`,
  ].join(' '),
);
await server.stop();
await other?.stop();
await drop();
const { code, says } = judged({
  asked: RATE,
  made: waits.length / took,
  waits: at(other === undefined ? waits : shown, 0.99),
  isApart: other !== undefined,
  disk: at(synced, 0.99),
  worstDisk: at(synced, 1),
});
for (const line of says) console.log(`         ${line}`);
process.exit(code);
