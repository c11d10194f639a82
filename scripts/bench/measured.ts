import { type Game, type GameTypes, type Table, tableFor } from '@tianxia/kernel';

/** A game is measured at its fullest table, unless its speed is known elsewhere for another one. */
const KNOWN: Record<string, { seats: number; options: Record<string, string> }> = {
  qin: { seats: 2, options: { board: 'bird' } }, // a hand-written C++ program was measured so
  'emperors-choice': { seats: 4, options: {} }, // the goal is stated for four
};

export function measured(game: Game<GameTypes>): { table: Table; where: string } {
  const { seats, options } = KNOWN[game.id] ?? { seats: game.seats[1], options: {} };
  const where = [`${seats} players`, ...Object.values(options), 'one core'].join(', ');
  return { table: tableFor(game, seats, options), where };
}
