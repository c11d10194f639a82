import { randomUUID } from 'node:crypto';
import type { Seat } from '@tianxia/kernel';
import { ApiError, newAccount, parse } from '@tianxia/protocol';
import type { Bus } from '../bus/bus.ts';
import { accounts, type PersonRow, personNamed, personRow } from '../people/accounts.ts';
import { linkByHand } from '../people/forgotten.ts';
import { passwords } from '../people/passwords.ts';
import { isAccount } from '../people/person.ts';
import { ratings } from '../people/ratings.ts';
import { tellEnded } from '../people/staying.ts';
import { Conflict, must, type Sql, statement } from '../sql/sql.ts';
import { lifted } from '../tables/care/quarantine.ts';
import { wishes } from '../tables/choices/wishes.ts';
import { knownOutages } from '../tables/clock/outages.ts';
import { timeOfSite } from '../tables/clock/time-of-site.ts';
import type { Rules } from '../tables/game/dealing.ts';
import { tableLog } from '../tables/log/in-step.ts';
import { tableStore } from '../tables/log/store.ts';
import type { Surroundings } from '../tables/log/table-log.ts';
import { untilKept } from '../tables/log/until-kept.ts';
import { freed, leaves } from '../tables/seats/giving-up.ts';
import { lookAgain } from '../tables/telling/between-processes.ts';

/** What an operator does by hand. Servers that are running hear of it and go on from there. */
export interface Admin {
  /** A new administrator, or an account made one. */
  create(name: string, password: string | undefined): Promise<'made' | 'promoted'>;
  person(nameOrId: string): Promise<PersonRow>;
  ban(nameOrId: string, why: string): Promise<void>;
  /** Ends their password and all sessions. Returns the page, without the site, where they choose a new one. */
  password(nameOrId: string): Promise<string>;
  unban(nameOrId: string): Promise<void>;
  /** Before the start the seat is free again; during play a bot plays on. */
  kick(table: string, seat: Seat): Promise<void>;
  /** All choices after this version are taken out. */
  rewind(table: string, to: number): Promise<void>;
  /** A table in quarantine is played again. Should its rules fail twice more, it stands still once more. */
  lift(table: string): Promise<void>;
  removeLine(line: string): Promise<void>;
  settle(report: string): Promise<void>;
}
const nothing = (what: string) => new ApiError('noSuchThing', what);

export function admin(sql: Sql, bus: Bus, rules: Rules): Admin {
  const store = tableStore(sql);
  const found = async (nameOrId: string): Promise<PersonRow> => {
    const row = (await personRow(sql, nameOrId)) ?? (await personNamed(sql, nameOrId));
    if (row === undefined) throw new ApiError('noSuchPerson', `there is nobody called "${nameOrId}"`);
    return row;
  };
  /** The time by which the tables are played goes on from here. */
  async function clock(): Promise<() => number> {
    const [time, began] = [await timeOfSite(sql), performance.now()];
    return () => Math.round(time + performance.now() - began);
  }
  async function opened(id: string, now: () => number) {
    const row = await store.table(id);
    if (row === undefined) throw new ApiError('noSuchTable', `there is no table ${id}`);
    const outages = await knownOutages(sql);
    const around: Surroundings = {
      ...{ store, bus, ratings: ratings(sql, rules.library), ...rules },
      served: { outages: () => outages, hasJustBegun: () => true, upTo: async () => {} }, // no player loses on time by this
      process: randomUUID(),
      now,
    };
    return tableLog(around, row, () => new Set());
  }
  async function changed(statements: Parameters<Sql['write']>, otherwise: string): Promise<void> {
    await sql.write(...statements).catch(problem => {
      throw problem instanceof Conflict ? nothing(otherwise) : problem;
    });
  }
  return {
    person: found,
    async create(name, password) {
      const known = await personNamed(sql, name);
      if (known === undefined) {
        if (password === undefined)
          throw new ApiError('badRequest', 'a new administrator needs a password', 'password');
        await accounts(sql, passwords()).register(undefined, parse(newAccount, { name, password }));
      }
      const { id, role } = await found(name);
      if (role === 'bot') throw new ApiError('badRequest', `${name} is a bot`);
      await sql.write(must("UPDATE people SET role = 'admin' WHERE id = ?", id));
      return known === undefined ? 'made' : 'promoted';
    },
    async ban(nameOrId, why) {
      const { id } = await found(nameOrId);
      await sql.write(
        must('UPDATE people SET banned = ? WHERE id = ?', why, id),
        statement('DELETE FROM sessions WHERE person = ?', id),
      );
      tellEnded(bus, id);
    },
    async password(nameOrId) {
      const { id, name, role } = await found(nameOrId);
      if (!isAccount(role)) throw new ApiError('badRequest', `${name} has no account`);
      const page = await linkByHand(sql, id);
      tellEnded(bus, id);
      return page;
    },
    async unban(nameOrId) {
      const { id } = await found(nameOrId);
      await sql.write(must('UPDATE people SET banned = NULL WHERE id = ?', id));
    },
    async kick(table, seat) {
      const now = await clock();
      const log = await opened(table, now);
      await untilKept(log, async () => {
        const { row } = log;
        if (!row.sitters.some(one => one.seat === seat)) throw nothing(`nobody sits in seat ${seat} of table ${table}`);
        if (row.stage === 'over') throw new ApiError('over', 'the game is over');
        await (row.stage === 'open' ? freed(log, seat) : leaves(log, seat, now()));
      });
      lookAgain(bus, [table]);
    },
    async rewind(table, to) {
      const now = await clock();
      const log = await opened(table, now);
      if (log.live === undefined) throw new ApiError('notStarted', 'the game has not begun');
      if (log.row.stage === 'over') throw new ApiError('over', 'the game is over: its result has been counted');
      const by = log.live.entries.at(-1)?.seat ?? 0;
      const refused = await wishes(log, now, () => true).goBack(by, to);
      if (refused !== undefined)
        throw nothing(refused.code === 'nothing' ? `nothing was chosen after ${to}` : refused.message);
      lookAgain(bus, [table]);
    },
    async lift(table) {
      const now = await clock();
      await changed([lifted(table, now())], `there is no table ${table} in quarantine`);
      lookAgain(bus, [table]);
    },
    async removeLine(line) {
      const [row] = await sql.read<{ table_id: string }>('SELECT table_id FROM chat WHERE id = ?', line);
      await changed([must('UPDATE chat SET hidden = 1 WHERE id = ?', line)], `there is no line ${line}`);
      bus.publish(`talk:${row!.table_id}`, JSON.stringify({ line }));
    },
    settle: report =>
      changed(
        [must('UPDATE reports SET settled = ? WHERE id = ? AND settled IS NULL', Date.now(), report)],
        `there is no open report ${report}`,
      ),
  };
}
