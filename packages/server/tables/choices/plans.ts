import { type Seat, waiting } from '@tianxia/kernel';
import type { Plan, PlanFacts } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import type { Statement } from '../../sql/sql.ts';
import type { Live, State } from '../game/live.ts';
import type { StoredTable } from '../log/store.ts';
import { botAt } from '../seats/who-sits.ts';
import { planned } from './plan-rows.ts';

/**
 * What a player has planned to choose when they are asked. It is played as their own choice, at a sealed decision too: others learn no
 * more than that an answer was given.
 */
interface Kept extends PlanFacts {
  round: number | null; // in which it was made
  options: string; // what could be chosen then; '' while the question has not been put
}
export type Stopped = NonNullable<PlanFacts['stopped']>;

const question = (state: State): string | undefined => state.agenda.at(-1)?.at;
/** A game that counts no rounds is one long round. */
const roundOf = (state: State): number | null => {
  const { round } = state as { round?: unknown };
  return typeof round === 'number' ? round : null;
};
const isAsked = (state: State, plan: Plan, seat: Seat) =>
  question(state) === plan.whenAsked && waiting(state).includes(seat);

/** Throws when no such choice exists in the game at all. */
export async function newPlan(live: Live, plan: Plan, seat: Seat): Promise<string> {
  const { state } = live;
  const judged = await live.judge(seat, plan.words);
  if (!judged.readable || !plan.words.startsWith(`${plan.whenAsked}.`))
    throw new ApiError('badRequest', `"${plan.words}" is no answer to "${plan.whenAsked}"`, 'words');
  const options = isAsked(state, plan, seat) ? judged.options : '';
  return JSON.stringify({ ...plan, played: [], round: roundOf(state), options } satisfies Kept);
}
function keptFor({ plans = [] }: StoredTable, seat: Seat): Kept | undefined {
  const found = plans.find(plan => plan.seat === seat);
  return found === undefined ? undefined : (JSON.parse(found.plan) as Kept);
}
/** As its owner reads it. */
export function planFacts(row: StoredTable, seat: Seat): PlanFacts | undefined {
  const kept = keptFor(row, seat);
  if (kept === undefined) return undefined;
  const { round: _, options: __, ...facts } = kept;
  return row.stage === 'over' && facts.stopped === undefined ? { ...facts, stopped: 'over' } : facts;
}
/** What the plan says now: words to choose, or why it ends; undefined while it waits. */
async function saysNow(
  live: Live,
  kept: Kept,
  seat: Seat,
): Promise<{ words: string; options: string } | { stopped: Stopped } | undefined> {
  const { state } = live;
  if (kept.stopped !== undefined) return undefined;
  if (kept.until === 'round' && roundOf(state) !== kept.round) return { stopped: 'round' };
  if (!isAsked(state, kept, seat)) return undefined;
  const { legal, options } = await live.judge(seat, kept.words);
  if (kept.until === 'changed' && kept.options !== '' && kept.options !== options) return { stopped: 'changed' };
  return legal ? { words: kept.words, options } : { stopped: 'illegal' };
}
/** The first plan that is to be followed or ends now: what to choose, and the plan as it stands after that. */
export async function planToFollow(
  live: Live,
  row: StoredTable,
): Promise<{ seat: Seat; words?: string; next: string } | undefined> {
  for (const { seat } of row.plans ?? []) {
    const kept = botAt(row, seat) === undefined ? keptFor(row, seat) : undefined;
    const says = kept === undefined ? undefined : await saysNow(live, kept, seat);
    if (kept === undefined || says === undefined) continue;
    if ('stopped' in says) return { seat, next: JSON.stringify({ ...kept, ...says }) };
    const next: Kept = {
      ...kept,
      options: says.options,
      played: [...kept.played, live.happened.length].slice(-100),
      ...(kept.until === 'once' ? { stopped: 'done' } : {}),
    };
    return { seat, words: says.words, next: JSON.stringify(next) };
  }
  return undefined;
}
/** The plans of these seats end, if they have one: the row as it is then, and what is written. */
export function plansEnded(
  row: StoredTable,
  seats: readonly Seat[],
  stopped: Stopped,
  at: number,
): { next: StoredTable; also: Statement[] } {
  let next = row;
  const also: Statement[] = [];
  for (const seat of seats) {
    const kept = keptFor(row, seat);
    if (kept === undefined || kept.stopped !== undefined) continue;
    const plan = JSON.stringify({ ...kept, stopped } satisfies Kept);
    next = withPlan(next, seat, plan);
    also.push(planned(row.id, seat, plan, at));
  }
  return { next, also };
}
/** What these words, chosen by the person themselves, mean for what they have planned; undefined: nothing. */
export function endedByChoice(state: State, row: StoredTable, seat: Seat, words: string): Stopped | undefined {
  const kept = keptFor(row, seat);
  if (kept === undefined || question(state) !== kept.whenAsked) return undefined;
  if (words !== kept.words) return 'chose';
  return kept.until === 'once' ? 'done' : undefined;
}
export const withPlan = (row: StoredTable, seat: Seat, plan: string | undefined): StoredTable => ({
  ...row,
  plans: [...(row.plans ?? []).filter(other => other.seat !== seat), ...(plan === undefined ? [] : [{ seat, plan }])],
});
