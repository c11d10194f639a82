import type { Seat } from '@tianxia/kernel';
import { type ThingKey, thing } from '../things.ts';
import { copyOf, type Drawn, isPlace, type Shift, type Snapshot } from './snapshot.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
/** One piece on its way. */
export interface Flight {
  drawn: Drawn; // as it lands, or as it was when it leaves the table
  from: Box | undefined; // it appears where nothing is known of it before
  to: Box | undefined; // it fades where nothing is known of it after
  stays: boolean; // drawn before and after: it takes on its new size on the way
  turns: boolean; // its back was all one saw: it is turned over on the way, or where it lies
  begins: number; // milliseconds
}
const NEAR = 6; // pixels: what moves less has been pushed by its neighbours
const FIXED = /^(seat|do|choice) /; // panels and buttons
const travels = ([key, drawn]: readonly [ThingKey, Drawn]): boolean => !FIXED.test(key) && !isPlace(drawn);

const NOTHING: ReadonlySet<ThingKey> = new Set();

/** One of the deeds between two pictures: whose it is, the things it names, and when its telling begins. */
export interface Telling {
  seat: Seat;
  things: readonly ThingKey[];
  begins: number; // milliseconds
}
/**
 * What travels between two pictures of the table, in the order the events name it: each piece while the deed is told that names it, a
 * new one out of the panel of whoever did that. The rest goes along with the first.
 */
export function flightsBetween(
  before: Snapshot,
  after: Snapshot,
  tellings: readonly Telling[],
  stagger: number,
  turned: ReadonlySet<ThingKey> = NOTHING,
): Flight[] {
  const at = (key: ThingKey | undefined) => (key === undefined ? undefined : (before.get(key) ?? after.get(key))?.box);
  const deedOf = ({ told }: Drawn) =>
    Math.max(
      0,
      tellings.findIndex(({ things }) => things.includes(told)),
    );
  const home = (drawn: Drawn) => at(thing('seat', tellings[deedOf(drawn)]?.seat ?? -1));
  const pushed = pushesBetween(before, after);
  const flights: Omit<Flight, 'begins'>[] = [];
  for (const [key, drawn] of [...after].filter(travels)) {
    const was = before.get(key);
    const turns = turned.has(drawn.told);
    if (was === undefined)
      flights.push({ drawn, from: at(drawn.from) ?? home(drawn), to: drawn.box, stays: false, turns });
    else {
      const from = moved(whereIsNow(was, drawn), pushed.get(was.ground) ?? STILL);
      if (turns || apart(from, drawn.box) > NEAR) flights.push({ drawn, from, to: drawn.box, stays: true, turns });
    }
  }
  const drawnNow = new Set([...after.values()].map(({ element }) => element)); // one that shows another thing now has no picture of the old
  for (const [key, drawn] of [...before].filter(travels))
    if (!after.has(key) && drawn.to !== key && !drawnNow.has(drawn.element))
      flights.push({ drawn, from: drawn.box, to: at(drawn.to), stays: false, turns: false });
  const begun = tellings.map(() => 0); // pieces of each deed that are on their way
  const place = ({ drawn }: { drawn: Drawn }) => tellings[deedOf(drawn)]?.things.indexOf(drawn.told) ?? 0;
  return flights
    .sort((a, b) => deedOf(a.drawn) - deedOf(b.drawn) || Math.max(0, place(a)) - Math.max(0, place(b)))
    .map(flight => {
      const deed = deedOf(flight.drawn);
      const nth = begun[deed] ?? 0;
      begun[deed] = nth + 1;
      return { ...flight, begins: (tellings[deed]?.begins ?? 0) + nth * stagger };
    });
}
const HEARD_APART = 120; // milliseconds: what arrives sooner after another is one sound with it

/** When pieces are heard to arrive; those that leave the table make no sound. */
export function landings(flights: readonly Pick<Flight, 'to' | 'begins'>[], travel: number): number[] {
  const times = flights.flatMap(({ to, begins }) => (to === undefined ? [] : [begins + travel]));
  const heard: number[] = [];
  for (const time of times.toSorted((a, b) => a - b))
    if (time - (heard.at(-1) ?? Number.NEGATIVE_INFINITY) >= HEARD_APART) heard.push(time);
  return heard;
}
/** Where a thing would be drawn now had it only been scrolled. */
const whereIsNow = (was: Drawn, now: Drawn): Box =>
  moved(was.box, { x: was.scrolled.x - now.scrolled.x, y: was.scrolled.y - now.scrolled.y });

const FEW = 3; // things that go the same way by chance
const GRAIN = 4; // pixels

/**
 * How far each part of the table was pushed as a whole, by a line that came or went above it: what most of its things have in common.
 */
