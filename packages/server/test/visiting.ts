import { loadGame } from '@tianxia/catalog';
import {
  fastRand,
  type GameTypes,
  type Kernel,
  kernelFor,
  type Option,
  type Read,
  type Update,
  type View,
} from '@tianxia/kernel';
import {
  type CreatedBody,
  type CreateTable,
  type FromServer,
  type JoinedBody,
  type JoinTable,
  type SignedInBody,
  type TableFacts,
  type TableMessage,
  withChanges,
} from '@tianxia/protocol';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { thinkHere } from '../bots/thinker.ts';
import { foreignHere } from '../foreign/foreign.ts';
import { type Serving, type Settings, serve } from '../index.ts';
import { library } from '../tables/game/library.ts';
import { dataFolder } from './folder.ts';

export { dataFolder };

/** A server that ends with the test: bots think in this thread and do not dawdle. */
export async function served(settings: Partial<Settings> = {}): Promise<Serving> {
  const serving = await serve({
    port: 0,
    data: dataFolder(),
    botPace: 0,
    botMillis: 5,
    limits: 'off',
    writer: 'here',
    thinker: thinkHere(library(settings.load)),
    foreign: foreignHere(library(settings.load)),
    ...settings,
  });
  onTestFinished(() => serving.close());
  return serving;
}

/** Time that stands still until it is moved. Who looks after what is due reads it each time: so one can wait for several looks. */
export function stillTime(now = Date.now()) {
  const time = { now, read: 0 };
  return {
    time,
    now() {
      time.read++;
      return time.now;
    },
    async looked(): Promise<void> {
      const before = time.read;
      await expect.poll(() => time.read).toBeGreaterThan(before + 10);
    },
  };
}
export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}
export async function get<T = unknown>(url: string, token?: string): Promise<Answer<T>> {
  const answer = await fetch(url, { headers: bearer(token) });
  return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers };
}
const bearer = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
export async function post<T = unknown>(url: string, body: unknown, token?: string): Promise<Answer<T>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const answer = await fetch(url, { method: 'POST', headers, body: text });
  return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers };
}
/** A new guest, known by a token. */
export async function guest(url: string, name = 'Mei'): Promise<{ id: string; token: string }> {
  const { status, body } = await post<SignedInBody>(`${url}/api/guests`, { name, token: true });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.person.id, token: body.token! };
}
/** A table founded by Mei, a new guest. */
export async function founded(
  url: string,
  asked: Partial<CreateTable> = {},
): Promise<CreatedBody & { token: string; person: string }> {
  const mei = await guest(url);
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const { status, body } = await post<CreatedBody>(`${url}/api/tables`, { game: 'qin', seats, ...asked }, mei.token);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { ...body, token: mei.token, person: mei.id };
}
/** A new guest sits down at a table. */
export async function joined(
  url: string,
  id: string,
  name = 'Li',
  asked: JoinTable = {},
): Promise<JoinedBody & { token: string; person: string }> {
  const li = await guest(url, name);
  const { status, body } = await post<JoinedBody>(`${url}/api/tables/${id}/join`, asked, li.token);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { ...body, token: li.token, person: li.id };
}

/** A browser at a table, which remembers every byte it was sent. */
export interface Visitor {
  texts: string[];
  messages: FromServer[]; // changes as the updates they stand for
  readonly facts: TableFacts & { you: number };
  readonly table: TableMessage;
  readonly update: Update<GameTypes['state']>;
  readonly happened: Read[];
  readonly closed: Promise<number>; // its code
  isOpen(): boolean;
  send(message: unknown): void;
  /** The first message, from now on, that is such. */
  next<M extends FromServer>(such: (message: FromServer) => message is M): Promise<M>;
  until(such: () => boolean): Promise<void>;
  leave(): Promise<number>;
}
export const isAnswer = (message: FromServer): message is Extract<FromServer, { type: 'done' | 'refused' }> =>
  message.type === 'done' || message.type === 'refused';

/** Says something and waits for the answer. */
export async function tell(visitor: Visitor, message: object) {
  const answer = visitor.next(isAnswer);
  visitor.send({ id: 1, ...message });
  return answer;
}

function wholeOf(message: FromServer, view: View<GameTypes['state']> | undefined): FromServer {
  if (message.type !== 'changes') return message;
  const { from, update, changes } = message;
  return { type: 'update', from, update: { ...update, view: withChanges(view!, changes) } };
}
export function visit(
  url: string,
  id: string,
  token?: string,
  headers: Record<string, string> = {},
  query = '',
): Visitor {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/live${query}`, {
    headers: { ...bearer(token), ...headers },
  });
  onTestFinished(() => socket.terminate());
  const texts: string[] = [];
  const messages: FromServer[] = [];
  const watchers = new Set<() => void>();
  let facts: TableMessage | undefined;
  let update: Update<GameTypes['state']> | undefined;
  let happened: Read[] = [];
  socket.on('message', data => {
    const text = data.toString();
    const message = wholeOf(JSON.parse(text) as FromServer, update?.view);
    texts.push(text);
    messages.push(message);
    if (message.type === 'table') facts = message;
    if (message.type === 'update') {
      update = message.update;
      happened = [...happened.slice(0, message.from), ...message.update.happened];
    }
    for (const watcher of [...watchers]) watcher();
  });
  const closed = new Promise<number>(resolve => {
    socket.on('close', resolve);
    socket.on('error', () => resolve(0));
  });
  const until = (such: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const watcher = () => {
        if (!such()) return;
        watchers.delete(watcher);
        resolve();
      };
      watchers.add(watcher);
      watcher();
      closed.then(code => reject(new Error(`the socket was closed with ${code}`)));
    });
  return {
    texts,
    messages,
    get facts() {
      return facts!;
    },
    get table() {
      return facts!;
    },
    get update() {
      return update!;
    },
    get happened() {
      return happened;
    },
    closed,
    isOpen: () => socket.readyState === socket.OPEN,
    send(message) {
      socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    },
    async next(such) {
      const from = messages.length;
      const found = () => messages.slice(from).find(such);
      await until(() => found() !== undefined);
      return found()!;
    },
    until,
    leave() {
      socket.close();
      return closed;
    },
  };
}

export async function kernelOf({ game, seats, options }: TableFacts): Promise<Kernel<GameTypes>> {
  return kernelFor((await loadGame(game))!, { seats: seats.length, options });
}
const rand = fastRand(7);
/** A legal choice, from what this browser was shown. */
export async function anyWords({ facts, update }: Visitor): Promise<string> {
  const k = await kernelOf(facts);
  const options: Option[] = [];
  options.length = k.options(update.view, facts.you, options);
  return k.write(options[rand(options.length)]!);
}
/** Plays by chance, from what this browser was shown, until the game is over or `enough` says so. */
export async function playOn(visitor: Visitor, enough: () => boolean = () => false): Promise<void> {
  await visitor.until(() => visitor.update !== undefined);
  const k = await kernelOf(visitor.facts);
  const options: Option[] = [];
  for (let id = 1; !enough(); id++) {
    const { you } = visitor.facts;
    await visitor.until(() => visitor.update.result !== undefined || visitor.update.waiting.includes(you) || enough());
    const { version, view, result } = visitor.update;
    if (result !== undefined || enough()) return;
    options.length = k.options(view, you, options);
    const words = k.write(options[rand(options.length)]!);
    const answer = visitor.next(isAnswer);
    visitor.send({ type: 'choose', id, version, words });
    if ((await answer).type === 'refused') throw new Error(`${words} was refused: ${JSON.stringify(await answer)}`);
    await visitor.until(() => visitor.update.version > version);
  }
}
