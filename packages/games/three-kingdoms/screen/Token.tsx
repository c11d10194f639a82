import type { ReactNode } from 'react';

/** Cut and painted pieces: coins, bowls, helmets, fields. Their own colours, the same in both themes. */
const tokens = {
  gold: {
    box: '0 0 24 24',
    face: (
      <>
        <circle cx="12" cy="12.8" r="9.5" fill="#1a0f05" opacity=".3" />
        <circle cx="12" cy="12" r="9.3" fill="var(--gold)" stroke="var(--gold-deep)" strokeWidth="1.5" />
        <circle cx="12" cy="12" r="6.8" fill="none" stroke="#fff" strokeOpacity=".45" />
        <path d="M9 9h6v6H9Z" fill="#fff5da" stroke="var(--gold-deep)" strokeWidth="1.3" />
      </>
    ),
  },
  rice: {
    box: '0 0 24 24',
    face: (
      <>
        <path d="M5 11.5C5.5 6.5 9 4 12 4s6.5 2.5 7 7.5Z" fill="#fffdf4" stroke="#6b6249" strokeWidth="1.4" />
        <path
          d="M8.5 8.5h.01M12 7h.01M15.2 8.8h.01M11 9.8h.01"
          stroke="#b9ae8d"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path
          d="M2.5 11.5h19c0 4.5-3 7.5-6 8.2V21h-7v-1.3c-3-.7-6-3.7-6-8.2Z"
          fill="#5d7f98"
          stroke="#243c4f"
          strokeWidth="1.4"
        />
        <path d="M5 14.2c3 1.2 11 1.2 14 0" fill="none" stroke="#dfeaf0" strokeWidth="1.2" opacity=".8" />
      </>
    ),
  },
  support: {
    box: '0 0 24 24',
    face: (
      <>
        <path
          d="M12 20.8C5.3 16 2.8 12.3 2.8 9A4.8 4.8 0 0 1 12 7.2 4.8 4.8 0 0 1 21.2 9c0 3.3-2.5 7-9.2 11.8Z"
          fill="#d98a6a"
          stroke="#7a331b"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M6 9.2c.2-1.4 1-2.2 2.3-2.4"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </>
    ),
  },
  deficit: {
    box: '0 0 24 24',
    face: (
      <>
        <circle cx="12" cy="12" r="9.3" fill="#35302b" stroke="var(--rimd,#0c0a08)" strokeWidth="1.5" />
        <path d="m13.5 3-3 5.5 4 2.5-4.5 4 2 6" fill="none" stroke="#f3e3c7" strokeWidth="1.5" strokeLinejoin="round" />
      </>
    ),
  },
  untrained: {
    box: '0 0 24 24',
    face: (
      <>
        <path d="M4.5 16c0-6.5 3-9.8 7.5-9.8s7.5 3.3 7.5 9.8Z" fill="#b9b09e" stroke="#4f483b" strokeWidth="1.5" />
        <path d="M3 16h18v3H3Z" fill="#d8d0bf" stroke="#4f483b" strokeWidth="1.5" strokeLinejoin="round" />
      </>
    ),
  },
  trained: {
    box: '0 0 24 24',
    face: (
      <>
        <path
          d="M12 6.2C12 3.5 14 2 17.5 2.2 16 3.2 15 4.8 14 6.5"
          fill="#c23a2e"
          stroke="#651610"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M4.5 16c0-6.5 3-9.8 7.5-9.8s7.5 3.3 7.5 9.8Z" fill="#a77b34" stroke="#4a3208" strokeWidth="1.5" />
        <path d="M12 6.5V16M8 7.5v8M16 7.5v8" stroke="#4a3208" strokeWidth="1" />
        <path d="M3 16h18v3.5H3Z" fill="#d2a544" stroke="#4a3208" strokeWidth="1.5" strokeLinejoin="round" />
      </>
    ),
  },
  han: {
    box: '0 0 30 30',
    face: (
      <>
        <ellipse cx="15.5" cy="27" rx="12" ry="2" fill="#1a0f05" opacity=".35" />
        <circle cx="15" cy="14.5" r="12.5" fill="#7fc0a4" stroke="#1f5d48" strokeWidth="1.6" />
        <circle cx="15" cy="14.5" r="10" fill="none" stroke="#dff3e8" strokeOpacity=".8" />
        <text
          x="15"
          y="20.3"
          textAnchor="middle"
          fontSize="15.5"
          fontWeight="700"
          fontFamily="var(--han)"
          fill="#0d3a2b"
        >
          漢
        </text>
      </>
    ),
  },
  ally: {
    box: '0 0 34 24',
    face: (
      <>
        <ellipse cx="17" cy="22" rx="13" ry="1.8" fill="#1a0f05" opacity=".3" />
        <g fill="none">
          <circle cx="12" cy="11" r="7.6" stroke="var(--casing)" strokeWidth="6" />
          <circle cx="22" cy="11" r="7.6" stroke="var(--casing)" strokeWidth="6" />
          <circle cx="12" cy="11" r="7.6" stroke="var(--gold-deep)" strokeWidth="4.6" />
          <circle cx="22" cy="11" r="7.6" stroke="var(--gold-deep)" strokeWidth="4.6" />
          <circle cx="12" cy="11" r="7.6" stroke="var(--gold)" strokeWidth="2.4" />
          <circle cx="22" cy="11" r="7.6" stroke="#e9cf8d" strokeWidth="2.4" />
          <path d="M17 5.4a7.6 7.6 0 0 1 2.6 5.6" stroke="var(--gold-deep)" strokeWidth="4.6" />
          <path d="M16.5 4.9a7.6 7.6 0 0 1 3.1 6.1" stroke="var(--gold)" strokeWidth="2.4" />
        </g>
      </>
    ),
  },
  noAlly: {
    box: '0 0 34 24',
    face: (
      <>
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <path d="M17.5 16a7 7 0 1 1 0-9M16.5 8a7 7 0 0 1 11 0M17 15a7 7 0 0 0 11-1" />
          <path d="M5 21 29 2" />
        </g>
      </>
    ),
  },
  field: {
    box: '0 0 22 22',
    face: (
      <>
        <rect x="1" y="1" width="20" height="20" rx="4" fill="#6f9a4e" stroke="#2f4d1c" strokeWidth="1.5" />
        <path
          d="M3 8c5-3 11-3 16 0M3 13c5-3 11-3 16 0M3 18c5-3 11-3 16 0"
          fill="none"
          stroke="#e4efc0"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
  stall: {
    box: '0 0 22 22',
    face: (
      <>
        <rect x="1" y="1" width="20" height="20" rx="4" fill="#d8a73e" stroke="#6b4708" strokeWidth="1.5" />
        <path
          d="M4 9 5.5 5h11L18 9c0 1.3-1 2-2.3 2S13.4 10.3 13.4 9.5c0 1-1 1.5-2.4 1.5S8.6 10.5 8.6 9.5C8.6 10.3 7.6 11 6.3 11S4 10.3 4 9ZM5.5 11.5V17.5h11V11.5"
          fill="#fff1cd"
          stroke="#5a3b06"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  dullField: {
    box: '0 0 22 22',
    face: (
      <>
        <rect x="1" y="1" width="20" height="20" rx="4" fill="var(--dull)" stroke="var(--dull-e)" strokeWidth="1.2" />
        <path
          d="M4 9c4.5-2.5 9.5-2.5 14 0M4 14.5c4.5-2.5 9.5-2.5 14 0"
          fill="none"
          stroke="var(--dull-e)"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </>
    ),
  },
  dullStall: {
    box: '0 0 22 22',
    face: (
      <>
        <rect x="1" y="1" width="20" height="20" rx="4" fill="var(--dull)" stroke="var(--dull-e)" strokeWidth="1.2" />
        <path
          d="M4.5 9 6 5.5h10L17.5 9ZM6 10v7h10v-7"
          fill="none"
          stroke="var(--dull-e)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  gone: {
    box: '0 0 22 22',
    face: (
      <>
        <rect
          x="1.6"
          y="1.6"
          width="18.8"
          height="18.8"
          rx="4"
          fill="none"
          stroke="var(--gone)"
          strokeWidth="1.4"
          strokeDasharray="3 2.5"
        />
      </>
    ),
  },
} as const satisfies Record<string, { box: string; face: ReactNode }>;
type TokenName = keyof typeof tokens;

export interface TokenProps {
  name: TokenName;
  size?: number;
  className?: string;
}

export function Token({ name, size = 18, className }: TokenProps) {
  const { box, face } = tokens[name];
  const [, , wide = 1, high = 1] = box.split(' ').map(Number);
  return (
    <svg className={className} viewBox={box} width={Math.round((size * wide) / high)} height={size} aria-hidden="true">
      {face}
    </svg>
  );
}
