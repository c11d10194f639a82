/** Work at one table happens one after the other, whether or not what came before it went well. */
export type InTurn = <T>(work: () => Promise<T> | T) => Promise<T>;

export function inTurns(): InTurn {
  let last = Promise.resolve();
  const nothing = () => {}; // what came of it is not kept: a list of options is as large as the table itself
  return work => {
    const done = last.then(work);
    last = done.then(nothing, nothing);
    return done;
  };
}
