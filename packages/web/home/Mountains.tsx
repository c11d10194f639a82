import { ridges, towers, wall } from './scene.ts';

const ridge = (heights: readonly number[]) =>
  `M0 460${heights.map((height, i) => `L${18 * i} ${height}`).join('')}L1440 460Z`;
const walk = `M${wall.map((height, i) => `${560 + 8 * i} ${height}`).join('L')}`;
const teeth = wall.map((height, i) => (i % 2 === 0 ? `M${560 + 8 * i} ${height - 1}v-4h5v4` : '')).join('');
const fading = [
  ['1', 0.8],
  ['2', 0.85],
  ['3', 0.95],
  ['4', 0.86],
] as const;

/** Mountains in mist, a red sun, and the wall that runs over them. */
export function Mountains() {
  return (
    <svg className="scene" viewBox="0 0 1440 460" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        {fading.map(([layer, offset]) => (
          <linearGradient key={layer} id={`mist-${layer}`} x2="0" y2="1">
            <stop stopColor={`var(--mist-${layer})`} />
            <stop offset={offset} stopColor="var(--paper)" />
          </linearGradient>
        ))}
      </defs>
      <circle cx="1026" cy="118" r="58" fill="var(--seal-fill)" opacity=".92" />
      <path d={ridge(ridges.far)} fill="url(#mist-1)" />
      <path
        className="birds"
        d="M860 92q9-8 15 0q7-9 16-2M916 116q7-6 11 0q5-7 12-2M822 132q6-5 9 0q5-6 10-2"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d={ridge(ridges.high)} fill="url(#mist-2)" />
      <path d={ridge(ridges.middle)} fill="url(#mist-3)" />
      <g fill="none" stroke="var(--mist-wall)">
        <path d={walk} strokeWidth="9" />
        <path d={teeth} strokeWidth="3" />
      </g>
      {towers.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 0v-26h-3v-5h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v5h-3V0Z" fill="var(--mist-wall)" />
          <path d="M6-19h3v5H6Zm6 0h3v5h-3Z" fill="var(--paper)" />
        </g>
      ))}
      <path d={ridge(ridges.near)} fill="url(#mist-4)" />
    </svg>
  );
}
