import type { CreatedBody, CreateTable, FromServer, LobbyBody } from '@tianxia/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from './asking.ts';
import type { Visitor } from './visiting.ts';

export const isChat = (message: FromServer): message is Extract<FromServer, { type: 'chat' }> =>
  message.type === 'chat';
/** What this page was sent of what was said, in order. */
export const heard = (visitor: Visitor): string[] =>
  visitor.messages.filter(isChat).flatMap(({ lines }) => lines.map(({ text }) => text));

/** A page that shows the lobby. */
export function lobbyPage(url: string, token?: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/lobby/live`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  onTestFinished(() => socket.terminate());
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  const shown: LobbyBody[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', data => {
    shown.push(JSON.parse(data.toString()) as LobbyBody);
    for (const check of [...waiting]) check();
  });
  return {
    shown,
    until: (such: (lobby: LobbyBody) => boolean) =>
      new Promise<void>(resolve => {
        const check = () => {
          if (!shown.some(such)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    closed, // its code
    close: () => socket.close(),
  };
}

export const lobbyOf = async (url: string, token?: string, query = '') =>
  (await ask<LobbyBody>(url, `GET /api/lobby${query}`, { token })).body;
/** A public table that waits for a second player. */
export async function founds(url: string, token: string, asked: Partial<CreateTable> = {}): Promise<CreatedBody> {
  const body = { game: 'qin', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', ...asked };
  const answer = await ask<CreatedBody>(url, 'POST /api/tables', { token }, body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
