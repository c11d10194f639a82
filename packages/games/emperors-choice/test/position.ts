/**
 * A position in few words, and moves by name.
 *
 *   const p = position({
 *     Red: { hand: 'cavalry-2 general-8', cubes: 4, tiles: 'territory*3 book', order: 1 },
 *     Blue: { shown: 'cavalry-3', shownCubes: 2, declared: 5 },
 *     Green: {},
 *   }, { turn: ['Red', 'bid'], highest: 5, policies: 'book-burning frugality', strength: 9 });
 *   p.refuses('Red', 'pass', 'mustOpen').plays('Red', 'reveal cavalry-2', 'add 4');
 *   expect(p.of('Red')).toMatchObject({ cubes: 4, shownCubes: 4, declared: 6 });
 *
 * - Seats are in the order of the players named, who may have any names; three, four or five of them.
 * - Cards and tiles are named by their ids in the content pack, `*n` for several. A card or tile nobody names is where it is
 *   at a table's start: deck and bag. `next` lies on top: those are drawn first, in their order.
 * - Cubes: what players do not own is the supply. Order tiles, if nobody has one, stay on the board (0).
 * - `policies` names face-up sides; cards not named follow with their A side. `done` names sides with a disc.
 * - `turn` says who is at which decision or step (state.ts, Frames); its facts have defaults, and what follows in a round
 *   follows. A step (`select`, `preparation`, `final`, `management`, `round` …) runs at once, up to the next choice.
 * - A phrase is a move of the decision that is open and names: `settle book-burning`, `reveal cavalry-3 officer-4`, `reveal`
 *   (cubes only), `add 3`, `buy 2`, `raise 1`, `hire general-8`, `lose cubes`, `take A` (exit), `take 2` (set or decree, from
 *   1), `take I3` (bonus), `take money` (an icon by its kind), `use envoy`, `take grail`, `show general-8 officer-4`, `show`.
 * - `settles` begins a settlement by this player in the middle of nowhere, and answers what is asked in secret.
 */
import { type Kernel, kernel, type Seat, type Table, type Told, tableFor } from '@tianxia/kernel';
import { begins, type Tried, tableAt } from '@tianxia/kernel/testing';
import { type Box, open } from '../box.ts';
import { game } from '../index.ts';
import type { EmperorsChoice, Frames, State } from '../state.ts';
import { followedBy, type GivenPlayer, type GivenTable, layOut, seatPlayer, shorten, stackDraws } from './given.ts';
import { inWords, type Summary, summary } from './phrases.ts';

export interface Position {
  k: Kernel<EmperorsChoice>;
  s: State;
  box: Box;
  table: Tried<State>;
  told: readonly Told[]; // by the last play
  seat(player: string): Seat;
  of(player: string): Summary;
  at(decision: keyof Frames, ...players: string[]): Position;
  plays(player: string, ...phrases: string[]): Position;
  offers(player: string, ...phrases: string[]): Position;
  refuses(player: string, phrase: string, reason: string): Position;
  options(player: string): string[]; // as words of records
  settles(player: string, side: string, shows?: Record<string, string>): Record<string, number>; // how points changed
}

export function position(players: Record<string, GivenPlayer>, given: GivenTable = {}): Position {
  const names = Object.keys(players);
  const table = tableFor(game, names.length, { start: 'first', ...given.options });
  const box = open(game.content, table);
  const s = game.setup(box, table, () => 0);
  const seat = (player: string): Seat => {
    if (!names.includes(player)) throw new Error(`who is ${player}?`);
    return names.indexOf(player);
  };
  layOut(s, box, given);
  for (const [name, player] of Object.entries(players)) seatPlayer(s, box, seat(name), player);
  s.supply = box.table.cubes - s.cubes.reduce((sum, cubes) => sum + cubes, 0);
  if (s.supply < 0) throw new Error('more cubes than there are');
  s.start = given.start === undefined ? 0 : seat(given.start);
  stackDraws(s, box, given.next);
  shorten(s, given);
  const [who, at, facts] = given.turn ?? [names[0]!, 'replenish'];
  s.agenda = followedBy(s, at, seat(who), facts ?? {}).reverse();
  const k = kernel(game, box);
  begins(k, s, table, () => 0);
  return playedFrom(k, s, names, seat, table);
}

// ---- playing ----
function playedFrom(
  k: Kernel<EmperorsChoice>,
  s: State,
  names: readonly string[],
  seat: (player: string) => Seat,
  at: Table,
): Position {
  const { box } = k;
  let speaker = 0;
  const table = tableAt(k, s, { table: at, rand: () => 0, words: phrase => inWords(s, box, speaker, phrase) });
  const as = (player: string) => {
    speaker = seat(player);
    return table.as(speaker);
  };
  const p: Position = {
    k,
    s,
    box,
    table,
    get told() {
      return table.told;
    },
    seat,
    of: player => summary(s, box, seat(player)),
    at(decision, ...players) {
      table.at(decision, ...players.map(seat));
      return p;
    },
    plays(player, ...phrases) {
      for (const phrase of phrases) as(player).plays(phrase);
      return p;
    },
    offers(player, ...phrases) {
      as(player).offers(...phrases);
      return p;
    },
    refuses(player, phrase, reason) {
      const before = JSON.stringify(s);
      as(player).refuses(phrase, reason);
      if (JSON.stringify(s) !== before) throw new Error(`refusing "${phrase}" changed the state`);
      return p;
    },
    options: player => as(player).options(),
    settles(player, side, shows = {}) {
      const before = [...s.vp];
      const slash = box.maySettle.indexOf(true);
      s.agenda.push({ at: 'choose', seat: seat(player), slash, optional: false });
      p.plays(player, `settle ${side}`);
      while (s.sealed.length > 0) {
        const name = names[k.waiting(s)[0]!]!;
        p.plays(name, `show ${shows[name] ?? ''}`.trim());
      }
      return Object.fromEntries(names.map((name, i) => [name, s.vp[i]! - before[i]!]));
    },
  };
  return p;
}
