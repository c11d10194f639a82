import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { maybe, text } from './naming.ts';

/** What a request is answered with that is refused, where it may be refused for these. */
export const errorBody = (codes: readonly [ErrorCode, ...ErrorCode[]]) =>
  z.strictObject({ error: z.strictObject({ code: z.enum(codes), message: text, field: maybe(text) }) });
