import { randomBytes, randomInt } from 'node:crypto';
import { commitmentOf, keyedRand, keyFrom, keyOfSeed, packHash } from '@tianxia/fair';
import { liveTable, recordOf } from '@tianxia/kernel';
import { BadInput, type Command, DONE, INTERRUPTED, say } from '../command.ts';
import { checkWritable } from '../files.ts';
import { ABOUT_BOTS, lineup, type Minds, type Player } from '../lineup.ts';
import { mindsFor } from '../mind.ts';
import type { Desk } from '../playing/desk.ts';
import { lines } from '../playing/lines.ts';
import { session } from '../playing/session.ts';
import { writeRecord } from '../records.ts';
import { colourNames, speaker } from '../speaker.ts';
import { type Asked, askedTable, LARGEST_SEED, SEED_FLAG, TABLE_FLAGS } from '../table.ts';

export const play: Command = {
  usage: 'play --game ID --players N [--bots a,b,…] [--set option=value]… [--seed S] [--out FILE]',
  about: 'a game in the terminal, against bots or with others at the same keyboard',
  more: ['The last seats are those of the bots; the others are people. Type ? during play for help.', ...ABOUT_BOTS],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    bots: { value: 'a,b,…', about: 'bots for the last seats (standard: none)' },
    seed: { ...SEED_FLAG, about: `${SEED_FLAG.about} (standard: a secret key)` },
    out: { value: 'FILE', about: 'where to save the record (standard: game and date)' },
  },
  async run(given) {
    const asked = await askedTable(given);
    const list = given.maybe('bots');
    const players = seated(list, asked.table.seats, await mindsFor(asked.game, list));
    const file =
      given.maybe('out') ?? `${asked.game.id}-${new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.json`;
    const seed = given.maybe('seed') === undefined ? undefined : given.whole('seed', 0, LARGEST_SEED);
    checkWritable(file);
    return playAt(asked, players, seed, file);
  },
};

/** By seat: its bot, or nobody for a person. */
function seated(list: string | undefined, seats: number, minds: Minds): (Player | undefined)[] {
  const bots = list === undefined ? [] : lineup(list, minds);
  if (bots.length > seats) throw new BadInput(`--bots names ${bots.length} bots for ${seats} seats`);
  return [...Array<undefined>(seats - bots.length).fill(undefined), ...bots];
}

async function playAt(asked: Asked, players: readonly (Player | undefined)[], seed: number | undefined, file: string) {
  const { k, game, table } = asked;
  const began = Date.now();
  const key = seed === undefined ? keyFrom(randomBytes(32)) : keyOfSeed(`${seed}`);
  const names = colourNames(game.colours, table.seats);
  const live = liveTable(k, table, keyedRand(key));
  const input = lines();
  const desk: Desk = {
    k,
    live,
    english: await speaker(k, table, names),
    input,
    people: players.flatMap((player, seat) => (player === undefined ? [seat] : [])),
    now: () => Date.now() - began,
  };
  say(players.map((player, seat) => `${names[seat]}: ${player?.name ?? 'a person'}`).join(', '));
  say(`The draws follow from a key; its hash is ${commitmentOf(key)}. The record opens the key at the end.`);
  try {
    await session(desk, players, seed ?? randomInt(LARGEST_SEED));
  } finally {
    save(asked, live, players, key, new Date(began), file);
    input.close();
  }
  return input.interrupted() ? INTERRUPTED : DONE;
}
function save(
  { k, game, table, content }: Asked,
  live: Desk['live'],
  players: readonly (Player | undefined)[],
  key: string,
  began: Date,
  file: string,
): void {
  if (live.happened.length === 0) {
    say('Nothing was played, so nothing is saved.');
    return;
  }
  const over = k.over(live.state);
  const names = colourNames(game.colours, table.seats);
  const record = recordOf(k, live, {
    pack: packHash(content),
    table,
    players: players.map((player, seat) => ({
      name: names[seat]!,
      colour: game.colours[seat]!,
      ...(player === undefined ? {} : { bot: player.name }),
    })),
    commitment: commitmentOf(key),
    ...(over ? { key } : {}),
    started: began.toISOString(),
  });
  writeRecord(file, record);
  say(`Saved as ${file}: npx tianxia ${over ? 'verify' : 'replay'} ${file}`);
}
