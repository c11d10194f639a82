import { z } from 'zod';
import { LOG_LEVELS, type Settings } from './index.ts';

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'expected a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const environment = z.object({
  PORT: whole(0, 65535).default(8080),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  WEB_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  PROXIES: whole(0, 10).default(0),
  BOT_PACE: whole(0, 60_000).default(600),
  BOT_MILLIS: whole(1, 60_000).default(800),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
});

/** Settings from the environment. Throws with every wrong variable, before anything is opened. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = environment.safeParse(env);
  if (!read.success)
    throw new Error(read.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const { PORT, HOST, DATA_DIR, WEB_DIR, LOG_LEVEL, PROXIES, BOT_PACE, BOT_MILLIS, RATE_LIMITS } = read.data;
  return {
    port: PORT,
    host: HOST,
    data: DATA_DIR,
    log: LOG_LEVEL,
    proxies: PROXIES,
    botPace: BOT_PACE,
    botMillis: BOT_MILLIS,
    limits: RATE_LIMITS === 'off' ? 'off' : {},
    ...(WEB_DIR === undefined ? {} : { web: WEB_DIR }),
  };
}
