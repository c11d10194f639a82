/** For the tests of games: whole games by bots, the same each time they are played, and how their records are written. */
import {
  type GameRecord,
  type GameTypes,
  isRefusal,
  type Kernel,
  type LiveTable,
  liveTable,
  type Option,
  recordOf,
  type Seat,
  type Table,
} from '@tianxia/kernel';
import { commitmentOf, keyedRand, keyOfSeed, packHash } from './index.ts';

export interface Playing<S> {
  seed: string;
  bot(seat: Seat): string; // its name in the record
  choose(state: S, seat: Seat): Option;
  content?: unknown; // the game's own when left out
}
/** The table before its first choice. */
export const dealt = <G extends GameTypes>(k: Kernel<G>, table: Table, seed: string): LiveTable<G['state']> =>
  liveTable(k, table, keyedRand(keyOfSeed(seed)));

export function playedToTheEnd<G extends GameTypes>(
  k: Kernel<G>,
  table: Table,
  { seed, bot, choose, content = k.game.content }: Playing<G['state']>,
): { record: GameRecord; live: LiveTable<G['state']> } {
  const live = dealt(k, table, seed);
  live.begin(0);
  for (let at = 1000; !k.over(live.state); at += 1000) {
    const seat = k.waiting(live.state)[0]!;
    const done = live.choose(seat, k.write(choose(live.state, seat)), at);
    if (isRefusal(done)) throw new Error(`${seed}: a bot's choice was refused, ${done.refused}`);
  }
  const colours = k.game.colours.slice(0, table.seats);
  const key = keyOfSeed(seed);
  const record = recordOf(k, live, {
    pack: packHash(content),
    table,
    players: colours.map((colour, seat) => ({ name: `Bot ${seat + 1}`, colour, bot: bot(seat) })),
    commitment: commitmentOf(key),
    key,
    started: '2026-01-01T00:00:00Z',
  });
  return { record, live };
}
/** One choice on a line, so that a difference can be read. */
export function pretty({ choices, draws, ...rest }: GameRecord): string {
  const fields = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const lines = choices.map(choice => `    ${JSON.stringify(choice)}`).join(',\n');
  return `{\n${fields.join(',\n')},\n  "draws": ${JSON.stringify(draws)},\n  "choices": [\n${lines}\n  ]\n}\n`;
}
