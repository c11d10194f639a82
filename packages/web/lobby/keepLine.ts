import type { TableLine } from '@tianxia/protocol';
import { keepTable, type TableSeat } from '../tables.ts';

type Line = Pick<TableLine, 'id' | 'game' | 'options' | 'seats'>;
/** A table of the lobby becomes one of this browser's own: the home page then knows it too. */
export function keepLine({ id, game, options, seats }: Line, seat: number): void {
  const now = Date.now();
  const own = seats.map(({ by, name, colour, bot }, i): TableSeat => {
    if (i === seat) return { colour, by: 'you', name: '' };
    return by === 'bot' ? { colour, by: 'bot', name, ...(bot && { bot }) } : { colour, by: 'link', name };
  });
  keepTable({ id, game, where: 'server', seats: own, options, begun: now, changed: now, seat });
}
