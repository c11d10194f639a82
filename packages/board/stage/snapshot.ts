import type { ThingKey } from '../things.ts';

export interface Shift {
  x: number;
  y: number;
}
/** One thing as it was drawn: enough to draw it once more after it has gone. */
export interface Drawn {
  element: Element;
  box: DOMRect;
  ground: Element | null; // the part of the frame it lies on: when all of it is pushed aside, nothing has moved
  zoom: number; // how much smaller the board is drawn than it was made
  scrolled: Shift; // how far what it stood in was scrolled: what is scrolled has not moved
  around: readonly string[]; // classes of what it stood in, outermost first: style sheets look at them
  svg: DOMMatrix | undefined; // inside a drawing: how its units became pixels
  told: ThingKey; // what events call it: its own key, or data-told where several pieces share a name
  from: ThingKey | undefined; // where it comes from when it is new
  to: ThingKey | undefined; // where it goes when it leaves; its own key: it has become part of the table
}
const GROUNDS = '.board-box, .tray, .players, .small-goods';
export type Snapshot = ReadonlyMap<ThingKey, Drawn>;

/** Every thing on the table as it is drawn now. A thing that holds other things, or says so, is a place, not a piece: it does not travel. */
export function snapshot(root: ParentNode): Snapshot {
  const found = new Map<ThingKey, Drawn>();
  for (const element of root.querySelectorAll('[data-thing]')) {
    const key = element.getAttribute('data-thing')!;
    if (found.has(key)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue; // not in sight
    found.set(key, {
      element,
      box,
      ground: element.closest(GROUNDS),
      zoom: element.currentCSSZoom ?? 1,
      scrolled: scrolledAround(element),
      around: classesAround(element),
      svg: unitsOf(element),
      told: element.getAttribute('data-told') ?? key,
      from: element.getAttribute('data-from') ?? undefined,
      to: element.getAttribute('data-to') ?? undefined,
    });
  }
  return found;
}
export const isPlace = ({ element }: Drawn): boolean =>
  element.hasAttribute('data-place') || element.querySelector('[data-thing]') !== null;

function classesAround(element: Element): string[] {
  const around: string[] = [];
  for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement)
    around.unshift(outer.getAttribute('class') ?? '');
  return around;
}
function scrolledAround(element: Element): Shift {
  const scrolled = { x: 0, y: 0 };
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    scrolled.x += outer.scrollLeft;
    scrolled.y += outer.scrollTop;
  }
  return scrolled;
}
function unitsOf(element: Element): DOMMatrix | undefined {
  if (!(element instanceof SVGElement) || element.ownerSVGElement === null) return undefined;
  const parent = element.parentNode;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM() ?? undefined) : undefined;
}

/** The same picture on the layer above the table, where nothing clips it; it stands exactly where the thing stood. */
export function copyOf({ element, box, zoom, around, svg }: Drawn): HTMLElement {
  const picture = element.cloneNode(true) as Element;
  for (const part of [picture, ...picture.querySelectorAll('*')])
    for (const name of ['data-thing', 'id', 'role', 'tabindex', 'aria-label', 'aria-describedby'])
      part.removeAttribute(name);
  picture.classList.remove('can', 'may', 'chosen', 'cannot', 'changed', 'earlier');
  const copy = document.createElement('div');
  copy.className = 'stage-copy';
  copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  copy.append(svg === undefined ? inBoxes(picture, box, zoom, around) : inDrawing(picture, box, around, svg));
  return copy;
}
/** Boxes without a place of their own: only their classes count. */
function inBoxes(picture: Element, { width, height }: DOMRect, zoom: number, around: readonly string[]): Element {
  if (picture instanceof HTMLElement)
    picture.style.cssText += `;position:absolute;inset:0;margin:0;width:${width / zoom}px;height:${height / zoom}px;transform:none;zoom:${zoom}`;
  return around.reduceRight((inner, name) => {
    const outer = document.createElement('div');
    outer.className = name;
    outer.style.display = 'contents';
    outer.append(inner);
    return outer;
  }, picture);
}
const SVG = 'http://www.w3.org/2000/svg';
function inDrawing(
  picture: Element,
  box: DOMRect,
  around: readonly string[],
  { a, b, c, d, e, f }: DOMMatrix,
): Element {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  group.append(picture);
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'stage-drawing');
  drawing.append(group);
  return around.reduceRight<Element>((inner, name) => {
    const outer = document.createElement('div');
    outer.className = name;
    outer.style.display = 'contents';
    outer.append(inner);
    return outer;
  }, drawing);
}
