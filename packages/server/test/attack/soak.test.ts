/**
 * Everything at once, for a while: people play, strangers attack from addresses of their own, and the server is killed again and
 * again. `SOAK=30 npx vitest run packages/server/test/attack/soak.test.ts` does it for half an hour (`npm run bench -- soak 30`), and
 * then also asserts how long people waited; in the suite, a few hundred choices and two kills show that nothing is lost.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { catalog } from '@tianxia/catalog';
import { fastRand } from '@tianxia/kernel';
import { expect, it } from 'vitest';
import { disk } from '../../bench/disk.ts';
import { at, processors } from '../../bench/serving.ts';
import { openSql } from '../../sql/open.ts';
import { PASSWORD } from '../asking.ts';
import { built, type Program, program } from '../built.ts';
import { checkLogs, checkReplays } from '../checking.ts';
import { players } from '../players.ts';
import { dataFolder } from '../visiting.ts';
import { from } from './from-elsewhere.ts';
import { type Strangers, strangers } from './strangers.ts';

const LONG = process.env.SOAK !== undefined;
const MINUTES = Number(process.env.SOAK ?? 0);
const KILLED_EVERY = 1; // minutes
const TABLES = LONG ? 50 : 8;
const CHOICES = 200; // in the suite
const GAMES = catalog.map(({ id }) => id);
const OWNER = { name: 'Zhuge Liang', password: PASSWORD }; // whose password strangers guess
const LONGEST = 250; // milliseconds: p99 of what honest people wait for a choice
const script = process.env.SERVER_SCRIPT ?? built('server.js');

const told = ({ told }: Strangers) =>
  [...told]
    .map(([name, what]) => `${name} ${[...what].map(([said, times]) => `${said} ×${times}`).join(' ')}`)
    .join(', ');

it(
  'people play on while strangers attack and the server is killed: nothing acknowledged is lost',
  async () => {
    const data = dataFolder();
    const start = () =>
      program(script, { DATA_DIR: data, HOST: '127.0.0.1', RATE_LIMITS: 'on', BOT_PACE: '600', LOG_LEVEL: 'error' });
    let server: Program | undefined = await start();
    let isOver = false;
    let people = 0;
    const crowd = await players(
      () => (server === undefined ? [] : [server.url]),
      7,
      () => {
        people++;
        return from(`127.${1 + (people >> 16)}.${(people >> 8) & 255}.${people & 255}`);
      },
    );
    const inPlay = () => crowd.games.filter(game => !game.isOver);
    const owner = from('127.65.0.1');
    expect((await owner.ask(server.url, 'POST /api/accounts', { body: OWNER })).status).toBe(201);
    const attackers = strangers(
      { url: () => server?.url, isOver: () => isOver, table: () => inPlay().at(-1)?.id, account: OWNER.name },
      20261118,
    );
    const keepPlaying = (async () => {
      while (!isOver) {
        const n = crowd.games.length;
        if (inPlay().length < TABLES) await crowd.sitDown(n % 4 === 0 ? 'bot' : 'person', GAMES[n % GAMES.length]);
        else await pause(50);
      }
    })();
    const [probe, machine] = [disk(), processors()];
    const rand = fastRand(3);
    const began = performance.now();
    const minutes = () => (performance.now() - began) / 60_000;
    const enough = () =>
      LONG
        ? minutes() >= MINUTES
        : kills >= 2 &&
          crowd.acknowledged >= CHOICES &&
          crowd.games.length >= GAMES.length &&
          attackers.missing().length === 0;
    let kills = 0;
    let ended: number | NodeJS.Signals | undefined;
    /** By the clock; in the suite, where nothing goes by the clock, by how far people came. */
    const killNext = () => {
      const [at, acknowledged] = [minutes() + KILLED_EVERY * (0.5 + rand(1000) / 1000), crowd.acknowledged];
      return () => (LONG ? minutes() >= at : kills < 2 && crowd.acknowledged >= acknowledged + CHOICES / 4);
    };
    async function watchOver(one: Program): Promise<void> {
      const code = await one.ended;
      if (server === one) ended = code;
    }
    void watchOver(server);
    for (let isTime = killNext(); !enough(); await pause(20)) {
      expect(ended, `it ended by itself: ${server.output().slice(-2000)}`).toBeUndefined();
      if (!isTime()) continue;
      const victim: Program = server;
      server = undefined;
      victim.child.kill('SIGKILL');
      await victim.ended;
      server = await start();
      void watchOver(server);
      kills++;
      isTime = killNext();
    }
    // The person whose password is guessed all the time still gets in.
    expect((await owner.ask(server.url, 'POST /api/sign-in', { body: OWNER })).status).toBe(200);
    isOver = true;
    await Promise.all([keepPlaying, attackers.done]);
    crowd.stop();
    const [busy, synced] = [machine.used(), await probe.end()];
    const last: Program = server;
    server = undefined;
    last.child.kill('SIGTERM');
    await last.ended; // after ten seconds at the latest, whatever strangers' packs are doing
    expect(last.output()).not.toContain('cannot start or stop');
    const checked = await checkLogs({ data }, crowd);
    await checkReplays({ data });
    const sql = await openSql({ data });
    const links = await sql.read<{ n: number }>('SELECT count(*) AS n FROM passes GROUP BY table_id');
    await sql.close();
    expect(Math.max(...links.map(({ n }) => n))).toBeLessThanOrEqual(10);
    const p99 = at([...crowd.waits], 0.99);
    console.log(
      [
        `${minutes().toFixed(1)} minutes, ${kills} kills, ${crowd.games.length} tables, ${checked} acknowledged choices, none lost, none twice;`,
        `honest people waited p50 ${at([...crowd.waits], 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${at([...crowd.answers], 0.99).toFixed(1)} ms without the time in which it was started again);`,
        `strangers were told: ${told(attackers)};`,
        `the processors were ${Math.round(busy * 100)} % busy, the disk alone p50 ${at(synced, 0.5).toFixed(1)} ms, p99 ${at(synced, 0.99).toFixed(1)} ms`,
      ].join(' '),
    );
    expect(checked).toBe(crowd.acknowledged);
    expect(checked).toBeGreaterThan(0);
    expect(attackers.missing()).toEqual([]);
    expect(attackers.strange()).toEqual([]);
    if (LONG) expect(p99).toBeLessThan(LONGEST);
  },
  MINUTES * 60_000 + 600_000,
);
