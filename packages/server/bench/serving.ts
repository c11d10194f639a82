import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface Place {
  env: Record<string, string>;
  drop(): Promise<void>;
}
/** An empty database of this engine, for as long as something is measured. */
export async function emptyDatabase(engine: string): Promise<Place> {
  const data = mkdtempSync(join(tmpdir(), 'tianxia-load-'));
  const drop = async () => rmSync(data, { recursive: true, force: true });
  if (engine === 'sqlite') return { env: { DATA_DIR: data }, drop };
  const operator = new pg.Client(process.env.TEST_DATABASE_URL);
  await operator.connect();
  const name = `tianxia_load_${process.pid}`;
  await operator.query(`CREATE DATABASE ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = name;
  return {
    env: { DATA_DIR: data, DATABASE_URL: url.href },
    async drop() {
      await operator.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await operator.end();
      await drop();
    },
  };
}

export interface Served {
  child: ChildProcess;
  url: string;
  /** Processor seconds of all its threads so far, and the memory it holds. */
  figures(): Promise<{ cpu: number; memory: number }>;
  stop(): Promise<void>;
}
/** As the unit and the image start it. */
const FLAGS = (process.env.SERVER_FLAGS ?? '--max-semi-space-size=128').split(' ');

/** A built server in a process of its own, without limits for strangers: all of the load comes from one address. */
export async function started(script: string, env: Record<string, string>, flags = FLAGS): Promise<Served> {
  const child = spawn(process.execPath, [...flags, script], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMITS: 'off',
      TABLES_PER_PERSON: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', text => {
      const found = /Tianxia is at (\S+)/.exec(String(text))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    child,
    url,
    async figures() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
      return {
        cpu: value('tianxia_process_cpu_seconds_total'),
        memory: value('tianxia_process_resident_memory_bytes'),
      };
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
/** What this process itself has used, in seconds. */
export const cpuHere = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** The value below which this share of them lies. */
export const at = (list: number[], share: number): number =>
  list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;

/** How much of the processors other programs had meanwhile: on a busy machine nothing can be said of waits. */
export function processors(): { used(): number } {
  const read = () => {
    try {
      const [user = 0, nice = 0, system = 0, idle = 0, wait = 0] = /^cpu +(.*)$/m
        .exec(readFileSync('/proc/stat', 'utf8'))![1]!
        .split(' ')
        .map(Number);
      return { busy: user + nice + system, all: user + nice + system + idle + wait };
    } catch {
      return { busy: 0, all: 0 };
    }
  };
  const before = read();
  return {
    used() {
      const now = read();
      return now.all === before.all ? 0 : (now.busy - before.busy) / (now.all - before.all);
    },
  };
}
