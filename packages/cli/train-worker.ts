import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Bot, bots } from '@tianxia/bots';
import { FEW, fingerprint, hunchOf, mindFrom, readerOf, readWeights, WORD_ROWS, WORDS } from '@tianxia/bots/mind';
import { loadGame } from '@tianxia/catalog';
import { fastRand } from '@tianxia/kernel';
import { Batch } from './training/batch.ts';
import { duel } from './training/duel.ts';
import { blocksOf, fitted } from './training/fit.ts';
import { match, selfplay } from './training/selfplay.ts';
import { everyCount } from './training/tables.ts';

/**
 * One of the processes that play for a learner: `node train-worker.js GAME`. It is asked in lines of JSON and answers each with
 * one: what the network must look like, weights made to fit it, games against itself, games against another bot or against older weights.
 */
type Asked =
  | { ask: 'shape' }
  | { ask: 'fit'; weights: string; out: string; seed: number; wide?: number; hidden?: number; judging?: number }
  | {
      ask: 'play';
      weights: string;
      out: string;
      seconds: number;
      games?: number;
      seed: number;
      teacher?: 'greedy';
      whole?: number;
      league?: number;
      old?: string;
    }
  | {
      ask: 'match';
      weights: string;
      rival: 'greedy' | 'random';
      seconds: number;
      games?: number;
      seed: number;
      counts?: number[];
    }
  | { ask: 'duel'; weights: string; old: string; seconds: number; games?: number; seed: number; counts?: number[] };

const id = process.argv[2] ?? '';
const game = await loadGame(id);
if (game === undefined) throw new Error(`there is no game "${id}"`);
const reader = readerOf(game);

/** The others of a league: greedy, and an older mind where there is one. */
const rivals = (old?: string): Bot[] =>
  old === undefined ? [bots.greedy] : [bots.greedy, mindFrom(game!, new Uint8Array(readFileSync(old))).bot];

function answer(asked: Asked): object {
  if (asked.ask === 'shape') {
    const { slots } = reader;
    const { rows, base, width, rising } = slots;
    const blocks = base.map((first, i) => [first, width[i]!, rising[i] ? 1 : 0]);
    const names = blocksOf(slots);
    return {
      game: id,
      reading: game!.reading!.version,
      fingerprint: fingerprint(slots),
      rows,
      slots: slots.slots,
      seats: reader.seats,
      words: WORDS,
      wordRows: WORD_ROWS,
      counts: everyCount(game!),
      blocks,
      names,
      hunch: hunchOf(game!.reading) ?? null,
      few: FEW,
    };
  }
  if (asked.ask === 'fit') {
    const before = new Uint8Array(readFileSync(asked.weights));
    writeFileSync(asked.out, fitted(game!, before, asked, fastRand(asked.seed)));
    return {};
  }
  const before = process.cpuUsage();
  const until = performance.now() + asked.seconds * 1000;
  const enough = (games: number) => performance.now() >= until || games >= (asked.games ?? Infinity);
  const weights = new Uint8Array(readFileSync(asked.weights));
  const { seed } = asked;
  if (asked.ask === 'match')
    return match(game!, weights, asked.rival, { seed, counts: asked.counts ?? everyCount(game!), enough });
  if (asked.ask === 'duel') {
    const old = new Uint8Array(readFileSync(asked.old));
    return duel(game!, { fresh: weights, old }, { seed, counts: asked.counts ?? everyCount(game!), enough });
  }
  const batch = new Batch(reader.seats);
  const { net } = readWeights(weights);
  const { whole } = asked;
  const league = asked.league ? { share: asked.league, bots: rivals(asked.old) } : undefined;
  const teacher = asked.teacher && bots[asked.teacher];
  const played = selfplay(game!, reader, net, batch, { seed, teacher, whole, league, enough });
  writeFileSync(asked.out, batch.bytes());
  const { user, system } = process.cpuUsage(before);
  return { ...played, cpu: (user + system) / 1e6 };
}
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Asked))}\n`);
