import { commitmentOf, keyedRand, keyOfSeed, packHash } from '@tianxia/fair';
import { fastRand, type GameRecord, liveTable, type Rand, recordOf, seedOf } from '@tianxia/kernel';
import { type Command, DONE, say } from '../command.ts';
import { checkWritable } from '../files.ts';
import { ABOUT_BOTS, botChooses, fullLineup, type Player } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import { progress } from '../progress.ts';
import { writeRecord } from '../records.ts';
import { MOST_CHOICES } from '../simulation.ts';
import { colourNames } from '../speaker.ts';
import { type Asked, askedTable, LARGEST_SEED, SEED_FLAG, TABLE_FLAGS } from '../table.ts';

export const record: Command = {
  usage: 'record --game ID --players N --seed S [--bots a,b,…] [--set option=value]… --out FILE',
  about: 'plays one game of bots with keyed draws and writes its record',
  more: ['Without --bots all play at random. The key of the draws follows from the seed.', ...ABOUT_BOTS],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    seed: SEED_FLAG,
    bots: { value: 'a,b,…', about: 'a bot for each player' },
    out: { value: 'FILE', about: 'where to write the record; a file that is there is replaced' },
  },
  async run(given) {
    const asked = await askedTable(given);
    const { seats } = asked.table;
    const seed = given.whole('seed', 0, LARGEST_SEED);
    const list = given.maybe('bots') ?? Array(seats).fill('random').join();
    const players = fullLineup(list, seats, await mindsFor(asked.game, list));
    const out = given.text('out');
    checkWritable(out);
    const played = playedByBots(asked, players, seed);
    writeRecord(out, played);
    say(`${out}: ${played.choices.length} choices, ${played.draws.length} draws, ${played.result!.totals.join(' – ')}`);
    return DONE;
  },
};

export function playedByBots({ k, table, content, game }: Asked, players: readonly Player[], seed: number): GameRecord {
  const key = keyOfSeed(`${seed}`);
  const live = liveTable(k, table, keyedRand(key));
  const minds: Rand[] = players.map((_, seat) => fastRand(seedOf(seed, seat)));
  const bar = progress(`playing ${game.id}:`);
  live.begin(0);
  for (let turn = 0; !k.over(live.state); turn++) {
    if (turn >= MOST_CHOICES) throw new Error(`not over after ${MOST_CHOICES} choices`);
    const seat = k.waiting(live.state)[0]!;
    botChooses(k, live, seat, players[seat]!, minds[seat]!, turn);
    bar.at(undefined, `${live.happened.length} choices`);
  }
  bar.end();
  const names = colourNames(game.colours, table.seats);
  return recordOf(k, live, {
    pack: packHash(content),
    table,
    players: players.map(({ name }, seat) => ({ name: names[seat]!, colour: game.colours[seat]!, bot: name })),
    commitment: commitmentOf(key),
    key,
    started: '', // the same seed gives the same file
  });
}
