import type { BotName } from '../protocol/index.ts';
import { type Statement, statement } from '../sql/sql.ts';
import { folded } from './names.ts';

/** Bots are on the same ladder as people, so each has a row among them: made when it is first needed, and its name is taken. */
export const botId = (bot: BotName): string => `bot:${bot}`;
export const isBotId = (id: string): boolean => id.startsWith('bot:');
const NAMES: Record<BotName, string> = { random: 'Gentle bot', greedy: 'Steady bot', search: 'Sharp bot' };

export const botRow = (bot: BotName, now: number): Statement =>
  statement(
    `INSERT INTO people (id, name, folded, role, created, seen, settings) VALUES (?, ?, ?, 'bot', ?, ?, '{}')
     ON CONFLICT DO NOTHING`,
    botId(bot),
    NAMES[bot],
    folded(NAMES[bot]),
    now,
    now,
  );
export const isBotName = (name: string): boolean => Object.values(NAMES).some(bot => folded(bot) === folded(name));
