/** Numbers that browser and server must agree on. Without schemas, so that the web app can take them as they are. */
export const PROTOCOL = 2; // a client of another number is told to reload

/** Why the server closed a socket. */
export const CLOSED = {
  signIn: 4403, // a private table
  noSuchTable: 4404,
  badToken: 4401,
  tooFast: 4429,
  restarting: 1012, // come back in a moment
  broken: 4500,
} as const;
