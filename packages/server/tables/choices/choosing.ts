import type { Seat } from '@tianxia/kernel';
import { type NotChosen, refusedFor } from '@tianxia/protocol';
import { isTooBusy } from '../../bots/line.ts';
import { wishPause } from '../clock/pause-wishes.ts';
import type { TableLog } from '../log/table-log.ts';
import type { Answered, Around, Wish } from '../open/open-table.ts';
import type { GoingBack } from './going-back.ts';
import type { Chooser, Wishes } from './wishes.ts';

/** All that a player asks of the table, and its answer. */
export interface Choosing {
  choose(seat: Seat, wished: Wish, by: Chooser, answered: Answered): Promise<void>;
  /** Where a player's plan is next, it is played at once: no one need wait for it. */
  followPlans(): Promise<void>;
  /** How long an answer takes is counted from when a player asked, not from when their turn came. */
  timed(answered: Answered, by: Chooser): Answered;
}
export function choosing(
  log: TableLog,
  { now, served, logger, chosen }: Around,
  { wish, undo, show, recover }: { wish: Wishes; undo: GoingBack; show(): void; recover(): Promise<void> },
): Choosing {
  const { id } = log.row;
  async function carriedOut(seat: Seat, wished: Wish, by: Chooser): Promise<NotChosen | undefined> {
    if (log.row.quarantine !== undefined) return refusedFor('quarantined');
    if (wished.type === 'askUndo' || wished.type === 'answerUndo') return undo.wished(seat, wished);
    if (wished.type === 'askPause' || wished.type === 'answerPause' || wished.type === 'goOn')
      return wishPause(log, seat, wished, now(), served.hasJustBegun());
    return wish.carryOut(seat, wished, by);
  }
  async function choose(seat: Seat, wished: Wish, by: Chooser, answered: Answered): Promise<void> {
    const before = log.live?.entries.length;
    try {
      const refused = await carriedOut(seat, wished, by);
      if (refused !== undefined) return answered.refused(refused);
    } catch (problem) {
      const isBusy = isTooBusy(problem);
      if (!isBusy) logger.error({ table: id, seat, err: problem }, 'a choice could not be kept');
      if (!isBusy || log.live?.entries.length !== before) await recover();
      return answered.refused(refusedFor(isBusy ? 'busy' : 'internal'));
    }
    answered.done(log.live!.entries.length);
    show();
    await followPlans();
  }
  async function followPlans(): Promise<void> {
    try {
      await wish.followPlans();
    } catch (problem) {
      logger.error({ table: id, err: problem }, 'a plan could not be followed');
      await recover();
    }
  }
  function timed(answered: Answered, by: Chooser): Answered {
    const began = performance.now();
    return {
      done(version) {
        answered.done(version);
        chosen?.(log.row.game, by, 'done', began);
      },
      refused(refused) {
        answered.refused(refused);
        chosen?.(log.row.game, by, refused.code, began);
      },
    };
  }
  return { choose, followPlans, timed };
}
