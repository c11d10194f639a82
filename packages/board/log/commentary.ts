import type { GameTypes, Kernel, Read, Seat, Told, Update } from '@tianxia/kernel';
import { seatIn, type Tallying, tallyAt } from '../tally/tally.ts';

/** One entry of the log: a turn, what the table did by itself, a tally, or the heading of a round or phase. */
export interface Entry {
  kind: 'turn' | 'table' | 'tally' | 'break';
  seat: Seat | undefined; // whose turn
  told: Told[];
  tally: Tallying | undefined;
  first: number; // numbers of the choices it tells
  last: number;
  forced: boolean; // there was only one way, from its first choice to its last
  round: number; // from 1 on; what comes before the first belongs to it
}
/** What the log needs to know of a game. */
export interface Telling {
  kernel: Pick<Kernel<GameTypes>, 'game'>;
  people: number; // seats that choose; those after them play by themselves
  isSaid(told: Told): boolean; // an event without words is seen, not told
  banners: readonly string[]; // events that head a part of the log
  heads: readonly string[]; // events that begin an entry even within one player's turn
  tallies: readonly Tallying[];
  counted: readonly string[]; // events that the final score sheet tells better
}
type Happening = Pick<Update<GameTypes['state']>, 'opening' | 'happened'>;
const ROUND = 'round'; // every game that has rounds tells so when one begins
const BEFORE = -1; // the first choice

/** What happened as a commentary, oldest first: one entry a turn, with everything that followed from it. */
export function commentary({ opening, happened }: Happening, telling: Telling): Entry[] {
  const book = writer(telling);
  for (const event of opening) if (telling.isSaid(event)) book.table(event, BEFORE);
  happened.forEach(book.step);
  return book.entries;
}
/** Which choice begins each turn, in order: where a replay stops when it goes by turns. */
export const turnsOf = (entries: readonly Entry[]): number[] => [
  ...new Set(entries.filter(({ kind }) => kind !== 'break').flatMap(({ first }) => (first < 0 ? [] : [first]))),
];

function writer({ kernel, people, isSaid, banners, heads, tallies, counted }: Telling) {
  const entries: Entry[] = [];
  let rounds = 0;
  let open: Tallying | undefined;
  let sheet: Entry | undefined; // of the tally that is open

  function begin(kind: Entry['kind'], told: Told, number: number, more: Partial<Entry> = {}): Entry {
    const round = Math.max(1, rounds);
    const entry: Entry = {
      kind,
      seat: undefined,
      told: [told],
      tally: undefined,
      first: number,
      last: number,
      forced: false,
      round,
      ...more,
    };
    entries.push(entry);
    return entry;
  }
  function join(entry: Entry, told: Told, number: number): void {
    entry.told.push(told);
    entry.last = number;
  }
  const last = () => entries.at(-1);

  function heading(told: Told, number: number): void {
    if (told[0] === ROUND) rounds++;
    begin('break', told, number);
  }
  function table(told: Told, number: number): void {
    const before = last();
    if (banners.includes(told[0])) heading(told, number);
    else if (before?.kind === 'table' && before.last === number) join(before, told, number);
    else begin('table', told, number);
  }
  function turn(seat: Seat, told: Told, number: number, forced: boolean): void {
    const before = last();
    const isHead = heads.includes(told[0]) && before?.last !== number;
    if (before?.kind !== 'turn' || before.seat !== seat || isHead) begin('turn', told, number, { seat, forced });
    else {
      before.forced &&= forced;
      join(before, told, number);
    }
  }
  function line(of: Tallying, told: Told, number: number): void {
    if (sheet !== undefined && sheet === last()) join(sheet, told, number);
    else sheet = begin('tally', told, number, { tally: of, seat: seatIn(kernel, told) });
  }
  /** One choice: its own part, then what the table, a rival that plays by itself or a tally made of it. */
  function step({ seat: actor, forced, told: events }: Read, number: number): void {
    const tells = (told: Told) => isSaid(told) && !counted.includes(told[0]);
    const seatOf = (told: Told) => seatIn(kernel, told);
    const opener = events.find(tells);
    const firstSeat = opener && seatOf(opener);
    const unsealed = firstSeat !== undefined && firstSeat !== actor; // answers are opened: each is its owner's deed
    /** Is more of this player's own turn still to come? */
    const goesOn = (later: readonly Told[]) => {
      const end = later.findIndex(told => banners.includes(told[0]) || tallyAt(open, told, tallies).line);
      return later.slice(0, end < 0 ? undefined : end).some(told => tells(told) && seatOf(told) === actor);
    };
    let past: 'heading' | 'other' | undefined; // what has come in between
    events.forEach((told, i) => {
      const wasOpen = open;
      const at = tallyAt(open, told, tallies);
      open = at.open;
      if (wasOpen === undefined) sheet = undefined;
      if (!tells(told)) return;
      const seat = seatOf(told);
      const before = last();
      const settling = before?.kind === 'tally' && before.last === number ? before : undefined;
      if (banners.includes(told[0])) {
        heading(told, number);
        past = 'heading';
      } else if (at.line) {
        line((at.open ?? wasOpen)!, told, number);
        past = 'other';
      } else if (seat !== undefined && seat >= people) {
        turn(seat, told, number, false);
        past = 'other';
      } else if (past === 'heading') table(told, number);
      else if (settling !== undefined && (open !== undefined || seat === settling.seat))
        join(settling, told, number); // what the settling brought
      else if (seat === undefined) {
        if (past === undefined && goesOn(events.slice(i + 1))) turn(actor, told, number, forced === true);
        else table(told, number);
      } else {
        const isOwn = unsealed || past === 'other' || heads.includes(told[0]);
        if (isOwn && seat !== actor) past = 'other';
        turn(isOwn ? seat : actor, told, number, forced === true);
      }
    });
  }
  return { entries, table, step };
}
