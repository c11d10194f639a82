import type { Value } from './sql.ts';

/** What must not be read as SQL: texts, quoted names, remarks. Everything else is one character at a time, or a word. */
const PIECES = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\w+|[\s\S]/g;

export interface Phrase {
  text: string;
  gives: boolean; // rows come back
  name?: string; // under which a connection remembers it
}
/** Does this sentence of the shared SQL give rows? */
export const givesRows = (sql: string): boolean => phrase(sql).gives;
/** The shared SQL as PostgreSQL wants it: numbered places for values. */
function phrase(sql: string): Phrase {
  let places = 0;
  let gives = /^\s*(SELECT|VALUES)\b/i.test(sql);
  const text = sql.replaceAll(PIECES, piece => {
    if (piece === '?') return `$${++places}`;
    if (/^returning$/i.test(piece)) gives = true;
    return piece;
  });
  return { text, gives };
}
/**
 * Too few rows are an error of the server's own (a division by zero), so that everything up to there is taken back without
 * asking us: no second round trip to decide.
 */
function atLeast(sql: string, rows: number): Phrase {
  const { text, gives } = phrase(sql);
  return {
    text: `WITH touched AS (${gives ? text : `${text} RETURNING 1`}),
      enough AS (SELECT 1 / least(count(*) / ${rows}, 1) AS yes FROM touched)
      SELECT touched.* FROM enough LEFT JOIN touched ON true WHERE enough.yes = 1`,
    gives,
  };
}

/** A connection remembers every named phrase, so only so many get a name: texts with lists in them come in many lengths. */
const NAMED = 500;
/** Each phrase is worked out once. */
export function phraseBook(prefix: string): (sql: string, rows?: number) => Phrase {
  const known = new Map<string, Phrase>();
  return (sql, rows = 0) => {
    const key = rows === 0 ? sql : `${rows} ${sql}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = rows === 0 ? phrase(sql) : atLeast(sql, rows);
    if (known.size >= NAMED) return made;
    const named = { ...made, name: `${prefix}${known.size}` };
    known.set(key, named);
    return named;
  };
}

/** PostgreSQL's texts have no zero character, and a stranger's id may: then it names nothing, as it should. */
export const carried = (value: Value): string | null =>
  value === null ? null : String(value).replaceAll('\0', '\ufffd');

type Parser = (text: string) => unknown;
const itself: Parser = text => text;
/** Whole numbers of 64 bits and sums of them, reals: all are numbers here; yes and no are 1 and 0 as in SQLite. */
const NUMBERS = new Set([20, 21, 23, 700, 701, 1700]);
const parser = (type: number): Parser =>
  NUMBERS.has(type) ? Number : type === 16 ? text => (text === 't' ? 1 : 0) : itself;
export const TYPES = { getTypeParser: parser };
