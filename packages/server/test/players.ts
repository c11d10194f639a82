import { loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, type Kernel, kernelFor, type Option } from '@tianxia/kernel';
import type { CreatedBody, FromServer, SignedInBody } from '@tianxia/protocol';
import type { WebSocket } from 'ws';
import { type Elsewhere, from } from './attack/from-elsewhere.ts';

/** What a player decided at a version of a table, and whether they were told that it is kept. */
export interface Decision {
  seat: number;
  version: number; // that they saw
  words: string;
  since?: number; // when it was first sent
  acknowledged?: number; // the version after it
}
interface Game {
  id: string;
  decided: Map<string, Decision>; // by seat and version: at a sealed decision several answer the same
  readonly version: number; // the latest anybody was shown
  readonly isOver: boolean;
}
interface Sitter {
  by: Elsewhere;
  token: string;
}
const THINKING = 200; // milliseconds, at most
const asked = (seat: number, version: number) => `${seat} ${version}`;

/** People who play by chance and come back whenever their socket breaks, to whichever server is there. */
export interface Players {
  readonly games: Game[];
  readonly acknowledged: number;
  readonly refused: readonly string[]; // other than for being late
  readonly waits: readonly number[]; // milliseconds from first sending a choice to its acknowledgement
  readonly answers: readonly number[]; // from sending it for the last time: without what a killed server took along
  /** A new table, with bots in the other seats or other people. */
  sitDown(against: 'person' | 'bot', id?: string): Promise<Game>;
  stop(): void;
}

/** What they play: the smallest table of a game. */
interface Played {
  k: Kernel<GameTypes>;
  seats: number;
  options: Record<string, string>;
}
async function played(id: string): Promise<Played> {
  const game = (await loadGame(id))!;
  const seats = Math.max(2, game.seats[0]);
  const options: Played['options'] = id === 'qin' ? { board: 'bird' } : {};
  return { k: kernelFor(game, { seats, options }), seats, options };
}

/** `somebody`: one more of them, at an address of their own where that matters. */
export async function players(
  servers: () => readonly string[],
  seed: number,
  somebody: () => Elsewhere = () => from(),
): Promise<Players> {
  const rand = fastRand(seed);
  const known = new Map<string, Promise<Played>>();
  function learnt(id: string): Promise<Played> {
    if (!known.has(id)) known.set(id, played(id));
    return known.get(id)!;
  }
  const games: Game[] = [];
  const refused: string[] = [];
  const waits: number[] = [];
  const answers: number[] = [];
  let acknowledged = 0;
  let stopped = false;
  const sockets = new Set<WebSocket>();

  async function told<T>({ by, token }: Sitter, url: string, line: string, body: object): Promise<T> {
    const answer = await by.ask<T>(url, line, { ...(token === '' ? {} : { token }), body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }
  async function newcomer(url: string): Promise<Sitter> {
    const by = somebody();
    const { token } = await told<SignedInBody>({ by, token: '' }, url, 'POST /api/guests', {
      name: 'Mei',
      token: true,
    });
    return { by, token: token! };
  }
  function play(game: Game & { version: number; isOver: boolean }, k: Kernel<GameTypes>, { by, token }: Sitter): void {
    if (stopped || game.isOver) return;
    const there = servers();
    const url = there[rand(Math.max(1, there.length))];
    const again = () => setTimeout(() => play(game, k, { by, token }), 10 + rand(40));
    if (url === undefined) {
      again();
      return;
    }
    const socket = by.socket(url, `/api/tables/${game.id}/live`, token);
    sockets.add(socket);
    const options: Option[] = [];
    let you = -1;
    let sent = 0;
    socket.on('close', () => {
      sockets.delete(socket);
      again();
    });
    socket.on('message', data => {
      const message = JSON.parse(data.toString()) as FromServer;
      if (message.type === 'table') you = message.you;
      if (message.type === 'done') {
        const decision = game.decided.get(asked(you, message.id))!;
        decision.acknowledged = message.version;
        acknowledged++;
        waits.push(performance.now() - decision.since!);
        answers.push(performance.now() - sent);
      }
      if (message.type === 'refused' && message.code !== 'stale') {
        refused.push(`${game.id} ${message.code}`);
        socket.close(); // as after any trouble: come back, and see what is true
      }
      if (message.type !== 'update') return;
      const { version, view, waiting, result } = message.update;
      game.version = Math.max(game.version, version);
      if (result !== undefined) game.isOver = true;
      if (result !== undefined || !waiting.includes(you)) return;
      // After coming back, the same question gets the same answer: the player who sent it before cannot know whether it arrived.
      const before = game.decided.get(asked(you, version));
      options.length = k.options(view, you, options);
      const words = before?.words ?? k.write(options[rand(options.length)]!);
      const decision: Decision = { ...before, seat: you, version, words };
      game.decided.set(asked(you, version), decision);
      const choose = JSON.stringify({ type: 'choose', id: version, version, words });
      setTimeout(() => {
        if (socket.readyState !== socket.OPEN) return;
        sent = performance.now();
        decision.since ??= sent;
        socket.send(choose);
      }, rand(THINKING));
    });
  }
  return {
    games,
    refused,
    waits,
    answers,
    get acknowledged() {
      return acknowledged;
    },
    async sitDown(against, id = 'qin') {
      const { k, seats, options } = await learnt(id);
      for (;;) {
        const url = servers()[0];
        try {
          if (url === undefined) throw new Error('nobody serves');
          const other = against === 'bot' ? ({ kind: 'bot', bot: 'random' } as const) : ({ kind: 'open' } as const);
          const sitters = [await newcomer(url)];
          const wished = { game: id, options, seats: [{ kind: 'me' }, ...Array(seats - 1).fill(other)] };
          const made = await told<CreatedBody>(sitters[0]!, url, 'POST /api/tables', wished);
          while (against === 'person' && sitters.length < seats) {
            const next = await newcomer(url);
            await told(next, url, `POST /api/tables/${made.id}/join`, {});
            sitters.push(next);
          }
          const game = { id: made.id, decided: new Map<string, Decision>(), version: 0, isOver: false };
          games.push(game);
          for (const sitter of sitters) play(game, k, sitter);
          return game;
        } catch {
          await new Promise(resolve => setTimeout(resolve, 50)); // it was killed meanwhile: another table, then
        }
      }
    },
    stop() {
      stopped = true;
      for (const socket of sockets) socket.terminate();
    },
  };
}
