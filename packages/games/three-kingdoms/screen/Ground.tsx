import { memo } from 'react';
import { borders, coast, hills, lands, mist } from './outlines.ts';

/** The painted map under the borders. */
export const Ground = memo(function Ground() {
  return (
    <svg className="tk-ground" viewBox="0 0 454 600" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="tk-mist" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--ink)" stopOpacity=".14" />
          <stop offset="1" stopColor="var(--ink)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path className="tk-land-wu" d={lands.wu} />
      <path className="tk-land-shu" d={lands.shu} />
      <path className="tk-land-wei" d={lands.wei} />
      {mist.map(d => (
        <path key={d} d={d} fill="url(#tk-mist)" />
      ))}
      {hills.map(d => (
        <path key={d} d={d} className="tk-hills" />
      ))}
      <path className="tk-lines" d={borders} />
      <path className="tk-lines coast" d={coast} />
    </svg>
  );
});
