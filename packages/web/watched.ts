/** A value that others can watch. */
export function watched<T>(first: T): { get(): T; set(value: T): void; subscribe(listener: () => void): () => void } {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
