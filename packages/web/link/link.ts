import type { GameRecord, GameTypes, RuleId, Seat, Update } from '@tianxia/kernel';
import type { Player } from '@tianxia/look';

/** What is known of a table beside the position: the same for a table on this device and one on the server. */
export interface Facts {
  game: string;
  options: Readonly<Record<string, string>>;
  content?: unknown; // a content pack other than the game's own
  players: readonly (Player & { open?: boolean })[]; // open: waits for somebody with the link
  you: readonly Seat[]; // seats played from this page: one, several on one device, or none for a watcher
  commitment: string;
  key?: string; // once the game is over
  started: boolean;
  rematch?: string; // address of the table that follows
}
export interface Seen {
  connection: 'opening' | 'live' | 'lost' | 'none'; // none: there is no such table; lost: trying again
  problem?: string; // in words, when there is no such table or it cannot be played
  facts?: Facts;
  update?: Update<GameTypes['state']>;
}
/** A choice that was not carried out: nothing has changed. */
export interface Refused {
  code: string;
  message: string;
  reason?: string; // name in the game's reason book
  rule?: RuleId;
}
/** A table in play, wherever its rules run. The page never runs rules on secrets: it gets what one viewer may know. */
export interface TableLink {
  get(): Seen;
  subscribe(listener: () => void): () => void;
  choose(words: string, after?: readonly string[]): Promise<Refused | undefined>; // after: what follows in one gesture
  undo(): Promise<Refused | undefined>;
  redo(): Promise<Refused | undefined>;
  record(): Promise<GameRecord | Refused>;
  close(): void;
}

/** A value that others can watch. */
export function watched<T>(first: T): { get(): T; set(value: T): void; subscribe(listener: () => void): () => void } {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
