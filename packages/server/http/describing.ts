import type { ErrorCode } from '@tianxia/protocol';
import { STATUS } from '@tianxia/protocol';
import { NAMED } from '@tianxia/protocol/answers/naming';
import { errorBody } from '@tianxia/protocol/answers/refused';
import { type Chapter, CHAPTERS as DECLARED, type Declared, type Needs } from '@tianxia/protocol/routes';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };

const CHAPTERS: readonly Chapter[] = DECLARED;
const EVERYWHERE: readonly ErrorCode[] = ['badToken', 'banned', 'tooMany', 'restarting', 'internal'];
const SIGNED_IN: readonly ErrorCode[] = ['signIn', 'scope'];
const CHANGING: readonly ErrorCode[] = ['wrongOrigin'];
const READING: readonly ErrorCode[] = ['badRequest', 'tooLarge'];
const REF = '#/components/schemas/';
type Json = Record<string, unknown>;

const bare = ({ $schema: _, $id: __, id: ___, ...schema }: Json): Json => schema;
const incoming = (schema: z.ZodType): Json =>
  bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
/** All that goes out, at once: what has a name is referred to by it. */
function outgoing(): { named: Json; of(schema: z.ZodType): Json } {
  const all = z.registry<{ id: string }>();
  const ids = new Map<z.ZodType, string>();
  const add = (schema: z.ZodType, id: string) => {
    if (ids.has(schema)) return;
    ids.set(schema, id);
    all.add(schema, { id });
  };
  for (const [name, schema] of NAMED) add(schema, name);
  for (const { routes } of CHAPTERS)
    for (const [line, { answers }] of Object.entries(routes))
      for (const [status, schema] of Object.entries(answers))
        if (schema !== undefined) add(schema, `${line} ${status}`);
  const { schemas } = z.toJSONSchema(all, { uri: id => `${REF}${id}`, unrepresentable: 'any' });
  return {
    named: Object.fromEntries([...NAMED.keys()].map(name => [name, bare(schemas[name] as Json)])),
    of(schema) {
      const id = ids.get(schema)!;
      return NAMED.has(id) ? { $ref: `${REF}${id}` } : bare(schemas[id] as Json);
    },
  };
}

const NEEDS: Record<Needs, string> = {
  read: 'A token that may "read", or a session.',
  play: 'A token that may "play", or a session.',
  host: 'A token that may "host", or a session.',
  chat: 'A token that may "chat", or a session.',
  session: 'A session: an API token may not do this.',
  account: 'A session of an account.',
};
/** Errors by status, each with its codes. */
function refusals(method: string, { needs, errors = [], body, query }: Declared): Record<string, ErrorCode[]> {
  const codes = new Set([
    ...errors,
    ...(needs === undefined ? [] : SIGNED_IN),
    ...(needs === 'account' ? (['needsAccount'] as const) : []),
    ...(method === 'GET' ? [] : CHANGING),
    ...(body === undefined && query === undefined ? (['badRequest'] as const) : READING),
    ...EVERYWHERE,
  ]);
  const found: Record<string, ErrorCode[]> = {};
  for (const code of codes) found[STATUS[code]] = [...(found[STATUS[code]] ?? []), code];
  return found;
}
function parameters(path: string, query: z.ZodObject | undefined): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const { properties = {}, required = [] } =
    query === undefined ? {} : (incoming(query) as { properties?: Json; required?: string[] });
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
  return [...inPath, ...inQuery];
}

/** The whole of it as OpenAPI 3.1. */
export function openApi(): Json {
  const out = outgoing();
  const paths: Record<string, Json> = {};
  for (const { name, routes } of CHAPTERS)
    for (const [line, route] of Object.entries(routes)) {
      const [method, path] = line.split(' ') as [string, string];
      const { about, more, needs, query, body, answers, type = 'application/json' } = route;
      const answered = Object.entries(answers).map(([status, schema]) => [
        status,
        {
          description: type === 'socket' ? 'A web socket; each message is of this form.' : SAID[status],
          ...(schema === undefined
            ? {}
            : { content: { [type === 'socket' ? 'application/json' : type]: { schema: out.of(schema) } } }),
        },
      ]);
      const refused = Object.entries(refusals(method, route)).map(([status, codes]) => {
        const schema = incoming(errorBody(codes as [ErrorCode, ...ErrorCode[]]));
        const known = answers[Number(status)];
        const either = known === undefined ? schema : { anyOf: [out.of(known), schema] };
        return [status, { description: codes.join(', '), content: { 'application/json': { schema: either } } }];
      });
      paths[path.replaceAll(/:(\w+)/g, '{$1}')] = {
        ...paths[path.replaceAll(/:(\w+)/g, '{$1}')],
        [method.toLowerCase()]: {
          operationId: line.replaceAll(/\W+/g, '-').toLowerCase(),
          tags: [name],
          summary: about,
          description: [more, needs === undefined ? undefined : NEEDS[needs]].filter(Boolean).join('\n\n'),
          parameters: parameters(path, query),
          ...(body === undefined
            ? {}
            : { requestBody: { required: true, content: { 'application/json': { schema: incoming(body) } } } }),
          responses: Object.fromEntries([...answered, ...refused]),
          security: needs === undefined ? [{}, { bearer: [] }, { cookie: [] }] : [{ bearer: [] }, { cookie: [] }],
          ...(needs === undefined ? {} : { 'x-needs': needs }),
        },
      };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Tianxia', version: manifest.version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: CHAPTERS.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: out.named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or an API token.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'tianxia' },
      },
    },
  };
}
const SAID: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; there is nothing to read.',
  409: 'Refused.',
};
