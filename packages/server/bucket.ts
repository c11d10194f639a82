/** So many at once, then so many a minute: for messages of one socket, and for requests of one address. */
export interface Limit {
  burst: number;
  perMinute: number;
}
export function bucket({ burst, perMinute }: Limit, now: () => number = Date.now) {
  let left = burst;
  let at = now();
  const refill = () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 60_000) * perMinute);
    at = time;
  };
  return {
    take(): boolean {
      refill();
      if (left < 1) return false;
      left--;
      return true;
    },
    isFull(): boolean {
      refill();
      return left >= burst;
    },
  };
}

const MOST_ADDRESSES = 10_000;
/** One bucket for each address; those that are full again are forgotten. */
export function buckets(limit: Limit, now: () => number = Date.now): (address: string) => boolean {
  const kept = new Map<string, ReturnType<typeof bucket>>();
  return address => {
    const mine = kept.get(address) ?? bucket(limit, now);
    kept.set(address, mine);
    if (kept.size > MOST_ADDRESSES) for (const [other, theirs] of kept) if (theirs.isFull()) kept.delete(other);
    return mine.take();
  };
}
