import { type Entry, isRefusal, type Seat } from '@tianxia/kernel';
import { ApiError, type NotChosen, type Plan, refusedByRules, refusedFor } from '@tianxia/protocol';
import { Conflict } from '../../sql/sql.ts';
import { mustBePlayable } from '../care/quarantine.ts';
import { isTooLate } from '../clock/running-out.ts';
import type { TableLog } from '../log/table-log.ts';
import { botAt } from '../seats/who-sits.ts';
import { isLong } from './how-long.ts';
import { planned, unplanned } from './plan-rows.ts';
import { endedByChoice, newPlan, plansEnded, planToFollow, type Stopped, withPlan } from './plans.ts';

export type Wish =
  | { type: 'choose'; version: number; words: string; after?: readonly string[] | undefined }
  | { type: 'undo' | 'redo'; version: number };
export type Chooser = 'person' | 'bot';
const TRIES = 5; // others may choose at the same moment, at a sealed decision

export interface Wishes {
  /** Undefined when it is done. Whatever others did first is in memory then. */
  carryOut(seat: Seat, wish: Wish, by: Chooser): Promise<NotChosen | undefined>;
  /** Plays what people have planned, as long as there is something. True when something was played, or a plan ended. */
  followPlans(): Promise<boolean>;
  /** All choices after this version are taken out. */
  goBack(by: Seat, to: number): Promise<NotChosen | undefined>;
}

export function wishes(log: TableLog, now: () => number, hasJustBegun: () => boolean): Wishes {
  /** Why this seat may not wish for this now, whatever the game says. */
  async function refusedAtOnce(seat: Seat, wish: Wish, by: Chooser): Promise<NotChosen | undefined> {
    if (log.live === undefined) return refusedFor('notStarted');
    const isOver = log.row.stage === 'over';
    const bot = botAt(log.row, seat);
    if (by === 'bot')
      return isOver || bot === undefined || !log.isFresh(seat, wish.version) ? refusedFor('stale') : undefined;
    if (isOver) return refusedFor(wish.type === 'choose' ? 'notYours' : 'nothing');
    if (bot !== undefined) return refusedFor('standIn');
    if (wish.type !== 'choose' && log.row.terms.undo === 'never') return refusedFor('noUndo');
    if (wish.type !== 'choose' && isLong(log.live)) return refusedFor('enough');
    if (await isTooLate(log, seat, now(), hasJustBegun())) return refusedFor('standIn');
    return log.isFresh(seat, wish.version) ? undefined : refusedFor('stale');
  }
  async function carryOut(seat: Seat, wish: Wish, by: Chooser): Promise<NotChosen | undefined> {
    for (let left = TRIES; ; left--) {
      try {
        const refused = await refusedAtOnce(seat, wish, by);
        if (refused !== undefined) return refused;
        const live = log.live!;
        const ends = by === 'bot' ? undefined : endsPlan(seat, wish);
        const made = await (wish.type === 'choose'
          ? live.choose(seat, wish.words, log.at(), wish.after)
          : live[wish.type](seat, log.at()));
        if (isRefusal(made)) return refusedByRules(log.game, made);
        await kept(seat, made, ends);
        return undefined;
      } catch (problem) {
        if (!(problem instanceof Conflict)) throw problem;
        await log.reload();
        if (left === 0) return refusedFor('stale');
      }
    }
  }
  /** A player who takes a choice back means it: a plan does not make it again. Nor does it go on against what they chose themselves. */
  const endsPlan = (seat: Seat, wish: Wish): Stopped | undefined => {
    if (wish.type === 'choose') return endedByChoice(log.live!.state, log.row, seat, wish.words);
    return wish.type === 'undo' ? 'undone' : undefined;
  };
  async function kept(seat: Seat, made: readonly Entry[], ends: Stopped | undefined): Promise<void> {
    if (ends === undefined) return log.keep(made);
    const { next, also } = plansEnded(log.row, [seat], ends, now());
    await log.keep(made, also, next);
  }
  async function followOne(): Promise<boolean> {
    const { live, row } = log;
    if (live === undefined || row.stage === 'over' || row.plans === undefined || row.quarantine !== undefined)
      return false;
    const found = await planToFollow(live, row);
    if (found === undefined) return false;
    const { seat, words, next } = found;
    const statements = [planned(row.id, seat, next, now())];
    const made = words === undefined ? undefined : await live.choose(seat, words, log.at());
    if (made === undefined || isRefusal(made)) await log.change(withPlan(row, seat, next), statements);
    else await log.keep(made, statements, withPlan(row, seat, next));
    return true;
  }
  return {
    carryOut,
    async followPlans() {
      let followed = false;
      try {
        while (await followOne()) followed = true;
      } catch (problem) {
        if (!(problem instanceof Conflict)) throw problem;
        await log.reload(); // another process looks after it
        followed = true;
      }
      return followed;
    },
    async goBack(by, to) {
      try {
        const made = await log.live!.rewind(by, to, log.at());
        if (isRefusal(made)) return refusedByRules(log.game, made);
        const seats = log.row.sitters.map(({ seat }) => seat);
        const { next, also } = plansEnded(log.row, seats, 'rewound', now());
        await log.keep(made, also, next);
        return undefined;
      } catch (problem) {
        if (!(problem instanceof Conflict)) throw problem;
        await log.reload();
        return refusedFor('stale');
      }
    },
  };
}

/** What is chosen for this seat when it is next asked; undefined: nothing. */
export async function replan(log: TableLog, seat: Seat, plan: Plan | undefined, at: number): Promise<void> {
  const { row, live } = log;
  mustBePlayable(row);
  if (live === undefined) throw new ApiError('notStarted', 'the game has not begun');
  if (row.stage === 'over') throw new ApiError('over', 'the game is over');
  const kept = plan === undefined ? undefined : await newPlan(live, plan, seat);
  const statement = kept === undefined ? unplanned(row.id, seat) : planned(row.id, seat, kept, at);
  await log.change(withPlan(row, seat, kept), [statement]);
}
