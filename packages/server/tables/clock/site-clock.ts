const TICK = 1000; // milliseconds
const LONGEST_STEP = 5000; // between two ticks; more than that is time in which this process did not run

/**
 * The time by which tables are played, in milliseconds since 1970. It begins with the clock on the wall and then goes by one that
 * no one sets: a wall clock that is put right, forward or back, costs no player their game. Time in which the process stood still (a
 * machine that slept) is left out. After a restart it begins with the wall again; what lies between is an outage.
 */
export interface SiteClock {
  now(): number;
  /** The clock on the wall. It may be wrong. */
  wall(): number;
  /** At a start, before anything is played by it: others may be serving, and theirs is the time. */
  beginAt(time: number): void;
  /** Another process is further: its time is the site's. It never goes back. */
  follow(time: number): void;
  stop(): void;
}
export function siteClock(
  wall: () => number = () => Date.now(),
  steady: () => number = () => performance.now(),
): SiteClock {
  let time = wall();
  let at = steady();
  const now = () => time + Math.min(LONGEST_STEP, Math.max(0, steady() - at));
  function tick(): void {
    time = now();
    at = steady();
  }
  const timer = setInterval(tick, TICK);
  timer.unref();
  return {
    now: () => Math.round(now()),
    wall: () => Math.round(wall()),
    beginAt(other) {
      tick();
      time = other;
    },
    follow(other) {
      tick();
      time = Math.max(time, other);
    },
    stop: () => clearInterval(timer),
  };
}
/** For tests: a clock that they move. */
export const clockBy = (now: () => number): SiteClock => ({
  now,
  wall: now,
  beginAt: () => {},
  follow: () => {},
  stop: () => {},
});
