import type { FastifyInstance } from 'fastify';
import { answering } from './answering.ts';
import { type Place, type PlaceParts, takePlace } from './place.ts';
import type { Allow } from './safety.ts';
import type { Stream, Streams } from './stream.ts';
import type { Who } from './who.ts';

interface EventParts extends PlaceParts {
  who: Who;
  allow: Allow;
  streams: Streams;
}
/** A table as it is played, for programs: what a browser hears by its socket, line by line, until the game is over. */
export function eventRoutes(app: FastifyInstance, parts: EventParts): void {
  const { who, allow, streams } = parts;
  answering(app, who, allow)(
    'GET /api/tables/:id/events',
    async ({ request, reply, params }) => {
      const caller = await who.asks(request);
      const stream = streams.open();
      let place: Place | undefined;
      const isOver = () => place?.table.row.stage === 'over';
      try {
        place = await takePlace(parts, params.id, (request.query as { hand?: unknown }).hand, caller, {
          close: stream.close,
          send(text) {
            stream.send(text);
            if (isOver()) setImmediate(stream.end, 'over'); // after the rest of what is told of it
          },
        });
      } catch (problem) {
        stream.drop();
        throw problem;
      }
      stayed(place, stream, isOver).catch(problem => request.log.error({ err: problem }, 'a stream failed'));
      return streams.answer(reply, stream);
    },
    { exposeHeadRoute: false }, // it would have to wait for the end
  );
}
async function stayed(place: Place, stream: Stream, isOver: () => boolean): Promise<void> {
  try {
    await place.hear();
    if (isOver()) stream.end('over');
    await stream.left;
  } finally {
    stream.drop();
    await place.leave();
  }
}
