import type { FastifyInstance } from 'fastify';
import { pathOf } from './answering.ts';
import { openApi } from './describing.ts';

/** What the server can be asked, for programs that read such descriptions and for the page that shows it. */
export function openApiRoutes(app: FastifyInstance): void {
  let text: string | undefined; // written when first asked for
  app.get(pathOf('GET /api/openapi.json'), async (_, reply) => {
    text ??= JSON.stringify(openApi());
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });
}
