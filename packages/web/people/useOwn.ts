import { useCallback, useEffect, useState } from 'react';
import { ask } from '../server.ts';

/** A list of one's own things; asked for again after a change. */
export function useOwn<T>(path: string): [T | undefined, () => Promise<void>] {
  const [found, setFound] = useState<T>();
  const reload = useCallback(
    () =>
      ask<T>(path).then(
        body => setFound(body),
        () => undefined, // the part stays empty; the others work
      ),
    [path],
  );
  useEffect(() => void reload(), [reload]);
  return [found, reload];
}
