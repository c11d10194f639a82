import type { ReactNode } from 'react';
import { Art, type ArtName } from './Art.tsx';

export const SIDE = 32; // every bonus is drawn in a square of this side
const DIGIT = 20.5; // large enough to read where a card is smallest

export function Digit({
  x,
  y,
  size = DIGIT,
  fill,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  fill: string;
  children: ReactNode;
}) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={size} fontWeight="800" className="fe-digit" fill={fill}>
      {children}
    </text>
  );
}
export function Coin({ x, y, width, children }: { x: number; y: number; width: number; children: ReactNode }) {
  return (
    <>
      <Art name="coin" x={x} y={y} width={width} />
      <Digit x={x + width / 2} y={y + width / 2 + 7.2} fill="#2d1d02">
        {children}
      </Digit>
    </>
  );
}
export const Plus = () => <Art name="plus" x={17} y={16} width={16} />;

/** One piece, or several of it behind each other; the green sign says that it is gained. */
export function Some({ name, many }: { name: ArtName; many: number }) {
  if (many === 1)
    return (
      <>
        <Art name={name} x={3} y={2} width={24} />
        <Plus />
      </>
    );
  return (
    <>
      <Art name={name} x={0} y={1} width={21} />
      <Art name={name} x={11} y={8} width={21} />
      {many > 2 && (
        <Digit x={7} y={30} fill="currentColor">
          {many}
        </Digit>
      )}
    </>
  );
}
export function Arrow({ y, down }: { y: number; down?: boolean }) {
  const d = down ? 'M25 9v12m-4.5-4.5 4.5 5 4.5-5' : `M17 ${y}h11m-4.5-4.5 4.5 4.5-4.5 4.5`;
  return (
    <>
      <path d={d} className="fe-arrow under" />
      <path d={d} className={down ? 'fe-arrow down' : 'fe-arrow'} />
    </>
  );
}
export function Steps({ many }: { many: number }) {
  return (
    <>
      <rect x="1.5" y="4" width="29" height="24" rx="12" fill="#fffaf0" stroke="#2c4a7c" strokeWidth="1.6" />
      <Digit x={9.5} y={23} fill="#2c4a7c">
        {many}
      </Digit>
      <path d="M16.5 16h10m-4-4.5 4.5 4.5-4.5 4.5" className="fe-arrow" />
    </>
  );
}
export function CardAndCoin({ type, amount }: { type: string; amount: number }) {
  const known = type !== 'any';
  const name = type === 'alchemist' ? 'alch' : type;
  return (
    <>
      {known ? (
        <path d="M14 3h14v26H14Z" fill={`var(--${name})`} stroke={`var(--${name}-deep)`} strokeWidth="1.5" />
      ) : (
        <>
          <path d="M14 3h5v26h-5Z" fill="var(--writing)" />
          <path d="M19 3h4.5v26H19Z" fill="var(--currency)" />
          <path d="M23.5 3H28v26h-4.5Z" fill="var(--laws)" />
          <path d="M14 3h14v26H14Z" fill="none" stroke="#4a3a18" strokeWidth="1.5" />
        </>
      )}
      {known && (
        <g style={{ color: `var(--${name}-on)` }}>
          <Art name={`as-${name}` as ArtName} x={16} y={2.5} width={12} />
        </g>
      )}
      <Coin x={0} y={8} width={23}>
        {amount}
      </Coin>
    </>
  );
}

export function AnyOfficial({ many }: { many: number }) {
  return (
    <>
      <Art name="o-alch" x={0} y={0} width={17} />
      <Art name="o-arch" x={14.5} y={0} width={17} />
      <Art name="o-gen" x={7} y={13} width={17} />
      {many > 1 && (
        <>
          <circle cx="22.5" cy="22.5" r="9" fill="#23614f" stroke="#fffaf0" strokeWidth="1.3" />
          <Digit x={22.5} y={29.6} size={20} fill="#fffaf0">
            {many}
          </Digit>
        </>
      )}
    </>
  );
}
