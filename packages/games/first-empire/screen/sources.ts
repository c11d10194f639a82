import type { SourcesOf } from '@tianxia/board';
import { majorityPoints } from '../facts/governors.ts';
import { wallPoints } from '../facts/walls.ts';
import { ALL_REGIONS } from '../rule.ts';
import type { FirstEmpire } from '../state.ts';

/** Which regions and which Walls gave the points of their lines. */
export const sources: SourcesOf<FirstEmpire> = (line, seat, view, box) => {
  if (line === 'governors')
    return ALL_REGIONS.map(region => ({
      kind: 'region',
      value: region,
      points: majorityPoints(view, box, seat, region),
    })).filter(({ points }) => points !== 0);
  if (line === 'walls')
    return view.walls.flatMap((owner, slot) =>
      owner === seat ? [{ kind: 'wallSlot', value: slot, points: wallPoints(view, box, seat, slot) }] : [],
    );
  return [];
};
