import { ENGLISH } from '@tianxia/catalog';
import { ApiError } from '@tianxia/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Alerts } from '../alerts/alerts.ts';
import { type Letters, languageAsked, lettersIn } from '../text/letters.ts';
import { answering } from './answering.ts';
import type { Allow } from './safety.ts';
import type { Who } from './who.ts';

/** How people are told of their turn while they are away: browsers to push to, and the end of mails. */
export function alertRoutes(
  app: FastifyInstance,
  { alerts, who, allow }: { alerts: Alerts | undefined; who: Who; allow: Allow },
): void {
  const at = answering(app, who, allow);
  at('PUT /api/me/push', async ({ body, caller: { person } }) => {
    const { endpoint, keys } = body();
    if (alerts?.pushes === undefined) throw new ApiError('closed', 'this server sends no push messages');
    await alerts.pushes.subscribe(person.id, endpoint, keys);
  });
  at('DELETE /api/me/push', async ({ body, caller: { person } }) => {
    const { endpoint } = body();
    await alerts?.pushes?.unsubscribe(person.id, endpoint);
  });
  // Mail readers send a form of their own (RFC 8058); what it says does not matter.
  app.register(async scope => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null));
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, __, done) => done(null));
    const atForms = answering(scope, who, allow);
    atForms('POST /api/unsubscribe', async ({ request, reply, query }) => {
      const { person, sign } = query();
      if (!(await alerts?.unsubscribing.end(person, sign)))
        throw new ApiError('badToken', 'this link is not one of ours; turn mails off in your account');
      return reply.type('text/html; charset=utf-8').send(page(request, ({ done }) => `<p>${done}</p>`));
    });
    // Reading a link must change nothing: mail servers open links to look at them.
    atForms('GET /api/unsubscribe', async ({ request, reply, query }) => {
      query();
      return reply
        .type('text/html; charset=utf-8')
        .send(page(request, ({ ask, go }) => `<form method="post"><p>${ask}</p><button>${go}</button></form>`));
    });
  });
}
/** In the language of the browser that opens the link: no one need be signed in. */
function page({ headers }: FastifyRequest, body: (words: Letters['unsubscribe']) => string): string {
  const language = languageAsked(headers['accept-language']) ?? ENGLISH;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tianxia</title><body>${body(lettersIn(language).unsubscribe)}</body></html>`;
}
