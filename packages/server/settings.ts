import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AlertSettings } from './alerts/settings.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Bus } from './bus/bus.ts';
import type { Foreign } from './foreign/foreign.ts';
import type { Patience } from './http/connections.ts';
import type { Limits } from './http/safety.ts';
import type { Load } from './tables/game/library.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** What a server is started with. `settingsFrom` reads what an operator may set from the environment. */
export interface Settings {
  port: number; // 0: any free one
  host?: string; // this machine only when left out
  data: string; // folder of the database
  web?: string; // folder of the built web app; beside the built server when left out
  log?: LogLevel;
  proxies?: number; // reverse proxies in front, whose word on the visitor's address is taken
  botPace?: number; // milliseconds a bot's choice takes at least
  botMillis?: number; // a searching bot thinks so long
  idle?: number; // milliseconds until a table at which no one looks leaves memory
  limits?: Partial<Limits> | 'off';
  patience?: Patience; // with those who send a request slowly
  registration?: 'open' | 'closed'; // may guests become accounts
  publicUrl?: string; // where the site is, for passkeys and links; as the browser says when left out
  thinker?: Thinker; // worker threads when left out
  foreign?: Foreign; // likewise: where the rules of packs from outside are worked out
  writer?: 'here'; // SQLite writes in this thread, not in one of its own
  load?: Load; // games; the catalogue's when left out
  database?: string; // postgres://…; SQLite in the data folder when left out
  bus?: string | Bus; // nats://…; PostgreSQL's own, or none at all, when left out
  dueEvery?: number; // milliseconds between two looks at what is due
  now?: () => number; // the time by which tables are played
  alerts?: AlertSettings; // how people who are away hear of their turn; not at all when left out
  gather?: number; // milliseconds between two changes of the lobby that are told
  botsAfter?: number; // milliseconds until bots take the free seats of a table for playing now
  botWorkers?: number; // threads; one fewer than processors when left out
  botMemory?: number; // megabytes one of them may take
  tablesPerPerson?: number; // going at once
  watch?: { port?: number; patience?: number }; // a thread that answers /healthz, and ends a process that stands still
  metrics?: { token?: string }; // /metrics, for those who know the token, else for this machine; not there when left out
}

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'expected a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const word = z.string().min(1, 'it is set to nothing');
const onOff = (standard: 'on' | 'off') => z.enum(['on', 'off']).default(standard);
const url = (scheme: RegExp, sample: string) =>
  z.string().refine(
    text => text.split(',').every(one => scheme.test(one.trim()) && URL.canParse(one.trim())), // NATS has several at once
    `expected something like ${sample}`,
  );

