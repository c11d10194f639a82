import { setTimeout as pause } from 'node:timers/promises';
import { type BotName, limitFor, waitAt } from '@tianxia/bots';
import type { Seat } from '@tianxia/kernel';
import type { NotChosen } from '@tianxia/protocol';
import type { Logger } from '../operating/logger.ts';
import { newSeed } from '../tables/founding/ids.ts';
import { botsToMove, type OpenTable } from '../tables/open/open-table.ts';
import { botAt } from '../tables/seats/who-sits.ts';
import type { Question, Thinker } from './thinker.ts';

/** Asks bots whose turn it is. They sit at a table like anybody else: they see a view and send words. */
export interface Bots {
  /** Plays until no bot is asked, or `may` says no: then another process thinks for them. False when a bot could not play. */
  play(table: OpenTable, may: () => boolean): Promise<boolean>;
  close(): void;
}
export interface BotSettings {
  pace: number; // milliseconds before a bot's first choice in a row, so that people can follow; the next ones come quicker
  millis: number; // for thinking, of a bot that searches; who thinks longer or shorter than it does so in proportion
}
interface Asked {
  version: number;
  question: Question;
}
const WEAKER: Record<BotName, BotName | undefined> = {
  mind: 'greedy',
  search: 'greedy',
  greedy: 'random',
  hermit: 'search',
  general: 'search',
  merchant: 'greedy',
  clerk: 'greedy',
  ferryman: 'greedy',
  pupil: 'greedy',
  random: undefined,
};

export function bots(thinker: Thinker, logger: Logger, { pace, millis }: BotSettings): Bots {
  let closed = false;
  const timeFor = (bot: BotName) => Math.round((millis * limitFor(bot)) / limitFor('search'));

  /** Chooses, and again if the table moved on meanwhile, until this seat is not asked any more. False when it gave up. */
  async function turnOf(table: OpenTable, seat: Seat, may: () => boolean): Promise<boolean> {
    try {
      for (let goesOn = false; !closed; goesOn = true) {
        const asked = await table.inTurn(() => questionFor(table, seat));
        if (asked === undefined || !may()) return true;
        const [words] = await Promise.all([thought(table, asked.question), pause(waitAt(pace, goesOn))]);
        if (!closed && may()) await play(table, asked, words);
      }
    } catch (problem) {
      if (!closed) logger.error({ table: table.row.id, seat, err: problem }, 'a bot could not play');
    }
    return false;
  }
  async function play(table: OpenTable, { version, question }: Asked, words: string): Promise<void> {
    const { seat } = question;
    const stands = (refused: NotChosen | undefined) => refused === undefined || refused.code === 'stale';
    let refused = await choose(table, seat, version, words);
    if (!stands(refused) && refused?.code !== 'busy') {
      logger.error(
        { table: table.row.id, seat, bot: question.bot },
        'a bot made an illegal choice; it plays by chance',
      );
      refused = await choose(table, seat, version, await byChance(table, question));
    }
    if (!stands(refused)) throw new Error(`refused: ${refused?.code}`);
  }
  function questionFor(table: OpenTable, seat: Seat): Asked | undefined {
    const { row, live, content } = table;
    const bot = botAt(row, seat);
    if (live === undefined || bot === undefined || !botsToMove(table).includes(seat)) return undefined;
    const { game, rules, pack, options } = row;
    const setup = { game, rules, pack, content, table: { seats: row.seats.length, options } };
    const { view } = live.update(seat, live.happened.length);
    return {
      version: live.entries.length,
      question: { ...setup, view, seat, bot, seed: newSeed(), millis: timeFor(bot) },
    };
  }
  /** The bot's own choice, or that of a weaker one when it fails or overruns. */
  async function thought(table: OpenTable, question: Question): Promise<string> {
    for (let bot: BotName | undefined = question.bot; bot !== undefined; bot = WEAKER[bot]) {
      try {
        return await thinker.think({ ...question, bot });
      } catch (problem) {
        if (closed) throw problem;
        logger.warn(
          { table: table.row.id, seat: question.seat, bot, err: problem },
          'a bot failed; a weaker one plays',
        );
      }
    }
    return byChance(table, question);
  }
  async function byChance({ live }: OpenTable, { seat, seed }: Question): Promise<string> {
    return live!.anyWords(seat, seed);
  }
  function choose(table: OpenTable, seat: Seat, version: number, words: string): Promise<NotChosen | undefined> {
    return new Promise((resolve, reject) => {
      table
        .wish(
          seat,
          { type: 'choose', version, words },
          { done: () => resolve(undefined), refused: refused => resolve(refused) },
          'bot',
        )
        .catch(reject);
    });
  }
  return {
    async play(table, may) {
      for (let seats = botsToMove(table); seats.length > 0 && may(); seats = botsToMove(table)) {
        if (closed) return false;
        const turns = await Promise.all(seats.map(seat => turnOf(table, seat, may)));
        if (turns.includes(false)) return false;
      }
      return true;
    },
    close() {
      closed = true;
    },
  };
}
