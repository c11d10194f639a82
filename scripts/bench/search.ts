import { bots } from '@tianxia/bots';
import { loadGame } from '@tianxia/catalog';
import { fastRand, type Game, type GameTypes, kernelFor, tableFor } from '@tianxia/kernel';

/** The tables that are measured; any other game is measured with all its seats taken. */
const TABLES: Record<string, { seats: number; options?: Record<string, string> }> = {
  qin: { seats: 2, options: { board: 'bird' } },
};
const GAMES = 2; // greedy ones: their positions are those a search really meets
const ITERATIONS = 400; // each thought; a warm-up game goes before
const GIVEN_UP = 2000; // choices

/** How much thinking fits into a second of processor time, over all positions of a game. */
function thinkAlong(game: Game<GameTypes>, games: number) {
  const { seats, options } = TABLES[game.id] ?? { seats: game.seats[1] };
  const table = tableFor(game, seats, options);
  const k = kernelFor(game, table);
  const sum = { thoughts: 0, iterations: 0, decisions: 0, micros: 0 };
  for (let g = 0; g < games; g++) {
    const rand = fastRand(g + 1);
    const s = k.setup(table, rand);
    for (let choices = 0; !k.over(s) && choices < GIVEN_UP; choices++) {
      const seat = k.waiting(s)[0]!;
      const view = k.view(s, seat);
      const began = process.cpuUsage();
      const thought = bots.search(k, view, seat, { rand, iterations: ITERATIONS });
      const { user, system } = process.cpuUsage(began);
      if (thought.iterations > 0) {
        sum.thoughts++;
        sum.iterations += thought.iterations;
        sum.decisions += thought.decisions;
        sum.micros += user + system;
      }
      k.apply(s, seat, bots.greedy(k, view, seat, { rand }).option, rand);
    }
  }
  return { ...sum, where: [`${seats} players`, ...Object.values(options ?? {})].join(', ') };
}

export async function benchSearch(id: string): Promise<void> {
  const game = (await loadGame(id))!;
  thinkAlong(game, 1);
  const { thoughts, iterations, decisions, micros, where } = thinkAlong(game, GAMES);
  const perSecond = (count: number) => Math.round((count / micros) * 1e6).toLocaleString('en');
  console.log(
    `${id.padEnd(18)} search   ${perSecond(iterations).padStart(8)} iterations/s  ${perSecond(decisions).padStart(9)} playout decisions/s  (${thoughts} thoughts of ${ITERATIONS} iterations; ${where}, one core)`,
  );
}
