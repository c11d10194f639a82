import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@tianxia/catalog';
import { kernelFor, type Table } from '@tianxia/kernel';
import { lineup } from './lineup.ts';
import { mindsFor } from './mind.ts';
import { playGame } from './simulation.ts';
import { addError, addOutcome, emptyTally } from './tally.ts';

/** One of the workers of `tianxia simulate`: takes the next game until none is left, and reports now and then. */
export interface Work {
  game: string;
  table: Table;
  rivals: readonly string[]; // that play by themselves
  content: unknown;
  bots: string | undefined;
  stay: boolean; // bots keep their seats
  seed: number;
  games: number;
  next: Int32Array; // shared by all workers: the number of the next game
}
const REPORT_EVERY = 100; // milliseconds

const port = parentPort!;
const { game: id, table, rivals, content, bots, stay, seed, games, next } = workerData as Work;
const game = (await loadGame(id))!;
const k = kernelFor(game, table, content);
const players = bots === undefined ? undefined : lineup(bots, await mindsFor(game, bots));

const entries = table.seats + rivals.length;
let tally = emptyTally(entries);
let reported = performance.now();
port.once('message', () => {
  for (let g = Atomics.add(next, 0, 1); g < games; g = Atomics.add(next, 0, 1)) {
    try {
      addOutcome(tally, playGame(k, table, players, seed, g, stay));
    } catch (problem) {
      addError(tally, g, problem instanceof Error ? problem.message : String(problem));
    }
    if (performance.now() - reported < REPORT_EVERY) continue;
    port.postMessage(tally);
    tally = emptyTally(entries);
    reported = performance.now();
  }
  port.postMessage(tally);
});
port.postMessage('ready');
