import './emblem.css';

/** A soldier of the terracotta army. */
export function Emblem() {
  return (
    <>
      <g stroke="var(--outline)" strokeWidth="2" strokeLinejoin="round">
        <path d="M24 142C24 108 40 94 62 88L80 100 98 88C120 94 136 108 136 142Z" fill="var(--coat)" />
        <g fill="var(--plate)" strokeWidth="1.5">
          {[104, 117, 130].map(y =>
            [0, 1, 2, 3, 4, 5].map(i => (
              <rect key={`${y} ${i}`} x={38 + 14.5 * i} y={y} width="12.5" height="11" rx="1.5" />
            )),
          )}
        </g>
        <path d="M66 78V92L80 101 94 92V78Z" fill="var(--neck)" />
        <path d="M56 50C55 30 66 22 80 22s25 8 24 28c-.6 18-9 36-24 38-15-2-23.4-20-24-38Z" fill="var(--skin)" />
        <path
          d="M53 50C50 26 64 16 82 17c17 0 28 10 25 33-4-10-9-16-14-18-8 4-24 5-31 1-4 4-7 9-9 17Z"
          fill="var(--hair)"
        />
        <path d="M86 18C82 4 98-2 106 6c5 6 0 14-8 14Z" fill="var(--hair)" />
        <path d="M90 20c4-2 10-2 14 1" fill="none" stroke="var(--ribbon)" strokeWidth="4" />
      </g>
      <path
        d="M63 49q6-4 12 0M85 49q6-4 12 0M65 55q4-2 8 0M87 55q4-2 8 0M80 54v11q-4 2-1 3M69 74q6-4 11-1 5-3 11 1M74 80q6 2 12 0"
        fill="none"
        stroke="var(--brush)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  );
}
