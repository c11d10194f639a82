import { commitmentOf } from '@tianxia/fair';
import type { Game, GameRecord, GameTypes, Seat } from '@tianxia/kernel';
import type { BotName, SeatFacts, TableFacts } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import { ratingFacts } from '../people/person.ts';
import type { SeatPlan, Sitter, StoredTable } from './store.ts';

export const pageOf = (id: string): string => `/t/${id}`;

type Hues = Pick<Game<GameTypes>, 'colours' | 'fixedColours'>;
type Seated = Pick<StoredTable, 'seats' | 'sitters' | 'bots'>;
const sitterAt = (table: Seated, seat: Seat): Sitter | undefined => table.sitters.find(sitter => sitter.seat === seat);
export const openSeats = (table: Seated): Seat[] =>
  table.seats.flatMap((plan, seat) => (plan.by === 'open' && sitterAt(table, seat) === undefined ? [seat] : []));
/** Who chooses for this seat when no person does: the bot of the seat, or the one that stands in. */
export const botAt = (table: Seated, seat: Seat): BotName | undefined =>
  table.seats[seat]?.by === 'bot' ? (table.seats[seat].bot ?? 'greedy') : sitterAt(table, seat)?.standIn;
/** The moment the last seat was taken: from here a table's log counts its time. */
export const beganAt = (table: StoredTable): number =>
  Math.max(table.created, ...table.sitters.map(({ since }) => since), ...table.seats.map(({ since = 0 }) => since));
export const seatOf = (table: Seated, person: string | undefined): Seat | undefined =>
  table.sitters.find(sitter => sitter.person === person)?.seat;

/** Colours of all seats: people and bots have theirs; an open seat keeps its own unless somebody elsewhere took it. */
function coloursOf(table: Seated, colours: readonly string[]): string[] {
  const taken = table.seats.map((plan, seat) =>
    plan.by === 'bot' ? plan.colour : (sitterAt(table, seat)?.colour ?? undefined),
  );
  return deal(
    taken,
    table.seats.map(plan => plan.colour),
    colours,
  );
}
/** First those that are fixed, then wishes that are still free, then the first free ones. */
function deal(
  fixed: readonly (string | undefined)[],
  wishes: readonly (string | undefined)[],
  colours: readonly string[],
): string[] {
  const dealt = [...fixed];
  wishes.forEach((wish, seat) => {
    if (dealt[seat] === undefined && wish !== undefined && !dealt.includes(wish)) dealt[seat] = wish;
  });
  return dealt.map((colour, seat) => {
    const given = colour ?? colours.find(free => !dealt.includes(free))!;
    dealt[seat] = given;
    return given;
  });
}
/** The colours asked for at a new table, and the first free ones for the rest. */
export function dealColours(asked: readonly (string | undefined)[], { colours, fixedColours }: Hues): string[] {
  asked.forEach((colour, seat) => {
    if (colour === undefined) return;
    checkColour(colour, colours, `seats.${seat}.colour`);
    if (asked.indexOf(colour) !== seat)
      throw new ApiError('colourTaken', `two seats cannot both be ${colour}`, `seats.${seat}.colour`);
    if (fixedColours) mustBeOwn(colour, seat, colours, `seats.${seat}.colour`);
  });
  if (fixedColours) return colours.slice(0, asked.length);
  return deal(asked, [], colours);
}
/** Where a colour belongs to a seat, nobody sits there in another. */
function mustBeOwn(colour: string, seat: Seat, colours: readonly string[], field: string): void {
  if (colour !== colours[seat])
    throw new ApiError('badColour', `seat ${seat} is always ${colours[seat]} in this game, not ${colour}`, field);
}
function checkColour(colour: string, colours: readonly string[], field: string): void {
  if (!colours.includes(colour))
    throw new ApiError('badColour', `the colours are ${colours.join(', ')}, not "${colour}"`, field);
}
/** The colour somebody gets in this seat. */
export function colourFor(
  table: Seated,
  seat: Seat,
  asked: string | undefined,
  { colours, fixedColours }: Hues,
): string {
  if (fixedColours && asked !== undefined) mustBeOwn(asked, seat, colours, 'colour');
  if (fixedColours) return colours[seat]!;
  if (asked === undefined) return coloursOf(table, colours)[seat]!;
  checkColour(asked, colours, 'colour');
  const taken = [
    ...table.sitters.map(sitter => sitter.colour),
    ...table.seats.flatMap(plan => (plan.by === 'bot' ? [plan.colour] : [])),
  ];
  if (taken.includes(asked)) throw new ApiError('colourTaken', `${asked} is taken`, 'colour');
  return asked;
}

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
