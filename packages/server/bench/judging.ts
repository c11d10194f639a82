/** What a run of the load bench is worth. Milliseconds; p99 where nothing else is said. */
export interface Measured {
  asked: number; // choices a second
  made: number;
  waits: number; // of those who chose, or of watchers at a second process
  isApart: boolean; // the second
  disk: number; // a bare fdatasync meanwhile
  worstDisk: number;
}
export interface Judged {
  code: 0 | 1 | 3; // held, missed, or the disk stood still for longer than the goal: then it says nothing of the server
  says: string[];
}
/** No player would notice more than that; a server that is slower though the disk is not has missed it. */
const FURTHER = 20;
const QUICK_DISK = 10;
export const DISK_STOOD_STILL = 3;

export function judged({ asked, made, waits, isApart, disk, worstDisk }: Measured): Judged {
  const longest = isApart ? 100 : 50;
  const isReached = made >= asked * 0.99 && waits < longest;
  const isMissed = !isApart && waits >= FURTHER && disk < QUICK_DISK;
  const further = waits < FURTHER ? 'is met' : isMissed ? 'is missed' : 'cannot be judged: the disk took longer';
  const goal = isApart ? 'seen by watchers within 100 ms (p99)' : 'p99 under 50 ms';
  return {
    code: isReached && !isMissed ? 0 : !isReached && worstDisk > longest ? DISK_STOOD_STILL : 1,
    says: [
      ...(isApart
        ? []
        : [
            `p99 under ${FURTHER} ms whenever the disk alone takes less than ${QUICK_DISK}: ${waits.toFixed(1)} and ${disk.toFixed(1)} ms, so it ${further}`,
          ]),
      ...(isReached ? [] : [`the goal is ${asked} choices/s, ${goal}`]),
    ],
  };
}

/** Choices a second on two cores that are wished for, by database. */
const WISHED: Readonly<Record<string, number>> = { sqlite: 10_000, postgres: 5_000 };
/** How far that is: what was made each second by one process, and what two cores would make if nothing else held them up. */
export function farFrom(engine: string, made: number, aProcessorSecond: number): string {
  const wished = WISHED[engine]!;
  const told = (number: number) => Math.round(number).toLocaleString('en');
  const share = (number: number) => `${Math.round((number / wished) * 100)} %`;
  return `wished for are ${told(wished)} a second on two cores: ${told(made)} were made (${share(made)}), and two cores at this price are ${told(2 * aProcessorSecond)} (${share(2 * aProcessorSecond)})`;
}
