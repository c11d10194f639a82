/** Loaded into the server beside its own code: tells whoever started it the longest time the main thread answered to nothing. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', asked => {
  if (asked !== 'how long?') return;
  process.send({ longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6 });
  delay.reset();
});
