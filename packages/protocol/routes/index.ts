/** Every route under /api, declared once: the server answers by it, /api/openapi.json and the types of clients follow from it. */
import type { z } from 'zod';
import { people, server } from './people.ts';
import { play } from './playing.ts';
import { signingIn } from './signing-in.ts';
import { tables } from './tables.ts';
import { talk } from './talking.ts';

export type { Chapter, Declared, Needs } from './declared.ts';
export const CHAPTERS = [tables, play, talk, signingIn, people, server] as const;
export const ROUTES = {
  ...tables.routes,
  ...play.routes,
  ...talk.routes,
  ...signingIn.routes,
  ...people.routes,
  ...server.routes,
};
type Routes = typeof ROUTES;
export type Line = keyof Routes;

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;
/** What is sent along, as the server reads it. */
export type BodyOf<L extends Line> = Routes[L] extends { body: infer S } ? Read<S> : undefined;
/** The same as a client writes it: what the server fills in may be left out. */
export type BodyTo<L extends Line> = Routes[L] extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
export type QueryOf<L extends Line> = Routes[L] extends { query: infer S } ? Read<S> : undefined;
/** What is answered when it went well, or was refused in a form of its own. */
export type AnswerOf<L extends Line> = {
  [S in keyof Routes[L]['answers']]: Read<Routes[L]['answers'][S]>;
}[keyof Routes[L]['answers']];
export type NeedsOf<L extends Line> = Routes[L] extends { needs: infer N } ? N : undefined;
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** What stands in the address. */
export type ParamsOf<L extends Line> = Record<Names<L>, string>;
/** All that a client says when it asks. */
export type Said<L extends Line> = ([Names<L>] extends [never] ? unknown : { params: ParamsOf<L> }) &
  (Routes[L] extends { body: z.ZodType } ? { body: BodyTo<L> } : unknown) &
  (Routes[L] extends { query: z.ZodType } ? { query?: QueryTo<L> } : unknown);
/** In an address everything is text. */
export type QueryTo<L extends Line> = { [K in keyof QueryOf<L>]?: string | number };
/** What can be asked without a word beside it. */
export type Plain = { [L in Line]: object extends Said<L> ? L : never }[Line];
