import type { Socket } from 'node:net';
import { loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, kernelFor, type Option } from '@tianxia/kernel';
import { type CreatedBody, change, type FromServer, type SignedInBody } from '@tianxia/protocol';
import { WebSocket } from 'ws';
import { watcher } from './watcher.ts';

const TABLE = { seats: 2, options: { board: 'bird', match: 'two' } };
const PEOPLE = 50;

/** A player is asked and has not chosen yet. */
interface Turn {
  choose(): void;
}
/** People at many tables of Qin, two who play and some who watch at each, every one with a socket of their own. */
export interface Crowd {
  /** Who is asked, longest first. */
  readonly ready: Turn[];
  readonly waits: number[]; // milliseconds from a choice to its acknowledgement, while measuring
  readonly shown: number[]; // from a choice to a watcher who sees it
  readonly counts: { chosen: number; seen: number; refused: number; over: number };
  measuring: boolean;
  /** Called with each turn as it comes, in place of keeping it in `ready`. */
  asked: ((turn: Turn) => void) | undefined;
  found(tables: number): Promise<void>;
}

export async function crowd(url: string, watchers: number, watchedAt = url): Promise<Crowd> {
  const k = kernelFor((await loadGame('qin'))!, TABLE);
  const rand = fastRand(7);
  const lastSent = new Map<string, number>();

  async function post<T>(path: string, body: object, token?: string): Promise<T> {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const socketAt = (id: string, token: string) =>
    new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/live?changes`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: true, // as browsers ask for it
    });

  function player(id: string, token: string, you: number, ended: () => void): WebSocket {
    const socket = socketAt(id, token);
    const asked = `"waiting":[${you}]`;
    const options: Option[] = [];
    let view: GameTypes['state'] | undefined;
    let sent = 0;
    const turn = (version: number): Turn => ({
      choose() {
        options.length = k.options(view!, you, options);
        const words = k.write(options[rand(options.length)]!);
        sent = performance.now();
        lastSent.set(id, sent);
        socket.send(JSON.stringify({ type: 'choose', id: version, version, words }));
      },
    });
    socket.on('error', () => {});
    socket.on('message', data => {
      const text = data.toString();
      if (text.startsWith('{"type":"done"')) {
        all.counts.chosen++;
        if (all.measuring) all.waits.push(performance.now() - sent);
      } else if (text.startsWith('{"type":"refused"')) {
        all.counts.refused++;
      } else if (text.startsWith('{"type":"update"') || text.startsWith('{"type":"changes"')) {
        const message = JSON.parse(text) as Extract<FromServer, { type: 'update' | 'changes' }>;
        if (message.type === 'update') view = message.update.view;
        else change(view!, message.changes);
        if (!text.includes(asked)) {
          if (text.includes('"result":')) ended();
          return;
        }
        const mine = turn(message.update.version);
        if (all.asked === undefined) all.ready.push(mine);
        else all.asked(mine);
      }
    });
    return socket;
  }
  function seen(id: string): void {
    if (!all.measuring) return;
    all.counts.seen++;
    if (all.counts.seen % 16 === 0) all.shown.push(performance.now() - (lastSent.get(id) ?? performance.now()));
  }
  const opened = (socket: WebSocket | Socket) => new Promise(resolve => socket.once('open', resolve));

  /** One table after the other in the same place, as one game ends. */
  async function place(mei: string, li: string): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await post<CreatedBody>('/api/tables', { game: 'qin', options: TABLE.options, seats }, mei);
    await post(`/api/tables/${id}/join`, {}, li);
    let isOver = false;
    const ended = () => {
      if (isOver) return;
      isOver = true;
      all.counts.over++;
      lastSent.delete(id);
      for (const socket of here) {
        if (socket instanceof WebSocket) socket.close();
        else socket.destroy();
      }
      void place(mei, li).catch(() => {});
    };
    const here = [
      ...Array.from({ length: watchers }, () => watcher(watchedAt, id, () => seen(id))),
      ...[mei, li].map((token, you) => player(id, token, you, ended)),
    ];
    await Promise.all(here.map(opened));
  }
  const people = await Promise.all(
    Array.from(
      { length: PEOPLE },
      async (_, i) => (await post<SignedInBody>('/api/guests', { name: `P${i}`, token: true })).token!,
    ),
  );
  const all: Crowd = {
    ready: [],
    waits: [],
    shown: [],
    counts: { chosen: 0, seen: 0, refused: 0, over: 0 },
    measuring: false,
    asked: undefined,
    async found(tables) {
      for (let i = 0; i < tables; i += 10)
        await Promise.all(
          Array.from({ length: Math.min(10, tables - i) }, (_, j) =>
            place(people[(i + j) % PEOPLE]!, people[(i + j + 1) % PEOPLE]!),
          ),
        );
    },
  };
  return all;
}
