import type { Box } from '@tianxia/board';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Pointed {
  next: string; // what is pressed next: a thing, an amount, 'confirm'
  at: Box | undefined; // what the bubble points at
  lit: readonly Box[]; // everything the step is about
  board: Box | undefined; // what is dimmed around it
  kept: readonly Box[]; // what the bubble leaves free where it can: the prompt, the tray, the thumb bar
  window: { width: number; height: number };
}
const TAKES_PART = '[data-is="can"], [data-is="may"], [data-is="chosen"]';
const MOVED_BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;
const LOOK = 120; // milliseconds: pieces travel, boards are panned
const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
/** The part of a box that lies in its frame. */
function within(box: Box, frame: Box): Box {
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const right = Math.min(box.left + box.width, frame.left + frame.width);
  const bottom = Math.min(box.top + box.height, frame.top + frame.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
/** 'gold = 2' is an amount that is set by two buttons; anything else is a thing. */
const read = (wanted: string) => {
  const [thing, amount] = wanted.split(' = ');
  return { thing: thing!, amount: amount === undefined ? undefined : Number(amount) };
};
function find(table: HTMLElement, wanted: string): HTMLElement | undefined {
  const { thing, amount } = read(wanted);
  const places = ['thing', 'press', 'told'].map(name => `[data-${name}="${thing}"]`).join(', ');
  const found = [...table.querySelectorAll<HTMLElement>(amount === undefined ? places : `[data-amount="${thing}"]`)];
  const seen = found.filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  return seen.find(one => one.matches(TAKES_PART)) ?? seen[0]; // things of two kinds may have one name
}
function isDone(wanted: string, found: HTMLElement | undefined, isPicked: boolean): boolean {
  const { amount } = read(wanted);
  if (amount !== undefined) return Number(found?.dataset.value) === amount;
  return isPicked || (found?.matches('.chosen, [aria-pressed="true"]') ?? false);
}
/** What is pressed of it: of an amount, the button that leads towards the one that is wanted. */
function pressedAt(wanted: string, found: HTMLElement | undefined): Element | undefined {
  const { amount } = read(wanted);
  if (amount === undefined || found === undefined) return found;
  return [...found.querySelectorAll('button')].at(Number(found.dataset.value) < amount ? -1 : 0);
}
interface Pointing {
  things: readonly string[];
  stands(thing: string): 'offered' | 'picked' | 'gone' | undefined; // in what is being chosen, drawn or not
  confirms: boolean;
  turnTo(things: readonly string[]): void;
}

/**
 * Where the things of a step lie now: the bubble points at the one to be pressed next, or at the button that confirms.
 * What is out of sight is brought into it, and again if what happens at the table has moved it, until the learner looks elsewhere.
 */
export function usePointed(
  frame: RefObject<HTMLElement | null>,
  { things, stands, confirms, turnTo }: Pointing,
): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>();
  const latest = useRef(stands);
  latest.current = stands;
  const offered = useRef({ of: '', things: new Set<string>() });
  const key = things.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again and again while the step lasts
  useEffect(() => {
    let before = '';
    let theirs = ''; // what the learner's own hand has moved while it was wanted
    let wantedNow = '';
    if (offered.current.of !== key) offered.current = { of: key, things: new Set() };
    /** What was offered and is so no longer, while the step is being done, is part of it. */
    const isPicked = (thing: string, found: HTMLElement | undefined) => {
      const now = latest.current(thing);
      const isOffered = now === 'offered' || found?.matches('[data-is="can"], [data-is="may"]');
      if (isOffered) offered.current.things.add(thing);
      return now === 'picked' || (now === 'gone' && !isOffered && offered.current.things.has(thing));
    };
    const look = () => {
      const table = frame.current;
      if (table === null) return;
      const found = things.map(thing => find(table, thing));
      const next = 1 + things.findLastIndex((thing, i) => isDone(thing, found[i], isPicked(thing, found[i])));
      const confirm = confirms ? table.querySelector('.confirm') : null;
      const wanted = things[next];
      const pressed = wanted === undefined ? undefined : pressedAt(wanted, found[next]);
      const target = confirm ?? pressed ?? found.findLast(one => one !== undefined);
      wantedNow = wanted ?? '';
      if (wanted !== undefined && confirm === null && theirs !== wanted) {
        const thing = found[next];
        if (thing === undefined)
          turnTo([wanted]); // it may lie on another part of the board
        else if (isPannedAway(thing)) thing.scrollIntoView({ block: 'center', inline: 'center' });
      }
      const pan = table.querySelector('.board-pan');
      const board = pan?.firstElementChild;
      const kept = [...table.querySelectorAll('.prompt, .tray, .thumb')];
      const now: Pointed = {
        next: confirm ? 'confirm' : (wanted ?? ''),
        at: target && boxOf(target),
        lit: [...found.filter(one => one !== undefined), ...(confirm ? [confirm] : [])].map(boxOf),
        board: pan && board ? within(boxOf(board), boxOf(pan)) : undefined,
        kept: kept.map(boxOf),
        window: { width: window.innerWidth, height: window.innerHeight },
      };
      const text = JSON.stringify(now);
      if (text === before) return;
      before = text;
      setPointed(now);
    };
    look();
    const clock = setInterval(look, LOOK);
    const byHand = () => {
      theirs = wantedNow;
    };
    for (const moved of MOVED_BY_HAND) window.addEventListener(moved, byHand, { passive: true });
    return () => {
      clearInterval(clock);
      for (const moved of MOVED_BY_HAND) window.removeEventListener(moved, byHand);
    };
  }, [key, confirms]);
  return pointed;
}
/** Is it on a board that is panned, and not in the part one sees? */
function isPannedAway(element: Element): boolean {
  const frame = element.closest('.board-pan, .tray, .small-own')?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (frame === undefined) return false;
  return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
}
