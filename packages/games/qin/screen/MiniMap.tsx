import { classes } from '@tianxia/look';
import { type PointerEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import type { Box } from '../geography.ts';
import { COLOURS, GRASSLAND, isTerritory, VILLAGE } from '../squares.ts';
import type { State } from '../state.ts';
import { cellOf } from './areas.ts';
import { squareThing } from './gestures.ts';
import { fieldBox, ground, heightOf, widthOf } from './measure.ts';
import { type Part, partOf } from './usePan.ts';

interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
}
const LARGEST = 116; // pixels: the map at its largest, and its distance from the corner

/** Would the map, in the lower right corner, lie on what is looked at? `size`: of the map, in units of the field. */
export const liesOn = ({ x, y, width, height }: Seen, size: number, { right, bottom }: Part): boolean =>
  right > x + width - size && bottom > y + height - size;

/** What part of the field is in sight, in its own units; nothing while the whole of it is. */
function useSeen(pan: RefObject<HTMLElement | null>, box: Box): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const window = pan.current;
    const field = window?.firstElementChild;
    if (!window || !field) return;
    const look = () => {
      const { clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight } = window;
      const whole = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
      window.toggleAttribute('data-panned', !whole); // for its style sheet; a scroll must not draw the board anew
      const units = widthOf(box) / field.getBoundingClientRect().width;
      setSeen(
        whole
          ? undefined
          : { x: scrollLeft * units, y: scrollTop * units, width: clientWidth * units, height: clientHeight * units },
      );
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(window);
    sizes.observe(field);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [pan, box]);
  return seen;
}
const fillOf = (what: number): string =>
  isTerritory(what) ? `var(--land-${COLOURS[what]})` : what === VILLAGE ? 'var(--village)' : 'var(--still-water)';

interface MiniMapProps {
  view: State;
  box: Box;
  pan: RefObject<HTMLElement | null>;
  looked: readonly number[]; // squares that must not be covered
}
/** Where the board is panned: the whole of it, small, and the part in sight. A press or a drag on it looks there. */
export function MiniMap({ view, box, pan, looked }: MiniMapProps) {
  const seen = useSeen(pan, box);
  const squares = useMemo(
    () =>
      view.ground.map((what, square) => {
        const [column, row] = cellOf(box, square);
        return what === GRASSLAND ? null : (
          <rect
            key={squareThing(square)}
            x={ground.x + column * ground.size}
            y={ground.y + row * ground.size}
            width={ground.size}
            height={ground.size}
            fill={fillOf(what)}
          />
        );
      }),
    [view.ground, box],
  );
  if (seen === undefined) return null;
  const size = (LARGEST * seen.width) / Math.max(1, pan.current?.clientWidth ?? 0);
  const aside = looked.length > 0 && liesOn(seen, size, partOf(box, looked, widthOf(box)));
  const look = (event: PointerEvent<SVGSVGElement>) => {
    const window = pan.current;
    const field = window?.firstElementChild;
    if (!window || !field || (event.type === 'pointermove' && event.buttons === 0)) return;
    const map = event.currentTarget.getBoundingClientRect();
    const size = field.getBoundingClientRect();
    window.scrollTo({
      left: ((event.clientX - map.left) / map.width) * size.width - window.clientWidth / 2,
      top: ((event.clientY - map.top) / map.height) * size.height - window.clientHeight / 2,
    });
  };
  return (
    <svg
      className={classes('qin-map', aside && 'aside')}
      viewBox={fieldBox(box)}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
    >
      <rect width={widthOf(box)} height={heightOf(box)} fill="var(--grass)" />
      {squares}
      <rect {...seen} className="seen" />
    </svg>
  );
}