function pushesBetween(before: Snapshot, after: Snapshot): ReadonlyMap<Element | null, Shift> {
  const byGround = new Map<Element | null, Map<string, { by: Shift; count: number }>>();
  for (const [key, drawn] of after) {
    const was = before.get(key);
    const { ground } = drawn;
    if (was === undefined || was.ground !== ground) continue;
    const by = shift(whereIsNow(was, drawn), drawn.box);
    const way = `${Math.round(by.x / GRAIN)} ${Math.round(by.y / GRAIN)}`;
    const ways = byGround.get(ground) ?? new Map<string, { by: Shift; count: number }>();
    byGround.set(ground, ways.set(way, { by, count: (ways.get(way)?.count ?? 0) + 1 }));
  }
  const pushes = [...byGround].map(([ground, ways]) => {
    const all = [...ways.values()];
    const most = all.reduce((a, b) => (b.count > a.count ? b : a));
    const isPush = most.count >= FEW && 2 * most.count > all.reduce((sum, { count }) => sum + count, 0);
    return [ground, isPush ? most.by : STILL] as const;
  });
  return new Map(pushes);
}
const apart = (a: Box, b: Box): number => distance(middle(a), middle(b));

const EASE = 'cubic-bezier(.3,.1,.2,1)';
const LIFT = 'drop-shadow(0 6px 8px rgb(0 0 0 / .35))';
const SMALL = 0.6; // a piece that comes out of a player's supply, or goes back there

/** Lets a piece travel on the layer above the table; its own picture stays unseen until it has arrived. */
export function fly(
  layer: HTMLElement,
  { drawn, from, to, stays, turns, begins }: Flight,
  travel: number,
): Animation[] {
  const copy = copyOf(drawn);
  const turning = turns ? [turn(copy, begins, travel)] : [];
  const isNew = !stays && drawn.element.isConnected;
  if (isNew) copy.style.opacity = '0'; // it is nowhere before it sets out
  layer.append(copy);
  const own = drawn.box;
  const start = shift(own, from ?? own);
  const end = shift(own, to ?? own);
  const size = (box: Box | undefined) => (box === own ? 1 : stays && box !== undefined ? sizeOf(own, box) : SMALL);
  const lifted = Math.max(size(from), size(to)) * 1.1;
  const over = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - Math.min(40, distance(start, end) * 0.12) };
  const moving = copy.animate(
    [
      { transform: placed(start, size(from)), opacity: from === undefined ? 0 : 1 },
      { transform: placed(over, lifted), opacity: 1, filter: LIFT },
      { transform: placed(end, size(to)), opacity: to === undefined ? 0 : 1 },
    ],
    { delay: begins, duration: travel, easing: EASE, fill: isNew ? 'forwards' : 'both' },
  );
  moving.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
  if (!drawn.element.isConnected) return [moving, ...turning];
  const hidden = drawn.element.animate({ opacity: [0, 0] }, { duration: begins + travel });
  return [moving, hidden, ...turning];
}
/** A copy shows its back first and is turned over in the middle of its way. */
function turn(copy: HTMLElement, begins: number, travel: number): Animation {
  const part = (name: string): HTMLElement => {
    const made = document.createElement('div');
    made.className = name;
    return made;
  };
  const [card, face, back] = [part('stage-card'), part('stage-face'), part('stage-back')] as const;
  face.append(...copy.childNodes);
  card.append(face, back);
  copy.append(card);
  const away = 'perspective(600px) rotateY(180deg)';
  const towards = 'perspective(600px) rotateY(0)';
  return card.animate(
    [
      { transform: away },
      { transform: away, offset: 0.3 },
      { transform: towards, offset: 0.8 },
      { transform: towards },
    ],
    { delay: begins, duration: travel, easing: 'ease-in-out', fill: 'both' },
  );
}
const STILL: Shift = { x: 0, y: 0 };
const moved = ({ left, top, width, height }: Box, by: Shift): Box => ({
  left: left + by.x,
  top: top + by.y,
  width,
  height,
});
const middle = (box: Box): Shift => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const shift = (own: Box, box: Box): Shift => ({
  x: middle(box).x - middle(own).x,
  y: middle(box).y - middle(own).y,
});
const distance = (a: Shift, b: Shift): number => Math.hypot(a.x - b.x, a.y - b.y);
const sizeOf = (own: Box, box: Box): number =>
  Math.max(0.3, Math.min(2.5, Math.min(box.width / own.width, box.height / own.height) || 1));
const placed = ({ x, y }: Shift, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** For readers who want no motion: what changed is lit where it is. */
export const light = ({ drawn, begins }: Flight, travel: number): Animation[] =>
  drawn.element.isConnected
    ? [
        drawn.element.animate(
          { outline: ['3px solid var(--seal)', '3px solid var(--seal)'], outlineOffset: ['2px', '2px'] },
          { delay: begins, duration: travel * 3 },
        ),
      ]
    : [];
