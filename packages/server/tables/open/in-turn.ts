/** Work at one table happens one after the other, whether or not what came before it went well. */
export type InTurn = <T>(work: () => Promise<T> | T) => Promise<T>;

export function inTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return work => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
