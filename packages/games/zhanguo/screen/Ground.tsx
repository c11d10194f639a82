import { memo } from 'react';
import { borders, bricks, coast, hills, lands, MAP } from './land.ts';

/** The land itself: it never changes. */
export const Ground = memo(function Ground() {
  return (
    <>
      <rect width={MAP.wide} height={MAP.high} rx="12" className="zg-sea" />
      {lands.map((d, region) => (
        <path key={d} d={d} className={`zg-land land-${region + 1}`} />
      ))}
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
    </>
  );
});
