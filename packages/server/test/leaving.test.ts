import { terms } from '@tianxia/protocol';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { personRow } from '../people/accounts.ts';
import { exportOf } from '../people/export.ts';
import { deletePerson, handOver } from '../people/leaving.ts';
import { friendsOf } from '../people/profile.ts';
import { related } from '../people/relations.ts';
import { sessions } from '../people/sessions.ts';
import { talliesOf } from '../people/tallies.ts';
import { apiTokens } from '../people/tokens.ts';
import { type Sql, statement, type Value } from '../sql/sql.ts';
import { type StoredTable, tableStore } from '../tables/log/store.ts';
import { ENGINES, everything, inserted, person, tablesNaming, tablesOfPeople, tableWith } from './crowd.ts';

const SECRET = 'Zhuge Liang';
const TALLY = { game: 'qin', games: 1, wins: 1, total: 5, best: 5, timeouts: 0 };
describe.each(ENGINES)('on %s', (_, place) => {
  let sql: Sql;
  beforeEach(async () => {
    sql = await (await place())();
    onTestFinished(() => sql.close());
  });
  const insert = (table: string, row: Record<string, Value>) => inserted(sql, table, row);
  const count = async (table: string, column: string, id: string) =>
    (await sql.read<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, id))[0]!.n;
  const stored = async ({ id }: StoredTable) => (await tableStore(sql).table(id))!;
  /** Something of theirs in every table there is. */
  async function leaveTraces(
    who: { id: string; name: string },
    other: { id: string },
    table: StoredTable,
  ): Promise<void> {
    const seat = table.sitters.find(sitter => sitter.person === who.id)!.seat;
    const at = 10;
    const table_id = table.id;
    await insert('chat', {
      id: `c${who.id}`,
      table_id,
      room: 'players',
      person: who.id,
      name: who.name,
      text: `I, ${SECRET}`,
      at,
      hidden: 0,
    });
    await insert('notes', { table_id, person: who.id, text: `note of ${SECRET}`, at });
    await insert('passes', { token: `p${who.id}`, table_id, seat, at });
    await insert('plans', { table_id, seat, plan: '{}', at });
    await insert('reports', {
      id: `r${who.id}`,
      table_id,
      about: other.id,
      by_person: who.id,
      text: `says ${SECRET}`,
      at,
    });
    await insert('invites', { table_id, person: other.id, by_person: who.id, at });
    await insert('invites', { table_id, person: who.id, by_person: other.id, at });
    await insert('mutes', { table_id, person: who.id, at });
    await insert('pushes', { endpoint: `https://push/${who.id}`, person: who.id, keys: '{}', created: at });
    await insert('passkeys', {
      id: `k${who.id}`,
      person: who.id,
      public_key: '',
      counter: 0,
      transports: '[]',
      name: SECRET,
      created: at,
      used: at,
    });
    await insert('challenges', { challenge: `h${who.id}`, person: who.id, name: SECRET, expires: at });
    await insert('second_factors', { person: who.id, secret: `seed of ${SECRET}`, since: at, used: 0 });
    await insert('recovery_codes', { code: `y${who.id}`, person: who.id });
    await insert('one_times', { token: `o${who.id}`, kind: 'mail', person: who.id, data: SECRET, expires: at });
    await insert('results', {
      table_id,
      seat,
      person: who.id,
      game: 'qin',
      place: 1,
      players: 2,
      total: 5,
      how: 'played',
      ended: at,
    });
    await insert('tallies', { ...TALLY, person: who.id });
    await apiTokens(sql).make({ ...who, role: 'player' }, SECRET, ['read']);
    await sessions(sql).open(who.id, SECRET);
    await sql.write(...related(who.id, other.id, 'friend', at), ...related(other.id, who.id, 'friend', at));
  }

  it('who deletes themselves leaves no word of theirs, and others their games', async () => {
    const me = await person(sql, SECRET);
    const li = await person(sql, 'Li');
    await insert('ratings', {
      person: me.id,
      game: 'qin',
      rating: 1600,
      deviation: 100,
      volatility: 0.06,
      games: 9,
      wins: 5,
      changed: 1,
    });
    await sql.write(
      statement("UPDATE people SET email = 'zhuge@example.org', password = 'the hash' WHERE id = ?", me.id),
    );
    const over = await tableWith(sql, [me, li], { stage: 'over' });
    const running = await tableWith(sql, [li, me], { host: me.id });
    const open = await tableWith(sql, [me, li], { stage: 'open' });
    const alone = await tableWith(sql, [me], { stage: 'open', host: me.id });
    await leaveTraces(me, li, over);
    expect(await everything(sql)).toContain(SECRET);
    expect(await tablesNaming(sql, me.id)).toEqual(await tablesOfPeople(sql)); // a new one comes with a trace
    const before = Date.now();

    const changed = await deletePerson(sql, me);
    expect(changed.sort()).toEqual([running.id, open.id, alone.id].sort());
    const left = await everything(sql);
    for (const word of [SECRET.toLowerCase(), 'zhuge', 'the hash', 'https://push/'])
      expect(left.toLowerCase().includes(word), word).toBe(false);
    expect(await stored(over)).toMatchObject({
      sitters: [
        { seat: 0, name: 'somebody' },
        { seat: 1, name: 'Li' },
      ],
    });
    expect((await stored(over)).sitters[0]!.standIn).toBeUndefined();
    const now = await stored(running);
    expect(now.sitters).toMatchObject([
      { seat: 0, name: 'Li' },
      { seat: 1, name: 'somebody', standIn: 'greedy', awayWhy: 'left' },
    ]);
    expect(now.due).toBeGreaterThanOrEqual(before); // a process looks after it, and the bot plays
    expect(now.changed).toBeGreaterThan(running.changed);
    expect(now.host).toBeUndefined();
    expect((await stored(open)).sitters).toMatchObject([{ seat: 1, name: 'Li' }]);
    expect((await stored(open)).visibility).toBe('public');
    expect(await stored(alone)).toMatchObject({ sitters: [], visibility: 'private' });
    expect(await tablesNaming(sql, me.id)).toEqual(['chat', 'people', 'reports', 'results', 'sitters']);
    expect(await sql.read('SELECT text, name, hidden FROM chat')).toEqual([{ text: '', name: 'somebody', hidden: 1 }]);
    expect(await count('passes', 'table_id', over.id)).toBe(0);
    expect(await count('plans', 'table_id', over.id)).toBe(0);
    expect(await personRow(sql, me.id)).toBeUndefined();
    expect((await person(sql, SECRET)).name).toBe(SECRET); // the name is free
    // Li has lost nothing
    expect(await personRow(sql, li.id)).toMatchObject({ name: 'Li', role: 'player' });
  });

  it("what was a guest's is the account's when they sign in, except where the account has its own", async () => {
    const guest = await person(sql, SECRET, 'guest');
    const mei = await person(sql, 'Mei');
    const li = await person(sql, 'Li');
    const over = await tableWith(sql, [guest, li], { stage: 'over', host: guest.id });
    const running = await tableWith(sql, [li, guest], { terms: terms.parse({ rated: true, undo: 'ask' }) });
    const open = await tableWith(sql, [guest, li], { stage: 'open' });
    const clash = await tableWith(sql, [guest, mei, li]);
    const both = await tableWith(sql, [guest, mei], { stage: 'over' });
    await leaveTraces(guest, li, over);
    const result = { table_id: both.id, game: 'qin', players: 2, how: 'played', ended: 10 };
    await insert('results', { ...result, seat: 0, person: guest.id, place: 1, total: 99 });
    await insert('results', { ...result, seat: 1, person: mei.id, place: 2, total: 9 });
    await insert('tallies', { ...TALLY, person: mei.id, wins: 0, best: 9, total: 9 });
    await insert('notes', { table_id: clash.id, person: mei.id, text: 'of Mei', at: 1 });
    await insert('notes', { table_id: clash.id, person: guest.id, text: SECRET, at: 1 });

    expect((await handOver(sql, guest, mei)).sort()).toEqual([running.id, open.id, clash.id].sort());
    for (const table of [over, running, open])
      expect((await stored(table)).sitters.map(sitter => [sitter.person, sitter.name]).sort()).toEqual(
        [
          [mei.id, 'Mei'],
          [li.id, 'Li'],
        ].sort(),
      );
    expect((await stored(over)).host).toBe(mei.id);
    expect((await stored(running)).terms).toMatchObject({ rated: false, undo: 'ask' }); // it began with a guest
    expect((await stored(open)).terms.rated).toBe(true);
    expect((await stored(clash)).sitters).toMatchObject([
      { seat: 0, name: 'somebody', standIn: 'greedy', awayWhy: 'left' },
      { seat: 1, person: mei.id },
      { seat: 2, person: li.id },
    ]);
    expect((await stored(clash)).sitters[1]!.standIn).toBeUndefined();
    expect(await count('results', 'person', mei.id)).toBe(2);
    expect(await talliesOf(sql, mei.id)).toEqual([
      { game: 'qin', games: 2, wins: 1, total: 14, best: 9, timeouts: 0 }, // where both sat, only what Mei's own seat did
    ]);
    expect(await sql.read('SELECT name, text, hidden FROM chat')).toEqual([
      { name: 'Mei', text: `I, ${SECRET}`, hidden: 0 },
    ]);
    expect(await sql.read('SELECT text FROM notes WHERE person = ? ORDER BY text', mei.id)).toEqual([
      { text: `note of ${SECRET}` },
      { text: 'of Mei' },
    ]);
    expect(await count('pushes', 'person', mei.id)).toBe(1);
    expect((await friendsOf(sql, mei.id)).friends.map(friend => friend.id)).toEqual([li.id]);
    expect((await friendsOf(sql, li.id)).friends.map(friend => friend.id)).toEqual([mei.id]);
    expect(await count('sessions', 'person', guest.id)).toBe(0);
    expect(await personRow(sql, guest.id)).toBeUndefined();
    expect(await personRow(sql, mei.id)).toMatchObject({ name: 'Mei', role: 'player' });
  });
  it('nobody but a guest is ever handed over', async () => {
    const [mei, li] = [await person(sql, 'Mei'), await person(sql, 'Li')];
    expect(await handOver(sql, mei, li)).toEqual([]);
    expect(await personRow(sql, mei.id)).toMatchObject({ name: 'Mei', role: 'player' });
  });

  it("an export has everything of one's own, nothing of others, and no secret", async () => {
    const [me, li] = [await person(sql, SECRET), await person(sql, 'Li')];
    const table = await tableWith(sql, [me, li], { host: me.id });
    await leaveTraces(me, li, table);
    await leaveTraces(li, me, await tableWith(sql, [li]));
    await sql.write(
      statement("UPDATE people SET email = 'zhuge@example.org', password = 'the hash' WHERE id = ?", me.id),
    );
    const made = await exportOf(sql, me.id);
    expect(made).toMatchObject({
      person: { id: me.id, name: SECRET, email: 'zhuge@example.org', hasPassword: true },
      tables: [{ id: table.id, game: 'qin', seat: 0 }],
      results: [{ table_id: table.id, place: 1 }],
      tallies: [TALLY],
      chat: [{ text: `I, ${SECRET}` }],
      notes: [{ text: `note of ${SECRET}` }],
      reports: [{ text: `says ${SECRET}` }],
      tokens: [{ name: SECRET }],
      passkeys: [{ name: SECRET }],
      secondFactors: [{ since: 10 }],
      recoveryCodes: [{ unused: 1 }],
      sessions: [{ agent: SECRET }],
      relations: [{ person: li.id, name: 'Li', kind: 'friend' }],
      pushes: [{ endpoint: `https://push/${me.id}` }],
      hosted: [{ id: table.id }],
      plans: [{ table_id: table.id, plan: '{}' }],
      handLinks: [{ table_id: table.id }],
      mutes: [{ table_id: table.id }],
      invites: [{ by_person: li.id }, { by_person: li.id }],
      asked: [{ person: li.id }, { person: li.id }],
    });
    // What is not given out: questions that wait for an answer for some minutes, and nothing else.
    const names: Record<string, string> = {
      ...{ api_tokens: 'tokens', people: 'person', sitters: 'tables', tables: 'hosted' },
      ...{ second_factors: 'secondFactors', recovery_codes: 'recoveryCodes' },
    };
    const given = (name: string) => (names[name] ?? name) in made;
    expect((await tablesOfPeople(sql)).filter(name => !given(name))).toEqual(['challenges', 'one_times']);
    const text = JSON.stringify(made);
    const hashes = await sql.read<{ token: string }>(
      'SELECT token FROM api_tokens UNION SELECT token FROM sessions UNION SELECT key AS token FROM tables',
    );
    expect(hashes).toHaveLength(6);
    for (const { token } of hashes) expect(text).not.toContain(token);
    for (const other of ['the hash', 'seed of', `y${me.id}`, `note of Li`, `c${li.id}`])
      expect(text).not.toContain(other);
  });
});
