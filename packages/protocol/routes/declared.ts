import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Scope } from '../people.ts';

/** Who may: a token of this scope, a session of one's own, or that of an account. Anybody, when it is left out. */
export type Needs = Scope | 'session' | 'account';
/** One route: the server answers by it, /api/openapi.json describes it, and clients take their types from it. */
export interface Declared {
  about: string; // one line
  more?: string;
  needs?: Needs;
  /** What one address may ask for only so often. */
  limit?: 'tables' | 'joins' | 'people' | 'sockets' | 'looks' | 'whole';
  /** Not from a page of another site, though nobody need be signed in. */
  ownPages?: true;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** By status. undefined: an answer without a body. */
  answers: Readonly<Record<number, z.ZodType | undefined>>;
  /** Beside those that any route may have. */
  errors?: readonly ErrorCode[];
  /** What the answer is, where it is no JSON. Of a stream the schema is that of one line. */
  type?: 'application/x-ndjson' | 'text/html' | 'socket';
}
type Line = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;
export interface Chapter {
  name: string;
  about: string;
  routes: Readonly<Record<Line, Declared>>;
}
/** Keeps the types of what is declared. */
export const chapter = <const C extends Chapter>(declared: C): C => declared;
