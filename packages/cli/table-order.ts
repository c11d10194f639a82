import { everyTable, fastRand, type Game, type GameTypes, type Table } from '@tianxia/kernel';

/** All tables of a game, in another order for each seed, player counts in turn: a short run meets other tables than the last one. */
export function shuffledTables<G extends GameTypes>(game: Game<G>, seed: number): Table[] {
  const rand = fastRand(seed);
  const order = everyTable(game);
  for (let i = order.length - 1; i > 0; i--) {
    const j = rand(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const met: Record<number, number> = {};
  const rounds = order.map(table => {
    const round = met[table.seats] ?? 0;
    met[table.seats] = round + 1;
    return { table, round };
  });
  return rounds.sort((a, b) => a.round - b.round).map(({ table }) => table);
}
