import { setTimeout as pause } from 'node:timers/promises';
import { loadGame } from '@tianxia/catalog';
import type { Rand } from '@tianxia/kernel';
import type { CreatedBody, CreateTable, FromServer, OptionsBody } from '@tianxia/protocol';
import fc from 'fast-check';
import type { WebSocket } from 'ws';
import { badMessages, type Speaker } from '../abuse/messages.ts';
import type { Elsewhere } from './from-elsewhere.ts';
import { mutant } from './mutants.ts';

/** Where they attack just now: undefined while no server runs. */
export interface Target {
  url(): string | undefined;
  isOver(): boolean;
  table(): string | undefined; // one at which honest people play
  account: string; // the name of a person who has one
}
/** A stranger who means no good, at an address of their own. Whatever they are told is written down. */
export interface Stranger extends Elsewhere {
  /** The token of one guest; several when they are numbered. */
  guest(url: string, number?: number): Promise<string>;
  /** One table of theirs, founded when they first need it. */
  table(url: string, seats: CreateTable['seats'], more?: Partial<CreateTable>): Promise<string>;
  heard(what: string): void;
}
export interface Attack {
  /** What they are told sooner or later: statuses, codes, and why sockets are closed. Before that there was no real attack. */
  meets: readonly string[];
  also?: readonly string[]; // and what else they may be told
  strike(by: Stranger, url: string, target: Target, rand: Rand): Promise<void>;
}

