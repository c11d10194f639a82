import { checkJson, JsonError } from '@tianxia/kernel';
import { ApiError, MOST_BODY } from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';

/** Bodies of requests are measured before they are parsed: what is nested too deeply is refused where it comes in. */
export function boundedBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      checkJson(body as string, MOST_BODY);
    } catch (problem) {
      if (!(problem instanceof JsonError)) throw problem;
      return done(new ApiError('badRequest', `the request cannot be taken: ${problem.message}`));
    }
    parse(request, body as string, done);
  });
}
