import { memo } from 'react';
import { BORDERS, COASTS, HILLS, LANDS, SHOAL, WAVES } from './lands.ts';

/** The ground under the regions; it stretches to whatever room there is. */
export const Land = memo(function Land() {
  return (
    <svg className="fe-land" viewBox="0 0 390 340" preserveAspectRatio="none" aria-hidden="true">
      <rect width="390" height="340" className="water" />
      <path d={WAVES} className="wave" />
      <path d={SHOAL} className="shoal" />
      {LANDS.map((d, i) => (
        <path key={d} d={d} className={`land l${i + 1}`} />
      ))}
      <path d={HILLS} className="hills" />
      {COASTS.map(d => (
        <path key={d} d={d} className="coast" />
      ))}
      {BORDERS.map(d => (
        <path key={d} d={d} className="border" />
      ))}
    </svg>
  );
});
