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

/**
 * What is not HTTP at all, or did not come in time, told in the same form; then the connection is closed. Late may also be what was
 * sent in time, to a server that stood still meanwhile: by 408 a client knows that it may send it again.
 */
export function refuseUnreadable(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const isLate = problem.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const why = isLate ? 'the request took too long to come in; send it again' : 'this is not a request that can be read';
  const text = JSON.stringify(new ApiError('badRequest', why).body);
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${text.length}`,
    'connection: close',
  ];
  const status = isLate ? '408 Request Timeout' : '400 Bad Request';
  socket.write([`HTTP/1.1 ${status}`, ...headers, '', text].join('\r\n'));
  socket.destroySoon(); // not only our end of it: they may never close theirs
}
