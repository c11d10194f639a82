import { type GameRecord, type GameTypes, replay, type Seat, type Update } from '@tianxia/kernel';
import type { TableGame } from './game.ts';

/** A record opened for looking: the table as a viewer saw it after any choice. */
export interface Replaying {
  record: GameRecord;
  choices: number;
  at(choice: number, viewer: Seat): Update<GameTypes['state']>;
}
/** Throws a ReplayError when the record does not fit the rules of today. */
export function replaying({ kernel }: TableGame, record: GameRecord): Replaying {
  replay(kernel, record); // the whole of it once: a record that breaks off says so now, not at the slider
  const kept = new Map<string, Update<GameTypes['state']>>();
  return {
    record,
    choices: record.choices.length,
    at(choice, viewer) {
      const key = `${choice} ${viewer}`;
      const known = kept.get(key) ?? replay(kernel, record, choice).update(viewer);
      kept.set(key, known);
      return known;
    },
  };
}
