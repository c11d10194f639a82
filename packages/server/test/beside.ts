import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { FromServer, LobbyBody } from '../protocol/index.ts';
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
    close: () => socket.close(),
  };
}