/** Every variable. `.env.example` explains them. */
const environment = z.object({
  PORT: whole(0, 65535).default(8080),
  HOST: word.default('localhost'),
  DATA_DIR: word.default('data'),
  WEB_DIR: word.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DATABASE_URL: url(/^postgres(ql)?:\/\//, 'postgres://name:password@host:5432/tianxia').optional(),
  BUS_URL: url(/^(nats|tls|postgres(ql)?):\/\//, 'nats://name:password@host:4222').optional(),
  PUBLIC_URL: url(/^https?:\/\/[^/]+\/?$/, 'https://play.example.org, without a path').optional(),
  PROXIES: whole(0, 10).default(0),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  RATE_LIMITS: onOff('on'),
  TABLES_PER_PERSON: whole(1, 100_000).default(200),
  IDLE_MINUTES: whole(1, 100_000).default(10),
  BOT_PACE: whole(0, 60_000).default(600),
  BOT_MILLIS: whole(1, 60_000).default(800),
  BOT_WORKERS: whole(1, 256).optional(),
  BOT_MEMORY: whole(64, 65_536).default(512),
  HEALTH_PORT: whole(1, 65535).optional(),
  WATCHDOG_SECONDS: whole(0, 3600).default(0),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 letters').optional(),
  SMTP_URL: url(/^smtps?:\/\//, 'smtp://name:password@host:587').optional(),
  MAIL_FROM: word.optional(),
  PUSH: onOff('on'),
  VAPID_SUBJECT: url(/^(mailto:|https:)/, 'mailto:you@example.org').optional(),
  VAPID_PUBLIC_KEY: word.optional(),
  VAPID_PRIVATE_KEY: word.optional(),
  WEBHOOKS: onOff('off'),
  ALERT_SECONDS: whole(0, 86_400).default(20),
});
type Environment = z.output<typeof environment>;
export const VARIABLES = Object.keys(environment.shape) as (keyof Environment)[];
/** May stand in a file that `NAME_FILE` names, so that they need not be in the environment. */
export const SECRETS = ['DATABASE_URL', 'BUS_URL', 'METRICS_TOKEN', 'SMTP_URL', 'VAPID_PRIVATE_KEY'] as const;

type Env = Readonly<Record<string, string | undefined>>;
/** The environment with the contents of files in place of their names. A variable that is set to nothing is not set. */
function withFiles(env: Env, problems: string[]): Env {
  const whole: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'DATA_DIR' || name === 'HOST'),
  );
  for (const name of SECRETS) {
    const file = whole[`${name}_FILE`];
    if (file === undefined) continue;
    if (whole[name] !== undefined) problems.push(`${name}_FILE: ${name} is set, too; leave one of them out`);
    else
      try {
        whole[name] = readFileSync(file, 'utf8').trim();
      } catch (problem) {
        problems.push(`${name}_FILE: ${file} cannot be read (${(problem as NodeJS.ErrnoException).code})`);
      }
  }
  return whole;
}
/** What is right by itself and wrong together. */
function* contradictions(env: Environment): Generator<string> {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) yield 'MAIL_FROM: SMTP_URL needs it, too';
  if (env.SMTP_URL !== undefined && env.PUBLIC_URL === undefined)
    yield 'PUBLIC_URL: SMTP_URL needs it, too: mails have links';
  if (env.WEBHOOKS === 'on' && env.PUBLIC_URL === undefined)
    yield 'PUBLIC_URL: WEBHOOKS need it, too: they name the page of the table';
  if (env.HEALTH_PORT !== undefined && env.HEALTH_PORT === env.PORT)
    yield 'HEALTH_PORT: it is a port of its own, not that of PORT';
  if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined))
    yield 'VAPID_PUBLIC_KEY: it goes with VAPID_PRIVATE_KEY; leave out both, and keys are made and kept';
}

/** Settings from the environment. Throws with every wrong variable, before anything is opened; never with a value. */
export function settingsFrom(env: Env): Settings {
  const problems: string[] = [];
  const read = environment.safeParse(withFiles(env, problems));
  if (read.success) problems.push(...contradictions(read.data));
  else problems.push(...read.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`));
  if (!read.success || problems.length > 0) throw new Error(problems.join('\n'));
  const found = read.data;
  return {
    port: found.PORT,
    host: found.HOST,
    data: found.DATA_DIR,
    log: found.LOG_LEVEL,
    proxies: found.PROXIES,
    registration: found.REGISTRATION,
    tablesPerPerson: found.TABLES_PER_PERSON,
    idle: found.IDLE_MINUTES * 60_000,
    botPace: found.BOT_PACE,
    botMillis: found.BOT_MILLIS,
    botMemory: found.BOT_MEMORY,
    limits: found.RATE_LIMITS === 'off' ? 'off' : {},
    metrics: present({ token: found.METRICS_TOKEN }),
    ...present({
      web: found.WEB_DIR,
      database: found.DATABASE_URL,
      bus: found.BUS_URL,
      publicUrl: found.PUBLIC_URL,
      botWorkers: found.BOT_WORKERS,
      watch: watchFrom(found),
      alerts: alertsFrom(found),
    }),
  };
}
function watchFrom({ HEALTH_PORT: port, WATCHDOG_SECONDS: seconds }: Environment): Settings['watch'] {
  if (port === undefined && seconds === 0) return undefined;
  return present({ port, patience: seconds === 0 ? undefined : seconds * 1000 });
}
/** No one can be led back to a site that does not know where it is. */
function alertsFrom(found: Environment): AlertSettings | undefined {
  if (found.PUBLIC_URL === undefined) return undefined;
  const keys = {
    subject: found.VAPID_SUBJECT,
    publicKey: found.VAPID_PUBLIC_KEY,
    privateKey: found.VAPID_PRIVATE_KEY,
  };
  return {
    site: found.PUBLIC_URL,
    webhooks: found.WEBHOOKS === 'on',
    wait: found.ALERT_SECONDS * 1000,
    ...(found.PUSH === 'on' ? { push: present(keys) } : {}),
    ...(found.SMTP_URL === undefined ? {} : { mail: { server: found.SMTP_URL, from: found.MAIL_FROM! } }),
  };
}
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
