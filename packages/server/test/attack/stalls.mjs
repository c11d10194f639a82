/**
 * Loaded into the server beside its own code: tells whoever started it the longest time in which the main thread answered to nothing,
 * and the longest in which it worked without a break. The first also counts waiting for a disk, and for a processor that other
 * programs have; the second does not (where the system tells: Linux does).
 */
import { readFileSync } from 'node:fs';

const EVERY = 5; // milliseconds
let isTold = true; // by the system, how long this thread had a processor
function worked(otherwise) {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    isTold = false;
    return otherwise;
  }
}
const now = () => ({ at: performance.now(), worked: worked(performance.now()) });
let last = now();
let longest = { inAll: 0, worked: 0 };
setInterval(() => {
  const next = now();
  longest = {
    inAll: Math.max(longest.inAll, next.at - last.at - EVERY),
    worked: Math.max(longest.worked, next.worked - last.worked),
  };
  last = next;
}, EVERY).unref();
process.on('message', asked => {
  if (asked !== 'how long?') return;
  process.send({ ...longest, isTold });
  longest = { inAll: 0, worked: 0 };
});
