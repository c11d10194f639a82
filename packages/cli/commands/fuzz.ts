import { randomInt } from 'node:crypto';
import { BadInput, type Command, DONE, FAILED, type Given, INTERRUPTED, say, warn } from '../command.ts';
import { checkWritable } from '../files.ts';
import { type Fuzzed, failureFile, fuzzing, writeFailure } from '../fuzzing.ts';
import { onInterrupt } from '../interrupt.ts';
import { progress } from '../progress.ts';
import { type AnyGame, gameNamed, LARGEST_SEED, SEED_FLAG } from '../table.ts';

const STANDARD_SECONDS = 10;
const MOST_SECONDS = 7 * 24 * 3600;

export const fuzz: Command = {
  usage: 'fuzz --game ID [--seconds T] [--seed S]',
  about: 'checks the laws along random games at all player counts and options',
  more: ['A game that breaks a law is written to the current folder as a record, with the command that replays it.'],
  words: [],
  flags: {
    game: { value: 'ID', about: 'which game' },
    seconds: { value: 'T', about: `for how long (standard ${STANDARD_SECONDS})` },
    seed: { ...SEED_FLAG, about: `${SEED_FLAG.about} (standard: another one each time)` },
  },
  async run(given) {
    const game = await gameNamed(given.text('game'));
    const seconds = secondsOf(given);
    const seed = given.whole('seed', 0, LARGEST_SEED, randomInt(LARGEST_SEED));
    checkWritable(failureFile(game.id, seed));
    const bar = progress(`fuzzing ${game.id}`);
    let stopped = false;
    const interrupt = onInterrupt(() => {
      stopped = true;
    });
    const began = performance.now();
    const found = await fuzzing(game, seed, games => {
      const share = (performance.now() - began) / 1000 / seconds;
      bar.at(share, `${games} games`);
      return stopped || share >= 1;
    });
    bar.end();
    interrupt.release();
    return report(game, seed, found, stopped);
  },
};

function report(game: AnyGame, seed: number, { games, tables, of, broken }: Fuzzed, stopped: boolean): number {
  const run = `seed ${seed}: ${games} games, ${tables} of ${of} tables`;
  if (broken === undefined) {
    say(`${game.id}, ${run}: every law held${stopped ? ' until interrupted' : ''}`);
    return stopped ? INTERRUPTED : DONE;
  }
  const { violation, table } = broken;
  const { file, at } = writeFailure('', game, broken);
  const options = Object.entries(table.options).map(([option, value]) => `${option}=${value}`);
  warn(`${game.id}, ${run}: ${violation.law}: ${violation.detail}`);
  warn(`${table.seats} players, ${options.join(' ')}`);
  say(`npx tianxia replay ${file} --at ${at}`);
  return FAILED;
}
function secondsOf(given: Given): number {
  const text = given.maybe('seconds') ?? `${STANDARD_SECONDS}`;
  const seconds = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || seconds <= 0 || seconds > MOST_SECONDS)
    throw new BadInput(`--seconds is a number above 0 and up to ${MOST_SECONDS}, not "${text}"`);
  return seconds;
}
