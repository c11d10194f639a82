/**
 * Hands on what comes, the first at once, each next when the page has had time to draw: React takes fifty changes without a pause for
 * an endless loop, and quick bots make more than that in a row. A page that nobody sees needs no pauses.
 */
export function oneByOne<T>(hand: (one: T) => void): (one: T) => void {
  const waiting: T[] = [];
  let resting = false;
  function rest(): void {
    resting = true;
    setTimeout(() => {
      resting = false;
      const now = waiting.splice(0, document.hidden ? waiting.length : 1);
      if (now.length > 0) rest();
      for (const one of now) hand(one);
    });
  }
  return one => {
    if (resting) {
      waiting.push(one);
      return;
    }
    rest();
    hand(one);
  };
}
