import type { SourcesOf } from '@tianxia/board';
import { ALL_REGIONS } from '../at.ts';
import { governorPoints, wallPoints } from '../score.ts';
import type { ZhanGuo } from '../state.ts';

/** Which Regions and which Walls gave the points of their lines. */
export const sources: SourcesOf<ZhanGuo> = (line, seat, view, box) => {
  if (line === 'governors')
    return ALL_REGIONS.map(region => ({
      kind: 'region',
      value: region,
      points: governorPoints(view, box, seat, region),
    })).filter(({ points }) => points !== 0);
  if (line === 'walls')
    return view.walls.flatMap((owner, slot) =>
      owner === seat ? [{ kind: 'wallSlot', value: slot, points: wallPoints(view, box, seat, slot) }] : [],
    );
  return [];
};
