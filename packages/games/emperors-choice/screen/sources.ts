import type { SourcesOf } from '@tianxia/board';
import type { EmperorsChoice } from '../state.ts';

/** Which treasures and tributes gave the points of their lines. */
export const sources: SourcesOf<EmperorsChoice> = (line, seat, view, box) => {
  if (line === 'treasures')
    return view.treasures.flatMap((owner, treasure) =>
      owner === seat ? [{ kind: 'treasure', value: treasure, points: box.pack.treasures[treasure]!.vp }] : [],
    );
  if (line === 'palace' && view.palace[seat]! > 0)
    return [{ kind: 'level', value: view.palace[seat]!, points: box.pack.palace.spaces[view.palace[seat]!]!.vp }];
  return [];
};
