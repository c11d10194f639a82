import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { loadTexts } from '@tianxia/catalog';
import { BadInput, type Command, DONE, FAILED, type Given, INTERRUPTED, say, sayJson } from '../command.ts';
import { columns } from '../help.ts';
import { onInterrupt } from '../interrupt.ts';
import { ABOUT_BOTS, countsProcessorTime, fullLineup } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import { progress } from '../progress.ts';
import type { Work } from '../simulate-worker.ts';
import { type AnyGame, askedTable, LARGEST_SEED, SEED_FLAG, TABLE_FLAGS } from '../table.ts';
import { addTally, apart, emptyTally, interval, type Shares, type Tally, winsOf } from '../tally.ts';

const MOST_GAMES = 1_000_000_000;
const MOST_JOBS = 64;
const GRACE = 300; // milliseconds for the workers to finish the games they are in, after Ctrl-C

export const simulate: Command = {
  usage:
    'simulate --game ID --players N --games K --seed S [--bots a,b,… [--stay]] [--set option=value]… [--jobs J] [--json]',
  about: 'plays many games and adds them up',
  more: [
    'Without --bots all play at random, as fast as the rules go; wins and meanScores are then by seat.',
    'With --bots they are by bot in the order given, and by seat beside that; bots move on by one seat each game,',
    'unless they --stay, for games whose seats are not alike.',
    'A shared win counts as its share. With --json also: the mean of each line of the score sheet, of winners and of',
    'the others, and within which distance their true difference lies (95 %).',
    ...ABOUT_BOTS,
    'The same seed gives the same games, whatever --jobs. Options are counted in all games with bots, in one of 16 without.',
    'A decision with one option counts as a decision. Ctrl-C ends with the games that are finished.',
  ],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    games: { value: 'K', about: 'how many games' },
    seed: SEED_FLAG,
    bots: { value: 'a,b,…', about: 'a bot for each player' },
    stay: { about: 'bots keep their seats, the first bot the first seat' },
    jobs: { value: 'J', about: 'how many games at a time (standard 1)' },
    json: { about: 'as JSON' },
  },
  async run(given) {
    const { work, jobs, seatNames } = await asked(given);
    const { tally, seconds, interrupted } = await playAll(work, jobs, join(given.home.programs, 'simulate-worker.js'));
    const summary = summarize(work, seatNames, tally, seconds);
    if (given.on('json')) sayJson(summary);
    else for (const line of inWords(summary, interrupted)) say(line);
    return tally.errors > 0 ? FAILED : interrupted ? INTERRUPTED : DONE;
  },
};

async function asked(given: Given): Promise<{ work: Work; jobs: number; seatNames: readonly string[] }> {
  const { game, table, content } = await askedTable(given);
  const bots = given.maybe('bots');
  const jobs = given.whole('jobs', 1, MOST_JOBS, 1);
  if (bots === undefined && given.on('stay')) throw new BadInput('--stay is for --bots');
  if (bots !== undefined && countsProcessorTime(fullLineup(bots, table.seats, await mindsFor(game, bots))) && jobs > 1)
    throw new BadInput('processor time is counted for the whole process: start several with --jobs 1');
  const games = given.whole('games', 1, MOST_GAMES);
  return {
    work: {
      game: game.id,
      table,
      rivals: game.automatic?.(table) ?? [],
      content,
      bots,
      stay: given.on('stay'),
      seed: given.whole('seed', 0, LARGEST_SEED),
      games,
      next: new Int32Array(new SharedArrayBuffer(4)),
    },
    jobs: Math.min(games, jobs),
    seatNames: await namesOfSeats(game, table.seats),
  };
}

/** By the colours they have here; some games say more with them, as which state it is. */
async function namesOfSeats({ id, colours }: AnyGame, seats: number): Promise<string[]> {
  const texts = await loadTexts(id);
  return colours.slice(0, seats).map((colour, seat) => `seat ${seat + 1}, ${texts?.colours[colour] ?? colour}`);
}

