import { existsSync } from 'node:fs';
import { type Puzzle, puzzlesIn } from '@tianxia/bots/analysis';
import { mindIfFits } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import { type Command, DONE, FAILED, say, warn } from '../command.ts';
import { checkWritable, readJson, writeWhole } from '../files.ts';
import { fullLineup } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import { progress } from '../progress.ts';
import { askedTable, LARGEST_SEED, SEED_FLAG, TABLE_FLAGS } from '../table.ts';
import { playedByBots } from './record.ts';

const BOT = 'clerk'; // errs as people do
type Kept = Puzzle & { by: string };

export const puzzles: Command = {
  usage:
    'puzzles --game ID --players N --seed S --out FILE [--add] [--bots a,b,…] [--most M] [--games G] [--set option=value]…',
  about: 'plays games and keeps the positions where one choice is clearly best',
  more: [
    'Every legal option of a position is tried, the best of them deeply: a puzzle is kept where one stays ahead of all others.',
    'A game gives two puzzles at most. Each says which command found it. Exit code 1 when none was found.',
  ],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    seed: SEED_FLAG,
    most: { value: 'M', about: 'how many puzzles are wanted (standard: 4)' },
    games: { value: 'G', about: 'how many games are played for them at most (standard: 8)' },
    bots: { value: 'a,b,…', about: `who plays the games (standard: ${BOT} in every seat)` },
    add: { about: 'keeps the puzzles that are in the file' },
    out: { value: 'FILE', about: 'where to write them; without --add a file that is there is replaced' },
  },
  async run(given) {
    const asked = await askedTable(given);
    const { game, table, k } = asked;
    const seed = given.whole('seed', 0, LARGEST_SEED);
    const most = given.whole('most', 1, 100, 4);
    const games = given.whole('games', 1, 1000, 8);
    const out = given.text('out');
    checkWritable(out);
    const mind = mindIfFits(game, await loadWeights(game.id));
    const bots = given.maybe('bots') ?? Array(table.seats).fill(BOT).join();
    const players = fullLineup(bots, table.seats, await mindsFor(game, bots));
    const kept = given.on('add') && existsSync(out) ? (readJson(out) as { puzzles: Kept[] }).puzzles : [];
    const by = `npx tianxia puzzles --game ${game.id} --players ${table.seats} --seed ${seed} --bots ${bots}`;
    const bar = progress(`puzzles of ${game.id}:`);
    const found: Kept[] = [];
    for (let g = 0; g < games && found.length < most; g++) {
      const record = playedByBots(asked, players, seed + g);
      let looked = 0;
      for (const puzzle of puzzlesIn(k, record, mind, seed, Math.min(2, most - found.length))) {
        if (puzzle !== undefined) {
          found.push({ by: `${by} --games ${g + 1}`, ...puzzle });
          writeWhole(out, `${JSON.stringify({ puzzles: [...kept, ...found] })}\n`); // at once: the search for the next may take long
        }
        bar.at(found.length / most, `game ${g + 1}, choice ${++looked}: ${found.length} of ${most}`);
      }
    }
    bar.end();
    if (found.length === 0) {
      warn(`tianxia: no position of ${games} games has a choice that is clearly best`);
      return FAILED;
    }
    say(`${out}: ${found.length} puzzles`);
    return DONE;
  },
};
