import type pg from 'pg';
import { carried, type Phrase, TYPES } from './phrasing.ts';
import type { Outcome, Value } from './sql.ts';

export interface Spoken {
  phrase: Phrase;
  values: readonly Value[];
}
export type Answer =
  | { outcomes: Outcome[] }
  /** `heard`: how many statements had been carried out, so the one of this number is to blame. */
  | { problem: Error & { code?: string }; heard: number };

interface Field {
  name: string;
  dataTypeID: number;
}
/** What a connection has been taught. */
const taught = new WeakMap<pg.Connection, Set<string>>();

/**
 * Many statements in one round trip, and all or none of them: without a BEGIN, PostgreSQL takes everything up to the next Sync as
 * one transaction and commits at the Sync. `pg` itself sends a Sync after each, so this speaks to its connection directly, as its
 * cursors do.
 */
export function batch(statements: readonly Spoken[], answered: (answer: Answer) => void): pg.Submittable {
  const outcomes: Outcome[] = [];
  let rows: unknown[] = [];
  let fields: readonly Field[] = [];
  let names = new Set<string>();
  const teach = (connection: pg.Connection, { name, text }: Phrase) => {
    if (name === undefined) {
      connection.parse({ name: '', text, types: [] }, true);
    } else if (!names.has(name)) {
      connection.close({ type: 'S', name }, true); // a batch that failed may have come so far; if not, this does nothing
      connection.parse({ name, text, types: [] }, true);
    }
  };
  const reader = {
    callback: undefined as (() => void) | undefined, // by which `pg` learns that it need not wait any longer
    submit(connection: pg.Connection) {
      names = taught.get(connection) ?? new Set();
      taught.set(connection, names);
      const fresh = new Set<string>();
      connection.stream.cork();
      for (const { phrase, values } of statements) {
        const { name = '', gives } = phrase;
        if (!fresh.has(name)) teach(connection, phrase);
        if (name !== '') fresh.add(name);
        connection.bind({ statement: name, values: values.map(carried) }, true);
        if (gives) connection.describe({ type: 'P', name: '' }, true);
        connection.execute(null, true);
      }
      connection.sync();
      connection.stream.uncork();
    },
    handleRowDescription(message: { fields: readonly Field[] }) {
      fields = message.fields;
    },
    handleDataRow(message: { fields: readonly (string | null)[] }) {
      const row = fields.map(({ name, dataTypeID }, i) => {
        const text = message.fields[i] ?? null;
        return [name, text === null ? null : TYPES.getTypeParser(dataTypeID)(text)];
      });
      rows.push(Object.fromEntries(row));
    },
    handleCommandComplete(message: { text: string }) {
      const { phrase } = statements[outcomes.length]!;
      if (phrase.name !== undefined) names.add(phrase.name);
      outcomes.push({ changed: Number(message.text.split(' ').at(-1)), rows: phrase.gives ? rows : [] });
      rows = [];
      fields = [];
    },
    handleReadyForQuery() {
      reader.callback?.();
      answered({ outcomes });
    },
    handleError(problem: Error) {
      reader.callback?.();
      answered({ problem, heard: outcomes.length });
    },
  };
  return reader;
}
