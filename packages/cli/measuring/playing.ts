import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { warn } from '../command.ts';
import { progress } from '../progress.ts';
import { type Line, type Match, nameOf, type Unit, unitsOf } from './matches.ts';

export interface Playing {
  program: string; // of a process that plays
  jobs: number;
  deals: number;
  seed: number;
  until: number; // by performance.now()
  played(line: Line): void;
  broke(broken: Broken): void;
}
/** A game that broke off, and the last that its process said. */
export interface Broken {
  unit: Unit;
  seed: number;
  error: string;
}
const LAST_WORDS = 4000;
const BROKEN = 20; // games that break off before it is given up
const keyOf = (unit: Unit): string => `${nameOf(unit)} ${unit.deal} ${unit.seat}`;

/** Plays what is not yet played, as many games side by side as there are jobs, until the time is over. */
export async function playMatches(matches: readonly Match[], before: readonly Line[], how: Playing): Promise<void> {
  const done = new Set(before.map(keyOf));
  const games = [...new Set(matches.map(({ game }) => game))];
  // A process that plays one game is faster than one that plays several, so each has its own as long as there is any of it.
  const queues = games.map(game =>
    unitsOf(
      matches.filter(match => match.game === game),
      how.deals,
    ),
  );
  const bar = progress('measure');
  const began = performance.now();
  let finished = 0;
  let broken = 0;
  function next(job: number): Unit | undefined {
    for (let i = 0; i < queues.length; i++)
      for (const unit of remaining(queues[(job + i) % queues.length]!)) if (!done.has(keyOf(unit))) return unit;
    return undefined;
  }
  async function work(job: number): Promise<void> {
    const child = spawn(process.execPath, [how.program], { stdio: ['pipe', 'pipe', 'pipe'] });
    const closed = new Promise(resolve => child.once('close', resolve)); // gone, with all that it has said
    let error = '';
    child.stderr!.setEncoding('utf8').on('data', text => {
      error = `${error}${text}`.slice(-LAST_WORDS);
    });
    const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
    for (let unit = next(job); unit !== undefined && performance.now() < how.until; unit = next(job)) {
      child.stdin!.write(`${JSON.stringify({ unit, seed: how.seed })}\n`);
      const answer = await withinTime(lines.next(), how.until);
      if (answer === undefined) break;
      if (answer.done) {
        await closed;
        warn(`a game broke off: ${keyOf(unit)}`);
        how.broke({ unit, seed: how.seed, error });
        if (++broken === BROKEN) throw new Error(`${BROKEN} games broke off`);
        return work(job);
      }
      how.played(JSON.parse(answer.value) as Line);
      finished++;
      bar.at((performance.now() - began) / (how.until - began), `${finished} games`);
    }
    child.kill();
    await closed;
  }
  await Promise.all(Array.from({ length: how.jobs }, (_, job) => work(job)));
  bar.end();
}
/** What is left of a list, without ending it when the loop is left. */
const remaining = <T>(list: Iterator<T>): Iterable<T> => ({ [Symbol.iterator]: () => ({ next: () => list.next() }) });

async function withinTime<T>(answer: Promise<T>, until: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, until - performance.now()));
  });
  try {
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
}
