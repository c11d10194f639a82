import type { Entry, Result, Seat } from '@tianxia/kernel';
import { MOST_STRIKES, RulesFailed } from '../../foreign/foreign.ts';
import { settled } from '../../people/ratings.ts';
import { Conflict, type Statement } from '../../sql/sql.ts';
import { quarantined, standingStill, whyQuarantined } from '../care/quarantine.ts';
import { clockOf } from '../clock/clock.ts';
import { pausesIn } from '../clock/pauses.ts';
import { type Rest, together } from '../clock/rests.ts';
import { dealt } from '../game/dealing.ts';
import { type After, afterwards, isOver, type Live } from '../game/live.ts';
import { beganAt, openSeats } from '../seats/who-sits.ts';
import { publish } from '../telling/between-processes.ts';
import { moved, progressOf } from './progress.ts';
import type { Progress, StoredTable } from './store.ts';
import type { Surroundings, TableLog } from './table-log.ts';

const isBack = ({ words }: Entry) => words === 'undo' || words === 'redo' || words.startsWith('back ');

/** Reads a table into memory and keeps it in step with its log. */
export async function tableLog(
  around: Surroundings,
  stored: StoredTable,
  here: () => ReadonlySet<Seat>,
  rulesFailed: () => void = () => {}, // of a pack from outside
): Promise<TableLog> {
  const { store, library, foreign, ratings, served, bus, process, now } = around;
  const { id } = stored;
  const game = await library.game(stored.game, stored.rules); // those it began with, whatever came since
  // Hundreds of tables share what a game brings itself.
  const isOwn = stored.pack === library.pack(game).hash;
  const content = isOwn ? undefined : (await store.pack(stored.pack))!;
  const table = { seats: stored.seats.length, options: stored.options };
  /** Time that counts for no player, by this row. */
  const rests = together();
  const restsIn = (of: StoredTable): readonly Rest[] => rests(served.outages(), pausesIn(of));
  const atRest = ({ terms } = log.row) => clockOf(terms.pace, table.seats, () => restsIn(log.row));
  let sealedSince = 0; // version at which the decision for everybody opened

  const at = () => Math.max(log.live?.entries.at(-1)?.at ?? 0, now() - beganAt(log.row));
  /** The log has gone on by these. */
  function noted(of: StoredTable, added: readonly Entry[], after: After, version: number): void {
    const time = beganAt(of) + (added.at(-1)?.at ?? 0);
    log.clock.moved({ at: time, waiting: after.waiting, back: added.some(isBack) });
    if (after.unanswered) sealedSince = version;
  }
  const progressNow = (next: StoredTable, live: Live): Promise<Progress> =>
    progressOf(next, live, {
      at: now(),
      since: log.row.changed,
      ends: (people, at) => log.clock.endsFor(people, at, restsIn(next)),
    });
  function stands(next: StoredTable, progress: Progress): void {
    const since = next === log.row ? { since: log.row.changed } : {};
    log.row = moved(next, progress);
    publish(bus, process, id, { type: 'changed', changed: log.row.changed, ...since });
  }
  /** In one transaction with results and ratings, where the game ends with it. */
  async function written(
    next: StoredTable,
    progress: Progress,
    result: Result | undefined,
    write: (also: readonly Statement[]) => Promise<void>,
  ): Promise<void> {
    const { waiting = [], turn = 0 } = progress;
    if (result === undefined) await write(around.toTell?.(next, waiting, turn, here()) ?? []);
    else await ratings.ended(next, result, progress.ended!, write);
    stands(next, progress);
  }
  /** The game before the first choice, and its clock. */
  async function dealtAnew(of: StoredTable): Promise<Live> {
    const { pack, key } = of;
    const fresh = await dealt(around, id, game, { table, pack, key, content }, rulesFailed);
    log.clock = atRest();
    sealedSince = 0;
    noted(of, [], afterwards(fresh.state), 0);
    return fresh;
  }
  async function reload(): Promise<void> {
    log.live?.end();
    log.live = undefined; // whatever happens below, nothing uncommitted is ever shown
    log.row = (await store.table(id))!;
    await load();
  }
  /** What the rules cannot say twice they are not asked again: the table stands still, and is shown if it can be. */
  async function load(): Promise<void> {
    for (;;) {
      // What it stood still for is over when an operator lets it go on.
      if (log.row.quarantine === undefined && foreign.strikes(id).counted) foreign.pardon(id);
      const { count, why } = foreign.strikes(id);
      if (count >= MOST_STRIKES && log.row.quarantine === undefined) await standStill(whyQuarantined(why));
      if (log.row.quarantine !== undefined) foreign.counted(id);
      if (count > MOST_STRIKES) return; // it was tried often enough
      try {
        return await replay();
      } catch (problem) {
        if (!(problem instanceof RulesFailed)) throw problem;
        if (log.row.quarantine !== undefined) return; // nor be shown
      }
    }
  }
  async function standStill(quarantine: string): Promise<void> {
    const next = { ...log.row, quarantine };
    if (next.stage === 'over')
      log.row = next; // nothing is written at a table any more whose result is counted
    else await keepStill(next, [quarantined(id, quarantine)]);
  }
  async function keepStill(next: StoredTable, statements: readonly Statement[]): Promise<void> {
    const still = standingStill(log.row, now());
    await store.change(id, statements, still);
    stands(next, still);
  }
  async function replay(): Promise<void> {
    if (openSeats(log.row).length > 0) return;
    const entries = await store.entries(id);
    const again = await dealtAnew(log.row);
    await restore(again, entries);
    if (entries.length === 0 && log.row.stage !== 'over' && log.row.quarantine === undefined) {
      try {
        await begin(log.row, again);
      } catch (problem) {
        if (problem instanceof Conflict) return reload(); // another process has begun it
        throw problem;
      }
    }
    log.live = again;
  }
  async function restore(again: Live, entries: readonly Entry[]): Promise<void> {
    let version = again.entries.length;
    const latest = entries.at(-1);
    if (latest !== undefined) await served.upTo(beganAt(log.row) + latest.at); // before clocks count it
    const refusal = await again.replay(entries, (entry, after) => noted(log.row, [entry], after, ++version));
    if (refusal !== undefined)
      throw new Error(`table ${id}: entry ${version} of the log is refused: ${refusal.refused}`);
  }
  /** What is forced before the first choice, and the player who has just made the table full. */
  async function begin(next: StoredTable, again: Live, sits: readonly Statement[] = []): Promise<void> {
    const entries = await again.begin(Math.max(0, now() - beganAt(next)));
    if (entries.length > 0) noted(next, entries, afterwards(again.state), again.entries.length);
    const progress = await progressNow(next, again);
    const isSame = progress.stage === next.stage && `${progress.waiting}` === `${next.waiting}`;
    if (entries.length === 0 && isSame && sits.length === 0) return;
    await written(next, progress, isOver(again.state) ? again.result() : undefined, also =>
      store.append(id, 0, entries, progress, [...sits, ...also]),
    );
  }
  async function catchUp(logUpTo?: number): Promise<void> {
    if (log.live === undefined) return reload();
    // The row before the entries: what it says is in them.
    const progress = logUpTo === undefined ? undefined : await store.progress(id);
    const next = progress?.changed === logUpTo && progress ? moved(log.row, progress) : (await store.table(id))!;
    await restore(log.live, await store.entries(id, log.live.entries.length));
    log.row = next;
  }
  // Plain fields, no getters: they are read many times for every choice at every table.
  const log: { -readonly [name in keyof TableLog]: TableLog[name] } = {
    row: stored,
    game,
    content,
    live: undefined,
    clock: atRest(stored),
    lease: undefined,
    at,
    isFresh(seat, version) {
      if (log.live === undefined) return false;
      const { entries, state } = log.live;
      if (version === entries.length) return true;
      if (state.sealed.length === 0 || version < sealedSince || version > entries.length) return false;
      return entries.slice(version).every(entry => entry.seat !== seat);
    },
    reload,
    catchUp,
    async keep(entries, also = [], next = log.row) {
      const made = log.live!;
      noted(log.row, entries, afterwards(made.state), made.entries.length);
      const progress = await progressNow(next, made);
      const isIdle = log.lease?.isHeld() === true && !(progress.due! <= now()); // it needs no looking after: another process may
      await written(next, progress, isOver(made.state) ? made.result() : undefined, ends =>
        store.append(
          id,
          made.entries.length - entries.length,
          entries,
          { ...progress, ...(isIdle ? { lease: 0 } : {}) },
          [...also, ...ends],
        ),
      );
      if (isIdle) log.lease?.ended();
    },
    askToWait: () => publish(bus, process, id, { type: 'wait' }),
    followedBy(rematch) {
      log.row = { ...log.row, rematch };
    },
    async due() {
      if (log.row.quarantine !== undefined) return undefined;
      return log.live === undefined || log.row.stage === 'over'
        ? log.row.due
        : (await progressNow(log.row, log.live)).due;
    },
    async change(next, statements) {
      if (next.quarantine !== undefined) await keepStill(next, statements);
      else if (log.live === undefined && openSeats(next).length === 0) {
        const first = await dealtAnew(next);
        try {
          await begin(next, first, statements);
        } catch (problem) {
          log.clock = atRest(); // it did not begin
          throw problem;
        }
        log.live = first;
      } else {
        const open: Progress = { stage: 'open', changed: Math.max(now(), log.row.changed + 1), since: log.row.changed };
        const bots = log.row.due === undefined || next.sitters.length === 0 ? {} : { due: log.row.due }; // come when no player does
        const progress = log.live !== undefined ? await progressNow(next, log.live) : { ...open, ...bots };
        await store.change(id, statements, progress);
        stands(next, progress);
      }
      log.row = (await store.table(id))!; // with the names and ratings of those who sit there now
    },
    async end(next, statements) {
      const result = log.live!.result();
      const { due: _, waiting: __, ...progress } = await progressNow(next, log.live!);
      const over: Progress = { ...progress, stage: 'over', ended: now(), result: settled(next, result) };
      await written(next, over, result, ends => store.change(id, [...statements, ...ends], over));
    },
  };
  await load();
  return log;
}
