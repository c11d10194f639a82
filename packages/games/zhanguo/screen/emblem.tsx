import './emblem.css';

const octagon = 'M8.5 1.2H19.5L26.8 8.5V19.5L19.5 26.8H8.5L1.2 19.5V8.5Z';

const marks = {
  writing: (
    <>
      <path d="M14 4.5V14" strokeWidth="2.4" />
      <path d="M11.6 14h4.8c.6 3-.8 6.5-2.4 9.5-1.6-3-3-6.5-2.4-9.5Z" fill="currentColor" strokeWidth="1.3" />
    </>
  ),
  currency: (
    <>
      <circle cx="14" cy="14" r="8.3" strokeWidth="2.2" />
      <path d="M11 11h6v6h-6Z" strokeWidth="1.9" />
    </>
  ),
  laws: (
    <>
      <path d="M7.5 22.5h13v-4.5h-13Z" fill="currentColor" strokeWidth="1.5" />
      <path d="M14 18v-4" strokeWidth="3.6" />
      <circle cx="14" cy="9.5" r="4" strokeWidth="2.2" />
    </>
  ),
};

function Marker({ aspect, x, y }: { aspect: keyof typeof marks; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.5)`}>
      <path d={octagon} transform="translate(0 1.6)" fill="var(--contact)" opacity=".3" />
      <path d={octagon} fill={`var(--${aspect})`} stroke={`var(--${aspect}-deep)`} strokeWidth="1.5" />
      <g
        transform="translate(2.8 2.8) scale(.8)"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ color: `var(--${aspect}-on)` }}
      >
        {marks[aspect]}
      </g>
    </g>
  );
}

/** Bamboo slips bound with cord, and the markers of writing, currency and laws. */
export function Emblem() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map(i => (
        <rect
          key={i}
          x={15 + 19 * i}
          y="14"
          width="17"
          height="112"
          rx="2"
          fill={i % 2 === 0 ? 'var(--slip)' : 'var(--slip-dim)'}
          stroke="var(--writing-deep)"
          strokeWidth="1.3"
        />
      ))}
      <path d="M13 38H149M13 43H149M13 98H149M13 103H149" stroke="var(--cord)" strokeWidth="2.5" />
      <path
        d="M23 52v18m-4-9h8M23 76v12M42 52v30m-4-24h8m-8 12h8M61 52l-4 10 8 8-8 10M80 54v30m-5-22h10M99 52v14m-4 8h9m-5-4v14M118 54h8m-4 0v26m-5-9h10M137 52l-4 12h8l-5 18"
        fill="none"
        stroke="var(--brush)"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".85"
      />
      <Marker aspect="writing" x={24} y={98} />
      <Marker aspect="currency" x={60} y={102} />
      <Marker aspect="laws" x={96} y={98} />
    </>
  );
}
