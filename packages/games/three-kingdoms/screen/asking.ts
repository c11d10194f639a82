import type { Gesture, TableProps } from '@tianxia/board';
import { EVERYONE, type Frame, fastRand, type Option } from '@tianxia/kernel';
import { useMemo } from 'react';
import type { Frames, State, ThreeKingdoms } from '../state.ts';
import type { Want } from './bid.ts';

/** The decision the tray shows: the one that is open, or the last one of a gesture that waits to be confirmed. */
export interface Asking {
  s: State; // the table as it is asked
  frame: Frame<Frames> | undefined;
  line: readonly Option[]; // what is chosen before it
  chosen: Option | undefined; // its answer, if it has one
}
/** How much of a line was chosen before its last real choice: what left no choice counts with it. */
function beforeLast(line: readonly Option[], forced: readonly Option[]): number {
  let end = line.length - 1;
  while (end > 0 && forced.includes(line[end]!)) end--;
  return end;
}
export function useAsking(
  { kernel, view, viewer, asked }: TableProps<ThreeKingdoms>,
  { frame, line, moment, forced }: Gesture<ThreeKingdoms, Want>,
): Asking {
  return useMemo(() => {
    if (!asked) return { s: view, frame: undefined, line: [], chosen: undefined };
    if (frame !== undefined || line.length === 0) return { s: moment.state, frame, line, chosen: undefined };
    const end = beforeLast(line, forced ?? []);
    const s = end === 0 ? view : kernel.preview(view, viewer, line.slice(0, end), fastRand(1)).after;
    const top = s.agenda.at(-1);
    const mine = top?.seat === viewer || top?.seat === EVERYONE;
    return { s, frame: mine ? top : undefined, line: line.slice(0, end), chosen: line[end] };
  }, [kernel, view, viewer, asked, frame, line, moment, forced]);
}
