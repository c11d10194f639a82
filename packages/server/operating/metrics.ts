import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Thinker } from '../bots/thinker.ts';
import { Conflict, type Sql } from '../sql/sql.ts';

/** What an operator can read off: counts and times, by game and by kind, never by person or table. */
export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  /** The same database, with a watch in hand. */
  timedSql(sql: Sql): Sql;
  timedThinker(thinker: Thinker): Thinker;
  chosen(game: string, by: 'person' | 'bot', outcome: string, began: number): void;
  alerted(by: string, delivered: boolean): void;
  /** What is counted when the figures are asked for. */
  watch(now: { sockets(): number; tables(): readonly string[] }): void;
}
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const since = (began: number) => (performance.now() - began) / 1000;

/** `process`: also this process's memory, processor time and how late its event loop is. */
export function metrics({ process }: { process: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry, prefix: 'tianxia_' });
  const choices = new Histogram({
    name: 'tianxia_choice_seconds',
    help: 'from a choice arriving to its answer, on disk',
    labelNames: ['game', 'by', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const database = new Histogram({
    name: 'tianxia_database_seconds',
    help: 'from asking the database to its answer',
    labelNames: ['what'] as const,
    buckets: SECONDS,
    registers,
  });
  const commits = new Counter({ name: 'tianxia_commits_total', help: 'writes that were kept', registers });
  const conflicts = new Counter({
    name: 'tianxia_conflicts_total',
    help: 'writes where somebody else was first; they are looked at again',
    registers,
  });
  const thinking = new Histogram({
    name: 'tianxia_bot_seconds',
    help: 'from asking a bot to its answer, waiting for a free worker included',
    labelNames: ['game', 'bot'] as const,
    buckets: [...SECONDS, 10, 30],
    registers,
  });
  const asked = new Gauge({ name: 'tianxia_bots_asked', help: 'bots that have not answered yet', registers });
  const failures = new Counter({
    name: 'tianxia_bot_failures_total',
    help: 'bots that failed or took too long',
    labelNames: ['game', 'bot'] as const,
    registers,
  });
  const alerts = new Counter({
    name: 'tianxia_alerts_total',
    help: 'people told of their turn',
    labelNames: ['by', 'delivered'] as const,
    registers,
  });

  async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      database.observe({ what }, since(began));
    }
  }
  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    timedSql: sql => ({
      ...sql,
      read: (text, ...values) => timed('read', () => sql.read(text, ...values)),
      write: async (...statements) => {
        try {
          const outcomes = await timed('write', () => sql.write(...statements));
          commits.inc();
          return outcomes;
        } catch (problem) {
          if (problem instanceof Conflict) conflicts.inc();
          throw problem;
        }
      },
    }),
    timedThinker: thinker => ({
      ...thinker,
      async think(question) {
        const { game, bot } = question;
        const began = performance.now();
        asked.inc();
        try {
          return await thinker.think(question);
        } catch (problem) {
          failures.inc({ game, bot });
          throw problem;
        } finally {
          asked.dec();
          thinking.observe({ game, bot }, since(began));
        }
      },
    }),
    chosen: (game, by, outcome, began) => choices.observe({ game, by, outcome }, since(began)),
    alerted: (by, delivered) => alerts.inc({ by, delivered: `${delivered}` }),
    watch({ sockets, tables }) {
      new Gauge({
        name: 'tianxia_sockets',
        help: 'open sockets',
        registers,
        collect() {
          this.set(sockets());
        },
      });
      new Gauge({
        name: 'tianxia_tables_in_memory',
        help: 'tables loaded from the database, by game',
        labelNames: ['game'] as const,
        registers,
        collect() {
          this.reset();
          for (const game of tables()) this.inc({ game });
        },
      });
    },
  };
}
