import type { Entry, Seat } from '@tianxia/kernel';
import type { BotName } from '../protocol/index.ts';

/** Where tables are kept. One contract test suite runs on every store, so another database is another file. */
export interface Store {
  /** Throws a Conflict when the id is taken, or when another table already follows the same one. */
  create(table: NewTable, pack: Pack, guests: readonly Guest[]): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Throws a Conflict when the seat is taken. */
  sit(id: string, guest: Guest, stage: Stage): Promise<void>;
  /** All or none of them, on disk when this resolves. Throws a Conflict when one of these numbers is taken. */
  append(id: string, from: number, entries: readonly Entry[], stage: Stage): Promise<void>;
  entries(id: string): Promise<Entry[]>;
  pack(hash: string): Promise<string | undefined>;
  /** Tables where a bot is to choose: after a restart somebody must wake it. */
  waitingForBots(): Promise<string[]>;
  /** Throws when the database does not answer. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
/** What a table waits for: an index of its log, kept so that a table need not be replayed to be listed. */
export type Stage = 'open' | 'guests' | 'bots' | 'over';
export interface SeatPlan {
  by: 'open' | 'bot';
  colour: string; // of an open seat: kept for it until a guest elsewhere asks for it
  name?: string;
  bot?: BotName;
}
export interface NewTable {
  id: string;
  game: string;
  rules: string;
  pack: string;
  options: Readonly<Record<string, string>>;
  seats: readonly SeatPlan[];
  key: string; // secret until the game is over
  created: number; // milliseconds since 1970
  follows?: string; // the table this is the rematch of
  stage: Stage;
}
export interface Guest {
  seat: Seat;
  name: string;
  colour: string;
  token: string; // its hash
  since: number;
}
export interface StoredTable extends NewTable {
  guests: readonly Guest[];
  rematch?: string; // the table that follows this one
}
export interface Pack {
  hash: string;
  json: string;
}
/** Somebody else was first. Nothing was written. */
export class Conflict extends Error {}
