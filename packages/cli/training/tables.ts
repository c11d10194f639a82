import { type Game, type GameTypes, type Kernel, kernelFor, type Rand, type Table, tableFor } from '@tianxia/kernel';

const STANDARD = 85; // of a hundred games have all options as they are printed
const ALONE = 10; // and so many are played alone, where that is possible

/** A table to learn at: any number of players, two half as often as more, mostly with the standard options. */
export function anyTable(game: Game<GameTypes>, rand: Rand, counts: readonly number[]): Table {
  const together = counts.flatMap(count => (count < 2 ? [] : count === 2 ? [count] : [count, count]));
  const alone = counts.includes(1) && (together.length === 0 || rand(100) < ALONE);
  const seats = alone ? 1 : together[rand(together.length)]!;
  const chosen: Record<string, string> = {};
  if (rand(100) >= STANDARD)
    for (const [option, values] of Object.entries(game.options))
      if (game.concerns?.(option, seats) !== false) chosen[option] = values[rand(values.length)]!;
  return tableFor(game, seats, chosen);
}
/** Kernels are made once for each kind of table. */
export function kernels(game: Game<GameTypes>): (table: Table) => Kernel<GameTypes> {
  const made = new Map<string, Kernel<GameTypes>>();
  return table => {
    const key = JSON.stringify(table);
    const found = made.get(key) ?? kernelFor(game, table);
    made.set(key, found);
    return found;
  };
}
export const everyCount = ({ seats: [least, most] }: Game<GameTypes>): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
