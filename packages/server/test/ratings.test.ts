import { loadLadder } from '@tianxia/catalog';
import type { Result } from '@tianxia/kernel';
import { terms } from '@tianxia/protocol';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { NEWCOMER, rated } from '../people/glicko.ts';
import { howAt, ratings, settled } from '../people/ratings.ts';
import { Conflict, type Sql, type Statement } from '../sql/sql.ts';
import { type Sitter, type StoredTable, tableStore } from '../tables/log/store.ts';
import { ENGINES, person, shelf, tableWith } from './crowd.ts';

const result = (...totals: number[]): Result => ({
  lines: {},
  totals,
  places: totals.map(mine => 1 + totals.filter(other => other > mine).length),
});
const away = (table: StoredTable, seat: number, more: Partial<Sitter>): StoredTable => ({
  ...table,
  sitters: table.sitters.map(sitter => (sitter.seat === seat ? { ...sitter, standIn: 'greedy', ...more } : sitter)),
});
interface RatingRow {
  person: string;
  rating: number;
  deviation: number;
  games: number;
  wins: number;
}
interface ResultRow {
  person: string;
  seat: number;
  place: number;
  total: number;
  how: string;
  rating_before: number | null;
  rating_after: number | null;
}

describe.each(ENGINES)('on %s', (_, place) => {
  let open: () => Promise<Sql>;
  let sql: Sql;
  async function opened(): Promise<Sql> {
    const sql = await open();
    onTestFinished(() => sql.close());
    return sql;
  }
  beforeEach(async () => {
    open = await place();
  });
  const all = (table = 'ratings') => sql.read<RatingRow>(`SELECT * FROM ${table} ORDER BY person`);
  const resultsOf = ({ id }: StoredTable) =>
    sql.read<ResultRow>('SELECT * FROM results WHERE table_id = ? ORDER BY seat', id);
  /** As a table does it: with its last choice. */
  async function end(on: Sql, table: StoredTable, ended: Result, at = 5000): Promise<void> {
    const progress = { stage: 'over', changed: at, ended: at, result: settled(table, ended) } as const;
    await ratings(on, shelf).ended(table, ended, at, also =>
      tableStore(on).append(table.id, 0, [{ seat: 0, words: 'lay.lay 1 1', at: 1 }], progress, also),
    );
  }

  it('a table of accounts and a bot changes their ratings as one game would', async () => {
    sql = await opened();
    const [mei, li] = [await person(sql, 'Mei'), await person(sql, 'Li')];
    const table = await tableWith(sql, [mei, 'greedy', li]);
    await end(sql, table, result(30, 20, 10));
    const met = (...scores: number[]) =>
      rated(
        NEWCOMER,
        scores.map(score => ({ against: NEWCOMER, score, weight: 1 / 2 })),
      );
    const rows = new Map((await all()).map(row => [row.person, row]));
    expect(rows.get(mei.id)).toMatchObject({ ...met(1, 1), games: 1, wins: 1 });
    expect(rows.get('bot:greedy')).toMatchObject({ ...met(0, 1), games: 1, wins: 0 });
    expect(rows.get(li.id)).toMatchObject({ ...met(0, 0), games: 1, wins: 0 });
    expect(rows.get(mei.id)!.rating).toBeGreaterThan(1500);
    expect(await resultsOf(table)).toMatchObject([
      { person: mei.id, place: 1, total: 30, how: 'played', rating_before: 1500, rating_after: met(1, 1).rating },
      { person: 'bot:greedy', place: 2, total: 20, how: 'played' },
      { person: li.id, place: 3, total: 10, how: 'played', rating_after: met(0, 0).rating },
    ]);
    expect(await sql.read("SELECT name, role FROM people WHERE id = 'bot:greedy'")).toEqual([
      { name: 'Steady bot', role: 'bot' },
    ]);
  });
  it('a bot begins with what its ladder of the game has shown, and is moved by games with people from there', async () => {
    sql = await opened();
    const mei = await person(sql, 'Mei');
    const ladder = (await loadLadder('qin'))!.ratings;
    const [clerk, pupil] = [ladder.clerk!, ladder.pupil!].map(rating => ({ ...NEWCOMER, rating, deviation: 150 }));
    const ratingOf = async (id: string) => (await all()).find(row => row.person === id)!;
    await end(sql, await tableWith(sql, [mei, 'clerk']), result(9, 5));
    const after = rated(clerk!, [{ against: NEWCOMER, score: 0, weight: 1 }]);
    expect(await ratingOf('bot:clerk')).toMatchObject(after);
    expect(after.rating).toBeLessThan(ladder.clerk!);
    const mine = rated(NEWCOMER, [{ against: clerk!, score: 1, weight: 1 }]);
    expect(await ratingOf(mei.id)).toMatchObject(mine);
    const easy = await person(sql, 'Li');
    await end(sql, await tableWith(sql, [easy, 'pupil']), result(9, 5));
    expect((await ratingOf(easy.id)).rating).toBe(rated(NEWCOMER, [{ against: pupil!, score: 1, weight: 1 }]).rating);
    expect((await ratingOf(easy.id)).rating).toBeLessThan(mine.rating); // whoever beats the weakest has shown less
    await end(sql, await tableWith(sql, [await person(sql, 'Wu'), 'hermit']), result(9, 5)); // no ladder has shown how strong
    expect((await ratingOf('bot:hermit')).rating).toBe(
      rated(NEWCOMER, [{ against: NEWCOMER, score: 0, weight: 1 }]).rating,
    );
  });
  it.each([
    ['a guest at the table', {}, 'guest'],
    ['terms without rating', { terms: terms.parse({ rated: false }) }, 'player'],
    ["a content pack of one's own", { pack: 'f'.repeat(64) }, 'player'],
  ] as const)('%s: results, no ratings', async (_, more, role) => {
    sql = await opened();
    const table = await tableWith(sql, [await person(sql, 'Mei'), await person(sql, 'Li', role), 'random'], more);
    await end(sql, table, result(3, 2, 1));
    expect(await all()).toEqual([]);
    expect((await resultsOf(table)).map(row => [row.place, row.rating_before, row.rating_after])).toEqual([
      [1, null, null],
      [2, null, null],
      [3, null, null],
    ]);
  });
  it("bots alone change nobody's rating, and two of a kind are one player", async () => {
    sql = await opened();
    await end(sql, await tableWith(sql, ['random', 'greedy']), result(1, 2));
    expect(await all()).toEqual([]);
    const mei = await person(sql, 'Mei');
    await end(sql, await tableWith(sql, [mei, 'greedy', 'greedy']), result(2, 3, 1));
    const half = (score: number) => ({ against: NEWCOMER, score, weight: 1 / 2 });
    expect(await all()).toMatchObject(
      [
        { ...rated(NEWCOMER, [half(0), half(1)]), person: mei.id, games: 1, wins: 0 },
        { ...rated(NEWCOMER, [half(1), half(0)]), person: 'bot:greedy', games: 1, wins: 1 },
      ].sort((a, b) => (a.person < b.person ? -1 : 1)),
    );
  });
  it('a bot that stands in for somebody plays for their rating, not its own', async () => {
    sql = await opened();
    const [mei, li] = [await person(sql, 'Mei'), await person(sql, 'Li')];
    const table = away(await tableWith(sql, [mei, li]), 0, { awayWhy: 'left', awaySince: 4 });
    await end(sql, table, result(1, 2));
    expect((await all()).map(row => row.person).sort()).toEqual([mei.id, li.id].sort());
    expect((await resultsOf(table))[0]).toMatchObject({ how: 'left', place: 2, person: mei.id });
  });
  it('who runs out of time where that loses is last, though the bot played well', async () => {
    sql = await opened();
    const people = [await person(sql, 'Mei'), await person(sql, 'Li'), await person(sql, 'Wu')];
    const strict = { terms: terms.parse({ onTimeout: 'loss' }) };
    const table = away(await tableWith(sql, people, strict), 0, { awayWhy: 'lost', awaySince: 4 });
    await end(sql, table, result(30, 20, 10));
    expect((await resultsOf(table)).map(row => [row.place, row.how])).toEqual([
      [3, 'lost'],
      [1, 'played'],
      [2, 'played'],
    ]);
    const [mine] = await sql.read<RatingRow>('SELECT * FROM ratings WHERE person = ?', people[0]!.id);
    expect(mine!.rating).toBeLessThan(1500);
  });
  it('twenty tables that end at once in two processes count twenty times', async () => {
    sql = await opened();
    const other = await opened();
    const people = [await person(sql, 'Mei'), await person(sql, 'Li')];
    const tables = await Promise.all(Array.from({ length: 20 }, () => tableWith(sql, [...people, 'greedy'])));
    const [here, there] = [ratings(sql, shelf), ratings(other, shelf)];
    await Promise.all(
      tables.map((table, i) => {
        const [mine, on] = i % 2 === 0 ? [here, sql] : [there, other];
        const progress = { stage: 'over', changed: 5000, ended: 5000 } as const;
        const won = i % 3 === 0 ? 0 : 2; // never a draw: as the first of all it would leave the rating where it was
        return mine.ended(table, result(won, 1, 1), 5000, also =>
          tableStore(on).append(table.id, 0, [], progress, also),
        );
      }),
    );
    for (const row of await all()) expect(row.games).toBe(20);
    // Each result goes on from another one: no one's game was overwritten.
    const mine = await sql.read<ResultRow>('SELECT * FROM results WHERE person = ?', people[0]!.id);
    const after = new Set(mine.map(row => row.rating_after));
    expect(mine.filter(row => row.rating_before !== 1500 && !after.has(row.rating_before))).toEqual([]);
    expect(new Set(mine.map(row => row.rating_before)).size).toBe(20);
    const [now] = await sql.read<RatingRow>('SELECT * FROM ratings WHERE person = ?', people[0]!.id);
    expect(mine.filter(row => row.rating_after === now!.rating && row.rating_before !== now!.rating)).toHaveLength(1);
  });
  it('a game is counted once, and not at all when its last choice is not kept', async () => {
    sql = await opened();
    const table = await tableWith(sql, [await person(sql, 'Mei'), 'greedy']);
    const broken = ratings(sql, shelf).ended(table, result(2, 1), 5000, also =>
      sql.write(...also, { sql: 'INSERT INTO entries VALUES (1)', values: [] } as Statement).then(() => {}),
    );
    await expect(broken).rejects.toThrow();
    expect([await all(), await resultsOf(table)]).toEqual([[], []]);
    await end(sql, table, result(2, 1));
    const once = await all();
    await expect(end(sql, table, result(2, 1))).rejects.toThrow(Conflict);
    expect(await all()).toEqual(once);
    expect(await resultsOf(table)).toHaveLength(2);
  });
});

