import { setTimeout as pause } from 'node:timers/promises';
import { fastRand, type Rand } from '@tianxia/kernel';
import { type CreatedBody, type FromServer, type SignedInBody, whyClosed } from '@tianxia/protocol';
import type { WebSocket } from 'ws';
import { ATTACKS, type Attack, type Stranger, type Target } from './attacks.ts';
import { from } from './from-elsewhere.ts';

export interface Strangers {
  /** How often each of them was told what. */
  readonly told: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** What an attack should have met by now, and has not: `guessing 429`. */
  missing(): string[];
  /** What no attack should be told. */
  strange(): string[];
  readonly done: Promise<unknown>;
}

function stranger(address: string, heard: (what: string) => void): Stranger {
  const by = from(address);
  const guests = new Map<number, string>();
  let founded: string | undefined;
  const ask: Stranger['ask'] = async (url, line, asked) => {
    const answer = await by.ask<never>(url, line, asked);
    heard(String(answer.status));
    return answer;
  };
  function listened(socket: WebSocket): WebSocket {
    socket.on('unexpected-response', (_, answer) => {
      heard(String(answer.statusCode));
      socket.terminate();
    });
    socket.on('close', code => {
      if (code >= 4000) heard(`closed: ${whyClosed(code)}`); // all else is their own doing, or that of a server that was killed
    });
    socket.on('message', data => {
      const said = JSON.parse(data.toString()) as FromServer;
      if (said.type === 'done') heard('done');
      if (said.type === 'refused') heard(said.code);
    });
    return socket;
  }
  async function guest(url: string, number = 0): Promise<string> {
    const known = guests.get(number);
    if (known !== undefined) return known;
    const { body } = await ask<SignedInBody>(url, 'POST /api/guests', { body: { name: 'Zhao Gao', token: true } });
    guests.set(number, body.token!);
    return body.token!;
  }
  return {
    half: by.half,
    ask,
    socket: (url, path, token) => listened(by.socket(url, path, token)),
    heard,
    guest,
    async table(url, seats, more = {}) {
      const body = { game: 'qin', seats, ...more };
      founded ??= (await ask<CreatedBody>(url, 'POST /api/tables', { token: await guest(url), body })).body.id;
      return founded;
    },
  };
}

/** Each attack from two addresses of its own, over and over until it is over. Whatever they meet, they come back. */
export function strangers(target: Target, seed: number): Strangers {
  const told = new Map<string, Map<string, number>>();
  async function keepOn(name: string, { strike }: Attack, address: string, rand: Rand): Promise<void> {
    const mine = told.get(name)!;
    const by = stranger(address, what => mine.set(what, (mine.get(what) ?? 0) + 1));
    while (!target.isOver()) {
      const url = target.url();
      try {
        if (url !== undefined) await strike(by, url, target, rand);
      } catch {
        // the server was killed, or has had enough of them
      }
      await pause(50);
    }
  }
  const all = Object.entries(ATTACKS).flatMap(([name, attack], i) => {
    told.set(name, new Map());
    return [1, 2].map(which => keepOn(name, attack, `127.66.${i}.${which}`, fastRand(seed + 10 * i + which)));
  });
  const every = (found: (attack: Attack, heard: ReadonlyMap<string, number>) => readonly string[]) =>
    Object.entries(ATTACKS).flatMap(([name, attack]) => found(attack, told.get(name)!).map(what => `${name} ${what}`));
  return {
    told,
    missing: () => every(({ meets }, heard) => meets.filter(what => !heard.has(what))),
    strange: () =>
      every(({ meets, also = [] }, heard) => [...heard.keys()].filter(what => ![...meets, ...also].includes(what))),
    done: Promise.all(all),
  };
}
