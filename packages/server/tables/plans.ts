import { createHash } from 'node:crypto';
import { type GameTypes, type Kernel, OK, type Option, type Seat } from '@tianxia/kernel';
import { ApiError } from '../http/errors.ts';
import type { Plan, PlanFacts } from '../protocol/index.ts';
import type { Statement } from '../sql/sql.ts';
import { botAt } from './seats.ts';
import { planned } from './sitters.ts';
import type { StoredTable } from './store.ts';

/**
 * What somebody has planned to choose when they are asked. It is played as their own choice, at a sealed decision too: others learn no
 * more than that an answer was given.
 */
interface Kept extends PlanFacts {
  round: number | null; // in which it was made
  options: string; // what could be chosen then; '' while the question has not been put
}
export type Stopped = NonNullable<PlanFacts['stopped']>;
type Rules = Kernel<GameTypes>;
type State = GameTypes['state'];

const question = (state: State): string | undefined => state.agenda.at(-1)?.at;
/** A game that counts no rounds is one long round. */
const roundOf = (state: State): number | null => {
  const { round } = state as { round?: unknown };
  return typeof round === 'number' ? round : null;
};
function optionsOf(k: Rules, state: State, seat: Seat): string {
  const options: Option[] = [];
  options.length = k.options(state, seat, options);
  return createHash('sha256').update(options.join()).digest('base64url').slice(0, 16);
}
const isAsked = (k: Rules, state: State, plan: Plan, seat: Seat) =>
  question(state) === plan.whenAsked && k.waiting(state).includes(seat);

/** Throws when no such choice exists in the game at all. */
export function newPlan(k: Rules, state: State, plan: Plan, seat: Seat): string {
  if (k.read(plan.words) === undefined || !plan.words.startsWith(`${plan.whenAsked}.`))
    throw new ApiError('badRequest', `"${plan.words}" is no answer to "${plan.whenAsked}"`, 'words');
  const options = isAsked(k, state, plan, seat) ? optionsOf(k, state, seat) : '';
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
function saysNow(k: Rules, state: State, kept: Kept, seat: Seat): { words: string } | { stopped: Stopped } | undefined {
  if (kept.stopped !== undefined) return undefined;
  if (kept.until === 'round' && roundOf(state) !== kept.round) return { stopped: 'round' };
  if (!isAsked(k, state, kept, seat)) return undefined;
  if (kept.until === 'changed' && kept.options !== '' && kept.options !== optionsOf(k, state, seat))
    return { stopped: 'changed' };
  return k.whyNot(state, seat, k.read(kept.words)!) === OK ? { words: kept.words } : { stopped: 'illegal' };
}
/** The first plan that is to be followed or ends now: what to choose, and the plan as it stands after that. */
export function planToFollow(
  k: Rules,
  state: State,
  row: StoredTable,
  happened: number,
): { seat: Seat; words?: string; next: string } | undefined {
  for (const { seat } of row.plans ?? []) {
    const kept = botAt(row, seat) === undefined ? keptFor(row, seat) : undefined;
    const says = kept === undefined ? undefined : saysNow(k, state, kept, seat);
    if (kept === undefined || says === undefined) continue;
    if ('stopped' in says) return { seat, next: JSON.stringify({ ...kept, ...says }) };
    const next: Kept = {
      ...kept,
      options: optionsOf(k, state, seat),
      played: [...kept.played, happened].slice(-100),
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
