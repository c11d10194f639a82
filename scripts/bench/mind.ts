import { mindFrom } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, mute, type Option, seedOf } from '@tianxia/kernel';
import { measured } from './measured.ts';

const WARM_UP = 1500; // milliseconds of processor time, not counted
const LONG = 4000;

/** Games between minds that look at what they see and take what they think best, by processor time. */
export async function benchMind(id: string): Promise<void> {
  const game = (await loadGame(id))!;
  const { table, where } = measured(game);
  const { bot } = mindFrom(game, (await loadWeights(id))!);
  const k = kernelFor(game, table);
  const options: Option[] = [];
  function games(millis: number) {
    const sum = { games: 0, decisions: 0, options: 0, micros: 0 };
    const began = process.cpuUsage();
    while (sum.micros < millis * 1000) {
      const rand = fastRand(seedOf(1, sum.games));
      const s = k.setup(table, rand);
      while (!k.over(s)) {
        const seat = k.waiting(s)[0]!;
        const many = k.options(s, seat, options, false);
        if (many > 1) {
          sum.decisions++;
          sum.options += many;
        }
        const option = many === 1 ? options[0]! : bot(k, k.view(s, seat), seat, { rand }).option;
        k.apply(s, seat, option, rand, mute);
      }
      sum.games++;
      const { user, system } = process.cpuUsage(began);
      sum.micros = user + system;
    }
    return sum;
  }
  games(WARM_UP);
  const { games: many, decisions, options: offered, micros } = games(LONG);
  const millis = micros / 1000;
  console.log(
    `${id.padEnd(18)} mind     ${(millis / many).toFixed(1).padStart(8)} ms a game  ${(millis / decisions).toFixed(3).padStart(8)} ms a choice  (${Math.round(decisions / many)} choices of ${Math.round(offered / decisions)} options; ${where})`,
  );
}
