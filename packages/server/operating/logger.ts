import type { FastifyServerOptions } from 'fastify';

/** What happens on the site, for its operator. The log of a table is something else: `tables/log`. */
export interface Logger {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
/** An error as it may be logged: what a database adds to its own may hold values, and values are people's. */
const plain = (problem: unknown): { type: string; message: string; stack: string } => {
  const { name, message, stack, code } = problem as Error & { code?: string };
  return { type: name, message, stack: stack ?? '', ...(code === undefined ? {} : { code }) };
};
/**
 * One JSON object a line. Requests have an id (`reqId`) and their path, which names the table; the query is left out, since a look
 * into a hand stands there. Bodies, cookies, views and choices are never given to the log.
 */
export const logging = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    req: ({ method, url, ip }) => ({ method, path: url.split('?')[0], ip }),
    res: ({ statusCode }) => ({ status: statusCode }),
    err: plain,
  },
});
