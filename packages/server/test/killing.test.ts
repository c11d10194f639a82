import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fastRand } from '@tianxia/kernel';
import { expect, it } from 'vitest';
import type { Place } from '../operating/open-snapshot.ts';
import { built, type Program, program } from './built.ts';
import { checkLogs, checkReplays } from './checking.ts';
import { type Players, players } from './players.ts';
import { databaseUrl } from './services.ts';
import { dataFolder } from './visiting.ts';

const script = process.env.SERVER_SCRIPT ?? built('server.js');
/** `KILLS=200 npx vitest run packages/server/test/killing.test.ts` kills as often as you like. */
const KILLS = Number(process.env.KILLS ?? 30);
const TABLES = 50;
const LONGEST = 600_000 + KILLS * 10_000;

/** Keeps so many servers running, and kills one of them again and again while people play. */
async function killed(place: Place, processes: number): Promise<Players> {
  const env = {
    DATA_DIR: place.data,
    LOG_LEVEL: 'error',
    ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
  };
  const start = () => program(script, env);
  const running: (Program | undefined)[] = [];
  for (let i = 0; i < processes; i++) running.push(await start());
  const rand = fastRand(Date.now() % 2 ** 31);
  const crowd = await players(() => running.flatMap(server => server?.url ?? []), 7);
  const inPlay = () => crowd.games.filter(game => !game.isOver).length;
  let enough = false;
  async function keepPlaying(): Promise<void> {
    while (!enough) {
      if (inPlay() < TABLES) await crowd.sitDown(rand(5) === 0 ? 'bot' : 'person');
      else await pause(20);
    }
  }
  await Promise.all(Array.from({ length: TABLES }, (_, i) => crowd.sitDown(i % 5 === 0 ? 'bot' : 'person')));
  const playing = keepPlaying();
  for (let kill = 0; kill < KILLS; kill++) {
    const before = crowd.acknowledged;
    const which = rand(processes);
    const victim = running[which]!;
    const some = before + rand(TABLES); // from hardly anybody being back to everybody playing
    for (let waited = 0; crowd.acknowledged < some && waited < 1000; waited++) await pause(5);
    await pause(rand(20));
    victim.child.kill('SIGKILL');
    running[which] = undefined;
    await victim.ended;
    running[which] = await start();
  }
  enough = true;
  await playing;
  const last = crowd.games.map(game => game.version);
  for (let waited = 0; ; waited++) {
    const stuck = crowd.games.filter((game, i) => !game.isOver && game.version <= last[i]!);
    if (stuck.length === 0) break;
    expect(waited, `tables that do not go on: ${stuck.map(game => game.id)}`).toBeLessThan(1000);
    await pause(50);
  }
  crowd.stop();
  expect(crowd.refused.filter(refusal => refusal.endsWith('internal'))).toEqual([]); // a choice that failed in a server that was not killed
  for (const server of running) {
    server!.child.kill('SIGTERM');
    expect(await server!.ended).toBe(0);
  }
  return crowd;
}
async function holds(place: Place, processes: number): Promise<void> {
  const crowd = await killed(place, processes);
  const checked = await checkLogs(place, crowd);
  expect(checked).toBe(crowd.acknowledged);
  expect(checked).toBeGreaterThan(KILLS * TABLES * 0.1);
  await checkReplays(place);
  console.log(`${KILLS} kills, ${crowd.games.length} tables, ${checked} acknowledged choices, none lost, none twice`);
  if (process.env.KEEP_FIGURES) keep(place.url === undefined ? 'sqlite' : 'postgresql', crowd.games.length, checked);
}
/** What was measured, for docs/proof.md; npm run proof puts it there. */
function keep(database: string, tables: number, acknowledged: number): void {
  const folder = new URL('../../../docs/figures/proof/kills/', import.meta.url);
  const command = `KEEP_FIGURES=1 KILLS=${KILLS} npx vitest run packages/server/test/killing.test.ts`;
  const date = new Date().toISOString().slice(0, 10);
  const told = { database, date, command, kills: KILLS, tables, acknowledged, lost: 0 };
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${database}.json`, folder), `${JSON.stringify(told, undefined, 2)}\n`);
}

it(
  'is killed again and again while fifty tables play on SQLite: nothing acknowledged is lost, nothing is there twice',
  () => holds({ data: dataFolder() }, 1),
  LONGEST,
);
it(
  'is killed again and again beside another process on PostgreSQL: nothing acknowledged is lost, nothing is there twice',
  async () => holds({ data: dataFolder(), url: await databaseUrl() }, 2),
  LONGEST,
);
