import { loadGame } from '@tianxia/catalog';
import { inSeatOrder } from '@tianxia/kernel';
import { beSomebody } from '../me.ts';
import { openTable } from '../server.ts';
import { keepTable, newTableId, type OwnTable } from '../tables.ts';
import { isLocal, type Plan } from './plan.ts';
import { standardAgreed } from './terms.ts';

/** Makes the table and returns its address: in this browser when nobody else is needed, else on the server. */
export async function startTable(
  game: string,
  plan: Plan,
  name: string,
  { invite = [], content }: { invite?: readonly string[]; content?: unknown } = {},
): Promise<string> {
  const begun = Date.now();
  const rules = await loadGame(game);
  const seats = rules === undefined ? plan.seats : inSeatOrder(rules, plan.seats);
  const common = { game, seats, options: plan.options, begun, changed: begun };
  if (isLocal(plan)) {
    const table: OwnTable = { id: newTableId(), where: 'here', ...common, ...(content !== undefined && { content }) };
    keepTable(table);
    return `/play/${table.id}`;
  }
  await beSomebody(name === '' ? 'Guest' : name);
  const { visibility, terms } = plan.agreed ?? standardAgreed;
  const made = await openTable({
    game,
    options: { ...plan.options },
    visibility,
    terms,
    ...(invite.length > 0 && { invite: [...invite] }),
    ...(content !== undefined && { content }),
    seats: seats.map(({ by, colour, bot }) =>
      by === 'you'
        ? { kind: 'me', colour }
        : by === 'bot'
          ? { kind: 'bot', colour, ...(bot && { bot }) }
          : { kind: 'open', colour },
    ),
  });
  keepTable({
    id: made.id,
    where: 'server',
    ...common,
    ...(made.seat !== undefined && { seat: made.seat }),
  });
  return `/t/${made.id}`;
}
