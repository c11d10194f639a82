import type { Box } from '../geography.ts';
import { COLOURS } from '../squares.ts';

const LEFT = 'M6 1H50V49H6a5 5 0 0 1-5-5V6A5 5 0 0 1 6 1Z';
const RIGHT = 'M50 1H94a5 5 0 0 1 5 5V44a5 5 0 0 1-5 5H50Z';

/** A tile lying on its long side. */
export function Tile({ box, kind, width }: { box: Box; kind: number; width?: number }) {
  const colours = [COLOURS[box.firstColour[kind]!], COLOURS[box.secondColour[kind]!]];
  const seam = colours[0] === colours[1] ? 0.25 : 0.7;
  return (
    <svg viewBox="0 0 100 50" {...(width === undefined ? {} : { width, height: width / 2 })} aria-hidden="true">
      {[LEFT, RIGHT].map((d, half) => (
        <g key={d}>
          <path d={d} fill={`var(--land-${colours[half]})`} />
          <path d={d} fill={`url(#p-${colours[half]})`} />
        </g>
      ))}
      <rect x="1" y="1" width="98" height="48" rx="6" className="qin-tile-edge" />
      <rect x="2.8" y="2.8" width="94.4" height="44.4" rx="4.5" className="qin-tile-shine" />
      <path d="M50 1V49" stroke="var(--contact)" strokeOpacity={seam} strokeWidth="1.3" />
    </svg>
  );
}
/** The back of a tile on a pile. */
export function TileBack({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="qin-back">
      <rect x="5" y="6" width="33" height="32" rx="4" className="shadow" />
      <rect x="4" y="5" width="32" height="32" rx="4" className="under" />
      <rect x="2" y="2" width="32" height="32" rx="4" className="face" />
      <rect x="5" y="5" width="26" height="26" rx="2.5" className="line" />
      <text x="18" y="25" lang="zh">
        秦
      </text>
    </svg>
  );
}
