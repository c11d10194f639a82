import { type KeyboardEvent as Press, useEffect, useRef } from 'react';

const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';
const ELSEWHERE = `${TYPED}, dialog, [role="dialog"], [role="alertdialog"]`;

/** A key that belongs to a field or a dialog, not to the table. */
export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null;

const STEPPED = 'input, [role="grid"], [role="tablist"], .seg, .log';

/** Where keys that step already mean something: a slider, buttons of which one is chosen, a grid, tabs, the log. */
export const isStepping = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest(STEPPED) !== null;

/** A key struck for the table itself: not while typing, not with Ctrl, and not yet answered. */
const isForTable = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);

/** Number keys and letters press the thing that carries them, wherever the focus is; where it is on a thing, it goes along. */
export function useHotkeys(asked: boolean): void {
  useKeys(asked, event => {
    const all = document.querySelectorAll<Focusable>(`[data-hotkey="${CSS.escape(event.key.toLowerCase())}"]`);
    const found = [...all].find(one => one.checkVisibility()) ?? all[0];
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (document.activeElement?.matches('[data-is]')) found?.focus(); // so that Enter confirms it
    return found !== undefined;
  });
}
/** Keys of a game's own, such as one that turns a tile: true when the key meant something. */
export function useKeys(listening: boolean, strike: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(strike);
  latest.current = strike;
  useEffect(() => {
    if (!listening) return;
    const listen = (event: KeyboardEvent) => {
      if (isForTable(event) && latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listening]);
}

type Way = readonly [x: number, y: number];
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // sideways counts more than ahead, so that a row stays a row
const NEAR = 2; // pixels: side by side, not ahead

const middleOf = ({ left, top, width, height }: DOMRect): Way => [left + width / 2, top + height / 2];

/** The box that lies next in this direction. */
export function nextTowards(from: DOMRect, boxes: readonly DOMRect[], [dx, dy]: Way): number {
  const [x, y] = middleOf(from);
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const [u, v] = middleOf(box);
    const ahead = (u - x) * dx + (v - y) * dy;
    const far = ahead + ASIDE * (Math.abs((u - x) * dy) + Math.abs((v - y) * dx));
    if (ahead < NEAR || far >= shortest) return;
    shortest = far;
    best = i;
  });
  return best;
}
export type Focusable = HTMLElement | SVGElement;
export const thingsIn = (group: Element): Focusable[] => [...group.querySelectorAll<Focusable>('[data-is]')];

/** Arrow keys go to the nearest thing in their direction, so a group follows its drawing at any width. */
export function walk(event: Press<Element>): void {
  const way = WAYS[event.key];
  const from = event.target as Element;
  if (way === undefined || event.defaultPrevented || !from.matches('[data-is]')) return;
  const all = thingsIn(event.currentTarget);
  const next =
    all[
      nextTowards(
        from.getBoundingClientRect(),
        all.map(one => one.getBoundingClientRect()),
        way,
      )
    ];
  if (next === undefined) return;
  event.preventDefault();
  stopAt(all, next);
  next.focus();
}
/** One stop of the Tab key in a group. */
export function stopAt(all: readonly Focusable[], stop: Focusable | undefined): void {
  for (const one of all) one.tabIndex = one === stop ? 0 : -1;
}
