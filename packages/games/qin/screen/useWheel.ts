import { type RefObject, useEffect, useRef } from 'react';

const NOTCH = 40; // a touchpad sends many small steps, a mouse wheel few large ones
const PAUSE = 140; // milliseconds between two turns

/** Turns the held tile with the wheel. React's own wheel listener is passive and could not keep the page still. */
export function useWheel(ref: RefObject<HTMLElement | null>, holding: boolean, turn: (steps: number) => void): void {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const element = ref.current;
    if (element === null || !holding) return;
    let gathered = 0;
    let turnedAt = 0;
    const listen = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      gathered += event.deltaY;
      if (Math.abs(gathered) < NOTCH || event.timeStamp - turnedAt < PAUSE) return;
      latest.current(gathered > 0 ? 1 : -1);
      gathered = 0;
      turnedAt = event.timeStamp;
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [ref, holding]);
}
