import { existsSync, readFileSync } from 'node:fs';
import { type Collected, collectFuzzed, collectOne, pack, unpack } from '../collection.ts';
import { BadInput, type Command, DONE, INTERRUPTED, say } from '../command.ts';
import { checkWritable, writeWhole } from '../files.ts';
import { onInterrupt } from '../interrupt.ts';
import { lineup } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import { progress } from '../progress.ts';
import { gameNamed, LARGEST_SEED, SEED_FLAG } from '../table.ts';

const MOST_GAMES = 100_000;
const MOST_DECISIONS = 1_000_000_000;

export const collect: Command = {
  usage: 'collect --game ID --games K [--bots a,b,… | --fuzz N] [--seed S] [--add] --out FILE',
  about: 'plays games of all kinds and keeps them in one small file, for tests to play again',
  more: [
    'At all player counts and options: by bots, by bots against chance, at random, and at random with every move as likely.',
    'With --fuzz: games in which fuzzing with so many decisions reached something new, the K that it found last.',
    "A game's own collection is packages/games/ID/test/collected.br; npm test plays it again.",
  ],
  words: [],
  flags: {
    game: { value: 'ID', about: 'which game' },
    games: { value: 'K', about: 'how many games' },
    bots: { value: 'a,b,…', about: 'which bots, in turn (standard greedy)' },
    fuzz: { value: 'N', about: 'how many decisions of fuzzing, instead of bots and chance' },
    seed: { ...SEED_FLAG, about: `${SEED_FLAG.about} (standard 1)` },
    add: { about: 'to the games of a file that is there: old games prove that rules have kept their meaning' },
    out: { value: 'FILE', about: 'where to write them; without --add a file that is there is replaced' },
  },
  async run(given) {
    const game = await gameNamed(given.text('game'));
    const games = given.whole('games', 1, MOST_GAMES);
    const seed = given.whole('seed', 0, LARGEST_SEED, 1);
    if (given.maybe('fuzz') !== undefined && given.maybe('bots') !== undefined)
      throw new BadInput('--bots or --fuzz, not both');
    const fuzzed = given.maybe('fuzz') === undefined ? undefined : given.whole('fuzz', 1, MOST_DECISIONS);
    const bots = given.maybe('bots') ?? 'greedy';
    const players = fuzzed === undefined ? lineup(bots, await mindsFor(game, bots)) : [];
    const file = given.text('out');
    checkWritable(file);
    const before = given.on('add') && existsSync(file) ? kept(file) : [];
    const bar = progress(`playing ${game.id}`);
    const interrupt = onInterrupt();
    const collected: Collected[] = [];
    if (fuzzed !== undefined)
      collected.push(
        ...(await collectFuzzed(game, seed, fuzzed, games, made => {
          bar.at(made / fuzzed, `${made} decisions`);
          return interrupt.interrupted();
        })),
      );
    while (fuzzed === undefined && collected.length < games && !interrupt.interrupted()) {
      collected.push(collectOne(game, players, seed, collected.length));
      bar.at(collected.length / games, `${collected.length} games`);
      await new Promise(resolve => setImmediate(resolve)); // lets Ctrl-C be heard
    }
    bar.end();
    interrupt.release();
    const all = [...before, ...collected];
    const bytes = pack(all);
    writeWhole(file, bytes);
    say(`${file}: ${all.length} games, ${bytes.length} bytes`);
    return interrupt.interrupted() ? INTERRUPTED : DONE;
  },
};
function kept(file: string): Collected[] {
  try {
    return unpack(readFileSync(file));
  } catch {
    throw new BadInput(`${file} holds no collected games, so none can be added: write to another file`);
  }
}
