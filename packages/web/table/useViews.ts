import type { BoardView, Deed, Draft, TableProps } from '@tianxia/board';
import type { GameTypes } from '@tianxia/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

type View = BoardView<GameTypes>;
const NO_VIEWS: readonly View[] = [];

/** The first view on which one of these things lies. */
const viewOf = (views: readonly View[], things: readonly string[]): string | undefined =>
  things.flatMap(thing => views.find(view => view.shows?.(thing))?.id ?? [])[0];

/**
 * Which part of the board is open on a small table: the one the reader opened, until something is asked or happens on another.
 * It turns to where one can choose when that changes, and to what happens while it happens.
 */
export function useViews(views: readonly View[] = NO_VIEWS, draft: Draft, table: TableProps<GameTypes>) {
  const [opened, open] = useState(views[0]?.id ?? '');
  const asking = table.asked ? views.filter(view => view.asks?.(draft)).map(({ id }) => id) : [];
  const asks = asking.join(' ');
  const now = useRef(opened);
  now.current = opened;
  useEffect(() => {
    const [first] = asks.split(' ');
    if (first !== undefined && first !== '' && !asks.split(' ').includes(now.current)) open(first);
  }, [asks]);
  const turnTo = useCallback(
    (things: readonly string[]) => {
      if (things.some(thing => views.find(({ id }) => id === now.current)?.shows?.(thing))) return; // in sight already
      const view = viewOf(views, things);
      if (view !== undefined) open(view);
    },
    [views],
  );
  return { opened, open, asking, turnTo };
}

/** Views on which something lies that others have touched. */
export const changedViews = (views: readonly View[], deeds: readonly Deed[]): readonly string[] =>
  views.filter(({ shows }) => deeds.some(({ things }) => things.some(thing => shows?.(thing)))).map(({ id }) => id);
