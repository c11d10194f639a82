import type { ErrorCode, Scope } from '@tianxia/protocol';
import type { z } from 'zod';

/** Who may: a token of this scope, a session of one's own, or that of an account. Anybody, when it is left out. */
export type Needs = Scope | 'session' | 'account';
/** One route, as programs read of it. */
export interface Described {
  about: string; // one line
  more?: string;
  needs?: Needs;
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
  routes: Readonly<Record<Line, Described>>;
}
