import type { OwnEvent } from '@tianxia/protocol';
import type { Sql } from '../sql/sql.ts';
import type { Stage } from '../tables/log/store.ts';
import { pageOf } from '../tables/telling/facts.ts';
import type { LobbyNews } from './news.ts';
import { INVITES } from './own.ts';

const AGAIN = 30_000; // milliseconds: what was not told, such as an empty seat, is found by then

interface Mine {
  id: string;
  game: string;
  stage: Stage;
  turn: number;
  asked: boolean;
}
interface Invite {
  id: string;
  game: string;
  by: string;
  name: string;
}
interface Standing {
  tables: ReadonlyMap<string, Mine>;
  invites: ReadonlyMap<string, Invite>;
}
const NOTHING: Standing = { tables: new Map(), invites: new Map() };

/** Tells one person what happens at all their tables: how they stand is read whenever something concerns them, and compared. */
export async function ownEvents(
  { sql, news, failed }: { sql: Sql; news: LobbyNews; failed: (problem: unknown) => void },
  person: string,
  tell: (event: OwnEvent) => void,
): Promise<() => void> {
  let known = NOTHING;
  let reading: Promise<void> | undefined;
  let isStale = false;
  async function read(): Promise<void> {
    do {
      isStale = false;
      const now = await standingOf(sql, person);
      for (const event of await between(sql, known, now)) tell(event);
      known = now;
    } while (isStale);
  }
  /** One reading after the other; however much happens during one, one more follows. */
  function look(): Promise<void> {
    isStale = true;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }
  const lookLater = () => void look().catch(failed);
  const stop = news.people(people => {
    if (people === 'all' || people.has(person)) lookLater();
  });
  const again = setInterval(lookLater, AGAIN);
  again.unref();
  const leave = () => {
    stop();
    clearInterval(again);
  };
  try {
    await look();
  } catch (problem) {
    leave();
    throw problem;
  }
  return leave;
}

async function standingOf(sql: Sql, person: string): Promise<Standing> {
  const [tables, invites] = await Promise.all([
    sql.read<Omit<Mine, 'asked'> & { seat: number; stand_in: string | null; waiting: string }>(
      `SELECT tables.id, tables.game, tables.stage, tables.turn, tables.waiting, sitters.seat, sitters.stand_in
       FROM sitters JOIN tables ON tables.id = sitters.table_id
       WHERE sitters.person = ? AND sitters.in_play = 1 AND tables.stage <> 'over' ORDER BY sitters.since`,
      person,
    ),
    sql.read<Invite>(
      `SELECT tables.id, tables.game, invites.by_person AS "by", people.name
       FROM (${INVITES}) invites JOIN tables ON tables.id = invites.table_id JOIN people ON people.id = invites.by_person
       WHERE tables.stage = 'open' AND NOT EXISTS (SELECT 1 FROM relations WHERE kind = 'block'
         AND ((person = invites.person AND other = invites.by_person) OR (person = invites.by_person AND other = invites.person)))
       ORDER BY invites.at`,
      person,
    ),
  ]);
  const mine = tables.map(({ seat, stand_in, waiting, ...row }): [string, Mine] => [
    row.id,
    { ...row, asked: stand_in === null && (JSON.parse(waiting) as number[]).includes(seat) },
  ]);
  return { tables: new Map(mine), invites: new Map(invites.map(invite => [invite.id, invite])) };
}
const at = ({ id, game }: { id: string; game: string }) => ({ table: id, game, url: pageOf(id) });

async function between(sql: Sql, before: Standing, now: Standing): Promise<OwnEvent[]> {
  const events: OwnEvent[] = [];
  for (const table of now.tables.values()) {
    const old = before.tables.get(table.id);
    const hasBegun = before !== NOTHING && table.stage !== 'open' && (old === undefined || old.stage === 'open');
    if (hasBegun) events.push({ type: 'started', ...at(table) });
    if (table.asked && !(old?.asked && old.turn === table.turn))
      events.push({ type: 'turn', version: table.turn, ...at(table) });
  }
  for (const old of before.tables.values()) {
    if (now.tables.has(old.id)) continue;
    const [row] = await sql.read<{ stage: Stage }>('SELECT stage FROM tables WHERE id = ?', old.id);
    if (row?.stage === 'over' && old.stage === 'open') events.push({ type: 'started', ...at(old) });
    events.push({ type: row?.stage === 'over' ? 'over' : 'left', ...at(old) });
  }
  for (const invite of now.invites.values()) {
    const { by, name } = invite;
    if (!before.invites.has(invite.id)) events.push({ type: 'invited', by, name, ...at(invite) });
  }
  return events;
}
