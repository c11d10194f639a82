const MANY = 10; // writes within AT_ONCE are a burst
const AT_ONCE = 20; // milliseconds
const GATHERED = 5; // milliseconds that writes of a burst are collected: fewer commits, so less work for the disk and for us

/**
 * Group commit: what is asked for at about the same time, or while the last was being written, goes to disk in one transaction of at
 * most so many, in the order of asking, and all who asked hear of it after that. `carryOut` never throws.
 */
export function together<Write>(most: number, carryOut: (writes: Write[]) => Promise<void>): (write: Write) => void {
  const asked: Write[] = [];
  const lately: number[] = new Array(MANY).fill(Number.NEGATIVE_INFINITY); // when the last were asked for, in turn
  let n = 0;
  let isUnderway = false;
  function areMany(): boolean {
    const [first, now] = [lately[n]!, performance.now()];
    lately[n] = now;
    n = (n + 1) % MANY;
    return now - first < AT_ONCE;
  }
  async function carryOutAll(): Promise<void> {
    while (asked.length > 0) await carryOut(asked.splice(0, most));
    isUnderway = false;
  }
  return write => {
    asked.push(write);
    const isBusy = areMany();
    if (isUnderway) return;
    isUnderway = true;
    if (isBusy) setTimeout(carryOutAll, GATHERED);
    else setImmediate(carryOutAll);
  };
}
