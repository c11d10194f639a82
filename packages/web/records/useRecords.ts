import type { RecordLine } from '@tianxia/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { written } from '../server.ts';
import { type Asked, queryOf } from './asked.ts';
import { older } from './older.ts';

export interface RecordsSeen {
  lines: readonly RecordLine[];
  more: boolean; // older ones can be asked for
  loading: boolean;
  silent?: boolean; // the server does not answer
  loadMore(): void;
  reload(): void;
}
interface Page {
  lines: readonly RecordLine[];
  next?: string;
  loading: boolean;
  silent?: boolean;
}
/** Finished games, newest first, a page at a time. */
export function useRecords(asked: Asked): RecordsSeen {
  const query = written(queryOf(asked));
  const [page, setPage] = useState<Page>({ lines: [], loading: true });
  const latest = useRef(''); // an answer to an older question is not shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says all that is asked
  const read = useCallback(
    (before?: string) => {
      latest.current = query;
      setPage(now => ({ lines: before === undefined ? [] : now.lines, loading: true }));
      older(asked, before).then(
        ({ records, next }) => {
          if (latest.current !== query) return;
          setPage(now => ({
            lines: before === undefined ? records : [...now.lines, ...records],
            loading: false,
            ...(next === undefined ? {} : { next }),
          }));
        },
        () => {
          if (latest.current === query) setPage(now => ({ ...now, loading: false, silent: true }));
        },
      );
    },
    [query],
  );
  useEffect(() => read(), [read]);
  const { next } = page;
  return { ...page, more: next !== undefined, loadMore: () => read(next), reload: () => read() };
}
