import { type GameRecord, type GameTypes, replay, type Seat, type Update } from '@tianxia/kernel';
import type { TableGame } from './game.ts';

/** A record opened for looking: the table as a viewer saw it after any choice. */
export interface Replaying {
  record: GameRecord;
  choices: number;
  rounds: readonly number[]; // after which choices another round begins; none where the game counts no rounds
  at(choice: number, viewer: Seat): Update<GameTypes['state']>;
}
/** Throws a ReplayError when the record does not fit the rules of today. */
export function replaying({ kernel }: TableGame, record: GameRecord): Replaying {
  const counted: unknown[] = [];
  // the whole of it once: a record that breaks off says so now, not at the slider
  replay(kernel, record, undefined, undefined, state => counted.push((state as { round?: unknown }).round));
  const kept = new Map<string, Update<GameTypes['state']>>();
  return {
    record,
    choices: record.choices.length,
    rounds: counted.flatMap((round, i) => (i > 0 && round !== counted[i - 1] ? [i] : [])),
    at(choice, viewer) {
      const key = `${choice} ${viewer}`;
      const known = kept.get(key) ?? replay(kernel, record, choice).update(viewer);
      kept.set(key, known);
      return known;
    },
  };
}
/** Where keys and buttons lead from one moment of a replay, by what is pressed. */
export function stepsFrom({ record, choices, rounds }: Replaying, at: number, viewer: Seat): Record<Step, number> {
  const own = (i: number) => viewer < 0 || record.choices[i - 1]?.[0] === viewer;
  const moments = Array.from({ length: choices }, (_, i) => i + 1);
  return {
    back: at - 1,
    next: at + 1,
    first: 0,
    last: choices,
    roundBack: rounds.findLast(round => round < at) ?? 0,
    roundNext: rounds.find(round => round > at) ?? choices,
    ownBack: moments.findLast(i => i < at && own(i)) ?? 0,
    ownNext: moments.find(i => i > at && own(i)) ?? choices,
  };
}
export type Step = 'back' | 'next' | 'first' | 'last' | 'roundBack' | 'roundNext' | 'ownBack' | 'ownNext';
