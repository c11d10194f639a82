import { setTimeout as pause } from 'node:timers/promises';
import { commitmentOf } from '@tianxia/fair';
import type { Seat } from '@tianxia/kernel';
import { ApiError, CLOSED, noSuchTable } from '@tianxia/protocol';
import { MOST_STRIKES } from '../foreign/foreign.ts';
import { newSeed } from './ids.ts';
import { type TableLog, tableLog } from './log.ts';
import { type News, newsroom } from './news.ts';
import { wishPause } from './pausing.ts';
import { mustBePlayable } from './quarantine.ts';
import { plainRefusal } from './refusals.ts';
import * as seating from './seating.ts';
import { beganAt, playersOf } from './seats.ts';
import { showing } from './showing.ts';
import { Standing } from './standing.ts';
import type { Answered, Around, OpenTable, Wish } from './table.ts';
import { outOfTime, timeUp } from './timeouts.ts';
import { undoing } from './undoing.ts';
import { type Chooser, type Refused, replan, wishes } from './wishes.ts';

const WAITED = 50; // milliseconds, for another process

/** Loads a table from its log and keeps it in step with it. */
export async function openTable(surroundings: Around, id: string): Promise<OpenTable> {
  // A table that was put away while somebody still had it in hand is another than the one opened after it: they tell each other.
  const around = { ...surroundings, process: `${surroundings.process}.${newSeed()}` };
  const { store, now, log: logger, changed, broken, served, bus } = around;
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }
  /** For what nobody waits for. */
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
  /** Twice, and the table stands still: whoever is there hears of it, also when it failed for a bot. */
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
  const undo = undoing(log, {
    wish,
    tell: shown.audience.tell,
    publish: told => news.publish({ type: 'undo', told }),
  });
  let isClosed = false;

  function show(): void {
    shown.show();
    undo.moved();
  }
  /** Work of this process on the table: shown when it is done, and somebody else may be asked after it. */
  const working = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const before = log.row.changed;
      try {
        return await work();
      } finally {
        show();
        if (log.row.changed !== before) changed(opened);
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
  async function carriedOut(seat: Seat, wished: Wish, by: Chooser): Promise<Refused | undefined> {
    if (log.row.quarantine !== undefined) return plainRefusal('quarantined');
    if (wished.type === 'askUndo' || wished.type === 'answerUndo') return undo.wished(seat, wished);
    if (wished.type === 'askPause' || wished.type === 'answerPause' || wished.type === 'goOn')
      return wishPause(log, seat, wished, now(), served.hasJustBegun());
    return wish.carryOut(seat, wished, by);
  }
  async function choose(seat: Seat, wished: Wish, by: Chooser, answered: Answered): Promise<void> {
    try {
      const refused = await carriedOut(seat, wished, by);
      if (refused !== undefined) return answered.refused(refused);
    } catch (problem) {
      logger.error({ table: id, seat, err: problem }, 'a choice could not be kept');
      await recover();
      return answered.refused(plainRefusal('internal'));
    }
    answered.done(log.live!.entries.length);
    show();
    await followPlans();
  }
  /** Where somebody's plan is next, it is played at once: nobody need wait for it. */
  async function followPlans(): Promise<void> {
    try {
      await wish.followPlans();
    } catch (problem) {
      logger.error({ table: id, err: problem }, 'a plan could not be followed');
      await recover();
    }
  }

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
      const began = performance.now();
      const answer: Answered = {
        done(version) {
          answered.done(version);
          around.chosen?.(log.row.game, by, 'done', began);
        },
        refused(refused) {
          answered.refused(refused);
          around.chosen?.(log.row.game, by, refused.code, began);
        },
      };
      return working(() => choose(seat, wished, by, answer));
    },
    join: (person, seat, colour) => working(() => seating.sitDown(log, person, seat, colour, now())),
    standUp: person => working(() => seating.standUp(log, person, now())),
    comeBack: person => working(() => seating.comeBack(log, person)),
    changeSeat: (host, seat, change) => working(() => seating.changeSeat(log, host, seat, change, now())),
    plan: (person, plan) =>
      working(async () => {
        await seating.settled(log, () => replan(log, seating.mustSit(log.row, person), plan, now()));
        await followPlans();
      }),
    record: () =>
      inTurn(() => {
        const { row, live } = log;
        if (live === undefined) mustBePlayable(row);
        if (live === undefined || row.stage !== 'over')
          throw new ApiError('notOver', 'the record and its key are opened when the game is over');
        return live.record({
          pack: row.pack,
          table: { seats: row.seats.length, options: row.options },
          players: playersOf(shown.facts()),
          commitment: commitmentOf(row.key),
          key: row.key,
          started: new Date(beganAt(row)).toISOString(),
        });
      }),
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
        if (log.row.stage === 'open') {
          if (log.row.due !== undefined && log.row.due <= now()) await seating.fillWithBots(log, now());
          return;
        }
        await seating.settled(log, async () => {
          const out = outOfTime(log, now(), served.hasJustBegun());
          if (out.length > 0) await timeUp(log, out, now());
        });
        await followPlans();
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
