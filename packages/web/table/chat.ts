import type { ChatLine } from '@tianxia/protocol';
import { useEffect, useMemo } from 'react';
import { memory } from '../memory.ts';

/** People this reader does not want to hear, at any table. */
const muted = memory<readonly string[]>('tianxia.muted', []);
export const useMuted = (): readonly string[] => muted.use();
export function mute(person: string, on: boolean): void {
  const others = muted.get().filter(other => other !== person);
  muted.set(on ? [...others, person] : others);
}

/** The last line that was in sight, by table; the latest tables only. */
const lastRead = memory<readonly (readonly [table: string, line: string])[]>('tianxia.chat', []);
const MOST = 60;

/** How many lines of others came since the chat was last in sight. */
export function useUnread(
  table: string | undefined,
  lines: readonly ChatLine[],
  me: string | undefined,
  inSight: boolean,
): number {
  const silent = useMuted();
  const heard = useMemo(
    () => lines.filter(line => !silent.includes(line.person) && line.person !== me),
    [lines, silent, me],
  );
  const read = lastRead.use().find(([id]) => id === table)?.[1];
  const last = heard.at(-1)?.id;
  useEffect(() => {
    if (!inSight || table === undefined || last === undefined || last === read) return;
    lastRead.set([[table, last] as const, ...lastRead.get().filter(([id]) => id !== table)].slice(0, MOST));
  }, [inSight, table, last, read]);
  return inSight ? 0 : heard.length - 1 - heard.findIndex(line => line.id === read);
}
