/** What descriptions of answers are made of. */
import { z } from 'zod';

export const text = z.string();
export const flag = z.boolean();
export const whole = z.int();
export const time = z.iso.datetime();
export const maybe = z.exactOptional;
/** A schema that the compiler holds to the type of the answer. */
export type Holds<T> = z.ZodType<T>;

/** By name, so that a description is written once however often it is used. */
export const NAMED = new Map<string, z.ZodType>();
export function named<S extends z.ZodType>(name: string, schema: S): S {
  NAMED.set(name, schema);
  return schema;
}
