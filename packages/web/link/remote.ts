import type { GameRecord, GameTypes, Update } from '@tianxia/kernel';
import type { ErrorBody, FromClient, FromServer, TableMessage } from '../../server/protocol/index.ts';
import { type Facts, type Refused, type Seen, type TableLink, watched } from './link.ts';

const BACK_OFF = [500, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const SILENCE = 20_000; // a ping keeps proxies from closing the line

// What the server says when it closes a line for good.
const NO_SUCH_TABLE = 4404;
const BAD_TOKEN = 4401;

/** A table on the server. Comes back by itself when the line breaks; a choice is answered once it is committed. */
export function openRemote(id: string, content?: unknown): TableLink {
  const seen = watched<Seen>({ connection: 'opening' });
  const asked = new Map<number, (refused: Refused | undefined) => void>();
  let socket: WebSocket | undefined;
  let tries = 0;
  let ids = 0;
  let closed = false;
  let key: string | undefined;

  const address = () => {
    const url = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return url;
  };
  function connect(): void {
    socket = new WebSocket(address());
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => {
      for (const answer of asked.values()) answer({ code: 'lost', message: 'lost' });
      asked.clear();
      if (closed) return;
      if (code === NO_SUCH_TABLE || code === BAD_TOKEN) {
        seen.set({ connection: 'none', problem: code === NO_SUCH_TABLE ? 'noSuchTable' : 'badToken' });
        return;
      }
      seen.set({ ...seen.get(), connection: 'lost' });
      setTimeout(() => !closed && connect(), BACK_OFF[Math.min(tries++, BACK_OFF.length - 1)]);
    };
  }
  function hear(message: FromServer): void {
    const now = seen.get();
    if (message.type === 'table')
      seen.set({
        ...now,
        connection: 'live',
        facts: { ...factsOf(message, now.facts, key), ...(content === undefined ? {} : { content }) },
      });
    else if (message.type === 'update') {
      tries = 0;
      seen.set({ ...now, connection: 'live', update: joined(now.update, message.from, message.update) });
      if (message.update.result !== undefined && key === undefined) void openKey();
    } else if (message.type === 'refused' && message.id !== null) {
      const { code, message: text, reason, rule } = message;
      settle(message.id, {
        code,
        message: text,
        ...(reason === undefined ? {} : { reason }),
        ...(rule === undefined ? {} : { rule }),
      });
    } else if (message.type === 'done') settle(message.id, undefined);
    else if (message.type === 'rematch' && now.facts !== undefined)
      seen.set({ ...now, facts: { ...now.facts, rematch: message.id } });
  }
  function settle(request: number, answer: Refused | undefined): void {
    asked.get(request)?.(answer);
    asked.delete(request);
  }
  /** The key is public once the game is over: the record has it. */
  async function openKey(): Promise<void> {
    const found = await record();
    if ('code' in found || found.key === undefined) return;
    key = found.key;
    const now = seen.get();
    if (now.facts !== undefined) seen.set({ ...now, facts: { ...now.facts, key } });
  }
  async function record(): Promise<GameRecord | Refused> {
    try {
      const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
      const body = (await answer.json()) as GameRecord | ErrorBody;
      return 'error' in body ? { code: body.error.code, message: body.error.message } : body;
    } catch {
      return { code: 'lost', message: 'lost' };
    }
  }
  function change(
    message: { type: 'undo' | 'redo' } | { type: 'choose'; words: string; after?: string[] },
  ): Promise<Refused | undefined> {
    const request = ++ids;
    const version = seen.get().update?.version ?? 0;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ code: 'lost', message: 'lost' });
    return new Promise(resolve => {
      asked.set(request, resolve);
      const sent: FromClient = { ...message, id: request, version };
      socket!.send(JSON.stringify(sent));
    });
  }
  const ping = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping' } satisfies FromClient));
  }, SILENCE);
  connect();
  return {
    get: seen.get,
    subscribe: seen.subscribe,
    choose: (words, after = []) =>
      change({ type: 'choose', words, ...(after.length === 0 ? {} : { after: [...after] }) }),
    undo: () => change({ type: 'undo' }),
    redo: () => change({ type: 'redo' }),
    record,
    close() {
      closed = true;
      clearInterval(ping);
      socket?.close();
    },
  };
}
function factsOf(table: TableMessage, before: Facts | undefined, key: string | undefined): Facts {
  return {
    ...(before?.rematch === undefined ? {} : { rematch: before.rematch }),
    game: table.game,
    options: table.options,
    players: table.seats.map(({ by, name, colour, bot, away }) => ({
      name,
      colour,
      ...(bot === undefined ? {} : { bot }),
      ...(away ? { away } : {}),
      ...(by === 'open' ? { open: true } : {}),
    })),
    you: table.you >= 0 ? [table.you] : [],
    commitment: table.commitment,
    ...(key === undefined ? {} : { key }),
    started: table.started,
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
  };
}
type Position = Update<GameTypes['state']>;
/** The server repeats only what is new. */
function joined(before: Position | undefined, from: number, update: Position): Position {
  if (from === 0 || before === undefined) return update;
  return { ...update, opening: before.opening, happened: [...before.happened.slice(0, from), ...update.happened] };
}
