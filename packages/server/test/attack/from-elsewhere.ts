import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** A client, at an address of its own if need be: limits count each for itself. (All of 127.0.0.0/8 is this machine, on Linux.) */
export interface Elsewhere {
  ask<T>(url: string, line: string, asked?: { token?: string; body?: unknown }): Promise<{ status: number; body: T }>;
  socket(url: string, path: string, token?: string): WebSocket;
  /** A connection that says this, and no more. */
  half(url: string, said: string): Socket;
}
const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

export const from = (localAddress?: string): Elsewhere => ({
  ask<T>(url: string, line: string, { token, body }: { token?: string; body?: unknown } = {}) {
    const [method, path] = line.split(' ') as [string, string];
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...bearer(token), ...(text === undefined ? {} : { 'content-type': 'application/json' }) };
    const { hostname, port } = new URL(url);
    return new Promise<{ status: number; body: T }>((resolve, reject) => {
      const asked = request({ hostname, port, path, method, headers, localAddress, agent: false }, answer => {
        let heard = '';
        answer.setEncoding('utf8');
        answer.on('data', data => {
          heard += data;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          try {
            resolve({ status: answer.statusCode!, body: (heard === '' ? undefined : JSON.parse(heard)) as T });
          } catch (problem) {
            reject(problem);
          }
        });
      });
      asked.setTimeout(30_000, () => asked.destroy(new Error('no answer within 30 seconds')));
      asked.on('error', reject);
      asked.end(text);
    });
  },
  socket(url, path, token) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers: bearer(token), localAddress });
    socket.on('error', () => {});
    return socket;
  },
  half(url, said) {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.on('error', () => {});
    socket.write(said);
    return socket;
  },
});
