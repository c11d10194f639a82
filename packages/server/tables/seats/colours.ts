import type { Game, GameTypes, Seat } from '@tianxia/kernel';
import { ApiError } from '@tianxia/protocol';
import { type Seated, sitterAt } from './who-sits.ts';

type Hues = Pick<Game<GameTypes>, 'colours' | 'fixedColours'>;

/** Colours of all seats: people and bots have theirs; an open seat keeps its own unless a player in another seat took it. */
export function coloursOf(table: Seated, colours: readonly string[]): string[] {
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
/** Where a colour belongs to a seat, no one sits there in another. */
function mustBeOwn(colour: string, seat: Seat, colours: readonly string[], field: string): void {
  if (colour !== colours[seat])
    throw new ApiError('badColour', `seat ${seat} is always ${colours[seat]} in this game, not ${colour}`, field);
}
function checkColour(colour: string, colours: readonly string[], field: string): void {
  if (!colours.includes(colour))
    throw new ApiError('badColour', `the colours are ${colours.join(', ')}, not "${colour}"`, field);
}
/** The colour a player gets in this seat. */
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
