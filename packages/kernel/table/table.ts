import type { Game, GameTypes, Kernel, Table, Texts } from '../contract.ts';
import { kernel } from '../engine/kernel.ts';

export class TableError extends Error {}

/** The table that was asked for: every option present, the rest standard. Throws a TableError that says what is wrong. */
export function tableFor<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  chosen: Readonly<Record<string, string>> = {},
): Table {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new TableError(`${game.id} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}`);
  for (const [option, value] of Object.entries(chosen)) {
    const values = Object.hasOwn(game.options, option) ? game.options[option] : undefined;
    if (values === undefined)
      throw new TableError(
        `${game.id} has no option "${option}" (it has ${Object.keys(game.options).join(', ') || 'none'})`,
      );
    if (!values.includes(value))
      throw new TableError(`option ${option} is one of ${values.join(', ')}, not "${value}"`);
  }
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, values]) => [option, chosen[option] ?? values[0]]),
  );
  return { seats, options };
}
export function kernelFor<G extends GameTypes>(
  game: Game<G>,
  table: Table,
  content: unknown = game.content,
): Kernel<G> {
  return kernel(game, game.open(content, table));
}
/** Everybody the state has a seat for: the players, then the rivals that play by themselves, in colours nobody took. */
export function everyoneAt<G extends GameTypes, P extends { name: string; colour: string }>(
  game: Game<G>,
  table: Table,
  texts: Pick<Texts<G>, 'automatic'>,
  players: readonly P[],
): (P | { name: string; colour: string; bot: 'automatic' })[] {
  const free = game.colours.filter(colour => players.every(player => player.colour !== colour));
  const rivals = (game.automatic?.(table) ?? []).map((rival, i) => ({
    name: texts.automatic?.[rival] ?? rival,
    colour: free[i]!,
    bot: 'automatic' as const,
  }));
  return [...players, ...rivals];
}
/** Seats in the order they play. Where colours are fixed, whoever has a colour sits in its seat. */
export const inSeatOrder = <T extends { colour: string }>(
  { colours, fixedColours }: Pick<Game<GameTypes>, 'colours' | 'fixedColours'>,
  seats: readonly T[],
): T[] => (fixedColours ? seats.toSorted((a, b) => colours.indexOf(a.colour) - colours.indexOf(b.colour)) : [...seats]);
/** Everybody one seat further, as in a rematch: whoever sat second begins. A colour goes along unless it belongs to the seat. */
export function oneSeatOn<T extends { colour: string }>(
  { fixedColours }: Pick<Game<GameTypes>, 'fixedColours'>,
  seats: readonly T[],
): T[] {
  const next = [...seats.slice(1), ...seats.slice(0, 1)];
  return fixedColours ? next.map((one, seat) => ({ ...one, colour: seats[seat]!.colour })) : next;
}
/** Every combination of player count and the options that matter there: what laws and fuzzing run over. */
export function everyTable<G extends GameTypes>(game: Game<G>): Table[] {
  const [min, max] = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap(seats => {
    let tables: Record<string, string>[] = [{}];
    for (const [option, [standard, ...others]] of Object.entries(game.options)) {
      const values = game.concerns?.(option, seats) === false ? [standard] : [standard, ...others];
      tables = tables.flatMap(chosen => values.map(value => ({ ...chosen, [option]: value })));
    }
    return tables.map(options => ({ seats, options }));
  });
}
