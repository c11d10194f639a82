import { classes } from '@tianxia/look';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // sideways counts more than ahead, so that a row stays a row

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};
function nearest(
  from: Element,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const [u, v] = middle(one);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (one === from || ahead < 2) continue;
    if (ahead + ASIDE * aside < shortest) {
      shortest = ahead + ASIDE * aside;
      best = one;
    }
  }
  return best;
}
/** Things that belong together: one stop of the Tab key, arrow keys inside. */
export function Group({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button.fe-pick') ?? [])];
  useEffect(() => {
    const all = buttons();
    const stop =
      all.find(one => one === document.activeElement) ??
      all.find(one => one.classList.contains('can')) ??
      all.find(one => one.classList.contains('chosen')) ??
      all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  });
  const move = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    const from = document.activeElement;
    if (way === undefined || from === null || !ref.current?.contains(from)) return;
    const next = nearest(from, buttons(), way);
    if (next === undefined) return;
    event.preventDefault();
    for (const one of buttons()) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
  return (
    <fieldset ref={ref} className={classes('fe-group', className)} onKeyDown={move}>
      <legend className="unseen">{label}</legend>
      {children}
    </fieldset>
  );
}
