import type { Option } from '@tianxia/kernel';
import { useEffect, useRef } from 'react';

/** Learned by watching: a table that asks first keeps a proposal lying; one that does not sends it at once. */
let learned = false;

/**
 * A bid is composed of several presses. Where choices wait for a confirmation every press may propose what lies there;
 * where they do not, the first press would send it, so the bid waits for its own button.
 */
export function useAsksFirst(proposed: Option | undefined, asked: boolean): { asksFirst(): boolean; sent(): void } {
  const hanging = useRef(false);
  useEffect(() => {
    if (proposed !== undefined) learned = true;
    else if (hanging.current && !asked) learned = false;
    if (proposed !== undefined || !asked) hanging.current = false;
  }, [proposed, asked]);
  return {
    asksFirst: () => learned,
    sent: () => {
      hanging.current = true;
    },
  };
}
