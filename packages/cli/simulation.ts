import { fastRand, mute, type Option, type Rand, type Seat, seedOf, type Table } from '@tianxia/kernel';
import { type Player, thinks } from './lineup.ts';
import type { AnyKernel } from './table.ts';

/** What one finished game adds to the tally. */
export interface Outcome {
  totals: number[]; // by seat, the automatic ones last
  places: number[];
  seats: Seat[]; // by entry, where it sat: entries are the bots as they were named, or the seats when all play at random
  ending: string;
  decisions: number;
  listed: number; // decisions whose options were counted …
  options: number; // … and how many those were
  lines?: Readonly<Record<string, readonly number[]>>; // of the score sheet by seat, in games with bots
}
export const MOST_CHOICES = 20_000; // more, and the game does not end
const SAMPLED = 16; // of the games without bots one in so many counts its options: listing them would slow down the rest

const seatOf = (entry: number, moved: number, seats: number): Seat => (entry + moved) % seats;

/** The g-th game of a run. Its seed decides everything, so it does not matter who plays it, or when. `stay`: bots keep their seats. */
export function playGame(
  k: AnyKernel,
  table: Table,
  players: readonly Player[] | undefined,
  seed: number,
  g: number,
  stay = false,
): Outcome {
  return players === undefined
    ? playAtRandom(k, table, seedOf(seed, g), g % SAMPLED === 0)
    : playWithBots(k, table, players, seedOf(seed, g), stay ? 0 : g);
}

function playAtRandom(k: AnyKernel, table: Table, seed: number, listing: boolean): Outcome {
  const rand = fastRand(seed);
  const scratch: Option[] = [];
  const s = k.setup(table, rand);
  let decisions = 0;
  let options = 0;
  for (; !k.over(s); decisions++) {
    const seat = nextSeat(k.waiting(s), decisions);
    if (listing) options += k.options(s, seat, scratch, false);
    k.apply(s, seat, k.anyOption(s, seat, rand), rand, mute);
  }
  const { totals, places } = k.result(s);
  const seats = totals.map((_, seat) => seat);
  return { totals, places, seats, ending: s.ending, decisions, listed: listing ? decisions : 0, options };
}
function playWithBots(k: AnyKernel, table: Table, players: readonly Player[], seed: number, moved: number): Outcome {
  const seats = table.seats;
  const chance = fastRand(seedOf(seed, 0));
  const minds: Rand[] = players.map((_, entry) => fastRand(seedOf(seed, entry + 1)));
  const entryAt = (seat: Seat) => (seat - (moved % seats) + seats) % seats;
  const scratch: Option[] = [];
  const s = k.setup(table, chance);
  let decisions = 0;
  let options = 0;
  for (; !k.over(s); decisions++) {
    const seat = nextSeat(k.waiting(s), decisions);
    const entry = entryAt(seat);
    const many = k.options(s, seat, scratch, false);
    options += many;
    const only = many === 1 ? scratch[0] : undefined;
    k.apply(s, seat, only ?? thinks(players[entry]!, k, s, seat, minds[entry]!), chance, mute);
  }
  const { totals, places, lines } = k.result(s);
  return {
    lines,
    totals,
    places,
    seats: totals.map((_, entry) => (entry < seats ? seatOf(entry, moved, seats) : entry)),
    ending: s.ending,
    decisions,
    listed: decisions,
    options,
  };
}
function nextSeat(waiting: readonly Seat[], decisions: number): Seat {
  const seat = waiting[0];
  if (seat === undefined) throw new Error('nobody is asked, and the game is not over');
  if (decisions >= MOST_CHOICES) throw new Error(`not over after ${MOST_CHOICES} choices`);
  return seat;
}
