import type { FastifyInstance } from 'fastify';
import type { LobbyNews } from '../lobby/news.ts';
import { ownEvents } from '../lobby/own-events.ts';
import type { Online } from '../people/online.ts';
import type { Stays } from '../people/staying.ts';
import type { Sql } from '../sql/sql.ts';
import { type Asked, answering } from './answering.ts';
import type { Allow } from './safety.ts';
import type { Streams } from './stream.ts';
import type { Who } from './who.ts';

interface OwnEventParts {
  sql: Sql;
  who: Who;
  allow: Allow;
  online: Online;
  news: LobbyNews;
  streams: Streams;
  stays: Stays;
}
/** What happens to a person at all their tables, for a program that plays at many. */
export function ownEventRoutes(app: FastifyInstance, parts: OwnEventParts): void {
  const { sql, who, allow, online, news, streams, stays } = parts;
  const answer = async ({ request, reply, caller }: Asked<'GET /api/events'>) => {
    const { person } = caller;
    const stream = streams.open();
    void stream.left.then(stays.begin(caller, stream.close));
    const failed = (problem: unknown) => request.log.error({ err: problem }, 'a stream failed');
    try {
      const leave = await ownEvents({ sql, news, failed }, person.id, event => stream.send(JSON.stringify(event)));
      const gone = online.came(person.id); // a program that listens needs no letters
      void stream.left.then(() => {
        leave();
        gone();
      });
    } catch (problem) {
      stream.drop();
      throw problem;
    }
    return streams.answer(reply, stream);
  };
  answering(app, who, allow)('GET /api/events', answer, { exposeHeadRoute: false }); // it would have to wait for the end
}
