import { isBotName } from '@tianxia/bots/names';
import { commitmentOf, keyFrom } from '@tianxia/fair';
import type { GameRecord } from '@tianxia/kernel';
import { newTableId, ownTable } from '../tables.ts';
import { watched } from '../watched.ts';
import type { Refused, Seen, TableLink } from './link.ts';
import type { SavedTable } from './local-table.ts';
import { oneByOne } from './one-by-one.ts';
import type { FromWorker, ToWorker } from './worker.ts';

const keyOf = (id: string) => `tianxia.table.${id}`;
export function savedTable(id: string): SavedTable | undefined {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text === null ? undefined : (JSON.parse(text) as SavedTable);
  } catch {
    return undefined;
  }
}
export function saveTable(saved: SavedTable): void {
  localStorage.setItem(keyOf(saved.id), JSON.stringify(saved));
}
export const dropTable = (id: string): void => localStorage.removeItem(keyOf(id));
export const LESSON = 'learn-'; // how the ids of lessons begin: they are in no list of tables
/** What was played at tables that have been put away goes when the site is opened again. */
export function dropForgotten(): void {
  for (const key of Object.keys(localStorage)) {
    const id = key.slice(keyOf('').length);
    if (key.startsWith(keyOf('')) && !id.startsWith(LESSON) && ownTable(id) === undefined) localStorage.removeItem(key);
  }
}

/** A new table on this device, with a key nobody has seen. */
export function beginLocal(wanted: Pick<SavedTable, 'id' | 'game' | 'options' | 'content' | 'seats'>): SavedTable {
  const key = keyFrom(crypto.getRandomValues(new Uint8Array(32)));
  const saved: SavedTable = { ...wanted, key, started: new Date().toISOString(), entries: [] };
  saveTable(saved);
  return saved;
}
/** A record that was made here or anywhere: the key plays it again. One without a key can be watched, not played on. */
export function fromRecord(record: GameRecord, id = newTableId()): SavedTable | undefined {
  if (record.key === undefined) return undefined;
  const entries = record.choices.map(([seat, words, at, forced]) => ({
    seat,
    words,
    at,
    ...(forced ? { forced: true as const } : {}),
  }));
  const seats = record.players.map(({ name, colour, bot }) => ({ name, colour, ...(isBotName(bot) ? { bot } : {}) }));
  return {
    id,
    game: record.game,
    rules: record.rules,
    options: record.table.options,
    seats,
    key: record.key,
    started: record.started,
    entries,
  };
}

export interface LocalLink extends TableLink {
  pace(millis: number): void;
  saved(): SavedTable; // as it is kept
}
/** Opens a table of this device: its rules and bots run in a worker; every change is kept before it is shown. */
export function openLocal(first: SavedTable, pace: number): LocalLink {
  let saved = first;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const seen = watched<Seen>({ connection: 'opening' });
  const show = oneByOne(seen.set);
  const asked = new Map<number, (answer: Extract<FromWorker, { type: 'answer' }>) => void>();
  const send = (message: ToWorker) => worker.postMessage(message);
  let ids = 0;

  const you = saved.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
  const players = saved.seats.map(({ name, colour, bot }) => ({ name, colour, ...(bot === undefined ? {} : { bot }) }));
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'answer') {
      asked.get(data.id)?.(data);
      asked.delete(data.id);
    } else if (data.type === 'broken') show({ connection: 'none', problem: data.message });
    else {
      const { update, entries, key, rules } = data.news;
      saved = { ...saved, entries, rules };
      saveTable(saved);
      const facts = {
        game: saved.game,
        rules,
        options: saved.options,
        ...(saved.content === undefined ? {} : { content: saved.content }),
        players,
        you,
        commitment: commitmentOf(saved.key),
        ...(key === undefined ? {} : { key }),
        started: true,
      };
      show({ connection: 'live', facts, update });
    }
  };
  worker.onerror = event => seen.set({ connection: 'none', problem: event.message });
  function ask(
    message:
      | { type: 'undo' | 'redo' | 'record' | 'hints' }
      | { type: 'missed'; from: number }
      | { type: 'choose'; words: string; after: readonly string[] },
  ) {
    const id = ++ids;
    return new Promise<Extract<FromWorker, { type: 'answer' }>>(resolve => {
      asked.set(id, resolve);
      send({ ...message, id } as ToWorker);
    });
  }
  const change = async (message: Parameters<typeof ask>[0]): Promise<Refused | undefined> =>
    (await ask(message)).refused;
  send({ type: 'pace', pace });
  send({ type: 'open', saved });
  return {
    get: seen.get,
    subscribe: seen.subscribe,
    choose: (words, after = []) => change({ type: 'choose', words, after }),
    undo: () => change({ type: 'undo' }),
    redo: () => change({ type: 'redo' }),
    record: async () => (await ask({ type: 'record' })).record!,
    ...(you.length === 1 && { hints: async () => (await ask({ type: 'hints' })).hints ?? [] }),
    missed: async from => (await ask({ type: 'missed', from })).missed!,
    pace: millis => send({ type: 'pace', pace: millis }),
    saved: () => saved,
    close: () => worker.terminate(),
  };
}