/** Workers play, this thread adds up: so it always hears Ctrl-C, however long a bot thinks. */
async function playAll(work: Work, jobs: number, program: string) {
  const tally = emptyTally(work.table.seats + work.rivals.length);
  const bar = progress(`${work.game}`);
  const workers = Array.from({ length: jobs }, () => new Worker(program, { workerData: work }));
  const interrupt = onInterrupt(() => {
    Atomics.store(work.next, 0, work.games);
    setTimeout(() => {
      for (const worker of workers) worker.terminate();
    }, GRACE).unref();
  });
  const ended = workers.map(
    worker =>
      new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      }),
  );
  try {
    await Promise.race([Promise.all(workers.map(isReady)), Promise.all(ended)]);
    const began = performance.now();
    for (const worker of workers) {
      worker.on('message', (part: Tally) => {
        addTally(tally, part);
        const done = tally.games + tally.errors;
        bar.at(done / work.games, `${done} of ${work.games} games`);
      });
      worker.postMessage('go');
    }
    await Promise.all(ended);
    const seconds = (performance.now() - began) / 1000;
    return { tally, seconds, interrupted: interrupt.interrupted() && tally.games + tally.errors < work.games };
  } finally {
    bar.end();
    interrupt.release();
    for (const worker of workers) worker.terminate();
  }
}
const isReady = (worker: Worker) => new Promise<void>(resolve => worker.once('message', () => resolve()));

type Summary = ReturnType<typeof summarize>;
type Standings = Pick<Summary, 'wins' | 'meanScores' | 'names'>;
function summarize(
  { game, table, rivals, bots, seed }: Work,
  seatNames: readonly string[],
  tally: Tally,
  seconds: number,
) {
  const { games, decisions, listed, options, errors, first } = tally;
  const per = (amount: number, of: number) => (of === 0 ? 0 : amount / of);
  const inAll = (shares: Shares) => ({
    wins: winsOf(shares),
    meanScores: shares.totals.map(total => per(total, games)),
  });
  const sorted = Object.entries(tally.endings).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    game,
    players: table.seats,
    options: table.options,
    seed,
    ...(rivals.length === 0 ? {} : { rivals }),
    ...(bots === undefined ? {} : { bots: bots.split(',') }),
    games,
    seconds,
    gamesPerSecond: per(games, seconds),
    decisionsPerSecond: per(decisions, seconds),
    decisionsPerGame: per(decisions, games),
    optionsPerDecision: per(options, listed),
    ...inAll(tally.byEntry),
    names: [...(bots?.split(',') ?? seatNames), ...rivals],
    ...(bots === undefined || table.seats === 1
      ? {}
      : { bySeat: { ...inAll(tally.bySeat), names: [...seatNames, ...rivals] } }),
    ...(bots === undefined
      ? {}
      : { sheet: Object.fromEntries(Object.entries(tally.sheet).map(([line, sums]) => [line, apart(sums)])) }),
    endings: Object.fromEntries(sorted),
    errors,
    ...(first === undefined ? {} : { firstError: `game ${first.game}: ${first.message}` }),
  };
}
function inWords(summary: Summary, interrupted: boolean): string[] {
  const { games, bySeat, errors } = summary;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const winRows = ({ wins, meanScores, names }: Standings) =>
    wins.map((share, player) => {
      const [low, high] = interval(share, games);
      return [
        `  ${names[player]}`,
        `${percent(share / games)} of wins (95 %: ${percent(low)} to ${percent(high)})`,
        `mean score ${meanScores[player]!.toFixed(2)}`,
      ];
    });
  const speed = `${Math.round(summary.gamesPerSecond)} games and ${Math.round(summary.decisionsPerSecond)} decisions a second`;
  return [
    `${interrupted ? 'Interrupted. ' : ''}${games} games of ${summary.game} with ${summary.players} players in ${summary.seconds.toFixed(2)} s: ${speed}`,
    `${summary.decisionsPerGame.toFixed(1)} decisions a game, ${summary.optionsPerDecision.toFixed(1)} options a decision`,
    ...(games === 0 ? [] : columns([...winRows(summary), ...(bySeat === undefined ? [] : winRows(bySeat))])),
    `endings: ${
      Object.entries(summary.endings)
        .map(([ending, many]) => `${ending} ${many}`)
        .join(', ') || 'none'
    }`,
    ...(errors === 0 ? [] : [`${errors} games broke off; the first: ${summary.firstError}`]),
  ];
}
