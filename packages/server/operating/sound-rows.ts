import type { Value } from '../sql/sql.ts';
import { isDamage, type SqliteFile } from '../sql/sqlite-file.ts';
import type { Row } from './snapshot.ts';

const MOST_TRIES = 2000; // of one table: reading begins again somewhere else
const LONGEST = 40; // letters of a key that is looked for between two others

/** Where a key begins, or ends: all of its columns, or the first of them. */
interface Edge {
  values: readonly Value[];
  inclusive: boolean;
}
interface Gap {
  from?: Edge;
  to?: Edge;
}

/**
 * All rows of a table of SQLite that can be read: from the front up to the damage, then from the back. What lies between two broken
 * pages is found by trying keys in between, the widest gaps first.
 */
export function* soundRows(db: SqliteFile, table: string, key: readonly string[]): Generator<Row> {
  /** Gives rows until the gap is read, or until the damage: then the key of the last. */
  function* walk({ from, to }: Gap, order: 'ASC' | 'DESC'): Generator<Row, { isWhole: boolean; last?: Edge }> {
    const bounds: string[] = [];
    const values: Value[] = [];
    for (const [edge, sign] of [
      [from, '>'],
      [to, '<'],
    ] as const) {
      if (edge === undefined) continue;
      const columns = key.slice(0, edge.values.length);
      bounds.push(`(${columns}) ${sign}${edge.inclusive ? '=' : ''} (${columns.map(() => '?')})`);
      values.push(...edge.values);
    }
    const where = bounds.length === 0 ? '' : `WHERE ${bounds.join(' AND ')}`;
    let last: Row | undefined;
    let isWhole = false;
    try {
      const found = db.prepare(`SELECT * FROM ${table} ${where} ORDER BY ${key.map(column => `${column} ${order}`)}`);
      for (const row of found.iterate(...values) as IterableIterator<Row>) {
        last = row;
        yield row;
      }
      isWhole = true;
    } catch (problem) {
      if (!isDamage(problem)) throw problem;
    }
    return last === undefined
      ? { isWhole }
      : { isWhole, last: { values: key.map(column => last![column]!), inclusive: false } };
  }
  const gaps: Gap[] = [{}];
  for (let tries = 0; gaps.length > 0 && tries < MOST_TRIES; tries += 2) {
    const gap = gaps.shift()!;
    const forth = yield* walk(gap, 'ASC');
    if (forth.isWhole) continue;
    if (forth.last !== undefined) gap.from = forth.last;
    const back = yield* walk(gap, 'DESC');
    if (back.isWhole) continue;
    if (back.last !== undefined) gap.to = back.last;
    const values = between(gap.from?.values, gap.to?.values);
    if (values === undefined) continue;
    gaps.push({ ...gap, to: { values, inclusive: false } }, { ...gap, from: { values, inclusive: true } });
  }
}

/** Keys are texts of plain letters, and whole numbers. Undefined where there is nothing in between, or nothing is known of them. */
function between(low: readonly Value[] | undefined, high: readonly Value[] | undefined): Value[] | undefined {
  const known = (low?.length ?? 0) >= (high?.length ?? 0) ? (low ?? []) : high!;
  for (const [i, one] of known.entries()) {
    const [a, b] = [low?.[i], high?.[i]];
    if (a !== undefined && a === b) continue;
    const value = typeof one === 'string' ? textBetween(a as string, b as string) : numberBetween(a, b);
    return value === undefined ? undefined : [...known.slice(0, i), value];
  }
  return undefined;
}
function numberBetween(a: Value | undefined, b: Value | undefined): number | undefined {
  const low = a === undefined ? Math.min(0, Number(b) - 1) : Number(a);
  const high = b === undefined ? Math.max(1, 2 * low) : Number(b);
  const middle = Math.floor((low + high) / 2);
  return middle > low ? middle : undefined;
}
const [LEAST, MOST] = [0x1f, 0x7f]; // before every plain letter, and after
function textBetween(a = '', b: string | undefined): string | undefined {
  const digit = (text: string, i: number) => (i < text.length ? text.charCodeAt(i) : LEAST);
  let text = '';
  let isBounded = b !== undefined;
  for (let i = 0; i < LONGEST; i++) {
    const low = digit(a, i);
    const high = isBounded ? digit(b!, i) : MOST;
    const middle = (low + high) >> 1;
    if (middle > low) return text + String.fromCharCode(middle);
    text += String.fromCharCode(low);
    if (low !== high) isBounded = false; // what follows may be anything
  }
  return undefined;
}
