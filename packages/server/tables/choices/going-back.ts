import type { Seat } from '@tianxia/kernel';
import type { FromServer } from '@tianxia/protocol';
import { type NotChosen, refusedFor } from '@tianxia/protocol';
import type { TableLog } from '../log/table-log.ts';
import { botAt } from '../seats/who-sits.ts';
import type { Listener } from '../telling/listener.ts';
import { isLong } from './how-long.ts';
import { type Asked, agreedBy, askedMessage, isAgreed, isSame, mayAnswer, type Told } from './undo-request.ts';
import type { Wishes } from './wishes.ts';

type Wished = { type: 'askUndo'; version: number; to: number } | { type: 'answerUndo'; yes: boolean };
/** A request to go back, at one table, in step with the other processes that have it open. */
export interface GoingBack {
  wished(seat: Seat, wished: Wished): Promise<NotChosen | undefined>;
  /** From another process: how its request stands; `closed` when it is settled. */
  heard(news: Told): Promise<void>;
  /** The table may have moved on: then no player need answer any more. */
  moved(): void;
  greet(listener: Listener): void;
  repeat(): void;
}

export function goingBack(
  log: TableLog,
  { wish, tell, publish }: { wish: Wishes; tell(message: FromServer): void; publish(told: Told): void },
): GoingBack {
  let request: Asked | undefined;

  function opened(next: Asked): void {
    request = next;
    tell(askedMessage(next, true));
  }
  function closed(isKnown = false): void {
    if (request === undefined) return;
    const settled = request;
    request = undefined;
    tell(askedMessage(settled, false));
    if (!isKnown) publish({ request: settled, open: false });
  }
  async function carryOut(agreed: Asked): Promise<NotChosen | undefined> {
    const refused = await wish.goBack(agreed.by, agreed.to);
    closed();
    return refused;
  }
  async function ask(by: Seat, version: number, to: number): Promise<NotChosen | undefined> {
    const { live, row } = log;
    if (live === undefined) return refusedFor('notStarted');
    if (row.terms.undo !== 'ask') return refusedFor('noUndo');
    if (isLong(live)) return refusedFor('enough');
    if (botAt(row, by) !== undefined) return refusedFor('standIn');
    if (row.stage === 'over' || to >= live.entries.length) return refusedFor('nothing');
    if (version !== live.entries.length || request !== undefined) return refusedFor('stale');
    const next: Asked = { by, to, version, agreed: [] };
    if (isAgreed(row, next)) return wish.goBack(by, to);
    opened(next);
    publish({ request: next, open: true });
    return undefined;
  }
  async function answer(seat: Seat, yes: boolean): Promise<NotChosen | undefined> {
    if (request === undefined || !mayAnswer(log.row, request, seat)) return refusedFor('stale');
    if (!yes) {
      closed();
      return undefined;
    }
    opened(agreedBy(request, [seat]));
    publish({ request, open: true });
    return isAgreed(log.row, request) ? carryOut(request) : undefined;
  }
  return {
    wished: (seat, wished) =>
      wished.type === 'askUndo' ? ask(seat, wished.version, wished.to) : answer(seat, wished.yes),
    async heard({ request: theirs, open }) {
      if (theirs.version > (log.live?.entries.length ?? 0)) await log.catchUp();
      if (theirs.version !== log.live?.entries.length) return;
      const mine = request;
      if (!open) {
        if (mine !== undefined && isSame(mine, theirs)) closed(true);
        return;
      }
      const isNews =
        mine === undefined || !isSame(mine, theirs) || theirs.agreed.some(seat => !mine.agreed.includes(seat));
      if (!isNews) return;
      const next = mine !== undefined && isSame(mine, theirs) ? agreedBy(theirs, mine.agreed) : theirs;
      opened(next);
      // Two who agreed at the same moment in two processes: neither knew that it was the last.
      if (next.agreed.length > theirs.agreed.length && isAgreed(log.row, next)) await carryOut(next);
    },
    moved() {
      if (request === undefined) return;
      if (request.version !== log.live?.entries.length || log.row.stage === 'over') closed(true);
    },
    greet(listener) {
      if (request !== undefined) listener.send(JSON.stringify(askedMessage(request, true)));
    },
    repeat() {
      if (request !== undefined) publish({ request, open: true });
    },
  };
}
