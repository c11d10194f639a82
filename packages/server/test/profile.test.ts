import type { Entry } from '@tianxia/kernel';
import { terms } from '@tianxia/protocol';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { personRow } from '../people/accounts.ts';
import { friendsOf, profileOf, turnsOf } from '../people/profile.ts';
import { blocksOf, isBlockedBy, related, unrelated } from '../people/relations.ts';
import { type How, tallied } from '../people/tallies.ts';
import { type Sql, statement } from '../sql/sql.ts';
import { tableStore } from '../tables/log/store.ts';
import { ENGINES, inserted, person, tableWith } from './crowd.ts';

describe.each(ENGINES)('on %s', (_, place) => {
  let sql: Sql;
  beforeEach(async () => {
    sql = await (await place())();
    onTestFinished(() => sql.close());
  });

  it('a profile counts games, wins, time-outs and totals; the last visit is for friends', async () => {
    const [me, li, wu] = [await person(sql, 'Mei'), await person(sql, 'Li'), await person(sql, 'Wu')];
    const played = async (
      place: number,
      total: number,
      how: How,
      rating: number | null,
      ended: number,
      by: How = 'played',
    ) => {
      const { id } = await tableWith(sql, [me]);
      const common = { table_id: id, game: 'qin', players: 3, ended, rating_before: rating === null ? null : 1500 };
      await inserted(sql, 'results', { ...common, seat: 0, person: me.id, place, total, how, rating_after: rating });
      await inserted(sql, 'results', {
        ...common,
        seat: 1,
        person: wu.id,
        place: 2,
        total,
        how: by,
        rating_after: null,
      });
      const result = { places: [place, 2], totals: [total, total] };
      await sql.write(...tallied({ game: 'qin', result, people: [me.id, wu.id], how: [how, by] }));
    };
    await played(1, 30, 'played', 1550.4, 1000);
    await played(3, 10, 'time', 1520, 2000);
    await played(2, 21, 'lost', null, 3000);
    await played(1, 90, 'left', null, 4000, 'left'); // bots finished it for both: it counts for neither
    await inserted(sql, 'ratings', {
      person: me.id,
      game: 'qin',
      rating: 1520.4,
      deviation: 120,
      volatility: 0.06,
      games: 2,
      wins: 1,
      changed: 1,
    });
    const row = (await personRow(sql, me.id))!;
    const seen = await profileOf(sql, row, undefined);
    expect(seen).toMatchObject({
      ...{ id: me.id, name: 'Mei', account: true, games: 3, wins: 1, timeouts: 2 },
      averages: [{ game: 'qin', games: 3, wins: 1, mean: 61 / 3, best: 30 }],
      ratings: [{ game: 'qin', rating: 1520, deviation: 120, provisional: true, games: 2, wins: 1 }],
    });
    expect(seen.ratings[0]!.history).toEqual([
      { at: new Date(1000).toISOString(), rating: 1550 },
      { at: new Date(2000).toISOString(), rating: 1520 },
    ]);
    expect([seen.seen, seen.relation]).toEqual([undefined, undefined]);
    await sql.write(...related(li.id, me.id, 'friend', 1));
    expect(await profileOf(sql, row, li)).toMatchObject({ relation: 'friend' });
    expect((await profileOf(sql, row, li)).seen).toBeUndefined(); // Mei has not called Li a friend
    await sql.write(...related(me.id, li.id, 'friend', 1), ...related(wu.id, me.id, 'block', 1));
    expect((await profileOf(sql, row, li)).seen).toBeDefined();
    expect((await profileOf(sql, row, wu)).relation).toBe('block');
    expect((await profileOf(sql, row, me)).relation).toBe('you');
  });
  it('a profile says how long a choice takes, in games with a live clock that were played to their end', async () => {
    const me = await person(sql, 'Mei');
    const live = terms.parse({ pace: { kind: 'live', bank: 600_000, increment: 0 } });
    const chose = (seat: number, at: number, words = 'lay.lay 1 1') => ({ seat, at, words });
    const played = async (entries: readonly Entry[], how = 'played', agreed = live) => {
      const { id } = await tableWith(sql, [me, 'greedy'], { terms: agreed });
      await tableStore(sql).append(id, 0, entries, { stage: 'guests', changed: 2000 });
      await inserted(sql, 'results', {
        ...{ table_id: id, seat: 0, person: me.id, game: 'qin', place: 1, players: 2, total: 9, how, ended: 5000 },
      });
    };
    const paceNow = async () => (await profileOf(sql, (await personRow(sql, me.id))!, undefined)).pace;
    await played([chose(0, 60_000)], 'time'); // a bot may have played it
    await played([chose(0, 70_000)], 'played', terms.parse({})); // no one counted
    expect(await paceNow()).toBeUndefined();
    await played([chose(0, 4000), chose(1, 5000), chose(0, 13_000), { ...chose(0, 20_000), forced: true }]);
    expect(await paceNow()).toBe(6000);
    const [soon, back, much] = [chose(0, 3000), chose(0, 9000, 'undo'), chose(0, 5_000_000)];
    await played([soon, back, much]); // the last is after a pause
    expect(await paceNow()).toBe(5000);
  });
  it('friends are seen coming and at public tables; who is blocked is no friend and sees nothing', async () => {
    const [me, li, wu] = [await person(sql, 'Mei'), await person(sql, 'Li'), await person(sql, 'Wu')];
    await sql.write(...related(me.id, li.id, 'friend', 1), ...related(me.id, wu.id, 'friend', 1));
    await sql.write(...related(li.id, me.id, 'friend', 1));
    const hidden = await tableWith(sql, [li], { visibility: 'private' });
    expect((await friendsOf(sql, me.id)).friends).toMatchObject([{ name: 'Li', online: false }, { name: 'Wu' }]);
    await sql.write(statement('UPDATE people SET here = ?', Date.now() + 60_000));
    expect((await friendsOf(sql, me.id)).friends[0]).toEqual({
      id: li.id,
      name: 'Li',
      account: true,
      followsBack: true,
      online: true,
    });
    const table = await tableWith(sql, [li]);
    expect((await friendsOf(sql, me.id)).friends[0]!.at).toEqual({ table: table.id, game: 'qin', stage: 'running' });
    expect(JSON.stringify(await friendsOf(sql, me.id))).not.toContain(hidden.id);

    await sql.write(...related(li.id, me.id, 'block', 2)); // and Mei's friendship with Li ends
    expect((await friendsOf(sql, me.id)).friends.map(friend => friend.name)).toEqual(['Wu']);
    await sql.write(...related(me.id, li.id, 'friend', 3));
    expect((await friendsOf(sql, me.id)).friends[0]).toEqual({
      id: li.id,
      name: 'Li',
      account: true,
      followsBack: false,
      online: false,
    });
    expect((await friendsOf(sql, li.id)).blocked).toEqual([{ id: me.id, name: 'Mei', account: true }]);
    expect(await blocksOf(sql, li.id)).toEqual(new Set([me.id]));
    expect(await isBlockedBy(sql, me.id, [wu.id, li.id])).toBe(true);
    expect(await isBlockedBy(sql, me.id, [wu.id])).toBe(false);
    expect(await isBlockedBy(sql, li.id, [me.id])).toBe(false);
    await sql.write(unrelated(li.id, me.id, 'friend')); // not that
    expect(await isBlockedBy(sql, me.id, [li.id])).toBe(true);
    await sql.write(unrelated(li.id, me.id, 'block'));
    expect(await isBlockedBy(sql, me.id, [li.id])).toBe(false);
  });
  it('counts the tables that wait for somebody, not those where a bot plays for them', async () => {
    const [me, li] = [await person(sql, 'Mei'), await person(sql, 'Li')];
    const waitsFor = async (seat: number) => {
      const { id } = await tableWith(sql, [me, li]);
      await tableStore(sql).append(id, 0, [], { stage: 'guests', changed: 2000, waiting: [seat] });
      return id;
    };
    const mine = [await waitsFor(0), await waitsFor(0)];
    await waitsFor(1);
    expect([await turnsOf(sql, me.id), await turnsOf(sql, li.id)]).toEqual([2, 1]);
    await sql.write(statement("UPDATE sitters SET stand_in = 'greedy' WHERE table_id = ? AND seat = 0", mine[0]!));
    expect(await turnsOf(sql, me.id)).toBe(1);
  });
});
