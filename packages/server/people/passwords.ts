import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '@tianxia/protocol';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MOST_WAITING = 100; // some seconds of work; later requests are refused at once

/** One at a time: however many sign in at once, this takes 19 MiB and one core, and the tables play on. */
export interface Passwords {
  hashed(password: string): Promise<string>;
  /** The same work and the same answer where there is no such account, or it has no password. */
  fits(password: string, stored: string | undefined): Promise<boolean>;
}
export function passwords(): Passwords {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= MOST_WAITING)
      throw new ApiError('tooMany', 'very many people sign in just now; try again in a minute');
    waiting++;
    const done = last.then(work).finally(() => {
      waiting--;
    });
    last = done.catch(() => {});
    return done;
  }
  /** Keyboards write the same letter in several ways. */
  const same = (password: string) => password.normalize('NFKC');
  const nobodys = hash('nobody has this password', COST); // compared with where there is nothing to compare with
  return {
    hashed: async password => inTurn(() => hash(same(password), COST)),
    fits: async (password, stored) =>
      inTurn(async () => (await verify(stored ?? (await nobodys), same(password))) && stored !== undefined),
  };
}
