import { type Game, type GameRecord, type GameTypes, type Seat, waiting } from '@tianxia/kernel';
import type { ChangeSeat, FromClient, JoinedBody, NotChosen, Plan, TableFacts } from '@tianxia/protocol';
import type { Logger } from '../../operating/logger.ts';
import type { Person } from '../../people/person.ts';
import type { Lease } from '../care/leases.ts';
import type { Wish as Choice, Chooser } from '../choices/wishes.ts';
import type { Live } from '../game/live.ts';
import type { StoredTable } from '../log/store.ts';
import type { Surroundings } from '../log/table-log.ts';
import { botAt } from '../seats/who-sits.ts';
import type { Audience } from '../telling/audience.ts';
import type { Listener } from '../telling/listener.ts';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Wish =
  | Choice
  | Without<Extract<FromClient, { type: 'askUndo' | 'answerUndo' | 'askPause' | 'answerPause' | 'goOn' }>, 'id'>;

export interface Answered {
  done(version: number): void; // committed, and not yet shown to anybody
  refused(refused: NotChosen): void; // nothing was changed
}
/** A table in memory. Whatever is asked of it happens one after the other. */
export interface OpenTable {
  readonly row: StoredTable;
  readonly game: Game<GameTypes>;
  readonly content: string | undefined; // JSON of a pack from outside
  readonly live: Live | undefined; // undefined until all seats are taken
  readonly audience: Audience;
  facts(): TableFacts;
  /**
   * `seen`: the row by which a person was given their place. False when others sit there now, the game has begun, or the table was
   * put away meanwhile: open it anew.
   */
  enter(listener: Listener, seen?: StoredTable): Promise<boolean>;
  leave(listener: Listener): Promise<void>;
  wish(seat: Seat, wish: Wish, answered: Answered, by?: Chooser): Promise<void>;
  join(person: Person, seat: Seat | undefined, colour: string | undefined): Promise<JoinedBody>;
  standUp(person: Person): Promise<void>;
  comeBack(person: Person): Promise<void>;
  changeSeat(host: Person, seat: Seat, change: ChangeSeat): Promise<void>;
  /** What is chosen for them when they are next asked; undefined: nothing. */
  plan(person: Person, plan: Plan | undefined): Promise<void>;
  record(): Promise<GameRecord>;
  /** Work that must see what is committed and nothing else. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T>;
  followedBy(rematch: string, url: string): void;
  /** By an operator: all choices after this version are taken out. */
  rewind(to: number): Promise<NotChosen | undefined>;
  /** Reads what other processes have added. */
  catchUp(): Promise<void>;
  /** When a process must look after it though no player asks. */
  due(): Promise<number | undefined>;
  /** Whatever is due but bots' turns: ends of clocks, plans, seats that no one took. `lease`: the right to, until given back. */
  lookAfter(lease: Lease): Promise<void>;
  /** Tells others who is here, and forgets those of whom nothing is heard. */
  beat(): void;
  close(): void;
}
export interface Around extends Surroundings {
  logger: Logger;
  changed(table: OpenTable, before: StoredTable): void; // by this process: another player may be asked now
  opened?(table: OpenTable): void; // or a person came: what is due at once need not wait to be found
  broken(table: OpenTable): void; // not to be used any more
}
/** Whose turn it is among those that no person chooses for. */
export const botsToMove = ({ row, live }: OpenTable): Seat[] =>
  live === undefined || row.stage === 'over' || row.quarantine !== undefined
    ? []
    : waiting(live.state).filter(seat => botAt(row, seat) !== undefined);
