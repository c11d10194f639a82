const LONGEST_REST = 1000; // milliseconds: people wait for this

/** Work that must not take more than this share of a core: after it comes a rest, the longer the longer its pieces took. */
export interface Budget {
  /** Milliseconds until work may begin again. */
  rest(): number;
  /** One piece of it. */
  spend<T>(work: () => Promise<T>): Promise<T>;
}
export function budget(share: number, now: () => number = () => performance.now()): Budget {
  let free = Number.NEGATIVE_INFINITY;
  return {
    rest: () => Math.max(0, free - now()),
    async spend(work) {
      const began = now();
      try {
        return await work();
      } finally {
        const ended = now();
        free = Math.min(ended + LONGEST_REST, Math.max(began, free) + (ended - began) / share);
      }
    },
  };
}
