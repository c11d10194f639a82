/** Every byte between browser and server. Schemas for what comes in, types for what goes out; the web app imports the types. */
export type * from './answers/people.ts';
export type * from './answers/playing.ts';
export type * from './answers/tables.ts';
export type * from './answers/talking.ts';
export * from './api-error.ts';
export * from './changes.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './live.ts';
export * from './lobby-changes.ts';
export * from './numbers.ts';
export * from './people.ts';
export * from './refused.ts';
export * from './somebody.ts';
export * from './tables.ts';
export * from './talk.ts';
