import { useCallback, useEffect, useRef, useState } from 'react';
import { keepNotes, notesAt } from './asks.ts';

export interface Notes {
  text: string | undefined; // undefined until they are read
  state: 'kept' | 'keeping' | 'not kept';
  write(text: string): void;
}
const PAUSE = 800; // milliseconds without a key before they are kept
const AGAIN = 5000;

/** Private notes at a table: read when they are first wanted, kept with every pause in typing, and when the page is left. */
export function useNotes(id: string | undefined, wanted: boolean): Notes {
  const [text, setText] = useState<string>();
  const [state, setState] = useState<Notes['state']>('kept');
  const unkept = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!wanted || id === undefined || text !== undefined) return;
    let stays = true;
    const read = () =>
      notesAt(id).then(
        notes => stays && setText(notes.text),
        () => {
          if (stays) timer.current = setTimeout(read, AGAIN);
        },
      );
    void read();
    return () => {
      stays = false;
      clearTimeout(timer.current);
    };
  }, [wanted, id, text]);
  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    const written = unkept.current;
    if (written === undefined || id === undefined) return;
    try {
      await keepNotes(id, written);
      if (unkept.current !== written) return; // more was written meanwhile
      unkept.current = undefined;
      setState('kept');
    } catch {
      setState('not kept');
      timer.current = setTimeout(keep, AGAIN);
    }
  }, [id]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void keep();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void keep();
    };
  }, [keep]);
  const write = (next: string) => {
    setText(next);
    unkept.current = next;
    setState('keeping');
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, PAUSE);
  };
  return { text, state, write };
}
