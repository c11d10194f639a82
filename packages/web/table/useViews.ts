import {
  type BoardView,
  type Deed,
  type Draft,
  type GameScreen,
  seatIn,
  type TableProps,
  thingsTold,
} from '@tianxia/board';
import type { GameTypes, Told } from '@tianxia/kernel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Seen, whereSeen } from './whereSeen.ts';

type View = BoardView<GameTypes>;
const NO_VIEWS: readonly View[] = [];

/**
 * Which part of the board is open on a small table: the one the reader opened, until something is asked or happens on another.
 * It turns to where one can choose when that changes, and to what happens while it happens.
 */
export function useViews(screen: GameScreen<GameTypes>, draft: Draft, table: TableProps<GameTypes>) {
  const { views = NO_VIEWS, told: telling } = screen;
  const [opened, open] = useState(views[0]?.id ?? '');
  const asking = table.asked ? views.filter(view => view.asks?.(draft)).map(({ id }) => id) : [];
  const asks = asking.join(' ');
  const now = useRef({ opened, table });
  now.current = { opened, table };
  useEffect(() => {
    const [first] = asks.split(' ');
    if (first !== undefined && first !== '' && !asks.split(' ').includes(now.current.opened)) open(first);
  }, [asks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its top, not where the one before was scrolled to
  useLayoutEffect(() => {
    document.querySelector('.board-pan')?.scrollTo(0, 0);
  }, [opened]);
  const [seen, lookAt] = useState<Seen>();
  const looked = useRef<Seen>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once its view is open and what came is drawn, it comes into sight
  useLayoutEffect(() => {
    // once something is asked, what happened before does not pull the board away from it
    if (!table.asked || looked.current !== seen) bringIntoSight(seen);
    looked.current = seen;
  }, [seen, opened, table.view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked, not while the reader scrolls
  useLayoutEffect(() => {
    if (table.asked) bringLitIntoSight();
  }, [table.asked, draft.title, opened]);
  const turnTo = useCallback(
    (things: readonly string[]) => {
      const { opened, table } = now.current;
      const seen = whereSeen(views, table.kernel.box, [{ things }], opened);
      if (seen !== undefined) open(seen.view);
    },
    [views],
  );
  const follow = useCallback(
    (told: readonly Told[]) => {
      const { kernel, view, viewer } = now.current.table;
      const happenings = told.map(event => {
        const seat = seatIn(kernel, event);
        return {
          things: [...thingsTold(kernel, [event], one => telling?.(one, view, kernel.box))],
          rival: seat === undefined || seat === viewer ? undefined : { seat, event: event[0] },
        };
      });
      const seen = whereSeen(views, kernel.box, happenings, now.current.opened);
      lookAt(seen);
      if (seen !== undefined) open(seen.view);
    },
    [views, telling],
  );
  return { opened, open, asking, turnTo, follow, showLit: bringLitIntoSight };
}
/** Only the board is scrolled, never what is around it. */
function bringIntoSight({ rival, things = [] }: Partial<Seen> = {}): void {
  if (rival === undefined) {
    bringToMiddle(things.map(key => `[data-thing="${key}"]`));
    return;
  }
  const part = rival === undefined ? null : document.querySelector(`[data-rival="${rival}"]`);
  const pan = part?.closest('.board-pan');
  if (!part || !pan) return;
  const under = Number.parseFloat(getComputedStyle(part).scrollMarginTop); // what stays above it
  pan.scrollTop += part.getBoundingClientRect().top - pan.getBoundingClientRect().top - under;
  const row = part.parentElement; // of lands side by side: it scrolls by itself
  if (row === null || row.scrollWidth <= row.clientWidth) return;
  const [box, seen] = [part.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += box.left - seen.left - (seen.width - box.width) / 2;
}

const bringLitIntoSight = (): void => bringToMiddle(['.thing[data-is="can"]']);

const EDGE = 6; // pixels between what comes into sight and the edge

/** All of these come into sight where there is room for them; else, where none of them is, the first comes to the middle. */
function bringToMiddle(selectors: readonly string[]): void {
  const pan = document.querySelector('.board-pan');
  const all = [...((selectors.length > 0 && pan?.querySelectorAll(selectors.join())) || [])];
  const [first, ...others] = all.filter(one => one.getBoundingClientRect().height > 0);
  if (pan === null || first === undefined) return;
  const { top, bottom, height } = pan.getBoundingClientRect();
  const boxes = [first, ...others].map(one => one.getBoundingClientRect());
  const above = Math.min(...boxes.map(box => box.top)) - EDGE;
  const below = Math.max(...boxes.map(box => box.bottom)) + EDGE;
  if (below - above <= height) {
    pan.scrollTop += Math.min(0, above - top) + Math.max(0, below - bottom);
    return;
  }
  const isSeen = (one: Element) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (isSeen(first) || others.some(isSeen)) return;
  const box = first.getBoundingClientRect();
  pan.scrollTop += box.top - top - Math.max(0, height - box.height) / 2;
}

/** Views on which something lies that others have touched. */
export const changedViews = (
  views: readonly View[],
  box: GameTypes['box'],
  deeds: readonly Deed[],
): readonly string[] =>
  views
    .filter(({ shows }) => deeds.some(({ things }) => things.some(thing => shows?.(thing, box))))
    .map(({ id }) => id);
