import { parse } from '@tianxia/protocol';
import {
  type AnswerOf,
  type BodyOf,
  type Declared,
  type Line,
  type Needs,
  type NeedsOf,
  type ParamsOf,
  type QueryOf,
  ROUTES,
} from '@tianxia/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Caller } from '../people/person.ts';
import { comesInPerson, comesWithAccount, type InPerson } from './door.ts';
import { type Allow, checkOrigin } from './safety.ts';
import type { Who } from './who.ts';

/** A client asks. Who may, and how often, was looked at before; what they sent is read when it is asked for. */
export interface Asked<L extends Line> {
  request: FastifyRequest;
  reply: FastifyReply;
  params: ParamsOf<L>;
  /** As the route needs them; undefined where it needs no caller, though a person may be signed in. */
  caller: CallerOf<NeedsOf<L>>;
  /** Throws when it is not as declared. `missing`: taken where nothing was sent. */
  body(missing?: object): BodyOf<L>;
  query(): QueryOf<L>;
}
type CallerOf<N> = N extends 'session' | 'account' ? InPerson : N extends string ? Caller : undefined;
/** Where there is nothing to read in the answer. */
type Silence<L extends Line> = undefined extends AnswerOf<L> ? Promise<void> : never;
/** Answers a route by its declaration. Status and needs are taken from there; of several statuses, the first unless it is set. */
export type Answering = <L extends Line>(
  line: L,
  answer: (asked: Asked<L>) => Promise<AnswerOf<L> | FastifyReply> | Silence<L>,
  options?: RouteShorthandOptions,
) => void;

const callerFor = (who: Who, request: FastifyRequest, needs: Needs | undefined): Promise<Caller | undefined> => {
  if (needs === undefined) return Promise.resolve(undefined);
  if (needs === 'session') return comesInPerson(who, request);
  if (needs === 'account') return comesWithAccount(who, request);
  return who.mustBe(request, needs);
};

export const pathOf = (line: Line): string => line.split(' ')[1]!;
/** What every route looks at first. */
export function mayAsk({ ownPages, limit }: Declared, request: FastifyRequest, allow: Allow): void {
  if (ownPages) checkOrigin(request);
  if (limit !== undefined) allow(limit, request);
}

export function answering(app: FastifyInstance, who: Who, allow: Allow): Answering {
  return (line, answer, options = {}) => {
    const route: Declared = ROUTES[line];
    const [status] = Object.keys(route.answers).map(Number);
    async function handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      mayAsk(route, request, allow);
      const caller = await callerFor(who, request, route.needs);
      reply.code(status!);
      const answered = await answer({
        ...{ request, reply, caller },
        params: request.params,
        body: (missing?: object) =>
          parse(route.body!, missing === undefined ? request.body : (request.body ?? missing)),
        query: () => parse(route.query!, request.query),
      } as unknown as Parameters<typeof answer>[0]);
      return status === 204 ? reply.send() : answered;
    }
    const method = line.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    app.route({ ...options, method, url: pathOf(line), handler });
  };
}
