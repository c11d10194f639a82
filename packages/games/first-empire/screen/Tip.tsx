import { classes } from '@tianxia/look';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Refusal } from './draft.ts';

/** What is said about the thing under the pointer, the focus or the finger. */
export interface Said {
  name: ReactNode;
  text?: ReactNode;
  why?: Refusal | undefined; // it is dark
}
interface Shown extends Said {
  at: HTMLElement;
}
let shown: Shown | undefined;
const listeners = new Set<() => void>();
function show(next: Shown | undefined): void {
  shown = next;
  for (const tell of listeners) tell();
}
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
let clock: ReturnType<typeof setTimeout> | undefined;
const DELAY = 250; // a mouse that only passes by asks nothing

/** A press that is understood needs no more words. */
export function hush(): void {
  clearTimeout(clock);
  if (shown !== undefined) show(undefined);
}
/** Handlers for anything that has more to say. A store of its own, so that pointing redraws one small box and not the table. */
export function telling(said: Said) {
  const open = (at: HTMLElement, after: number) => {
    clearTimeout(clock);
    clock = setTimeout(() => show({ ...said, at }), after);
  };
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      event.pointerType === 'mouse' && open(event.currentTarget, DELAY),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && hush(),
    onPointerUp: (event: PointerEvent<HTMLElement>) => event.pointerType !== 'mouse' && open(event.currentTarget, 0),
    onFocus: (event: FocusEvent<HTMLElement>) =>
      event.currentTarget.matches(':focus-visible') && open(event.currentTarget, DELAY),
    onBlur: hush,
  };
}
const GAP = 8;
const EDGE = 6;
const LINGER = 5000; // after a tap

/** The one tip of the table. */
export function Tip() {
  const now = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip === null || now === undefined) return;
    tip.showPopover(); // on top of everything, whatever the parts around it cut off
    const place = now.at.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.min(Math.max(EDGE, place.left + place.width / 2 - width / 2), innerWidth - width - EDGE);
    const above = place.top - height - GAP;
    tip.style.left = `${left}px`;
    tip.style.top = `${above < EDGE ? Math.min(place.bottom + GAP, innerHeight - height - EDGE) : above}px`;
    const leave = () => show(undefined);
    const tired = setTimeout(leave, LINGER);
    addEventListener('scroll', leave, { capture: true, once: true });
    return () => {
      clearTimeout(tired);
      removeEventListener('scroll', leave, { capture: true });
    };
  }, [now]);
  if (now === undefined || !now.at.isConnected) return null;
  return (
    <div ref={box} popover="manual" className={classes('fe', 'fe-tip')} role="tooltip">
      <b>{now.name}</b>
      {now.text && <span>{now.text}</span>}
      {now.why && (
        <span className="no">
          {now.why.text} <i>{now.why.rule}</i>
        </span>
      )}
    </div>
  );
}
