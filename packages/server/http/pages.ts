import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import files from '@fastify/static';
import { ApiError } from '@tianxia/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache'; // kept by the browser, and compared before it is used

/** The built web app. Every page of it is index.html; the app reads the address. `count`: throws when a client asks for too much. */
export async function pages(
  app: FastifyInstance,
  web: string | undefined,
  count: (request: FastifyRequest) => void,
): Promise<void> {
  const hasWeb = web !== undefined && existsSync(join(web, 'index.html'));
  if (hasWeb)
    await app.register(files, {
      root: web,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.setHeader('cache-control', path.includes(`${sep}assets${sep}`) ? FOR_EVER : ASK_EACH_TIME);
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (hasWeb && isPage(request)) return reply.sendFile('index.html');
    count(request); // the route of the pages was asked for whatever no other answers, and pages are not counted
    const { status, body } = new ApiError('noSuchRoute', 'there is nothing here');
    return reply.code(status).send(body);
  });
}
function isPage({ method, url }: FastifyRequest): boolean {
  const path = decoded(url.split('?')[0]!);
  const last = path.slice(path.lastIndexOf('/') + 1);
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path) && !last.includes('.');
}
/** One address is written in many ways. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
