import type { SourcesOf } from '@tianxia/board';
import { sectionOf, siteOf } from '../at.ts';
import { majorityPoints } from '../facts/governors.ts';
import { WALL_SLOTS, wallPoints } from '../facts/walls.ts';
import { ALL_REGIONS } from '../rule.ts';
import type { FirstEmpire } from '../state.ts';

/** Which regions and which sites of the Wall gave the points of their lines. */
export const sources: SourcesOf<FirstEmpire> = (line, seat, view, box) => {
  if (line === 'governors')
    return ALL_REGIONS.map(region => ({
      kind: 'region',
      value: region,
      points: majorityPoints(view, box, seat, region),
    })).filter(({ points }) => points !== 0);
  if (line === 'walls') {
    const built = WALL_SLOTS.filter(slot => view.walls[slot] === seat);
    const site = (slot: number) => siteOf(sectionOf(slot));
    return [...new Set(built.map(site))].map(value => ({
      kind: 'site',
      value,
      points: built
        .filter(slot => site(slot) === value)
        .reduce((sum, slot) => sum + wallPoints(view, box, seat, slot), 0),
    }));
  }
  return [];
};
