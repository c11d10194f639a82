import { availableParallelism } from 'node:os';
import { type BotName, millisFor, type Opinion, together, wantsMind } from '@tianxia/bots';
import { seedOf } from '@tianxia/kernel';
import type { Bell } from './bell.ts';
import { crew } from './crew.ts';
import { line, PATIENCE, tooBusy } from './line.ts';
import type { Question, Rehearsal, Thinker } from './thinker.ts';
import { NotReady } from './thread.ts';

/** What goes to a worker: what comes back is what a bot thinks, or what is wrong with a pack. */
export type Task = Think | Try;
interface Think {
  kind: 'think';
  question: Question;
  bell?: Bell; // where it only helps
}
interface Try {
  kind: 'rehearse';
  rehearsal: Rehearsal;
}
type Wrong = string | undefined;

const REHEARSAL_LIMIT = 5000;
const HELPERS = 3; // at one thought: each further one finds less that is new
const LATE = 50; // milliseconds that helpers are waited for
/** Who looks ahead by trials that are short: others hear the bell too late. */
const mayBeHelped = (bot: BotName) => millisFor(bot) > 0 && wantsMind(bot);
const grace = (millis: number) => millis * 2 + 2000; // a cold start and a busy machine

/**
 * Bots in worker threads, one core left for the server. Where a bot looks ahead, workers that have nothing to do think about the same
 * question, each with luck of its own; they end as soon as the answer is there, or another question needs them. Bots at tables with packs
 * from outside have a thread of their own, so that no other bot waits for a stranger's pack; and so has trying out new packs, since
 * a host who founds a table waits for it: they do not wait for bots, however many play with such packs, and not for ever for others
 * who bring a pack.
 */
export function workerPool(
  script: string,
  {
    workers = Math.max(1, availableParallelism() - 1),
    memory,
    patience = PATIENCE,
    late = LATE,
  }: { workers?: number; memory?: number; patience?: number; late?: number } = {},
): Thinker {
  const bots = crew<Think, Opinion<string>>(script, workers, memory);
  const packs = crew<Think, Opinion<string>>(script, 1, memory);
  const trial = crew<Try, Wrong>(script, 1, memory);
  const trying = line();
  async function rehearse(rehearsal: Rehearsal): Promise<Wrong> {
    try {
      return await trial.ask({ kind: 'rehearse', rehearsal }, rehearsal.game, REHEARSAL_LIMIT);
    } catch (problem) {
      if (problem instanceof NotReady) throw tooBusy(); // which is not the pack's fault
      return 'the pack is well-formed, but a game with it takes too long';
    }
  }
  return {
    async think(question) {
      const { game, content, millis, seed, bot } = question;
      const these = content === undefined ? bots : packs;
      const limit = grace(millis);
      const answer = these.ask({ kind: 'think', question }, game, limit);
      if (!mayBeHelped(bot)) return (await answer).option;
      const helping = (number: number, bell: Bell): Think => ({
        kind: 'think',
        question: { ...question, seed: seedOf(seed, number) },
        bell,
      });
      const help = these.help(HELPERS, helping, game, limit);
      const first = await answer.finally(help.end);
      return together(first, ...(await help.heard(late)));
    },
    rehearse: rehearsal => trying.stand(() => rehearse(rehearsal), patience),
    async close() {
      await Promise.all([bots, packs, trial].map(crew => crew.close()));
    },
  };
}
