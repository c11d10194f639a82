import { loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, type Kernel, kernelFor, type Option } from '@tianxia/kernel';
import type { FromServer } from '@tianxia/protocol';
import { WebSocket } from 'ws';
import { founded, joined } from './visiting.ts';

/** What somebody decided at a version of a table, and whether they were told that it is kept. */
interface Decision {
  seat: number;
  words: string;
  acknowledged?: number; // the version after it
}
interface Game {
  id: string;
  decided: Map<number, Decision>; // by the version they saw
  readonly version: number; // the latest anybody was shown
  readonly isOver: boolean;
}
const THINKING = 200; // milliseconds, at most

/** People who play by chance and come back whenever their socket breaks, to whichever server is there. */
export interface Players {
  readonly games: Game[];
  readonly acknowledged: number;
  readonly refused: readonly string[]; // other than for being late
  /** A new table, with a bot in the other seat or another person. */
  sitDown(against: 'person' | 'bot'): Promise<Game>;
  stop(): void;
}

export async function players(servers: () => readonly string[], seed: number): Promise<Players> {
  const rand = fastRand(seed);
  const k: Kernel<GameTypes> = kernelFor((await loadGame('qin'))!, { seats: 2, options: { board: 'bird' } });
  const games: Game[] = [];
  const refused: string[] = [];
  let acknowledged = 0;
  let stopped = false;
  const sockets = new Set<WebSocket>();

  function play(game: Game & { version: number; isOver: boolean }, token: string): void {
    if (stopped || game.isOver) return;
    const known = servers();
    const url = known[rand(Math.max(1, known.length))];
    const again = () => setTimeout(() => play(game, token), 10 + rand(40));
    if (url === undefined) {
      again();
      return;
    }
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${game.id}/live`, { headers });
    sockets.add(socket);
    const options: Option[] = [];
    let you = -1;
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      again();
    });
    socket.on('message', data => {
      const message = JSON.parse(data.toString()) as FromServer;
      if (message.type === 'table') you = message.you;
      if (message.type === 'done') {
        const decision = game.decided.get(message.id)!;
        decision.acknowledged = message.version;
        acknowledged++;
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
      // After coming back, the same question gets the same answer: whoever sent it before cannot know whether it arrived.
      const before = game.decided.get(version);
      options.length = k.options(view, you, options);
      const words = before?.words ?? k.write(options[rand(options.length)]!);
      game.decided.set(version, { ...before, seat: you, words });
      const choose = JSON.stringify({ type: 'choose', id: version, version, words });
      setTimeout(() => {
        if (socket.readyState === socket.OPEN) socket.send(choose);
      }, rand(THINKING));
    });
  }
  return {
    games,
    refused,
    get acknowledged() {
      return acknowledged;
    },
    async sitDown(against) {
      for (;;) {
        const url = servers()[0];
        try {
          if (url === undefined) throw new Error('nobody serves');
          const other = against === 'bot' ? ({ kind: 'bot', bot: 'random' } as const) : ({ kind: 'open' } as const);
          const { id, token } = await founded(url, { options: { board: 'bird' }, seats: [{ kind: 'me' }, other] });
          const li = against === 'bot' ? undefined : await joined(url, id);
          const game = { id, decided: new Map<number, Decision>(), version: 0, isOver: false };
          games.push(game);
          play(game, token);
          if (li !== undefined) play(game, li.token);
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
