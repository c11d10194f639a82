/**
 * What a choice costs: everybody chooses as soon as they are asked (a closed loop), and the server's processor time is counted. With a
 * second build (or other flags for Node), both play in turn for a few seconds at a time in the same run: the machine is noisy, and
 * what it does to one it does to the other.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Crowd, crowd } from './crowd.ts';
import { disk } from './disk.ts';
import { farFrom } from './judging.ts';
import { at, emptyDatabase, processors, type Served, started } from './serving.ts';

const [scripts = '', engine = 'sqlite', tables = '100', watchers = '4', rounds = '6', seconds = '3'] =
  process.argv.slice(2);
/** Choices until all is compiled that is worth it. */
const WARM_UP = Number(process.env.WARM_UP ?? 8000);
/** boardgame.io with a trivial game and its memory store, on two cores like these: the higher of two figures. */
const OTHERS = 2556;

interface Side {
  name: string;
  server: Served;
  people: Crowd;
  drop(): Promise<void>;
  spent: number;
  made: number;
  took: number;
}
async function side(script: string): Promise<Side> {
  const [path = '', ...flags] = script.split(' ');
  const { env, drop } = await emptyDatabase(engine);
  const server = await started(path, env, flags.length === 0 ? undefined : flags);
  const people = await crowd(server.url, Number(watchers));
  await people.found(Number(tables));
  return { name: script, server, people, drop, spent: 0, made: 0, took: 0 };
}
/** They play until this is so, and then wait: whatever is underway is answered before it returns. */
async function playing({ people }: Side, until: () => Promise<unknown>): Promise<void> {
  people.asked = turn => turn.choose();
  for (const turn of people.ready.splice(0)) turn.choose();
  await until();
  people.asked = undefined;
  for (let made = -1; made !== people.counts.chosen; await pause(200)) made = people.counts.chosen;
}
async function measured(one: Side): Promise<void> {
  const [before, made, began] = [await one.server.figures(), one.people.counts.chosen, performance.now()];
  one.people.measuring = true;
  await playing(one, async () => {
    await pause(Number(seconds) * 1000);
    one.took += performance.now() - began;
  });
  one.people.measuring = false;
  one.spent += (await one.server.figures()).cpu - before.cpu;
  one.made += one.people.counts.chosen - made;
}
const sides: Side[] = [];
for (const script of scripts.split(',')) sides.push(await side(script));
for (const one of sides)
  await playing(one, async () => {
    while (one.people.counts.chosen < WARM_UP) await pause(100);
  });
const probe = disk();
const machine = processors();
for (let round = 0; round < Number(rounds); round++)
  for (const one of round % 2 === 0 ? sides : [...sides].reverse()) await measured(one);
const busy = machine.used();
const synced = await probe.end();
const perSecond = ({ made, spent }: Side) => made / spent;
for (const one of sides)
  console.log(
    [
      `${one.name}: ${Math.round(perSecond(one))} choices a processor second (${((one.spent / one.made) * 1e6).toFixed(0)} µs each),`,
      `${one.made} choices at ${tables} tables of Qin with ${watchers} watchers each, committed to ${engine};`,
      `${Math.round((one.made / one.took) * 1000)}/s, p50 ${at(one.people.waits, 0.5).toFixed(1)} ms, p99 ${at(one.people.waits, 0.99).toFixed(1)} ms`,
    ].join(' '),
  );
if (sides.length > 1)
  console.log(
    `         the last makes ${(perSecond(sides.at(-1)!) / perSecond(sides[0]!)).toFixed(3)} times as many as the first`,
  );
console.log(
  `         the processors were ${Math.round(busy * 100)} % busy; the disk alone p50 ${at(synced, 0.5).toFixed(1)} ms, p99 ${at(synced, 0.99).toFixed(1)} ms`,
);
for (const one of sides) {
  await one.server.stop();
  await one.drop();
}
const last = sides.at(-1)!;
const ours = perSecond(last);
console.log(`         ${farFrom(engine, (last.made / last.took) * 1000, ours)}`);
if (ours < OTHERS) console.log(`         the goal is more than boardgame.io's ${OTHERS}`);
process.exit(ours < OTHERS ? 1 : 0);
