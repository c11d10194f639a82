/** Numbers that browser and server must agree on. Without schemas, so that the web app can take them as they are. */
export const PROTOCOL = 2; // a client of another number is told to reload

/** Why the server closed a socket. */
export const CLOSED = {
  signIn: 4403, // a private table
  noSuchTable: 4404,
  badToken: 4401,
  signedOut: 4410, // what let you in has ended: signed out, here or elsewhere
  banned: 4451,
  tooFast: 4429,
  restarting: 1012, // come back in a moment
  broken: 4500,
} as const;
export type WhyClosed = keyof typeof CLOSED;
export const whyClosed = (code: number): WhyClosed =>
  (Object.keys(CLOSED) as WhyClosed[]).find(why => CLOSED[why] === code) ?? 'broken';
export const MOST_BODY = 256 * 1024; // bytes of a request: a content pack is the largest
/** Milliseconds until bots take the free seats of a table for playing now. */
export const BOTS_AFTER = 30_000;
