import { type Seat, waiting } from '@tianxia/kernel';
import { settled } from '../../people/ratings.ts';
import { planToFollow } from '../choices/plans.ts';
import { isOver, type Live } from '../game/live.ts';
import { botAt } from '../seats/who-sits.ts';
import type { Progress, StoredTable } from './store.ts';

/** The row after a step of the game. It keeps its shape, which makes it quick to read. */
export function moved(row: StoredTable, { stage, changed, due, ended, result, waiting }: Progress): StoredTable {
  const next = { ...row };
  next.stage = stage;
  next.changed = changed;
  next.due = due;
  next.ended = ended;
  next.result = result;
  next.waiting = waiting;
  return next;
}
/** When the first of these runs out of time; undefined when none ever does. */
type Ends = (people: readonly Seat[], at: number) => number | undefined;

/** Where the table stands: written beside the log, so that it need not be replayed to be listed or looked after. */
export async function progressOf(
  next: StoredTable,
  live: Live,
  { at, since, ends }: { at: number; since: number; ends: Ends }, // since: `changed` of the row this is made from
): Promise<Progress> {
  const { state, entries } = live;
  const [changed, turn] = [Math.max(at, since + 1), entries.length];
  if (isOver(state)) return { stage: 'over', changed, since, turn, ended: at, result: settled(next, live.result()) };
  const asked = waiting(state);
  const people = asked.filter(seat => botAt(next, seat) === undefined);
  const isBots = people.length < asked.length;
  const isPlanned = next.plans !== undefined && (await planToFollow(live, next)) !== undefined;
  const due = isBots || isPlanned ? at : ends(people, at);
  return { stage: isBots ? 'bots' : 'guests', changed, since, turn, waiting: asked, due };
}
