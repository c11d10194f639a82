import './emblem.css';

/** A bronze tripod under the banners of Wei, Shu and Wu. */
export function Emblem() {
  return (
    <g strokeLinejoin="round">
      <g stroke="var(--brush)" strokeWidth="1.6">
        <path d="M33 128V10M80 118V2M127 128V10" stroke="var(--pole)" strokeWidth="4" />
        <path d="M35 12h36l-8 14 8 14H35Z" fill="var(--wei)" />
        <path d="M82 4h36l-8 14 8 14H82Z" fill="var(--shu)" />
        <path d="M129 12h27l-6 14 6 14h-27Z" fill="var(--wu)" />
      </g>
      <g fontFamily="var(--han)" fontWeight="700" fill="var(--letter)" fontSize="20" textAnchor="middle">
        <text x="50" y="33">
          魏
        </text>
        <text x="97" y="25">
          蜀
        </text>
        <text x="141" y="33">
          吳
        </text>
      </g>
      <g stroke="var(--outline)" strokeWidth="2.2" fill="var(--vessel)">
        <path d="M47 104 40 142h13l8-32ZM113 104l7 38h-13l-8-32ZM74 112v32h12v-32Z" />
        <path d="M42 66v-12h-6V44h18v12h-4v10ZM118 66v-12h6V44h-18v12h4v10Z" />
        <path d="M34 66H126V78H34Z" fill="var(--rim-lit)" />
        <path d="M38 78H122C122 104 108 118 80 118S38 104 38 78Z" />
      </g>
      <path
        d="M46 92h14v-8h-8v4m22 4h14v-8h-8v4m22 4h12v-8h-7v4"
        fill="none"
        stroke="var(--engraved)"
        strokeWidth="2"
      />
      <path d="M48 100q32 12 64 0" fill="none" stroke="var(--engraved)" strokeWidth="1.5" opacity=".7" />
    </g>
  );
}
