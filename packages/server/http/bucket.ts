/** So many at once, then so many a minute: for messages of one socket, and for requests of one address. */
export interface Limit {
  burst: number;
  perMinute: number;
  atOnce?: number; // for what stays open (sockets, streams): how many at the same time
}
export function bucket({ burst, perMinute }: Limit, now: () => number = Date.now): () => boolean {
  let left = burst;
  let at = now();
  return (): boolean => {
    const time = now();
    left = Math.min(burst, left + (Math.max(0, time - at) / 60_000) * perMinute);
    at = time;
    if (left < 1) return false;
    left--;
    return true;
  };
}

const MOST_ADDRESSES = 10_000;
/** One bucket for each address; the one not seen for longest is forgotten. */
export function buckets(limit: Limit, now: () => number = Date.now): (address: string) => boolean {
  const kept = new Map<string, () => boolean>();
  return address => {
    const mine = kept.get(address) ?? bucket(limit, now);
    kept.delete(address);
    kept.set(address, mine); // the latest seen stands last
    if (kept.size > MOST_ADDRESSES) kept.delete(kept.keys().next().value!);
    return mine();
  };
}
