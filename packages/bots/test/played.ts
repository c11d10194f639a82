import { loadGame, loadWeights } from '@tianxia/catalog';
import {
  fastRand,
  type GameRecord,
  type GameTypes,
  type Kernel,
  kernelFor,
  liveTable,
  type Option,
  recordOf,
  type Seat,
  type Table,
  tableFor,
} from '@tianxia/kernel';
import { type Position, senseOf, trials } from '../analysis/index.ts';
import { type Minded, mindFrom } from '../mind/index.ts';

export interface Played {
  k: Kernel<GameTypes>;
  mind: Minded;
  sense: ReturnType<typeof senseOf>;
  trials: ReturnType<typeof trials>;
}
/** `at`: another table than the smallest with the standard options. */
export async function tableOf(id: string, at?: Table): Promise<Played & { seats: number }> {
  const game = (await loadGame(id))!;
  const seats = at?.seats ?? Math.max(2, game.seats[0]);
  const mind = mindFrom(game, (await loadWeights(id))!);
  const k = kernelFor(game, tableFor(game, seats, at?.options));
  const sense = senseOf(k, seats, mind);
  return { k, mind, sense, trials: trials(k, sense), seats };
}
/** The n-th moment with a choice in a game that the mind plays against itself; `good` is what it takes there. */
export function momentOf({ k, mind }: Played, seats: number, n: number): Position & { good: Option } {
  const rand = fastRand(9);
  const s = k.setup(tableFor(k.game, seats), fastRand(3));
  for (let real = 0; ; ) {
    const seat = k.waiting(s)[0]!;
    const options: Option[] = [];
    options.length = k.options(s, seat, options, false);
    const good = mind.bot(k, k.view(s, seat), seat, { rand }).option;
    if (options.length > 1 && real++ === n) return { choice: n, seat, s, options, chosen: good, good };
    k.apply(s, seat, good, rand);
  }
}
/** The option after which its seat stands worst against the next one. */
export function worstOf(k: Kernel<GameTypes>, s: GameTypes['state'], seat: Seat, options: readonly Option[]): Option {
  const leads = options.map(option => {
    const after = k.clone(s);
    k.apply(after, seat, option, fastRand(1));
    const standing = (who: Seat) => k.game.evaluate!(after, who, k.box);
    return standing(seat) - standing((seat + 1) % s.seats);
  });
  return options[leads.indexOf(Math.min(...leads))]!;
}
/** The record of such a game; `choose` may take another choice. It ends after `most` choices, if not before. */
export function recordBy(
  { k, mind }: Played,
  seats: number,
  most: number,
  choose: (n: number, good: Option, options: readonly Option[]) => Option = (_, good) => good,
): GameRecord {
  const table = tableFor(k.game, seats);
  const rand = fastRand(4);
  const live = liveTable(k, table, fastRand(7));
  live.begin(0);
  while (!k.over(live.state) && live.happened.length < most) {
    const seat = k.waiting(live.state)[0]!;
    const options: Option[] = [];
    options.length = k.options(live.state, seat, options, false);
    const good = mind.bot(k, k.view(live.state, seat), seat, { rand }).option;
    live.choose(seat, k.write(choose(live.happened.length, good, options)), 0);
  }
  const none = '0'.repeat(64);
  const players = k.game.colours.slice(0, seats).map(colour => ({ name: colour, colour, bot: 'mind' }));
  return recordOf(k, live, { pack: none, table, players, commitment: none, started: '' });
}
