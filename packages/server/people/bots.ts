import { CALLED, LEVELS, type Level } from '@tianxia/bots/names';
import { loadLadder } from '@tianxia/catalog';
import { BOT_NAMES, type BotName } from '@tianxia/protocol';
import { type Sql, type Statement, statement } from '../sql/sql.ts';
import { NEWCOMER, type Rating } from './glicko.ts';
import { folded, isOneOf, looks } from './names.ts';
import type { Rated } from './person.ts';

/** Bots are on the same ladder as people, so each has a row among them: made when it is first needed, and its name is taken. */
export const botId = (bot: BotName): string => `bot:${bot}`;
export const isBotId = (id: string): boolean => id.startsWith('bot:');
const titled = Object.fromEntries(LEVELS.map(level => [level, `${CALLED[level]} the ${level}`])) as Record<
  Level,
  string
>;
const NAMES: Record<BotName, string> = {
  random: 'Gentle bot',
  greedy: 'Steady bot',
  search: 'Sharp bot',
  mind: 'Trained bot',
  ...titled,
};

export const botRow = (bot: BotName, now: number): Statement =>
  statement(
    `INSERT INTO people (id, name, folded, looks, role, created, seen, settings) VALUES (?, ?, ?, ?, 'bot', ?, ?, '{}')
     ON CONFLICT DO NOTHING`,
    botId(bot),
    NAMES[bot],
    folded(NAMES[bot]),
    looks(NAMES[bot]),
    now,
    now,
  );
const FROM_A_LADDER = 150; // the deviation of a rating from games between bots: surer than a newcomer's, but no game with people yet

/** What somebody's rating at a game begins with. That of a level is what its ladder has shown (`levels.json`), where it has shown it. */
export async function beginning(person: string, game: string): Promise<Rating> {
  const level = LEVELS.find(one => botId(one) === person);
  const rating = level && (await loadLadder(game))?.ratings[level];
  return rating === undefined ? NEWCOMER : { ...NEWCOMER, rating, deviation: FROM_A_LADDER };
}
/** How each bot is rated at a game; without those that have not played it. */
export type BotRatings = Partial<Record<BotName, Rated>>;
export async function botRatings(sql: Sql): Promise<(game: string) => BotRatings> {
  const rows = await sql.read<Rated & { person: string; game: string }>(
    `SELECT person, game, rating, deviation FROM ratings WHERE person IN (${BOT_NAMES.map(() => '?').join(', ')})`,
    ...BOT_NAMES.map(botId),
  );
  return game =>
    Object.fromEntries(
      BOT_NAMES.flatMap(bot => {
        const found = rows.find(row => row.person === botId(bot) && row.game === game);
        return found === undefined ? [] : [[bot, { rating: found.rating, deviation: found.deviation }]];
      }),
    );
}
export const isBotName = isOneOf(Object.values(NAMES));
