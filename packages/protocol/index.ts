/** Every byte between browser and server. Schemas for what comes in, types for what goes out; the web app imports the types. */
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
