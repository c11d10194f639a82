import { randomInt } from 'node:crypto';
import { BadInput, type Command, DONE, FAILED, type Given, INTERRUPTED, say, sayJson, warn } from '../command.ts';
import { exploring } from '../exploring.ts';
import { checkWritable } from '../files.ts';
import { type Broken, failureFile, fuzzing, writeFailure } from '../fuzzing.ts';
import { onInterrupt } from '../interrupt.ts';
import { progress } from '../progress.ts';
import { type AnyGame, gameNamed, LARGEST_SEED, SEED_FLAG } from '../table.ts';

const STANDARD_SECONDS = 10;
const MOST_SECONDS = 7 * 24 * 3600;

const STANDARD_EVERY = 500;
const MOST_DECISIONS = 1_000_000_000;

export const fuzz: Command = {
  usage: 'fuzz --game ID [--seconds T | --decisions N [--every E] [--json]] [--seed S]',
  about: 'checks the laws along random games at all player counts and options',
  more: [
    'For some seconds: every law at every choice. For a number of decisions: every law at one decision in E, and half of the',
    'games go on from where an earlier one reached a new move, agenda, event or refusal; one game in 200 is also played at a',
    'live table, with undo, redo and replay.',
    'A game that breaks a law is written to the current folder as a record, with the command that replays it.',
  ],
  words: [],
  flags: {
    game: { value: 'ID', about: 'which game' },
    seconds: { value: 'T', about: `for how long (standard ${STANDARD_SECONDS})` },
    decisions: { value: 'N', about: 'how many decisions, instead of seconds' },
    every: { value: 'E', about: `with --decisions: the laws at one decision in so many (standard ${STANDARD_EVERY})` },
    seed: { ...SEED_FLAG, about: `${SEED_FLAG.about} (standard: another one each time)` },
    json: { about: 'with --decisions: as JSON' },
  },
  async run(given) {
    const game = await gameNamed(given.text('game'));
    const seed = given.whole('seed', 0, LARGEST_SEED, randomInt(LARGEST_SEED));
    if (given.maybe('decisions') !== undefined) return explore(given, game, seed);
    if (given.maybe('every') !== undefined || given.on('json'))
      throw new BadInput('--every and --json are for --decisions');
    const seconds = secondsOf(given);
    checkWritable(failureFile(game.id, seed));
    const bar = progress(`fuzzing ${game.id}`);
    const interrupt = onInterrupt();
    const began = performance.now();
    const found = await fuzzing(game, seed, games => {
      const share = (performance.now() - began) / 1000 / seconds;
      bar.at(share, `${games} games`);
      return interrupt.interrupted() || share >= 1;
    });
    bar.end();
    interrupt.release();
    const { games, tables, of, broken } = found;
    const run = `${game.id}, seed ${seed}: ${games} games, ${tables} of ${of} tables`;
    return report(game, run, broken, interrupt.interrupted());
  },
};
async function explore(given: Given, game: AnyGame, seed: number): Promise<number> {
  if (given.maybe('seconds') !== undefined) throw new BadInput('--seconds or --decisions, not both');
  const decisions = given.whole('decisions', 1, MOST_DECISIONS);
  const every = given.whole('every', 1, MOST_DECISIONS, STANDARD_EVERY);
  checkWritable(failureFile(game.id, seed));
  const bar = progress(`fuzzing ${game.id}`);
  const interrupt = onInterrupt();
  const { broken, ...found } = await exploring(game, seed, every, made => {
    bar.at(made / decisions, `${made} decisions`);
    return interrupt.interrupted() || made >= decisions;
  });
  bar.end();
  interrupt.release();
  const { user, system } = process.cpuUsage();
  const run = `${game.id}, seed ${seed}: ${found.games} games, ${found.decisions} decisions, laws at ${found.checked} of them`;
  if (given.on('json'))
    sayJson({
      game: game.id,
      rules: game.rules,
      date: new Date().toISOString().slice(0, 10),
      command: `npx tianxia fuzz --game ${game.id} --decisions ${decisions} --every ${every} --seed ${seed} --json`,
      ...found,
      processorSeconds: Math.round((user + system) / 1e6),
      broken: broken === undefined ? 0 : 1,
    });
  return report(game, run, broken, interrupt.interrupted(), given.on('json') ? warn : say);
}

function report(game: AnyGame, run: string, broken: Broken | undefined, stopped: boolean, tell = say): number {
  if (broken === undefined) {
    tell(`${run}: every law held${stopped ? ' until interrupted' : ''}`);
    return stopped ? INTERRUPTED : DONE;
  }
  const { violation, table } = broken;
  const { file, at } = writeFailure('', game, broken);
  const options = Object.entries(table.options).map(([option, value]) => `${option}=${value}`);
  warn(`${run}: ${violation.law}: ${violation.detail}`);
  warn(`${table.seats} players, ${options.join(' ')}`);
  tell(`npx tianxia replay ${file} --at ${at}`);
  return FAILED;
}
function secondsOf(given: Given): number {
  const text = given.maybe('seconds') ?? `${STANDARD_SECONDS}`;
  const seconds = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || seconds <= 0 || seconds > MOST_SECONDS)
    throw new BadInput(`--seconds is a number above 0 and up to ${MOST_SECONDS}, not "${text}"`);
  return seconds;
}
