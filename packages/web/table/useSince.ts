import { BANNERS, byDoer, type Deed, deedOf, type GameScreen, type Speech, uncounted } from '@tianxia/board';
import type { GameTypes, Read, Told, Update } from '@tianxia/kernel';
import { useMemo } from 'react';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import { byTurns, doneTo, sinceOwn, untilRound } from './since.ts';
import { type Cost, costIn, useCosts } from './useCosts.ts';

/** A deed of somebody else, and what it did to the viewer. */
export interface DeedSince extends Deed {
  toYou: readonly string[];
}
export interface Since {
  others: readonly DeedSince[];
  last: readonly DeedSince[]; // the same, or the last deed where there is none
  told: readonly Told[]; // all that happened in them
}
/** What the others did since the viewer's own last turn, in words, oldest first; before the first own choice the last deed alone. */
export function useSince(
  { kernel, table, texts }: TableGame,
  { points, told, banners, heads, counted, tallies }: GameScreen<GameTypes>,
  update: Update<GameTypes['state']>,
  speech: Speech,
): Since {
  const costs = useCosts(kernel, update, points);
  const { less } = useWords().together.since;
  return useMemo(() => {
    const { viewer } = update;
    const deeds = (step: Read) =>
      byDoer(uncounted(step, counted), kernel, table.seats, heads).flatMap(
        part => deedOf(part, speech, kernel, update.view, told, banners) ?? [],
      );
    const saidOf = ({ points: fell, lines }: Cost) =>
      less(
        fell,
        lines.map(line => texts.score[line] ?? line),
      );
    const since = sinceOwn(update).map(({ step }) => step);
    const ends = [...(banners ?? BANNERS), ...(counted ?? [])]; // a round, or what the final scoring counts
    const turns = byTurns(since, heads);
    const others = turns.flatMap((turn, i): DeedSince[] => {
      const theirs = deeds(turn).filter(({ seat }) => seat !== viewer);
      const end = turns[i + 1]?.version ?? Number.POSITIVE_INFINITY;
      const isWhole = untilRound(turn.told, ends, tallies) === turn.told.length;
      const cost = isWhole ? costIn(costs, turn.version, end) : undefined;
      return theirs.map((deed, n) => {
        const done = doneTo(viewer, deed, kernel, speech, ends, tallies);
        const isLast = n === theirs.length - 1;
        return { ...deed, toYou: done.length === 0 && cost !== undefined && isLast ? [saidOf(cost)] : done };
      });
    });
    const own = others.length > 0 ? [] : update.happened.slice(-3).flatMap(deeds).slice(-1);
    return {
      others,
      last: others.length > 0 ? others : own.map(deed => ({ ...deed, toYou: [] })),
      told: since.flatMap(step => step.told),
    };
  }, [kernel, table, texts, told, banners, heads, counted, tallies, update, speech, costs, less]);
}