describe('places by the terms of the table', () => {
  const sitter = (seat: number, more: Partial<Sitter> = {}): Sitter => ({
    ...{ seat, person: `P${seat}`, name: '', colour: '', since: 0 },
    ...more,
  });
  const at = (onTimeout: 'bot' | 'loss', ...sitters: Sitter[]) => ({
    seats: sitters.map(() => ({ by: 'open', colour: '' }) as const),
    sitters,
    terms: terms.parse({ onTimeout }),
  });
  it('are those of the game where a bot plays on', () => {
    const table = at('bot', sitter(0, { standIn: 'greedy', awayWhy: 'time', awaySince: 1 }), sitter(1));
    expect(settled(table, result(2, 1)).places).toEqual([1, 2]);
    expect([howAt(table, 0), howAt(table, 1)]).toEqual(['time', 'played']);
  });
  it('leave who walked away no better than who ran out of time, and who held out longer ahead', () => {
    const table = at(
      'loss',
      sitter(0, { standIn: 'greedy', awayWhy: 'left', awaySince: 9 }),
      sitter(1, { standIn: 'greedy', awayWhy: 'lost', awaySince: 5 }),
      sitter(2),
      sitter(3),
    );
    expect(settled(table, result(9, 9, 1, 1)).places).toEqual([3, 4, 1, 1]);
    expect(settled(table, settled(table, result(9, 9, 1, 1))).places).toEqual([3, 4, 1, 1]);
  });
});
