import { isBotId } from '../people/bots.ts';
import type { Value } from '../sql/sql.ts';
import type { Library } from '../tables/game/library.ts';
import type { Row, Snapshot } from './snapshot.ts';

/** What cannot be read of a damaged database. */
export interface Lost {
  tables: Map<string, string>; // that are left out of a backup, and why
  people: Set<string>; // who sit at others: their seats stay, without anybody's account
  packs: Map<string, string>; // hash and JSON of those that games bring themselves: this program has them
}
const keysOf = async (snapshot: Snapshot, table: string, column: string): Promise<Set<Value>> => {
  const keys = new Set<Value>();
  for await (const row of snapshot.soundRows(table)) keys.add(row[column]!);
  return keys;
};

interface Known {
  turn: number; // how long its log is
  pack: string;
  game: string;
  rules: string;
}
/** Tables whose rows, log or pack cannot be read whole. They are left alone; all others are sound. */
export async function lostOf(snapshot: Snapshot, library: Pick<Library, 'game' | 'pack'>): Promise<Lost> {
  const hurt = new Map<string, string>();
  const again = new Map<string, string>();
  const [packs, people] = [await keysOf(snapshot, 'packs', 'hash'), await keysOf(snapshot, 'people', 'id')];
  const known = new Map<string, Known>();
  for await (const { id, turn, pack, game, rules } of snapshot.soundRows('tables'))
    known.set(`${id}`, { turn: Number(turn ?? -1), pack: `${pack}`, game: `${game}`, rules: `${rules}` });
  const gone = new Set<string>();
  /** A table that is played with what its game brings itself never reads that row. */
  async function isOwn({ game, rules, pack }: Known): Promise<boolean> {
    if (again.has(pack)) return true;
    const own = await library.game(game, rules).then(library.pack, () => undefined); // a game that this program has not
    if (own?.hash !== pack) return false;
    again.set(own.hash, own.json);
    return true;
  }
  async function look(id: string, table: Known): Promise<string | undefined> {
    const { turn, pack } = table;
    if (!packs.has(pack) && !(await isOwn(table))) return 'its content pack cannot be read';
    // A table without a choice has lost nothing, though the place where it would be is on a broken page.
    const entries = turn === 0 ? [] : await snapshot.read('SELECT * FROM entries WHERE table_id = ?', id);
    if (turn >= 0 && entries.length !== turn) return `its log has ${entries.length} entries of ${turn}`;
    const sitters = snapshot.tables.includes('sitters')
      ? await snapshot.read<{ person: string }>('SELECT person FROM sitters WHERE table_id = ?', id)
      : [];
    for (const { person } of sitters) if (!people.has(person)) gone.add(person);
    return undefined;
  }
  for (const [id, table] of known) {
    const why = await look(id, table).catch(problem => {
      if (!snapshot.isDamage(problem)) throw problem;
      return `it cannot be read: ${problem.message}`;
    });
    if (why !== undefined) hurt.set(id, why);
  }
  // Of a table whose own row is lost only its log knows, and who sits there.
  for (const table of ['entries', 'sitters'].filter(name => snapshot.tables.includes(name)))
    for await (const { table_id: id } of snapshot.soundRows(table))
      if (!known.has(id as string)) hurt.set(id as string, 'its own row cannot be read');
  return { tables: hurt, people: gone, packs: again };
}

const REFERRED: Readonly<Record<string, string>> = { packs: 'hash', people: 'id', tables: 'id' };
/** What belongs to all at a table stays, though it is by a person whose account is lost. */
const STAYS = new Set(['sitters', 'results', 'chat']);
const SOMEBODY = 'somebody';
const PLAYS_ON = 'greedy';

export interface Sieve {
  /** The row as a database takes it: none of a hurt table, none that refers to what was lost. */
  sift(table: string, row: Row): Row | undefined;
  /** Rows that stand for those that were lost, after those of this table. */
  instead(table: string): Row[];
}
export async function sieve(snapshot: Snapshot, { tables: hurt, people, packs }: Lost): Promise<Sieve> {
  const kept = new Map<string, Set<Value>>(); // keys of what others refer to
  const stages = new Map<Value, Value>(); // of tables
  const references = new Map<string, Awaited<ReturnType<Snapshot['refersTo']>>>();
  for (const table of snapshot.tables) references.set(table, await snapshot.refersTo(table)); // not while rows are read
  let sample: Row = {};
  function keep(table: string, row: Row): Row {
    const key = REFERRED[table];
    if (key !== undefined) kept.set(table, (kept.get(table) ?? new Set()).add(row[key]!));
    if (table === 'tables') stages.set(row.id!, row.stage!);
    return row;
  }
  /** Who sat there is not known any more: before the start the seat is free again, in play a bot plays on. */
  function withoutAccount(table: string, row: Row): Row | undefined {
    if (!STAYS.has(table)) return undefined;
    const stage = stages.get(row.table_id!);
    if (table !== 'sitters' || stage === 'over') return row;
    if (stage === 'open') return undefined;
    return {
      ...row,
      stand_in: row.stand_in ?? PLAYS_ON,
      away_since: row.away_since ?? 0,
      away_why: row.away_why ?? 'left',
    };
  }
  return {
    sift(table, row) {
      if (table === 'people') sample = row;
      if (hurt.has((table === 'tables' ? row.id : row.table_id) as string)) return undefined;
      let next: Row = { ...row };
      for (const { column, to } of references.get(table) ?? []) {
        const value = next[column]!;
        if (value === null || (kept.get(to)?.has(value) === true && !(to === 'people' && people.has(value as string))))
          continue;
        if (column === 'follows' || column === 'host') next[column] = null;
        else {
          const without = to === 'people' && people.has(value as string) ? withoutAccount(table, next) : undefined;
          if (without === undefined) return undefined;
          next = without;
        }
      }
      return keep(table, next);
    },
    instead(table) {
      if (table === 'packs') return [...packs].map(([hash, json]) => keep(table, { hash, json }));
      if (table !== 'people') return [];
      const nothing = Object.fromEntries(Object.keys(sample).map(column => [column, column === 'here' ? 0 : null]));
      return [...people].map(id =>
        keep(table, {
          ...nothing,
          ...{ id, name: SOMEBODY, role: isBotId(id) ? 'bot' : 'gone', created: 0, seen: 0, settings: '{}' },
        }),
      );
    },
  };
}
