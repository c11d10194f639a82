import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestSureness, bucketsOf, type Foreseen, foresee, senseOf, surprise } from '@tianxia/bots/analysis';
import { type Head, mindIfFits } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import { fastRand, seedOf } from '@tianxia/kernel';
import { BadInput, type Command, DONE, say } from '../command.ts';
import { writeWhole } from '../files.ts';
import { progress } from '../progress.ts';
import { askedTable, LARGEST_SEED, SEED_FLAG, TABLE_FLAGS } from '../table.ts';

const MOMENTS = 12; // of a game: those right beside each other say the same
const PARTS = ['first third', 'second third', 'last third'] as const;
const NEWLINE = 10;
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

export const reliability: Command = {
  usage: 'reliability --game ID --players N --seed S [--games G] [--keep] [--set option=value]…',
  about: 'plays games and tells how often those won who were given such a chance',
  more: [
    'A chance of 30 % is right if three in ten of those who had it win. Surer by more than 0: who is ahead should be given more,',
    'below 0 less. --keep writes that into the head of the game’s mind.bin, on top of what stands there.',
  ],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    seed: SEED_FLAG,
    games: { value: 'G', about: 'how many games are played (standard: 40)' },
    keep: { about: 'let the mind of the game be so sure' },
  },
  async run(given) {
    const { game, table, k } = await askedTable(given);
    const weights = await loadWeights(game.id);
    const mind = mindIfFits(game, weights);
    if (mind === undefined) throw new BadInput('nothing has been learned about this game: it has no mind (mind.bin)');
    const seed = given.whole('seed', 0, LARGEST_SEED);
    const games = given.whole('games', 1, 10_000, 40);
    const sense = senseOf(k, table.seats, mind);
    const bar = progress(`${game.id}:`);
    const seen: Foreseen[] = [];
    for (let g = 0; g < games; g++) {
      const rand = fastRand(seedOf(seed, g));
      seen.push(...foresee(k, k.setup(table, rand), sense, rand, MOMENTS));
      bar.at((g + 1) / games, `${g + 1} games`);
    }
    bar.end();
    const sureness = bestSureness(seen);
    say(`${games} games, ${seen.length} positions, so sure now: ${mind.head.sureness ?? 0}`);
    say('| chance given | how often | mean | won |');
    say('|---|---|---|---|');
    for (const { from, many, expected, won } of bucketsOf(seen))
      say(`| from ${percent(from)} | ${many} | ${percent(expected)} | ${percent(won)} |`);
    say(`surer by ${sureness}: surprise ${surprise(seen).toFixed(3)} would be ${surprise(seen, sureness).toFixed(3)}`);
    for (const [i, name] of PARTS.entries()) {
      const part = seen.filter(({ when }) => Math.floor(when * PARTS.length) === i);
      say(`  ${name}: ${bestSureness(part)}, surprise ${surprise(part).toFixed(3)}`);
    }
    if (given.on('keep'))
      keep(join(given.home.root, 'packages/games', game.id, 'mind.bin'), (mind.head.sureness ?? 0) + sureness);
    return DONE;
  },
};
function keep(file: string, sureness: number): void {
  const bytes = readFileSync(file);
  const end = bytes.indexOf(NEWLINE);
  const was = JSON.parse(bytes.toString('ascii', 0, end)) as Head;
  const { sureness: _, ...made } = was.made ?? {}; // training says there that it is of earlier weights
  const head = { ...was, made, sureness: Math.round(10 * sureness) / 10 };
  writeWhole(file, Buffer.concat([Buffer.from(JSON.stringify(head), 'ascii'), bytes.subarray(end)]));
}
