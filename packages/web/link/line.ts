import { CLOSED } from '@tianxia/protocol/numbers';

const BACK_OFF = [500, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const SILENCE = 20_000; // a ping after so long keeps proxies from closing the line
const PATIENCE = 10_000; // no answer to a ping for so long: the line is dead, though nobody said so
const GONE: readonly number[] = [CLOSED.noSuchTable, CLOSED.badToken, CLOSED.signIn];
const ENDED: readonly number[] = [CLOSED.signedOut, CLOSED.banned];

export interface Line {
  send(text: string): boolean; // false: not now
  works(): void; // somebody answered: the next break is tried again at once
  close(): void;
}
export interface Hearing {
  opened(): void;
  heard(text: string): void;
  lost(): void; // trying again
  mayReturn(): Promise<boolean>; // what let us in has ended: is somebody signed in all the same?
  ended(code: number): void; // nobody is: tried again when this page is looked at next
  gone(code: number): void; // for good
}
/** A socket that comes back by itself: after a break, when the network is back, when a laptop wakes. */
export function keepLine(address: () => URL, hearing: Hearing): Line {
  let socket: WebSocket | undefined;
  let tries = 0;
  let closed = false;
  let endedBy: number | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();
  let pingedAt: number | undefined;

  function connect(): void {
    clearTimeout(next);
    next = undefined;
    const made = new WebSocket(address());
    socket = made;
    pingedAt = undefined;
    heardAt = Date.now();
    made.onopen = () => hearing.opened();
    made.onmessage = ({ data }) => {
      heardAt = Date.now();
      pingedAt = undefined;
      hearing.heard(String(data));
    };
    made.onclose = ({ code }) => drop(made, code);
  }
  function drop(made: WebSocket, code: number): void {
    if (closed || made !== socket) return;
    socket = undefined;
    if (GONE.includes(code)) {
      stop();
      hearing.gone(code);
      return;
    }
    hearing.lost();
    if (ENDED.includes(code)) {
      endedBy = code;
      void comeBack();
    } else next = setTimeout(connect, BACK_OFF[Math.min(tries++, BACK_OFF.length - 1)]);
  }
  async function comeBack(): Promise<void> {
    const may = await hearing.mayReturn();
    if (closed || endedBy === undefined) return;
    if (!may) return hearing.ended(endedBy);
    endedBy = undefined;
    connect();
  }
  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    pingedAt ??= Date.now();
    socket.send(JSON.stringify({ type: 'ping' }));
  }
  function look(): void {
    const now = Date.now();
    if (socket !== undefined && pingedAt !== undefined && now - pingedAt > PATIENCE) {
      const dead = socket;
      drop(dead, 0);
      dead.close();
    } else if (now - heardAt > SILENCE) ping();
  }
  /** The device is awake or has a network again: now is better than at the next try. */
  function wake(): void {
    if (closed || document.visibilityState === 'hidden') return;
    if (endedBy !== undefined) void comeBack();
    else if (socket === undefined) connect();
    else ping();
  }
  const clock = setInterval(look, 5000);
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  function stop(): void {
    closed = true;
    clearInterval(clock);
    clearTimeout(next);
    window.removeEventListener('online', wake);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
  }
  connect();
  return {
    send(text) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    works: () => {
      tries = 0;
    },
    close() {
      stop();
      socket?.close();
    },
  };
}
