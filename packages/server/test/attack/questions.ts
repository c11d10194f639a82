/** What the server asks of its database, and how the database goes about it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import ts from 'typescript';
import { phraseBook } from '../../sql/phrasing.ts';
import type { Sql } from '../../sql/sql.ts';
import { openSqlite } from '../../sql/sqlite-file.ts';

/** Notes every sentence that goes through it. */
export const noting = (sql: Sql, note: (text: string) => void): Sql => ({
  ...sql,
  read(text, ...values) {
    note(text);
    return sql.read(text, ...values);
  },
  write(...statements) {
    for (const statement of statements) note(statement.sql);
    return sql.write(...statements);
  },
});

/** All other tables grow with the site. */
const SMALL = ['processes', 'outages', 'secrets', 'migrations'];

/** Says of a sentence which tables it would look through from end to end. */
export interface Planner {
  scans(text: string): Promise<string[]>;
  end(): Promise<void>;
}
/** Of SQLite, by the names that the tables have in the sentence. */
export function plannerOfSqlite(file: string): Planner {
  const db = openSqlite(file, { readonly: true });
  async function scans(text: string): Promise<string[]> {
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...[...text.matchAll(/\?/g)].map(() => null));
    const details = steps.map(step => (step as { detail: string }).detail);
    const made = details.flatMap(detail => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1] ?? []);
    return details.flatMap(detail => {
      const [, name = '', how = ''] = /^SCAN (\S+)(.*)$/.exec(detail) ?? [];
      const isRows = name === 'CONSTANT' || /^\d+-ROW$/.test(name); // those that are written
      const isItsOwn = name === '' || name.startsWith('(') || isRows || made.includes(name);
      return isItsOwn || SMALL.includes(name) ? [] : [`${name}${how}`];
    });
  }
  return { scans, end: async () => db.close() };
}
interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}
/** The same of PostgreSQL, told to go through a table only where it knows no other way. */
export async function plannerOfPostgres(url: string): Promise<Planner> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("SET enable_seqscan = off; SET plan_cache_mode = 'force_generic_plan'");
  const phrase = phraseBook('asked');
  function* walk(node: Node): Generator<Node> {
    yield node;
    for (const below of node.Plans ?? []) yield* walk(below);
  }
  let n = 0;
  async function scans(text: string): Promise<string[]> {
    const name = `plan_${n++}`;
    const nothing = [...text.matchAll(/\?/g)].map(() => 'NULL').join(', ');
    await client.query(`PREPARE ${name} AS ${phrase(text).text}`);
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE ${name}${nothing === '' ? '' : `(${nothing})`}`);
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'];
    return [...walk(plan)].flatMap(node => {
      const of = node['Relation Name'];
      const isWhole = node['Node Type'] === 'Seq Scan';
      return of === undefined || !isWhole || SMALL.includes(of) ? [] : [of];
    });
  }
  return { scans, end: () => client.end() };
}

const here = join(dirname(fileURLToPath(import.meta.url)), '../..');
const HEADS = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s/;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
export interface Sentence {
  file: string;
  text: string; // up to its first hole
  whole: boolean; // it has none
}
/** Every sentence of SQL in these rooms of the server. */
export function sentencesIn(rooms: readonly string[]): Sentence[] {
  const files = rooms.flatMap(room =>
    readdirSync(join(here, room), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => join(room, name)),
  );
  return files.flatMap(file => {
    const found: Sentence[] = [];
    function look(node: ts.Node): void {
      const text = ts.isTemplateExpression(node)
        ? node.head.text
        : ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
          ? node.text
          : '';
      if (HEADS.test(text)) found.push({ file, text: plain(text), whole: !ts.isTemplateExpression(node) });
      node.forEachChild(look);
    }
    look(ts.createSourceFile(file, readFileSync(join(here, file), 'utf8'), ts.ScriptTarget.Latest, true));
    return found;
  });
}
export const isPartOf = (part: string, texts: Iterable<string>): boolean => {
  for (const text of texts) if (plain(text).includes(part)) return true;
  return false;
};
