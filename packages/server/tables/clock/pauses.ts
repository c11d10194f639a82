import type { Seat } from '@tianxia/kernel';
import { type NotChosen, type Pace, type PauseFacts, refusedFor } from '@tianxia/protocol';
import { askedBy } from '../choices/undo-request.ts';
import type { Pause, StoredTable } from '../log/store.ts';
import type { Rest } from './rests.ts';

export type PauseWish = { type: 'askPause'; until: number } | { type: 'answerPause'; yes: boolean } | { type: 'goOn' };
type Row = Pick<StoredTable, 'pauses' | 'sitters' | 'stage' | 'terms'>;

const MINUTE = 60_000;
const DAY = 86_400_000;
const SHORTEST = MINUTE;
/** At one table. They stay in its row: a process that reads its log anew needs all of them. */
export const MOST_PAUSES = 50;
const LONGEST: Record<Pace['kind'], number> = { none: 0, live: DAY, slow: 30 * DAY };

const NONE: readonly Pause[] = [];
/** What was never agreed on, or ended as it began, leaves nothing behind. */
const agreedOn = ({ pauses = NONE }: Pick<Row, 'pauses'>): Pause[] =>
  pauses.filter(({ from, to }) => from !== undefined && from !== to);
const known = new WeakMap<readonly Pause[], readonly Rest[]>();
/** Time in which no clock runs: the same object for the same pauses. */
export function pausesIn({ pauses = NONE }: Pick<Row, 'pauses'>): readonly Rest[] {
  const rests =
    known.get(pauses) ?? agreedOn({ pauses }).map(({ from, to, until }) => ({ from: from!, to: to ?? until }));
  known.set(pauses, rests);
  return rests;
}

/** The one that lasts, or is asked for. A question ends with its time, and when a bot plays for the player who asked. */
function pauseAt(row: Row, time: number): Pause | undefined {
  const last = row.pauses?.at(-1);
  if (last === undefined || row.stage === 'over' || last.to !== undefined || last.until <= time) return undefined;
  const isThere = row.sitters.some(({ seat, standIn }) => seat === last.by && standIn === undefined);
  return last.from !== undefined || isThere ? last : undefined;
}
export function pauseFacts(row: Row, time: number): PauseFacts | undefined {
  const pause = pauseAt(row, time);
  if (pause === undefined) return undefined;
  const { by, until, agreed, goOn, from } = pause;
  return { by, until, agreed: [...agreed], goOn: [...goOn], on: from !== undefined };
}

/** All pauses of the table when this is carried out, or why it is not. */
export function pausesAfter(row: Row, seat: Seat, wish: PauseWish, time: number): readonly Pause[] | NotChosen {
  const pause = pauseAt(row, time);
  if (wish.type === 'askPause') return asked(row, seat, wish.until, time);
  if (pause === undefined) return refusedFor('noPause');
  return wish.type === 'goOn' ? wouldGoOn(row, pause, seat, time) : answered(row, pause, seat, wish.yes, time);
}
function asked(row: Row, by: Seat, until: number, time: number): readonly Pause[] | NotChosen {
  if (row.stage === 'over' || row.terms.pace.kind === 'none') return refusedFor('noClock');
  if (pauseAt(row, time) !== undefined) return refusedFor('pausedAlready');
  if (until < time + SHORTEST || until > time + LONGEST[row.terms.pace.kind]) return refusedFor('pauseTooLong');
  if (agreedOn(row).length >= MOST_PAUSES) return refusedFor('enoughPauses');
  return [...agreedOn(row), begun(row, { by, until, agreed: [], goOn: [] }, time)];
}
/** It begins when all the other people have agreed. */
function begun(row: Row, pause: Pause, time: number): Pause {
  return askedBy(row, pause.by).every(seat => pause.agreed.includes(seat)) ? { ...pause, from: time } : pause;
}
function answered(row: Row, pause: Pause, seat: Seat, yes: boolean, time: number): readonly Pause[] | NotChosen {
  if (pause.from !== undefined) return refusedFor('noPause');
  if (!yes) return agreedOn(row); // refused, or withdrawn
  if (seat === pause.by || pause.agreed.includes(seat)) return refusedFor('noPause'); // one's own wish is no consent
  return [...agreedOn(row), begun(row, { ...pause, agreed: [...pause.agreed, seat] }, time)];
}
/** What all agreed on ends early only if all agree again: else a player's clock would run while they believe that it rests. */
function wouldGoOn(row: Row, pause: Pause, seat: Seat, time: number): readonly Pause[] | NotChosen {
  if (pause.from === undefined || pause.goOn.includes(seat)) return refusedFor('noPause');
  const goOn = [...pause.goOn, seat];
  const others = askedBy(row, seat);
  const next = { ...pause, goOn, ...(others.every(other => goOn.includes(other)) ? { to: time } : {}) };
  return [...agreedOn(row).slice(0, -1), next];
}
