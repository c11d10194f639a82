const AT_ONCE = 8; // requests begun in one turn of the event loop: a few milliseconds of work

/**
 * Founding a table or coming to one takes ten times as long as a choice. When hundreds of games end and begin anew in the same second,
 * requests are begun a few at a time, and what is said over sockets comes in between: games in play do not wait for all of them.
 */
export function givingWay(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  function begin(): void {
    for (const go of waiting.splice(0, AT_ONCE)) go();
    if (waiting.length > 0) setImmediate(begin);
  }
  return () =>
    new Promise(go => {
      if (waiting.length === 0) setImmediate(begin);
      waiting.push(go);
    });
}
