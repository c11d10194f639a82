/**
 * Loaded into the server beside its own code: tells whoever started it the longest time the main thread answered to nothing, and the
 * longest of it without the time in which other programs had the processor (where the system tells: Linux does).
 */
import { readFileSync } from 'node:fs';

const EVERY = 5; // milliseconds
const waited = () => {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};
let last = { at: performance.now(), waited: waited() };
let longest = { inAll: 0, own: 0 };
setInterval(() => {
  const now = { at: performance.now(), waited: waited() };
  const inAll = now.at - last.at - EVERY;
  longest = {
    inAll: Math.max(longest.inAll, inAll),
    own: Math.max(longest.own, inAll - (now.waited - last.waited)),
  };
  last = now;
}, EVERY).unref();
process.on('message', asked => {
  if (asked !== 'how long?') return;
  process.send(longest);
  longest = { inAll: 0, own: 0 };
});
