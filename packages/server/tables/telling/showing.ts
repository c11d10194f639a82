import type { Seat } from '@tianxia/kernel';
import { CLOSED, type TableFacts } from '@tianxia/protocol';
import { planFacts } from '../choices/plans.ts';
import { pauseFacts } from '../clock/pauses.ts';
import type { StoredTable } from '../log/store.ts';
import type { TableLog } from '../log/table-log.ts';
import { seatOf } from '../seats/who-sits.ts';
import { type Audience, audience, type Telling } from './audience.ts';
import { factsOf } from './facts.ts';
import { eyesOf, type Listener } from './listener.ts';
import { openParts } from './open-parts.ts';
import { type Here, presence } from './presence.ts';
import type { Shown } from './updates.ts';

const GATHERED = 300; // milliseconds: those who come to watch are counted together

/** What everybody at a table gets to see of it, and who they are. */
export interface Showing {
  readonly audience: Audience;
  here(): Here; // in this process
  seats(): ReadonlySet<Seat>; // people's seats with a browser, in any process
  facts(): TableFacts;
  /** Everybody sees what has changed since they last looked, here or elsewhere. */
  show(): void;
  enter(listener: Listener): void;
  leave(listener: Listener): void;
  /** Who is at the table in another process. */
  heard(process: string, here: Here): void;
  forgetSilent(): void;
  close(): void;
}

/** What may change about a table beside the game, cheap to compare. */
const toldOf = ({ seats, sitters, stage, host, rematch, visibility, pauses, quarantine }: StoredTable) => [
  seats,
  sitters,
  stage === 'over',
  host,
  rematch,
  visibility,
  pauses,
  quarantine,
];
/** Only a table that waits for players has something due then: bots that take what is free. */
const botsIn = ({ stage, due }: StoredTable, now: number) =>
  stage === 'open' && due !== undefined ? Math.max(0, Math.round(due - now)) : undefined;
const planOf = ({ plans }: StoredTable, seat: Seat) => plans?.find(plan => plan.seat === seat)?.plan;
interface Glance {
  row: StoredTable;
  live: TableLog['live'];
  version: number | undefined;
  told: readonly unknown[];
  facts: string;
}
export function showing(log: TableLog, now: () => number): Showing {
  const everyone = audience();
  const present = presence(everyone, now);
  let gathering: NodeJS.Timeout | undefined;

  const facts = (here: ReadonlySet<Seat> = present.seats()) => factsOf(log.row, log.game.colours, here);
  const telling = (here?: ReadonlySet<Seat>): Telling => ({
    facts: facts(here),
    watching: present.watching(),
    clocks: log.row.stage === 'over' ? undefined : log.clock.shown(now()),
    pause: pauseFacts(log.row, now()),
    botsIn: botsIn(log.row, now()),
    planOf: seat => planFacts(log.row, seat),
  });
  const open = openParts(log.game);
  function shown(): Shown | undefined {
    const { live, row } = log;
    return live === undefined ? undefined : { live, result: row.stage === 'over' ? row.result : undefined, open };
  }
  const tellFacts = () => everyone.tellFacts(telling());
  const isInPlace = (one: Listener) => eyesOf(one) < 0 || seatOf(log.row, one.person) === eyesOf(one);
  function tellSoon(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      tellFacts();
    }, GATHERED).unref();
  }
  function glance(before?: Glance): Glance {
    const { row, live } = log;
    const told = toldOf(row);
    // A choice makes a new row of the same parts: then nothing need be written out to be compared.
    const isSame = before?.told.every((part, i) => part === told[i]);
    return { row, live, version: live?.entries.length, told, facts: isSame ? before!.facts : JSON.stringify(told) };
  }
  let seen = glance();
  return {
    audience: everyone,
    here: present.mine,
    seats: present.seats,
    facts: () => facts(),
    show() {
      const before = seen;
      seen = glance(before);
      const table = shown();
      const hasBegun = before.live === undefined && seen.live !== undefined;
      const hasMoved =
        before.live !== seen.live || before.version !== seen.version || before.row.stage !== seen.row.stage;
      // A player who has left must not go on seeing and choosing for the one who takes the seat.
      if (before.row.sitters !== seen.row.sitters) everyone.close(CLOSED.restarting, one => !isInPlace(one));
      if (hasBegun && !log.row.terms.watchers)
        everyone.close(CLOSED.signIn, ({ seat, eyes }) => seat < 0 && eyes === undefined);
      if (hasBegun) tellFacts();
      if (hasMoved && table !== undefined) everyone.show(table);
      if (hasBegun) return;
      if (before.facts !== seen.facts || (hasMoved && log.row.terms.pace.kind !== 'none')) tellFacts();
      else if (before.row.plans !== seen.row.plans)
        // The player whose plan it is hears of it; no one else hears even that there is one.
        everyone.tellFacts(telling(), ({ seat }) => planOf(before.row, seat) !== planOf(seen.row, seat));
    },
    enter(listener) {
      const wasAway = listener.seat >= 0 && !present.seats().has(listener.seat);
      if (wasAway) everyone.tellFacts(telling(new Set([...present.seats(), listener.seat])));
      everyone.add(listener);
      everyone.greet(listener, telling(), shown());
      if (listener.seat < 0) tellSoon();
    },
    leave(listener) {
      everyone.remove(listener);
      if (listener.seat < 0) tellSoon();
      else if (!present.seats().has(listener.seat)) tellFacts();
    },
    heard(process, here) {
      if (present.heard(process, here)) tellSoon();
    },
    forgetSilent() {
      if (present.forgetSilent()) tellFacts();
    },
    close: () => clearTimeout(gathering),
  };
}
