import type { Player } from '@tianxia/board';
import type { Hint } from '@tianxia/bots/analysis';
import type { GameRecord, GameTypes, Seat, SeenAfter, Update } from '@tianxia/kernel';
import type {
  AskedUndoMessage,
  ChatLine,
  ClockFacts,
  Refused as NotDone,
  PauseFacts,
  PlanFacts,
  Terms,
  Visibility,
} from '@tianxia/protocol';

/** Who sits in a seat: more is known of them at a table on the server. */
export interface Seated extends Player {
  open?: boolean; // waits for somebody with the link
  standIn?: 'left' | 'time' | 'lost'; // a bot plays for this person, and why
  person?: string; // their id
  rating?: number;
  provisional?: boolean;
}
/** What a table on the server has and one on this device has not: other people, with their time and their talk. */
export interface Company {
  id: string;
  terms: Terms;
  visibility: Visibility;
  host?: string; // id of a person
  botsAt?: number; // in the time of this device: when bots take the free seats
  clocks?: { at: number; resumes?: number; seats: readonly ClockFacts[] }; // in the time of this device
  pause?: PauseFacts; // asked for, or agreed on; in the time of this device
  watching: number;
  plan?: PlanFacts; // what is chosen for you when you are asked next, or why it is not any more
  over: boolean; // also when time has ended it before the rules did
  quarantine?: string; // why nothing can be chosen here any more
}
/** What is known of a table beside the position: the same for a table on this device and one on the server. */
export interface Facts {
  game: string;
  rules?: string; // those it began with; the newest when left out
  options: Readonly<Record<string, string>>;
  content?: unknown; // a content pack other than the game's own
  players: readonly Seated[];
  you: readonly Seat[]; // seats played from this page: one, several on one device, or none for a watcher
  commitment: string;
  key?: string; // once the game is over
  started: boolean;
  rematch?: string; // address of the table that follows
  company?: Company; // on the server only
}
export interface Seen {
  connection: 'opening' | 'live' | 'lost' | 'none'; // none: there is no such table; lost: trying again
  problem?: string; // in words, when there is no such table or it cannot be played
  facts?: Facts;
  update?: Update<GameTypes['state']>;
  unsent?: boolean; // a choice waits for the line to come back
  ended?: 'signedOut' | 'banned'; // nobody comes back before somebody is signed in again
  outdated?: boolean; // the server speaks of newer things than this page knows
  chat?: readonly ChatLine[];
  askedUndo?: AskedUndoMessage;
}
/** A choice that was not carried out: nothing has changed. Beside what server and rules say, the line may be lost. */
export type Refused = NotDone<string>;
/** A table in play, wherever its rules run. The page never runs rules on secrets: it gets what one viewer may know. */
export interface TableLink {
  get(): Seen;
  subscribe(listener: () => void): () => void;
  choose(words: string, after?: readonly string[]): Promise<Refused | undefined>; // after: what follows in one gesture
  undo(): Promise<Refused | undefined>;
  redo(): Promise<Refused | undefined>;
  askUndo?: (to: number) => Promise<Refused | undefined>; // of the others: back to so many choices
  answerUndo?: (yes: boolean) => Promise<Refused | undefined>;
  askPause?: (until: number) => Promise<Refused | undefined>; // of the others; in the time of this device
  answerPause?: (yes: boolean) => Promise<Refused | undefined>;
  goOn?: () => Promise<Refused | undefined>; // before the pause is over
  record(): Promise<GameRecord | Refused>;
  hints?: () => Promise<readonly Hint[]>; // against bots only: a table with other people has none
  missed?: (from: number) => Promise<readonly SeenAfter<GameTypes['state']>[]>; // the table as it was after so many choices, and since
  close(): void;
}
