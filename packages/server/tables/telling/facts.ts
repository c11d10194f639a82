import { commitmentOf } from '@tianxia/fair';
import type { GameRecord, Seat } from '@tianxia/kernel';
import type { SeatFacts, TableFacts } from '@tianxia/protocol';
import { ratingFacts } from '../../people/person.ts';
import type { SeatPlan, StoredTable } from '../log/store.ts';
import { coloursOf } from '../seats/colours.ts';
import { openSeats, type Seated, sitterAt } from '../seats/who-sits.ts';

export const pageOf = (id: string): string => `/t/${id}`;

function seatFacts(table: Seated, plan: SeatPlan, seat: Seat, colour: string, here: ReadonlySet<Seat>): SeatFacts {
  if (plan.by === 'bot') {
    const { name = 'Bot', bot = 'greedy' } = plan;
    return { by: 'bot', name, colour, away: false, bot, ...ratingFacts(table.bots?.[bot] ?? {}) };
  }
  const sitter = sitterAt(table, seat);
  if (sitter === undefined) return { by: 'open', name: '', colour, away: false };
  const { name, person, standIn, awayWhy, account } = sitter;
  const known = { ...(account ? { account } : {}), ...ratingFacts(sitter) };
  const standing = standIn === undefined ? {} : { bot: standIn, standIn: awayWhy ?? 'left' };
  return { by: 'person', name, colour, person, away: !here.has(seat), ...known, ...standing };
}
/** Who sits where, for anybody to read; `here` are the seats that are connected. */
export function seatsOf(table: Seated, colours: readonly string[], here: ReadonlySet<Seat>): SeatFacts[] {
  const dealt = coloursOf(table, colours);
  return table.seats.map((plan, seat) => seatFacts(table, plan, seat, dealt[seat]!, here));
}
/** What anybody may know of a table. */
export function factsOf(table: StoredTable, colours: readonly string[], here: ReadonlySet<Seat>): TableFacts {
  const { id, game, rules, options, pack, key, created, stage, visibility, terms, host, ended, rematch, quarantine } =
    table;
  return {
    id,
    url: pageOf(id),
    game,
    rules,
    options,
    pack,
    commitment: commitmentOf(key),
    created: new Date(created).toISOString(),
    seats: seatsOf(table, colours, here),
    visibility,
    terms,
    started: openSeats(table).length === 0,
    over: stage === 'over',
    ...(host === undefined ? {} : { host }),
    ...(ended === undefined ? {} : { ended: new Date(ended).toISOString() }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(quarantine === undefined ? {} : { quarantine }),
  };
}
export const playersOf = (facts: TableFacts): GameRecord['players'] =>
  facts.seats.map(({ name, colour, bot }) => ({ name, colour, ...(bot === undefined ? {} : { bot }) }));
