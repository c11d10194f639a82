import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '@tianxia/kernel';
import { CLOSED, noSuchTable } from '@tianxia/protocol';
import { MOST_STRIKES } from '../../foreign/foreign.ts';
import { doWhatIsDue } from '../care/what-is-due.ts';
import { choosing } from '../choices/choosing.ts';
import { goingBack } from '../choices/going-back.ts';
import { replan, wishes } from '../choices/wishes.ts';
import { newSeed } from '../founding/ids.ts';
import { tableLog } from '../log/in-step.ts';
import type { TableLog } from '../log/table-log.ts';
import { untilKept } from '../log/until-kept.ts';
import { changeSeat } from '../seats/arranging.ts';
import { comeBack } from '../seats/coming-back.ts';
import { standUp } from '../seats/giving-up.ts';
import { sitDown } from '../seats/sitting-down.ts';
import { mustSit } from '../seats/who-sits.ts';
import { type News, newsroom } from '../telling/between-processes.ts';
import { showing } from '../telling/showing.ts';
import { inTurns } from './in-turn.ts';
import type { Around, OpenTable } from './open-table.ts';
import { recordOf } from './record.ts';
import { Standing } from './standing.ts';

const WAITED = 50; // milliseconds, for another process

/** Loads a table from its log and keeps it in step with it. */
export async function openTable(surroundings: Around, id: string): Promise<OpenTable> {
  // A table may be put away while a request still works with it, and be opened again meanwhile. Each of the two has a name of its own, so
  // that neither takes the other's news for its own.
  const around = { ...surroundings, process: `${surroundings.process}.${newSeed()}` };
  const { store, now, logger, changed, broken, served, bus } = around;
  const inTurn = inTurns();
  /** For work that no request waits for. */
  const later = (work: () => Promise<void>) =>
    void inTurn(work).catch(problem => logger.error({ table: id, err: problem }, 'news of a table could not be told'));
  // Subscribed before it is read: nothing falls between, and what comes meanwhile waits.
  let isRead = (): void => {};
  const reading = new Promise<void>(resolve => {
    isRead = resolve;
  });
  void inTurn(() => reading);
  const news = newsroom(
    around,
    id,
    (one, from) => later(() => hear(one, from)),
    () => later(() => follow()),
  );
  let present = (): ReadonlySet<Seat> => new Set();
  /** Twice, and the table stands still: those who are there hear of it, also when it failed for a bot. */
  function rulesFailed(): void {
    const { count, why } = around.foreign.strikes(id);
    logger.error({ table: id, count, why }, 'rules failed with a pack from outside');
    if (count === MOST_STRIKES)
      later(async () => {
        if (log.row.quarantine === undefined) await recover();
        show();
      });
  }
  async function load(): Promise<TableLog> {
    await bus.settled();
    const stored = await store.table(id);
    if (stored === undefined) throw noSuchTable(id);
    return tableLog(around, stored, () => present(), rulesFailed);
  }
  const log = await load().catch(problem => {
    news.close();
    throw problem;
  });
  const shown = showing(log, now);
  present = shown.seats;
  const wish = wishes(log, now, served.hasJustBegun);
  const undo = goingBack(log, {
    wish,
    tell: shown.audience.tell,
    publish: told => news.publish({ type: 'undo', told }),
  });
  let isClosed = false;

  function show(): void {
    shown.show();
    undo.moved();
  }
  /** Work of this process on the table: shown when it is done, and another player may be asked after it. */
  const working = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const before = log.row;
      try {
        return await work();
      } finally {
        show();
        if (log.row.changed !== before.changed) changed(opened, before);
      }
    });
  async function recover(): Promise<void> {
    try {
      await log.reload();
    } catch (problem) {
      logger.error({ table: id, err: problem }, 'a table could not be loaded again');
      broken(opened);
      shown.audience.close(CLOSED.broken);
    }
  }
  async function follow(logUpTo?: number): Promise<void> {
    try {
      await log.catchUp(logUpTo);
    } catch (problem) {
      logger.error({ table: id, err: problem }, 'a table could not follow its log');
      await recover();
    }
    show();
  }
  async function hear(one: News, from: string): Promise<void> {
    if (isClosed) return;
    if (one.type === 'wait') await pause(WAITED); // in turn: nothing is done here meanwhile
    if (one.type === 'look' || one.type === 'rematch') await follow();
    if (one.type === 'changed' && one.changed > log.row.changed)
      await follow(one.since === log.row.changed ? one.changed : undefined);
    if (one.type === 'rematch') shown.audience.tell(one);
    if (one.type === 'undo') {
      await undo.heard(one.told);
      show();
    }
    if (one.type === 'here') {
      shown.heard(from, one.here);
      if (one.asks) tellWhoIsHere();
    }
  }
  function tellWhoIsHere(asks = false): void {
    news.publish({ type: 'here', here: shown.here(), ...(asks ? { asks } : {}) });
    undo.repeat();
  }
  const asked = choosing(log, around, { wish, undo, show, recover });

  const ways: Omit<OpenTable, keyof Standing> = {
    game: log.game,
    content: log.content,
    audience: shown.audience,
    facts: shown.facts,
    inTurn,
    enter: (listener, seen = log.row) =>
      inTurn(() => {
        const hasBegun = log.row.stage !== 'open' && seen.stage === 'open';
        if (isClosed || hasBegun || log.row.sitters !== seen.sitters) return false;
        shown.enter(listener);
        undo.greet(listener);
        tellWhoIsHere(shown.audience.size() === 1);
        around.opened?.(opened);
        return true;
      }),
    leave: listener =>
      inTurn(() => {
        shown.leave(listener);
        if (!isClosed) tellWhoIsHere();
      }),
    wish(seat, wished, answered, by = 'person') {
      const timed = asked.timed(answered, by);
      return working(() => asked.choose(seat, wished, by, timed));
    },
    join: (person, seat, colour) => working(() => sitDown(log, person, seat, colour, now())),
    standUp: person => working(() => standUp(log, person, now())),
    comeBack: person => working(() => comeBack(log, person)),
    changeSeat: (host, seat, change) => working(() => changeSeat(log, host, seat, change, now())),
    plan: (person, plan) =>
      working(async () => {
        await untilKept(log, () => replan(log, mustSit(log.row, person), plan, now()));
        await asked.followPlans();
      }),
    record: () => inTurn(() => recordOf(log, shown.facts)),
    followedBy(rematch, url) {
      const told = { type: 'rematch', id: rematch, url } as const;
      log.followedBy(rematch);
      shown.audience.tell(told);
      show();
      news.publish(told);
    },
    catchUp: () => inTurn(() => follow()),
    rewind: to => working(() => wish.goBack(0, to)),
    due: () => log.due(),
    lookAfter: lease =>
      working(async () => {
        log.lease = lease;
        if (log.row.quarantine !== undefined) return;
        await doWhatIsDue(log, now, served.hasJustBegun);
        await asked.followPlans();
      }),
    beat() {
      shown.forgetSilent();
      if (shown.audience.size() > 0) tellWhoIsHere();
    },
    close() {
      if (shown.audience.size() > 0) news.publish({ type: 'here', here: { seats: [], watching: 0 } });
      isClosed = true;
      log.live?.end();
      shown.close();
      news.close();
    },
  };
  const opened: OpenTable = Object.assign(new Standing(log), ways);
  isRead();
  around.opened?.(opened);
  return opened;
}
