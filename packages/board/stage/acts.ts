import type { GameTypes, Read, Seat, Update } from '@tianxia/kernel';

export type Position = Update<GameTypes['state']>;

/** One step of what is shown: the table goes from one position to the next by these choices. */
export interface Act {
  before: Position;
  after: Position;
  steps: readonly Read[];
}
/** What leads from one position to a later one; nothing where it is another table's eyes, or choices were taken back. */
export function actBetween(before: Position, after: Position): Act | undefined {
  if (before.viewer !== after.viewer || after.happened.length <= before.happened.length) return undefined;
  const known = before.happened.length;
  const last = before.happened.at(-1);
  if (last !== undefined && after.happened[known - 1]?.version !== last.version) return undefined;
  return { before, after, steps: after.happened.slice(known) };
}

/** Positions that have come and are still to be shown, oldest first; the table shows `shown`. */
export interface Queue {
  shown: Position;
  coming: readonly Position[];
}
const newest = ({ shown, coming }: Queue): Position => coming.at(-1) ?? shown;

/** A position has come: it is shown in its turn, or at once where nothing leads to it step by step. */
export function received(queue: Queue, position: Position): Queue {
  const last = newest(queue);
  if (position === last) return queue;
  if (position.viewer === last.viewer && position.happened.length === last.happened.length)
    return replaceNewest(queue, position);
  if (actBetween(last, position) === undefined) return { shown: position, coming: [] };
  return { shown: queue.shown, coming: [...queue.coming, position] };
}
/** The same moment told anew: whose clock runs, what may be undone. */
function replaceNewest({ shown, coming }: Queue, position: Position): Queue {
  return coming.length === 0 ? { shown: position, coming } : { shown, coming: [...coming.slice(0, -1), position] };
}
export function nextAct({ shown, coming }: Queue): { act: Act; queue: Queue } | undefined {
  const [after, ...rest] = coming;
  const act = after && actBetween(shown, after);
  return act && { act, queue: { shown: act.after, coming: rest } };
}
/** Does somebody beside the viewer act, or does the table act for them? Then there is something to be read. */
export const isOwn = ({ steps }: Pick<Act, 'steps'>, viewer: Seat): boolean =>
  steps.every(({ seat, forced }) => seat === viewer && !forced);
