import type { Socket } from 'node:net';
import { ApiError } from '@tianxia/protocol';

/** Fastify's own refusals (unreadable JSON, a body too large) in the same form. */
export function asApiError(problem: unknown): ApiError {
  if (problem instanceof ApiError) return problem;
  const { statusCode = 500, message = '' } = problem as { statusCode?: number; message?: string };
  if (statusCode === 413) return new ApiError('tooLarge', 'the request is too large');
  if (statusCode >= 400 && statusCode < 500) return new ApiError('badRequest', message);
  return new ApiError('internal', 'something went wrong on the server; nothing was changed');
}

/** What is not HTTP at all, told in the same form; then the connection is closed. */
export function refuseUnreadable(_: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const { status, body } = new ApiError('badRequest', 'this is not a request that can be read');
  const text = JSON.stringify(body);
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${text.length}`,
    'connection: close',
  ];
  socket.write([`HTTP/1.1 ${status} Bad Request`, ...headers, '', text].join('\r\n'));
  socket.destroySoon(); // not only our end of it: they may never close theirs
}
