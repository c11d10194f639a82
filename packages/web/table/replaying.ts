import { commentary, tellingOf } from '@tianxia/board';
import { type GameRecord, type GameTypes, replay, type Seat, SPECTATOR, type Told, type Update } from '@tianxia/kernel';
import type { TableGame } from './game.ts';

/** A turn of the game that is looked at: after which choice it ends, and whose it was. */
interface TurnEnd {
  end: number;
  seat: Seat | undefined; // the table's own: a settlement
}
/** A record opened for looking: the table as a viewer saw it after any choice. */
export interface Replaying {
  record: GameRecord;
  choices: number;
  turns: readonly TurnEnd[];
  rounds: readonly number[]; // after which choices another round begins; none where the game counts no rounds
  at(choice: number, viewer: Seat): Update<GameTypes['state']>;
}
/** Throws a ReplayError when the record does not fit the rules of today. */
export function replaying(tableGame: TableGame, record: GameRecord): Replaying {
  const { kernel, table, texts, screen } = tableGame;
  // the whole of it once: a record that breaks off says so now, not at the slider
  const whole = replay(kernel, record);
  const patterns: Readonly<Record<string, string>> = texts.events; // whether there are words for it is all that counts here
  const telling = tellingOf(kernel, table.seats, { event: ([event]: Told) => patterns[event] ?? event }, screen ?? {});
  const entries = commentary(whole.update(SPECTATOR), telling);
  const rounds = entries.filter(({ kind, told }) => kind === 'break' && told[0]?.[0] === 'round');
  const kept = new Map<string, Update<GameTypes['state']>>();
  return {
    record,
    choices: record.choices.length,
    turns: turnEnds(entries),
    rounds: rounds.map(({ first }) => first + 1),
    at(choice, viewer) {
      const key = `${choice} ${viewer}`;
      const known = kept.get(key) ?? replay(kernel, record, choice).update(viewer);
      kept.set(key, known);
      return known;
    },
  };
}
/** One end for each moment: where a player's turn led to a settlement at once, it is the player's. */
function turnEnds(entries: ReturnType<typeof commentary>): TurnEnd[] {
  const ends = new Map<number, Seat | undefined>();
  for (const { kind, seat, last } of entries)
    if ((kind === 'turn' || kind === 'tally') && last >= 0 && !ends.has(last + 1))
      ends.set(last + 1, kind === 'turn' ? seat : undefined);
  return [...ends].map(([end, seat]) => ({ end, seat })).sort((a, b) => a.end - b.end);
}
/** By what a replay goes on: a single choice, a turn, a turn of whoever it is seen by, a round. */
export const STRIDES = ['choice', 'turn', 'own', 'round'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where one stride back and one stride on lead from a moment. */
export function strideFrom(
  { choices, turns, rounds }: Replaying,
  at: number,
  stride: Stride,
  viewer: Seat,
): { back: number; next: number } {
  const own = stride === 'own' && viewer >= 0;
  const stops =
    stride === 'choice'
      ? [at - 1, at + 1]
      : stride === 'round'
        ? rounds
        : turns.filter(({ seat }) => !own || seat === viewer).map(({ end }) => end);
  return {
    back: Math.max(0, stops.findLast(stop => stop < at) ?? 0),
    next: Math.min(choices, stops.find(stop => stop > at) ?? choices),
  };
}
/** Where a choice was made, as players count: the round (0 where there are none), the turn of the table, and of whose how many there. */
export interface Place {
  round: number;
  turn: number;
  seat: Seat | undefined; // nobody's once the game is over
  nth: number;
}
export function placeOf({ turns, rounds, record }: Replaying, choice: number): Place {
  const round = rounds.filter(first => first <= choice).length;
  const over = turns.filter(({ end }) => end <= choice);
  const from = rounds[round - 1] ?? over.at(-1)?.end ?? 0;
  const seat = record.choices[choice]?.[0];
  const nth = record.choices.slice(from, choice + 1).filter(([by]) => by === seat).length;
  return { round, turn: Math.min(over.length + 1, turns.length), seat, nth };
}
/** How many turns are over at a moment, and which round is played then. */
export function momentOf({ turns, rounds }: Replaying, at: number): { turn: number; of: number; round: number } {
  return {
    turn: turns.filter(({ end }) => end <= at).length,
    of: turns.length,
    round: rounds.filter(round => round <= at).length,
  };
}
