import type { AnswerOf, Plain } from '@tianxia/protocol/routes';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../server.ts';

/** A list of one's own things; asked for again after a change. */
export function useOwn<L extends Plain>(line: L): [AnswerOf<L> | undefined, () => Promise<void>] {
  const [found, setFound] = useState<AnswerOf<L>>();
  const reload = useCallback(
    () =>
      ask<Plain>(line).then(
        body => setFound(body as AnswerOf<L>),
        () => undefined, // the part stays empty; the others work
      ),
    [line],
  );
  useEffect(() => void reload(), [reload]);
  return [found, reload];
}
