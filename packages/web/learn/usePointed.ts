import type { Box } from '@tianxia/board';
import { type RefObject, useEffect, useState } from 'react';

export interface Pointed {
  at: Box | undefined; // what the bubble points at
  lit: readonly Box[]; // everything the step is about
  board: Box | undefined; // what is dimmed around it
  kept: readonly Box[]; // what the bubble leaves free where it can: the prompt, the tray, the thumb bar
  window: { width: number; height: number };
}
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
const find = (table: HTMLElement, thing: string): Element | undefined =>
  [...table.querySelectorAll(`[data-thing="${thing}"], [data-press="${thing}"], [data-told="${thing}"]`)].find(
    one => one.checkVisibility() && one.getBoundingClientRect().width > 0,
  );
const isChosen = (element: Element) => element.matches('.chosen, [aria-pressed="true"]');

/**
 * Where the things of a step lie now: the bubble points at the first that is not chosen yet, or at the button that confirms.
 * What is out of sight is brought into it, once for each thing.
 */
export function usePointed(
  frame: RefObject<HTMLElement | null>,
  things: readonly string[],
  confirms: boolean,
  turnTo: (things: readonly string[]) => void,
): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>();
  const key = things.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again and again while the step lasts
  useEffect(() => {
    let before = '';
    let brought = '';
    const look = () => {
      const table = frame.current;
      if (table === null) return;
      const found = things.map(thing => find(table, thing));
      const next = found.findIndex(one => one === undefined || !isChosen(one));
      const confirm = confirms ? table.querySelector('.confirm') : null;
      const target = confirm ?? found[next] ?? found.findLast(one => one !== undefined);
      const wanted = things[next];
      if (wanted !== undefined && confirm === null && brought !== wanted) {
        if (found[next] === undefined)
          turnTo([wanted]); // it may lie on another part of the board
        else {
          brought = wanted;
          if (isPannedAway(found[next])) found[next].scrollIntoView({ block: 'center', inline: 'center' });
        }
      }
      const pan = table.querySelector('.board-pan');
      const board = pan?.firstElementChild;
      const kept = [...table.querySelectorAll('.prompt, .tray, .thumb')];
      const now: Pointed = {
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
    return () => clearInterval(clock);
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
