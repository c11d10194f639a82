import { memo } from 'react';
import { borders, bricks, coast, hills } from './land.ts';

/** What is drawn on the lands and never changes: hills, coast, borders, the old wall. */
export const Ground = memo(function Ground() {
  return (
    <g className="zg-ground-lines">
      <path d={hills} className="zg-hills" />
      {coast.map(d => (
        <path key={d} d={d} className="zg-coast" />
      ))}
      {borders.map(d => (
        <path key={d} d={d} className="zg-border" />
      ))}
      {bricks.map(d => (
        <g key={d} className="zg-brick">
          <path d={d} />
          <path d={d} />
        </g>
      ))}
    </g>
  );
});
