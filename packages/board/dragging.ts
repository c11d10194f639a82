import type { PointerEvent } from 'react';
import type { Look } from './gesture/index.ts';
import type { ThingKey } from './things.ts';
import { closeTip, refuse } from './tipping.ts';

/** The order in which things that lie on one another take a press: what is asked for, what is accepted, what can say why not. */
const FIRST: readonly (readonly string[])[] = [['can', 'chosen'], ['may'], ['cannot']];

/** What takes a press at this point: a lit region takes it whatever lies on it. */
export function thingAt(x: number, y: number, except?: Element): HTMLElement | SVGElement | undefined {
  const here = document
    .elementsFromPoint(x, y)
    .map(one => one.closest<HTMLElement | SVGElement>('[data-is]'))
    .filter(one => one !== null && one !== except);
  for (const states of FIRST) {
    const found = here.find(one => states.includes(one?.dataset.is ?? ''));
    if (found) return found;
  }
  return undefined;
}
interface Drags {
  at(thing: ThingKey): Look | undefined;
  lift(thing: ThingKey): void;
  carry?(over: ThingKey | undefined): void;
  drop(thing: ThingKey, onto: ThingKey): void;
}
const FAR = 8; // pixels: a press that moves less is no drag
let dragged: Element | undefined;

/** Was this the end of a drag? Then it is no press. */
export function wasDragged(at: Element): boolean {
  const was = dragged === at;
  dragged = undefined;
  return was;
}
/** Carries a thing about: a picture of it, or of the `whole` it is part of, follows the pointer; it is dropped where it is let go. */
export function startDrag(
  event: PointerEvent<Element>,
  thing: ThingKey,
  latest: () => Drags,
  whole: string | undefined,
): void {
  const { currentTarget: from, clientX, clientY, button } = event;
  if (button !== 0) return;
  let picture: HTMLElement | undefined;
  const carried = (whole === undefined ? null : from.closest(whole)) ?? from;
  const { left, top } = carried.getBoundingClientRect();
  const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (picture === undefined) {
      if (Math.hypot(x - clientX, y - clientY) < FAR) return;
      closeTip();
      latest().lift(thing);
      picture = pictureOf(carried);
    }
    latest().carry?.(thingAt(x, y, from)?.dataset.press);
    picture.style.translate = `${left + x - clientX}px ${top + y - clientY}px`;
  };
  const end = ({ clientX: x, clientY: y, type }: globalThis.PointerEvent) => {
    stop.abort();
    if (picture === undefined) return;
    picture.remove();
    dragged = from;
    setTimeout(() => wasDragged(from)); // a click follows at once, or none
    if (from instanceof HTMLElement) from.blur(); // so that Enter confirms
    const under = type === 'pointerup' ? thingAt(x, y, from) : undefined;
    const onto = under?.dataset.press;
    latest().carry?.(undefined);
    if (under === undefined || onto === undefined || onto === thing) return;
    const why = latest().at(onto)?.why;
    latest().drop(thing, onto);
    if (why !== undefined) refuse(under, { why });
  };
  const stop = new AbortController();
  addEventListener('pointermove', move, { signal: stop.signal });
  addEventListener('pointerup', end, { signal: stop.signal });
  addEventListener('pointercancel', end, { signal: stop.signal });
}
function pictureOf(from: Element): HTMLElement {
  const { width, height } = from.getBoundingClientRect();
  const picture = document.createElement('div');
  picture.className = 'thing-dragged';
  picture.style.width = `${width}px`;
  picture.style.height = `${height}px`;
  if (from instanceof HTMLElement) picture.append(from.cloneNode(true));
  for (const one of picture.querySelectorAll('[data-thing]')) one.removeAttribute('data-thing');
  (from.parentElement ?? document.body).append(picture); // where its styles hold
  return picture;
}
