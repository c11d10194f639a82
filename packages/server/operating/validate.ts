import { type Entry, type Result, type Seat, waiting } from '@tianxia/kernel';
import { dealt, type Rules } from '../tables/game/dealing.ts';
import { isOver, type Live } from '../tables/game/live.ts';
import type { SeatPlan } from '../tables/log/store.ts';
import { type Lost, lostOf } from './salvage.ts';
import type { Snapshot } from './snapshot.ts';

/** The first thing in which a stored game and this program do not agree. */
export interface Difference {
  table: string;
  game: string;
  why: string;
}
interface Row {
  id: string;
  game: string;
  rules: string;
  pack: string;
  options: string;
  seats: string;
  key: string;
  stage: string;
  result?: string | null; // not in databases of the first version
  waiting?: string;
  terms?: string;
}
type EntryRow = Omit<Entry, 'forced'> & { forced: number };

/** Replays every stored game on this program, one at a time, from a database that others may be writing to. */
export async function* validate(
  snapshot: Snapshot,
  rules: Rules,
  tick: (done: number, all: number) => void = () => {},
): AsyncGenerator<Difference> {
  const isHurt = (await snapshot.damage()) !== undefined;
  const none: Lost = { tables: new Map(), people: new Set(), packs: new Map() };
  const { tables: hurt, people } = isHurt ? await lostOf(snapshot, rules.library) : none;
  for (const [table, why] of hurt) yield { table, game: 'hurt', why };
  if (people.size > 0)
    yield {
      table: 'people',
      game: 'hurt',
      why: `${people.size} who sit at tables cannot be read: ${[...people].join(', ')}`,
    };
  const ids = (await begun(snapshot, isHurt)).filter(({ id }) => !hurt.has(id));
  const packs = new Map<string, string | undefined>();
  async function packOf(hash: string): Promise<string | undefined> {
    if (!packs.has(hash)) {
      const [found] = await snapshot.read<{ json: string }>('SELECT json FROM packs WHERE hash = ?', hash);
      packs.clear(); // tables in a row often share one; all of them need not fit
      packs.set(hash, found?.json);
    }
    return packs.get(hash);
  }
  for (const [done, { id }] of ids.entries()) {
    const row = await rowOf(snapshot, id);
    const entries = await snapshot.read<EntryRow>(
      'SELECT seat, words, at, forced FROM entries WHERE table_id = ? ORDER BY seq',
      id,
    );
    const why = await differenceOf(rules, row, entries, packOf);
    if (why !== undefined) yield { table: id, game: row.game, why };
    tick(done + 1, ids.length);
  }
}

/** The way to a row may go by a broken page, though the row itself is sound. */
async function rowOf(snapshot: Snapshot, id: string): Promise<Row> {
  try {
    const [row] = await snapshot.read<Row>('SELECT * FROM tables WHERE id = ?', id);
    return row!;
  } catch (problem) {
    if (!snapshot.isDamage(problem)) throw problem;
    for await (const row of snapshot.soundRows('tables')) if (row.id === id) return row as unknown as Row;
    throw problem;
  }
}
async function begun(snapshot: Snapshot, isHurt: boolean): Promise<{ id: string }[]> {
  if (!isHurt) return snapshot.read("SELECT id FROM tables WHERE stage <> 'open' ORDER BY id");
  const ids: { id: string }[] = [];
  for await (const { id, stage } of snapshot.soundRows('tables')) if (stage !== 'open') ids.push({ id: id as string });
  return ids;
}

async function differenceOf(
  rules: Rules,
  row: Row,
  entries: readonly EntryRow[],
  packOf: (hash: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  let live: Live | undefined;
  try {
    const game = await rules.library.game(row.game, row.rules);
    const isOwn = row.pack === rules.library.pack(game).hash; // then this program has it
    const content = isOwn ? undefined : await packOf(row.pack);
    if (!isOwn && content === undefined) return 'its content pack is missing';
    const table = { seats: (JSON.parse(row.seats) as SeatPlan[]).length, options: JSON.parse(row.options) };
    live = await dealt(rules, row.id, game, { table, pack: row.pack, key: row.key, content });
    return (await refusedIn(live, entries)) ?? comparedWith(live, row);
  } catch (problem) {
    return (problem as Error).message;
  } finally {
    live?.end();
  }
}
async function refusedIn(live: Live, rows: readonly EntryRow[]): Promise<string | undefined> {
  const entries = rows.map(({ seat, words, at, forced }) => ({
    ...{ seat, words, at },
    ...(forced === 1 ? { forced: true as const } : {}),
  }));
  let taken = 0;
  const refusal = await live.replay(entries, () => taken++);
  if (refusal === undefined) return undefined;
  const { words, seat } = entries[taken]!;
  return `choice ${taken + 1}, "${words}" of seat ${seat}, is refused: ${refusal.refused}`;
}
function comparedWith(live: Live, row: Row): string | undefined {
  const over = isOver(live.state);
  const stored = row.result == null ? undefined : (JSON.parse(row.result) as Result);
  // A game may end before the rules say so, when a player has lost on time; its totals are those of that moment.
  if (over && row.stage !== 'over') return 'it is over by the rules, and stored as going on';
  if (!over && row.stage === 'over' && stored === undefined) return 'it is stored as over, and goes on by the rules';
  if (stored !== undefined) {
    const { totals } = live.result();
    if (`${totals}` !== `${stored.totals}`)
      return `it ends ${totals.join(' – ')}, and is stored as ${stored.totals.join(' – ')}`;
  }
  if (row.stage !== 'over' && row.waiting !== undefined && row.waiting !== '[]') {
    const asked = waiting(live.state);
    const was = JSON.parse(row.waiting) as Seat[];
    if (`${asked}` !== `${was}`) return `it waits for seat ${asked}, and is stored as waiting for seat ${was}`;
  }
  return undefined;
}
