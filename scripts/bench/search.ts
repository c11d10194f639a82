import { bots } from '@tianxia/bots';
import { loadGame } from '@tianxia/catalog';
import { fastRand, type Game, type GameTypes, kernelFor } from '@tianxia/kernel';
import { measured } from './measured.ts';

const WARM_UP = 300; // iterations of each thought of a first game, not counted
const ITERATIONS = 3000; // of each thought then: about 200 ms
const THOUGHTS = 40; // then it is enough: some games have hundreds of choices

/** Thinks at every choice of a game between greedy bots: such positions are those a search really meets. */
function thinkAlong(game: Game<GameTypes>, iterations: number) {
  const { table, where } = measured(game);
  const k = kernelFor(game, table);
  const sum = { thoughts: 0, iterations: 0, decisions: 0, micros: 0 };
  const rand = fastRand(1);
  const s = k.setup(table, rand);
  while (!k.over(s) && sum.thoughts < THOUGHTS) {
    const seat = k.waiting(s)[0]!;
    const view = k.view(s, seat);
    const began = process.cpuUsage();
    const thought = bots.search(k, view, seat, { rand, iterations });
    const { user, system } = process.cpuUsage(began);
    if (thought.iterations > 0) {
      sum.thoughts++;
      sum.iterations += thought.iterations;
      sum.decisions += thought.decisions;
      sum.micros += user + system;
    }
    k.apply(s, seat, bots.greedy(k, view, seat, { rand }).option, rand);
  }
  return { ...sum, where };
}

export async function benchSearch(id: string): Promise<void> {
  const game = (await loadGame(id))!;
  thinkAlong(game, WARM_UP);
  const { thoughts, iterations, decisions, micros, where } = thinkAlong(game, ITERATIONS);
  const perSecond = (count: number) => Math.round((count / micros) * 1e6).toLocaleString('en');
  console.log(
    `${id.padEnd(18)} search   ${perSecond(iterations).padStart(8)} iterations/s  ${perSecond(decisions).padStart(9)} playout decisions/s  (${thoughts} thoughts of ${ITERATIONS} iterations; ${where})`,
  );
}
