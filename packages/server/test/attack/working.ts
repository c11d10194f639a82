import { readFileSync } from 'node:fs';

const EVERY = 2; // milliseconds
/** Milliseconds for which the main thread of this process has had a processor; by the clock where the system does not tell. */
function worked(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
/** The longest that this thread worked without a break while this was done, in milliseconds. */
export async function longestWork(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [worked(), 0];
  const timer = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  }, EVERY);
  try {
    await work();
    return Math.max(longest, worked() - last);
  } finally {
    clearInterval(timer);
  }
}
