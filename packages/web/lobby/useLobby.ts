import { say } from '@tianxia/look';
import type { LobbyBody, LobbyChanges } from '@tianxia/protocol';
import { changedLobby } from '@tianxia/protocol/lobby-changes';
import { CLOSED } from '@tianxia/protocol/numbers';
import type { QueryTo } from '@tianxia/protocol/routes';
import { useEffect, useState } from 'react';
import { isEndedElsewhere } from '../me.ts';
import { ask, NoAnswer, written } from '../server.ts';
import { useWords } from '../text/words.ts';

const POLL = 15_000; // while no socket stands
const AGAIN = [1_000, 4_000, 15_000, 60_000]; // before the next try to open one

export interface LobbySeen {
  lobby: LobbyBody | undefined; // undefined until the server has answered
  silent: boolean; // it does not answer
}

/** The lobby as it changes: told by a socket, asked for again and again where none can be had. `who`: whose eyes. */
export function useLobby(asked: QueryTo<'GET /api/lobby'>, who: string | undefined): LobbySeen {
  const { who: words } = useWords();
  const [seen, setSeen] = useState<LobbySeen>({ lobby: undefined, silent: false });
  const query = written(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says all that is asked, and another person sees another lobby
  useEffect(() => {
    let here = true;
    let socket: WebSocket | undefined;
    let tries = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    const told = (lobby: LobbyBody) => here && setSeen({ lobby, silent: false });
    const read = () =>
      ask('GET /api/lobby', { query: asked }).then(told, problem => {
        if (here) setSeen(before => ({ ...before, silent: problem instanceof NoAnswer }));
      });
    const listen = () => {
      const live = written({ ...asked, changes: 1 } satisfies QueryTo<'GET /api/lobby/live'>);
      let last: LobbyBody | undefined; // by this socket: what comes later goes on from it
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/live${live}`);
      socket.onmessage = ({ data }) => {
        tries = 0;
        const said = JSON.parse(String(data)) as LobbyBody | LobbyChanges;
        if (!('type' in said)) last = said;
        else if (last !== undefined) last = changedLobby(last, said);
        if (last !== undefined) told(last);
      };
      socket.onclose = ({ code }) => {
        socket = undefined;
        if (code === CLOSED.signedOut || code === CLOSED.banned)
          isEndedElsewhere().then(
            isNews => isNews && say(words.endedElsewhere),
            () => undefined, // nobody answers: asked again at the next visit
          );
        if (here) next = setTimeout(listen, AGAIN[Math.min(tries++, AGAIN.length - 1)]);
      };
    };
    void read();
    listen();
    const clock = setInterval(() => {
      if (socket?.readyState !== WebSocket.OPEN && document.visibilityState === 'visible') void read();
    }, POLL);
    const back = () => document.visibilityState === 'visible' && void read(); // a phone wakes up: the socket may be gone
    document.addEventListener('visibilitychange', back);
    return () => {
      here = false;
      clearTimeout(next);
      clearInterval(clock);
      document.removeEventListener('visibilitychange', back);
      socket?.close();
    };
  }, [query, who]);
  return seen;
}
