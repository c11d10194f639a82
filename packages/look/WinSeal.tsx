import { useId } from 'react';
import './WinSeal.css';

/** The stamp of a won game, a little worn. */
export function WinSeal({ label }: { label: string }) {
  const id = useId();
  return (
    <svg className="stamp" viewBox="0 0 110 168" role="img" aria-label={label}>
      <filter id={`${id}wear`} x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency=".22 .26" numOctaves="3" seed="5" />
        <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 -8 6.1" />
      </filter>
      {/* a mask counts light: the ground hides, the worn sheet shows */}
      <mask id={`${id}worn`}>
        <rect width="110" height="168" fill="white" filter={`url(#${id}wear)`} />
      </mask>
      <g mask={`url(#${id}worn)`}>
        <path d="M8 4.5 54 7l46-3.5 6 5.5-2 74 2.5 75-5.5 6.5-45-2.5-48 3.5-5.5-6 2-75-2-74Z" fill="var(--seal-fill)" />
        <path
          d="M14.5 12 54 14l40-2.5 3.5 4-1.5 68 2 68-3.5 4.5-39-2-41 2.5-4-4.5 1.5-67-1.5-68Z"
          fill="none"
          stroke="var(--on-seal)"
          strokeWidth="2.6"
        />
        <g
          transform="translate(11 12) scale(2)"
          fill="none"
          stroke="var(--on-seal)"
          strokeWidth="3.8"
          strokeLinecap="round"
        >
          <path d="M10 8H34M7 17H37M22 8.5V17C21.8 24.5 15 30 8 33M22 17C22.2 24.5 29 30 36 33" />
          <path d="M7 42H37M22 42.5V66M25 49.5C28.5 51 31.5 53.5 33.5 56.5" />
        </g>
      </g>
    </svg>
  );
}
