import type { KeyboardEvent as ReactKey } from 'react';

const middle = (box: DOMRect): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** Arrow keys go to the nearest thing in that direction, so a group follows its drawing at any width. */
export function moveFocus(event: ReactKey<HTMLElement>): void {
  const way = WAYS[event.key];
  const from = event.target as HTMLElement;
  if (way === undefined || from.tagName !== 'BUTTON') return;
  const [x, y] = middle(from.getBoundingClientRect());
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>('button')) {
    if (other === from) continue;
    const [ox, oy] = middle(other.getBoundingClientRect());
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (along < 4) continue;
    const far = along + 2.5 * aside;
    if (far < least) {
      least = far;
      best = other;
    }
  }
  if (best === undefined) return;
  event.preventDefault();
  best.focus();
}
