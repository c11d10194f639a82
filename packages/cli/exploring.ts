import {
  fastRand,
  type Game,
  type GameTypes,
  type Kernel,
  kernelFor,
  liveTable,
  type Option,
  type Rand,
  recordOf,
  type Seat,
  seedOf,
  type Table,
} from '@tianxia/kernel';
import { headOf, lawsAlong, lawsAt, type Violation } from '@tianxia/kernel/laws';
import { anyMove } from './any-move.ts';
import type { Broken } from './fuzzing.ts';
import { reaching } from './reached.ts';
import { shuffledTables } from './table-order.ts';

/** Random games that go on from where something new was reached, with the laws at a sample of their choices. */
export interface Explored {
  games: number;
  fromKept: number; // of them, those that went on from a kept beginning
  alive: number; // games played besides at a live table, with undo, redo and replay
  decisions: number;
  checked: number; // decisions at which every law was checked
  kept: number; // beginnings that reached something new
  reached: number; // different things reached: moves with what follows, agendas, events of moves, refusals, endings
  broken?: Broken;
}
/** The beginning of a game that reached something new, draw by draw and choice by choice. */
export interface Beginning {
  table: Table;
  draws: readonly number[];
  choices: readonly (readonly [Seat, Option])[];
}
const ALIVE_ONE_IN = 200; // games
const BY_MOVES_ONE_IN = 4; // games in which every move is as likely, however few options it has
const MOST_CHOICES = 20_000;

export async function exploring<G extends GameTypes>(
  game: Game<G>,
  seed: number,
  every: number, // the laws are checked at one decision in so many
  isEnough: (decisions: number) => boolean,
  keeps: (beginning: Beginning) => void = () => {},
): Promise<Explored> {
  const tables = shuffledTables(game, seed);
  const kernels = new Map(tables.map(table => [table, undefined as Kernel<G> | undefined]));
  const kept: Beginning[] = [];
  const reached = reaching(game);
  const count = { games: 0, fromKept: 0, alive: 0, decisions: 0, checked: 0 };
  const done = (broken?: Broken): Explored => ({
    ...count,
    kept: kept.length,
    reached: reached.size(),
    ...(broken === undefined ? {} : { broken }),
  });
  for (; !isEnough(count.decisions); count.games++) {
    const gameSeed = seedOf(seed, count.games);
    const rand = fastRand(gameSeed);
    const beginning = kept.length > 0 && rand(2) === 0 ? kept[rand(kept.length)] : undefined;
    const table = beginning?.table ?? tables[count.games % tables.length]!;
    const k = kernels.get(table) ?? kernelFor(game, table);
    kernels.set(table, k);
    if (beginning !== undefined) count.fromKept++;
    const violation = playOn(k, table, beginning, rand) ?? aliveNowAndThen(table, gameSeed);
    if (violation !== undefined) return done({ violation, seed: gameSeed, table });
    if (count.games % 16 === 0) await new Promise(resolve => setImmediate(resolve)); // lets Ctrl-C be heard
  }
  return done();

  function aliveNowAndThen(table: Table, gameSeed: number): Violation | undefined {
    if (count.games % ALIVE_ONE_IN !== 0) return undefined;
    count.alive++;
    return lawsAlong(game, table, gameSeed, every);
  }
  function playOn(k: Kernel<G>, table: Table, beginning: Beginning | undefined, rand: Rand): Violation | undefined {
    const draws: number[] = [];
    const choices: [Seat, Option][] = [];
    const chance: Rand = below => {
      const draw = beginning?.draws[draws.length] ?? rand(below);
      draws.push(draw);
      return draw;
    };
    const byMoves = rand(BY_MOVES_ONE_IN) === 0;
    const found = (law: string, detail: string): Violation => ({
      law,
      detail,
      record: recordFrom(k, { table, draws, choices }),
    });
    try {
      const s = k.setup(table, chance);
      for (const [seat, option] of beginning?.choices ?? []) {
        choices.push([seat, option]);
        k.apply(s, seat, option, chance);
      }
      while (!k.over(s)) {
        if (choices.length > MOST_CHOICES) return found('ends', `not over after ${MOST_CHOICES} choices`);
        const waiting = k.waiting(s);
        const seat = waiting[rand(waiting.length)];
        if (seat === undefined) return found('neverStuck', 'nobody is asked');
        const before = reached.size();
        if (rand(every) === 0) {
          count.checked++;
          const broken = lawsAt(game, k, s, seat, rand);
          if (broken !== undefined) return found(broken.law, broken.detail);
          reached.refusals(k, s, seat);
        }
        const option = byMoves ? anyMove(k, s, seat, rand) : k.anyOption(s, seat, rand);
        choices.push([seat, option]);
        k.apply(s, seat, option, chance, reached.before(s, option));
        reached.after(s);
        count.decisions++;
        if (reached.size() === before || k.over(s)) continue;
        kept.push({ table, draws: [...draws], choices: [...choices] });
        keeps(kept.at(-1)!);
      }
      return game.endings.includes(s.ending) ? undefined : found('ends', `unknown ending "${s.ending}"`);
    } catch (problem) {
      return found('throws', problem instanceof Error ? problem.message : String(problem));
    }
  }
}
/** As far as it can be played: where a rule threw, the choices before it. */
function recordFrom<G extends GameTypes>(k: Kernel<G>, { table, draws, choices }: Beginning): Violation['record'] {
  let next = 0;
  const live = liveTable(k, table, () => draws[next++] ?? 0);
  try {
    choices.forEach(([seat, option], i) => {
      live.restore({ seat, words: k.write(option), at: i * 1000 });
    });
  } catch {
    // the choice that throws is the one after the record's last
  }
  return recordOf(k, live, headOf(k.game, table));
}
