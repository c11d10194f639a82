import { useSyncExternalStore } from 'react';

/** Something the browser remembers for this reader, as JSON under one key, and everyone who shows it hears of a change. */
export interface Memory<T> {
  get(): T;
  set(value: T): void;
  use(): T;
}

export function memory<T>(key: string, otherwise: T): Memory<T> {
  const listeners = new Set<() => void>();
  let value = read(key, otherwise);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // another tab of the same reader
  if (typeof window !== 'undefined')
    window.addEventListener('storage', event => {
      if (event.key !== key) return;
      value = read(key, otherwise);
      tell();
    });
  const get = () => value;
  return {
    get,
    set(next) {
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // private windows may refuse; the choice then holds until the page closes
      }
      tell();
    },
    use: () =>
      useSyncExternalStore(
        listener => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        get,
        get,
      ),
  };
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
