import { byDoer, type Deed, deedOf, type GameScreen, type Speech, uncounted } from '@tianxia/board';
import type { GameTypes, Update } from '@tianxia/kernel';
import { useMemo } from 'react';
import type { TableGame } from './game.ts';
import { byTurns, doneTo, sinceOwn } from './since.ts';

/** A deed of somebody else, and what it did to the viewer. */
export interface DeedSince extends Deed {
  toYou: readonly string[];
}
/** What the others did since the viewer's last choice, in words, oldest first; before the first own choice the last deed alone. */
export function useSince(
  { kernel, table }: TableGame,
  { told, banners, heads, counted, tallies }: GameScreen<GameTypes>,
  update: Update<GameTypes['state']>,
  speech: Speech,
): { others: readonly DeedSince[]; last: readonly Deed[] } {
  return useMemo(() => {
    const deeds = (step: (typeof update.happened)[number]) =>
      byDoer(uncounted(step, counted), kernel, table.seats, heads).flatMap(
        part => deedOf(part, speech, kernel, update.view, told, banners) ?? [],
      );
    const since = sinceOwn(update).map(({ step }) => step);
    const others = byTurns(since, heads)
      .flatMap(deeds)
      .filter(({ seat }) => seat !== update.viewer)
      .map(deed => ({ ...deed, toYou: doneTo(update.viewer, deed, kernel, speech, banners, tallies) }));
    const last = others.length > 0 ? others : update.happened.slice(-3).flatMap(deeds).slice(-1);
    return { others, last };
  }, [kernel, table, told, banners, heads, counted, tallies, update, speech]);
}
