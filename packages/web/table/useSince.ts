import { type Deed, deedOf, type GameScreen, type Speech } from '@tianxia/board';
import type { GameTypes, Update } from '@tianxia/kernel';
import { useMemo } from 'react';
import type { TableGame } from './game.ts';
import { sinceOwn } from './since.ts';

/** What the others did since the viewer's last choice, in words, oldest first; before the first own choice the last deed alone. */
export function useSince(
  { kernel }: TableGame,
  { told, banners }: GameScreen<GameTypes>,
  update: Update<GameTypes['state']>,
  speech: Speech,
): { others: readonly Deed[]; last: readonly Deed[] } {
  return useMemo(() => {
    const deed = (step: (typeof update.happened)[number]) =>
      deedOf(step, speech, kernel, update.view, told, banners) ?? [];
    const others = sinceOwn(update).flatMap(({ step }) => deed(step));
    const last = others.length > 0 ? others : update.happened.slice(-3).flatMap(deed).slice(-1);
    return { others, last };
  }, [kernel, told, banners, update, speech]);
}
