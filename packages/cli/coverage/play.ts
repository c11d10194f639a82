import { fastRand, type Option, type Seat, seedOf, type Table } from '@tianxia/kernel';
import { type Player, thinks } from '../lineup.ts';
import { type AnyGame, type AnyKernel, openTable } from '../table.ts';
import { shuffledTables } from '../table-order.ts';

/** What came up in play. */
export interface CameUp {
  games: number;
  botGames: number; // of them, by bots
  decisions: number;
  explained: number; // decisions at which every refusal was asked for
  moves: Map<string, number>; // by rule: choices carried out
  reasons: Map<string, number>; // by name: explained decisions at which it forbade something
}
type State = ReturnType<AnyKernel['setup']>;
const EXPLAIN_ONE_IN = 10; // explaining takes longer than playing
const MOST_CHOICES = 20_000;

/** One game as it was played, to be played again. */
interface Played {
  table: Table;
  seed: number;
  choices: Option[];
}
const BOTS_ONE_IN = 100; // decisions: a bot takes a hundred times as long as chance

/**
 * Bots play first, since what they think runs the same rules; `count` begins when only play is left: their games once
 * more, and random ones until it is enough, at all tables in turn.
 */
export async function playAll(
  game: AnyGame,
  bots: readonly Player[],
  seed: number,
  decisions: number,
  isEnough: (done: number) => boolean,
  count: () => void,
): Promise<CameUp> {
  const tables = shuffledTables(game, seed);
  const kernels = new Map<Table, AnyKernel>();
  const up: CameUp = { games: 0, botGames: 0, decisions: 0, explained: 0, moves: new Map(), reasons: new Map() };
  const ruleOf = rulesOfMoves(game);
  const breathe = () => new Promise(resolve => setImmediate(resolve)); // lets Ctrl-C be heard
  const kernelAt = (table: Table) => {
    const k = kernels.get(table) ?? openTable(game, table, undefined).k;
    kernels.set(table, k);
    return k;
  };

  const byBots: Played[] = [];
  for (let thought = 0; thought * BOTS_ONE_IN < decisions && !isEnough(thought); ) {
    const table = tables[byBots.length % tables.length]!;
    const played = playedBy(
      bots[byBots.length % bots.length]!,
      kernelAt(table),
      table,
      seedOf(seed, -1 - byBots.length),
    );
    byBots.push(played);
    thought += played.choices.length;
    await breathe();
  }
  up.botGames = byBots.length;
  kernels.clear(); // what is read from printed data as a table is opened is counted, too
  count();
  for (; !isEnough(up.decisions); up.games++) {
    const again = byBots[up.games];
    const table = again?.table ?? tables[up.games % tables.length]!;
    play(kernelAt(table), table, again?.seed ?? seedOf(seed, up.games), again?.choices);
    await breathe();
  }
  return up;

  function play(k: AnyKernel, table: Table, from: number, choices: readonly Option[] | undefined): void {
    const rand = fastRand(from);
    const random = fastRand(seedOf(from, 1));
    const s = k.setup(table, rand);
    for (let turn = 0; !k.over(s) && turn < MOST_CHOICES; turn++) {
      const seat = k.waiting(s)[0]!;
      if (up.decisions % EXPLAIN_ONE_IN === 0) explain(k, s, seat);
      const option = choices?.[turn] ?? k.anyOption(s, seat, random);
      add(up.moves, ruleOf.get(k.words(option).move)!);
      k.apply(s, seat, option, rand);
      up.decisions++;
    }
    k.result(s);
  }
  function explain(k: AnyKernel, s: State, seat: Seat): void {
    up.explained++;
    const met = new Set(k.explain(s, seat).map(({ why }) => why));
    for (const why of met) if (why !== 0) add(up.reasons, game.reasons[why]![0]);
  }
}
function playedBy(bot: Player, k: AnyKernel, table: Table, seed: number): Played {
  const rand = fastRand(seed);
  const mind = fastRand(seedOf(seed, 1));
  const s = k.setup(table, rand);
  const choices: Option[] = [];
  const list: Option[] = [];
  while (!k.over(s) && choices.length < MOST_CHOICES) {
    const seat = k.waiting(s)[0]!;
    const option = k.options(s, seat, list, false) === 1 ? list[0]! : thinks(bot, k, s, seat, mind);
    choices.push(option);
    k.apply(s, seat, option, rand);
  }
  return { table, seed, choices };
}
/** By the name of a move: its rule. */
export const rulesOfMoves = (game: AnyGame): Map<string, string> =>
  new Map(
    Object.entries<object>(game.flow).flatMap(([at, node]) =>
      'moves' in node
        ? Object.entries(node.moves as Record<string, { rule: string }>).map(
            ([move, { rule }]) => [`${at}.${move}`, rule] as const,
          )
        : [],
    ),
  );
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
