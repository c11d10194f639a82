import { setTimeout as pause } from 'node:timers/promises';
import { fastRand, type Seat } from '@tianxia/kernel';
import type { BotName } from '../protocol/index.ts';
import { newSeed } from '../tables/ids.ts';
import { botAt } from '../tables/seats.ts';
import type { Log, OpenTable, Refused } from '../tables/table.ts';
import type { Question, Thinker } from './thinker.ts';

/** Asks bots whose turn it is. They sit at a table like anybody else: they see a view and send words. */
export interface Bots {
  wake(table: OpenTable): void;
  isThinking(table: OpenTable): boolean;
  close(): void;
}
export interface BotSettings {
  pace: number; // milliseconds before a bot's first choice in a row, so that people can follow; the next ones come quicker
  millis: number; // for thinking
}
interface Asked {
  version: number;
  question: Question;
}
const GOING_ON = 4; // the further choices of one turn are so many times quicker
const WEAKER: Record<BotName, BotName | undefined> = { search: 'greedy', greedy: 'random', random: undefined };

export function bots(thinker: Thinker, log: Log, { pace, millis }: BotSettings): Bots {
  const thinking = new Map<OpenTable, Set<Seat>>();
  let closed = false;

  function wake(table: OpenTable): void {
    if (closed || table.live === undefined) return;
    for (const seat of table.kernel.waiting(table.live.state)) {
      const busy = thinking.get(table) ?? new Set();
      if (botAt(table.row, seat) === undefined || busy.has(seat)) continue;
      thinking.set(table, busy.add(seat));
      void turnOf(table, seat).then(rests => {
        busy.delete(seat);
        if (busy.size === 0) thinking.delete(table);
        if (rests) wake(table); // it may have been asked again while it stood up
      });
    }
  }
  /** Chooses, and again if the table moved on meanwhile, until this seat is not asked any more. False when it gave up. */
  async function turnOf(table: OpenTable, seat: Seat): Promise<boolean> {
    try {
      for (let wait = pace; !closed; wait = pace / GOING_ON) {
        const asked = await table.inTurn(() => questionFor(table, seat));
        if (asked === undefined) return true;
        const [words] = await Promise.all([thought(table, asked.question), pause(wait)]);
        if (!closed) await play(table, asked, words);
      }
    } catch (problem) {
      if (!closed) log.error({ table: table.row.id, seat, err: problem }, 'a bot could not play');
    }
    return false;
  }
  async function play(table: OpenTable, { version, question }: Asked, words: string): Promise<void> {
    const { seat } = question;
    const stands = (refused: Refused | undefined) => refused === undefined || refused.code === 'stale';
    if (stands(await choose(table, seat, version, words))) return;
    log.error({ table: table.row.id, seat, bot: question.bot }, 'a bot made an illegal choice; it plays by chance');
    const refused = await choose(table, seat, version, byChance(table, question));
    if (!stands(refused)) throw new Error(`refused: ${refused?.code}`);
  }
  function questionFor(table: OpenTable, seat: Seat): Asked | undefined {
    const { row, kernel: k, live, content } = table;
    if (live === undefined || !k.waiting(live.state).includes(seat)) return undefined;
    const { game, pack, options } = row;
    const setup = { game, pack, content, table: { seats: row.seats.length, options } };
    const bot = botAt(row, seat);
    if (bot === undefined) return undefined;
    const view = k.view(live.state, seat);
    return { version: live.entries.length, question: { ...setup, view, seat, bot, seed: newSeed(), millis } };
  }
  /** The bot's own choice, or that of a weaker one when it fails or overruns. */
  async function thought(table: OpenTable, question: Question): Promise<string> {
    for (let bot: BotName | undefined = question.bot; bot !== undefined; bot = WEAKER[bot]) {
      try {
        return await thinker.think({ ...question, bot });
      } catch (problem) {
        if (closed) throw problem;
        log.warn({ table: table.row.id, seat: question.seat, bot, err: problem }, 'a bot failed; a weaker one plays');
      }
    }
    return byChance(table, question);
  }
  function byChance({ kernel: k }: OpenTable, { view, seat, seed }: Question): string {
    return k.write(k.anyOption(view as ReturnType<typeof k.view>, seat, fastRand(seed)));
  }
  function choose(table: OpenTable, seat: Seat, version: number, words: string): Promise<Refused | undefined> {
    return new Promise((resolve, reject) => {
      table
        .wish(
          seat,
          { type: 'choose', version, words },
          { done: () => resolve(undefined), refused: refused => resolve(refused) },
        )
        .catch(reject);
    });
  }
  return {
    wake,
    isThinking: table => thinking.has(table),
    close() {
      closed = true;
    },
  };
}
