import type { SourcesOf } from '@tianxia/board';
import { cardPoints } from '../score.ts';
import type { ThreeKingdoms } from '../state.ts';

/** Which locations and which enhancements gave the points of their lines. */
export const sources: SourcesOf<ThreeKingdoms> = (line, seat, view, box) => {
  if (line === 'locations')
    return view.garrison.flatMap((general, at) =>
      general > 0 && box.seatOf[general] === seat && view.flips[at]! > 0
        ? [{ kind: 'location', value: at, points: view.flips[at]! }]
        : [],
    );
  if (line === 'enhancements')
    return view.players[seat]!.built.map(card => ({
      kind: 'enhancement',
      value: card,
      points: cardPoints(view, box, seat, card),
    }));
  return [];
};