const opened = (socket: WebSocket) =>
  new Promise<boolean>(resolve => {
    socket.once('open', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
/** Waits to be shown out, but not for ever. */
async function shownOut(socket: WebSocket): Promise<void> {
  for (let waited = 0; waited < 40 && socket.readyState !== socket.CLOSED; waited++) await pause(50);
  socket.terminate();
}
/** Says it over a socket of one's own, and waits for the answer. */
function say(socket: WebSocket, message: object): Promise<void> {
  if (socket.readyState !== socket.OPEN) throw new Error('shown out');
  const answered = new Promise<void>((resolve, reject) => {
    const gone = () => reject(new Error('shown out'));
    const hear = (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as FromServer;
      if (type !== 'done' && type !== 'refused') return;
      socket.off('message', hear).off('close', gone);
      resolve();
    };
    socket.on('message', hear).once('close', gone);
  });
  socket.send(JSON.stringify({ id: 1, ...message }));
  return answered;
}
const BOT = { kind: 'bot', bot: 'random' } as const;

/** Everything that was tried on this server once, by a stranger each. They do not rest; the limits make them. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  lobby: {
    meets: ['200', '404', '429'],
    also: ['503'], // /readyz, while it starts
    async strike(by, url) {
      const paths = ['/api/lobby', '/%61pi/lobby', '/api/lobby?game=qin', '/api/games', '/readyz', '/api/nowhere'];
      await Promise.all(Array.from({ length: 120 }, (_, i) => by.ask(url, `GET ${paths[i % paths.length]}`)));
    },
  },
  /** Until the server gives them up. */
  halfRequests: {
    meets: ['408'],
    async strike(by, url) {
      const halves = Array.from({ length: 50 }, () =>
        by.half(url, 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Le'),
      );
      await Promise.all(
        halves.map(half => {
          half.on('data', data => by.heard(/^HTTP\/1.1 (\d+)/.exec(data.toString())?.[1] ?? 'something'));
          return new Promise(resolve => half.once('close', resolve));
        }),
      );
    },
  },
  packs: {
    meets: ['201', '422'],
    also: ['200', '400', '409', '413', '429', '503'],
    async strike(by, url, _target, rand) {
      const ids = ['qin', 'zhanguo', 'first-empire', 'three-kingdoms', 'emperors-choice'];
      const id = ids[rand(ids.length)]!;
      const game = (await loadGame(id))!;
      const token = await by.guest(url);
      const others = Array.from({ length: Math.max(2, game.seats[0]) - 1 }, () => BOT);
      for (let i = 0; i < 6; i++) {
        const body = { game: id, content: mutant(game.content, rand), seats: [{ kind: 'me' }, ...others] };
        const made = await by.ask<CreatedBody>(url, 'POST /api/tables', { token, body });
        if (made.status !== 201) continue;
        const asked = await by.ask<OptionsBody>(url, `GET /api/tables/${made.body.id}/options`, { token });
        const words = asked.status === 200 ? asked.body.options?.at(-1)?.words : undefined;
        if (words !== undefined)
          await by.ask(url, `POST /api/tables/${made.body.id}/choices`, { token, body: { version: 0, words } });
        await by.ask(url, `POST /api/tables/${made.body.id}/leave`, { token });
      }
    },
  },
  deepJson: {
    meets: ['400'],
    also: ['429'],
    async strike(by, url) {
      const body = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
      for (const path of ['/api/guests', '/api/tables', '/api/sign-in']) await by.ask(url, `POST ${path}`, { body });
    },
  },
  badMessages: {
    meets: ['malformed', 'tooFast'],
    also: ['429', 'closed: tooFast', 'tooLong', 'watching'],
    async strike(by, url, target, rand) {
      const table = target.table();
      if (table === undefined) return;
      const socket = by.socket(url, `/api/tables/${table}/live?changes`);
      if (!(await opened(socket))) return;
      const speaker: Speaker = {
        ...{ version: 0, mayUndo: false, isAsked: false, watches: true, undo: 'free', legal: ['x'] },
      };
      for (const { text } of fc.sample(badMessages(speaker), { numRuns: 200, seed: rand(2 ** 30) })) {
        if (socket.readyState !== socket.OPEN) break;
        socket.send(text);
      }
      await shownOut(socket);
    },
  },
  noise: {
    meets: ['closed: tooFast'],
    also: ['429'],
    async strike(by, url, target) {
      const table = target.table();
      const socket = by.socket(url, table === undefined ? '/api/lobby/live' : `/api/tables/${table}/live`);
      if (!(await opened(socket))) return;
      for (let i = 0; i < 500 && socket.readyState === socket.OPEN; i++) socket.ping();
      await shownOut(socket);
    },
  },
  manySockets: {
    meets: ['429'],
    async strike(by, url, target) {
      const table = target.table();
      const path = table === undefined ? '/api/lobby/live?changes=1' : `/api/tables/${table}/live?changes`;
      const all = Array.from({ length: 60 }, () => by.socket(url, path));
      await pause(3000);
      for (const socket of all) socket.terminate();
    },
  },
  guessing: {
    meets: ['401', '429'],
    async strike(by, url, { account }, rand) {
      for (let i = 0; i < 5; i++) {
        const body = { name: account, password: `dragon ${rand(1e6)}` };
        await by.ask(url, 'POST /api/sign-in', { body });
      }
    },
  },
  handLinks: {
    meets: ['201'], // of which ten are kept
    also: ['429'],
    async strike(by, url) {
      const token = await by.guest(url);
      const table = await by.table(url, [{ kind: 'me' }, BOT]);
      const links = Array.from({ length: 40 }, () =>
        by.ask(url, `POST /api/tables/${table}/hand-links`, { token, body: {} }),
      );
      await Promise.all(links);
    },
  },
  /** Two of them at one table choose and go back for ever: each pair makes its log longer. */
  choosingAndGoingBack: {
    meets: ['done', 'tooFast'],
    also: [
      '200',
      '201',
      '409',
      '429',
      'closed: tooFast',
      'stale',
      'notYours',
      'unreadable',
      'illegal',
      'nothing',
      'enough',
    ],
    async strike(by, url) {
      const [zhao, gao] = [await by.guest(url, 0), await by.guest(url, 1)];
      const more = { terms: { undo: 'ask' }, options: { start: 'first' } } as const;
      const table = await by.table(url, [{ kind: 'me' }, { kind: 'open' }], more);
      await by.ask(url, `POST /api/tables/${table}/join`, { token: gao, body: {} });
      const { body } = await by.ask<OptionsBody>(url, `GET /api/tables/${table}/options`, { token: zhao });
      const words = body.options?.at(-1)?.words ?? 'x';
      const [mine, other] = [zhao, gao].map(token => by.socket(url, `/api/tables/${table}/live`, token)) as [
        WebSocket,
        WebSocket,
      ];
      let version = body.version ?? 0;
      mine.on('message', data => {
        const said = JSON.parse(data.toString()) as FromServer;
        if (said.type === 'update') version = said.update.version;
        if (said.type === 'done') version = said.version;
      });
      try {
        const both = await Promise.all([opened(mine), opened(other)]);
        if (both.includes(false)) return;
        for (let i = 0; i < 40; i++) mine.send(JSON.stringify({ type: 'choose', id: 1, version, words }));
        for (let rounds = 0; rounds < 40; rounds++) {
          await say(mine, { type: 'choose', version, words });
          await say(mine, { type: 'askUndo', version, to: 0 });
          await say(other, { type: 'answerUndo', yes: true });
        }
      } finally {
        for (const socket of [mine, other]) socket.terminate();
      }
    },
  },
};
