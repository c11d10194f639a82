import { loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, type Kernel, kernelFor, mute, type Option, type Table } from '@tianxia/kernel';
import { measured } from './measured.ts';

type Mode = 'list' | 'playout';
/** Random games per second of processor time: `list` builds all options at each turn, `playout` draws one. */
function gamesPerSecond(
  k: Kernel<GameTypes>,
  table: Table,
  mode: Mode,
  millis: number,
): { games: number; decisions: number } {
  const rand = fastRand(7);
  const out: Option[] = [];
  let games = 0;
  let decisions = 0;
  let micros = 0;
  const began = process.cpuUsage();
  while (micros < millis * 1000) {
    for (let i = 0; i < 8; i++, games++) {
      const s = k.setup(table, rand);
      for (; s.agenda.length > 0; decisions++) {
        const top: number = s.agenda[s.agenda.length - 1].seat;
        const seat = top >= 0 ? top : k.waiting(s)[0]!;
        const option = mode === 'list' ? out[rand(k.options(s, seat, out, false))]! : k.anyOption(s, seat, rand);
        k.apply(s, seat, option, rand, mute);
      }
    }
    const { user, system } = process.cpuUsage(began);
    micros = user + system;
  }
  return { games: (games / micros) * 1e6, decisions: (decisions / micros) * 1e6 };
}
const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]!;

/** Five rounds of both modes in turn, since the machine is noisy; medians. */
export async function benchPlayouts(id: string): Promise<void> {
  const game = (await loadGame(id))!;
  const { table, where } = measured(game);
  const k = kernelFor(game, table);
  const rounds = Array.from({ length: 5 }, () => ({
    list: gamesPerSecond(k, table, 'list', 700),
    playout: gamesPerSecond(k, table, 'playout', 700),
  }));
  const figure = (mode: Mode, what: 'games' | 'decisions') =>
    Math.round(median(rounds.map(round => round[mode][what]))).toLocaleString('en');
  for (const mode of ['list', 'playout'] as const)
    console.log(
      `${id.padEnd(18)} ${mode.padEnd(8)} ${figure(mode, 'games').padStart(8)} games/s  ${figure(mode, 'decisions').padStart(11)} decisions/s  (${where})`,
    );
}
