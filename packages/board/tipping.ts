import type { RuleId } from '@tianxia/kernel';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import type { Why } from './gesture/index.ts';

/** What is said about the thing under the pointer, the focus or the finger. */
export interface Said {
  name?: ReactNode;
  text?: ReactNode | (() => ReactNode); // worked out when it is asked for
  why?: Pick<Why, 'text' | 'rule'> | undefined; // it cannot be chosen
  rules?: readonly RuleId[]; // by which it can be
  hotkey?: string | undefined; // presses it
}
interface Shown {
  said: Said;
  at: Element;
  near?: { x: number; y: number }; // the pointer, where the thing is large
  by: 'pointer' | 'focus' | 'touch' | 'press';
}
let shown: Shown | undefined;
let clock: ReturnType<typeof setTimeout> | undefined;
let quiet: Element | undefined; // just pressed: it says no more until the pointer comes back
let held: Element | undefined; // pressed for long: letting go of it is no press
let finger = false; // the last press was a finger's: a browser then tells of a mouse that nobody moves
let resting = { x: -1, y: -1 }; // where the mouse was last: what comes to lie under a mouse that rests was not pointed at
const listeners = new Set<() => void>();

const pointsAt = (
  at: Element,
  { pointerType, clientX, clientY }: Pick<globalThis.PointerEvent, 'pointerType' | 'clientX' | 'clientY'>,
): boolean => pointerType === 'mouse' && !finger && quiet !== at && (clientX !== resting.x || clientY !== resting.y);

export const tipNow = (): Shown | undefined => shown;
export function onTip(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
function show(next: Shown | undefined): void {
  clearTimeout(clock);
  if (shown === next) return;
  shown = next;
  for (const tell of listeners) tell();
}
export const closeTip = (): void => show(undefined);
/** A press that was understood needs no more words. */
export function hush(at: Element): void {
  quiet = at;
  closeTip();
}
/** Says at once why a press was in vain, beside what was pressed. */
export function refuse(at: Element, said: Said): void {
  show({ said, at, by: 'press' });
}
/** Was this the end of a long press? Then it is no press. */
export function wasHeld(at: Element): boolean {
  const was = held === at;
  held = undefined;
  return was;
}

const DELAY = 300; // a mouse that only passes by asks nothing
const LONG = 450; // a finger that stays
const SLIP = 10; // pixels a finger may move meanwhile

function soon(at: Element, said: () => Said | undefined, after: number, by: Shown['by'], near?: Shown['near']): void {
  clearTimeout(clock);
  clock = setTimeout(() => {
    const words = said();
    if (words === undefined || !at.isConnected) return;
    if (by === 'touch') held = at;
    show({ said: words, at, by, ...(near && { near }) });
  }, after);
}
/**
 * Handlers of anything that has more to say. One small store, so that pointing redraws one box and not the table. `about`: the kind of
 * thing it is, where it is no piece with a key of its own; the rule about such things stands in the tip.
 */
export function tipOn(said: () => Said | undefined, about?: string) {
  const open = (at: Element, after: number, by: Shown['by'], near?: Shown['near']) => soon(at, said, after, by, near);
  let down: { x: number; y: number } | undefined;
  return {
    'data-about': about,
    onPointerEnter(event: PointerEvent) {
      const { currentTarget: at, clientX: x, clientY: y } = event;
      if (pointsAt(at, event)) open(at, DELAY, 'pointer', { x, y });
    },
    onPointerLeave(event: PointerEvent) {
      if (quiet === event.currentTarget) quiet = undefined;
      const into = event.relatedTarget;
      if (event.pointerType === 'mouse' && !(into instanceof Element && into.closest('[role="tooltip"]'))) closeTip();
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      held = undefined;
      down = { x: event.clientX, y: event.clientY };
      open(event.currentTarget, LONG, 'touch', down);
    },
    onPointerMove(event: PointerEvent) {
      if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP) {
        down = undefined;
        clearTimeout(clock);
      }
    },
    onPointerUp(event: PointerEvent) {
      if (event.pointerType !== 'mouse' && shown === undefined) clearTimeout(clock);
      down = undefined;
    },
    onPointerCancel() {
      down = undefined;
      clearTimeout(clock);
    },
    onFocus(event: FocusEvent) {
      const { currentTarget: at } = event;
      if (event.target === at && at.matches(':focus-visible')) open(at, DELAY, 'focus');
    },
    onBlur() {
      if (shown?.by === 'focus') closeTip();
      else clearTimeout(clock);
    },
  };
}

const NEAR = 40; // pixels
let pressed: { x: number; y: number } | undefined; // until the mouse has gone elsewhere
/** A mouse that has just pressed asks nothing of a greyed button: what was pressed there may have become it. */
function isWherePressed({ x, y }: { x: number; y: number }): boolean {
  if (pressed !== undefined && Math.hypot(x - pressed.x, y - pressed.y) > NEAR) pressed = undefined;
  return pressed !== undefined;
}
const isGreyed = (at: Element): boolean => at.getAttribute('aria-disabled') === 'true';
const saidOf = (at: HTMLElement): Said => ({
  text: at.dataset.tip,
  ...(!isGreyed(at) && { hotkey: at.getAttribute('aria-keyshortcuts') ?? undefined }),
});
const tipped = (event: Event): HTMLElement | undefined =>
  event.target instanceof Element ? (event.target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;

/** Listens for plain parts of the page that carry their words as data-tip: buttons with an icon, greyed ones, big numbers. */
export function listenForTips(page: Document): () => void {
  let over: HTMLElement | undefined;
  const open = (at: HTMLElement, after: number, by: Shown['by']) => soon(at, () => saidOf(at), after, by);
  const listeners = {
    pointerover(event: globalThis.PointerEvent) {
      if (event.target instanceof Element && event.target.closest('[role="tooltip"]')) return; // to what the tip leads to
      const at = tipped(event);
      if (at === over) return;
      if (over !== undefined) {
        if (quiet === over) quiet = undefined;
        closeTip();
      }
      over = at;
      if (at === undefined || !pointsAt(at, event) || (isGreyed(at) && isWherePressed(event))) return;
      open(at, DELAY, 'pointer');
    },
    pointermove({ pointerType, movementX, movementY, clientX: x, clientY: y }: globalThis.PointerEvent) {
      resting = { x, y };
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) finger = false;
    },
    pointerdown(event: globalThis.PointerEvent) {
      finger = event.pointerType !== 'mouse';
      resting = { x: event.clientX, y: event.clientY };
      pressed = resting;
      const at = tipped(event);
      if (at !== undefined && event.pointerType !== 'mouse') open(at, LONG, 'touch');
    },
    pointerup() {
      if (shown === undefined) clearTimeout(clock);
    },
    click(event: globalThis.MouseEvent) {
      const at = tipped(event);
      if (at === undefined) return;
      if (isGreyed(at)) refuse(at, saidOf(at));
      else hush(at);
    },
    focusin(event: globalThis.FocusEvent) {
      const at = tipped(event);
      if (at?.matches(':focus-visible')) open(at, DELAY, 'focus');
    },
    focusout(event: globalThis.FocusEvent) {
      if (tipped(event) !== undefined) closeTip();
    },
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  const how = { capture: true }; // before a press has changed what is pressed
  for (const [name, listener] of all) page.addEventListener(name, listener, how);
  return () => {
    for (const [name, listener] of all) page.removeEventListener(name, listener, how);
  };
}
