import { join } from 'node:path';
import { type Command, DONE, INTERRUPTED, say, sayJson } from '../command.ts';
import { countRuns } from '../coverage/counting.ts';
import { playAll } from '../coverage/play.ts';
import { timesUp } from '../coverage/report.ts';
import { onInterrupt } from '../interrupt.ts';
import { lineup } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import { progress } from '../progress.ts';
import { gameNamed, LARGEST_SEED, SEED_FLAG } from '../table.ts';

const STANDARD_DECISIONS = 20_000;
const MOST_DECISIONS = 1_000_000_000;

export const coverage: Command = {
  usage: 'coverage --game ID [--decisions N] [--bots a,b,…] [--seed S] [--json]',
  about: 'how often each rule comes up in play',
  more: [
    "One decision in a hundred is a bot's, the others are random, at all player counts and options. Three things are counted:",
    'how often the line of code that names a rule ran (a line with a condition: its rarer side), how often its move was chosen,',
    'and at how many decisions it forbade something (asked at one decision in ten). A rule that only printed data or types',
    'name cannot be counted.',
  ],
  words: [],
  flags: {
    game: { value: 'ID', about: 'which game' },
    decisions: { value: 'N', about: `how many decisions (standard ${STANDARD_DECISIONS})` },
    bots: { value: 'a,b,…', about: 'which bots play, game by game in turn (standard greedy)' },
    seed: { ...SEED_FLAG, about: `${SEED_FLAG.about} (standard 1)` },
    json: { about: 'as JSON' },
  },
  async run(given) {
    const counting = countRuns();
    const game = await gameNamed(given.text('game'));
    const decisions = given.whole('decisions', 1, MOST_DECISIONS, STANDARD_DECISIONS);
    const seed = given.whole('seed', 0, LARGEST_SEED, 1);
    const bots = given.maybe('bots') ?? 'greedy';
    const players = lineup(bots, await mindsFor(game, bots));
    const bar = progress(`playing ${game.id}`);
    const interrupt = onInterrupt();
    const isEnough = (done: number) => {
      bar.at(done / decisions, `${done} decisions`);
      return interrupt.interrupted() || done >= decisions;
    };
    const up = await playAll(game, players, seed, decisions, isEnough, counting.restart);
    bar.end();
    interrupt.release();
    const found = timesUp(join(given.home.root, 'packages/games'), game, up, counting.end());
    const about = {
      game: game.id,
      date: new Date().toISOString().slice(0, 10),
      command: `npx tianxia coverage --game ${game.id} --decisions ${decisions} --bots ${bots} --seed ${seed} --json`,
      games: up.games,
      botGames: up.botGames,
      decisions: up.decisions,
      explained: up.explained,
      processorSeconds: Math.round(process.cpuUsage().user / 1e6),
    };
    if (given.on('json')) sayJson({ ...about, ...found });
    else {
      say(`${game.id}: ${up.games} games, ${up.decisions} decisions, ${up.explained} of them explained`);
      say(
        `${Object.keys(found.rules).length} rules can be counted; these never came up: ${found.never.join(' ') || 'none'}`,
      );
      say(`refusals that never came up: ${found.refusalsNever.join(', ') || 'none'}`);
    }
    return interrupt.interrupted() ? INTERRUPTED : DONE;
  },
};
