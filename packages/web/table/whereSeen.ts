import type { BoardView } from '@tianxia/board';
import type { GameTypes, Seat } from '@tianxia/kernel';

/** One thing that happens: what it is about, and whose deed it is when somebody else does it. */
interface Happening {
  things: readonly string[];
  rival?: { seat: Seat; event: string } | undefined;
}
export interface Seen {
  view: string;
  things?: readonly string[]; // what is seen there
  rival?: Seat; // in this player's part of it
}
/** The part of the board on which the first of these is seen that can be seen at all; the open one where it is there too. */
export function whereSeen(
  views: readonly BoardView<GameTypes>[],
  box: GameTypes['box'],
  happenings: readonly Happening[],
  opened: string,
): Seen | undefined {
  for (const { things, rival } of happenings) {
    const theirs = rival && views.find(({ rivalsDo }) => rivalsDo?.includes(rival.event));
    if (theirs !== undefined) return { view: theirs.id, rival: rival!.seat };
    const showing = views.filter(({ shows }) => things.some(thing => shows?.(thing, box)));
    const view = showing.find(({ id }) => id === opened) ?? showing[0];
    if (view !== undefined) return { view: view.id, things };
  }
  return undefined;
}
