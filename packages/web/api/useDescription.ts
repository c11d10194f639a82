import { useCallback, useEffect, useState } from 'react';
import { ask } from '../server.ts';
import type { Description } from './openapi.ts';

/** Read once; null when it could not be. */
export function useDescription(): [found: Description | null | undefined, again: () => void] {
  const [found, setFound] = useState<Description | null>();
  const read = useCallback(() => {
    setFound(undefined);
    ask('GET /api/openapi.json').then(
      said => setFound(said as Description),
      () => setFound(null),
    );
  }, []);
  useEffect(read, [read]);
  return [found, read];
}
