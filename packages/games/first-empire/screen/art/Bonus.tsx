import type { ReactNode } from 'react';
import type { Effect } from '../../content/shape.ts';
import { Art, type ArtName } from './Art.tsx';
import { AnyOfficial, Arrow, CardAndCoin, Coin, Digit, Plus, SIDE, Some, Steps } from './figures.tsx';
import { officialArt } from './names.ts';

function drawn(effect: Effect): ReactNode {
  switch (effect.kind) {
    case 'points':
      return (
        <Coin x={1} y={1} width={30}>
          {effect.amount}
        </Coin>
      );
    case 'pointsPerCard':
      return <CardAndCoin type={effect.type} amount={effect.amount} />;
    case 'pointsPerBuilding':
      return (
        <>
          <Art name={effect.building === 'palace' ? 'a-palace' : 'a-wall'} x={9} y={0} width={23} />
          <Coin x={0} y={9} width={23}>
            {effect.amount}
          </Coin>
        </>
      );
    case 'recruit':
      return effect.official === 'any' ? (
        <AnyOfficial many={effect.amount} />
      ) : (
        <Some name={officialArt(effect.official)} many={effect.amount} />
      );
    case 'hire':
      return <Some name="worker" many={effect.amount} />;
    case 'moveOfficials':
      return <Steps many={effect.most} />;
    case 'moveWorkers':
      return (
        <>
          <Art name="worker" x={0} y={4} width={22} />
          <Arrow y={21} />
          {effect.most > 1 && (
            <Digit x={25} y={14} size={20} fill="currentColor">
              {effect.most}
            </Digit>
          )}
        </>
      );
    case 'calm':
      return (
        <>
          <Art name="flame" x={0} y={0} width={25} />
          {effect.regions > 1 && (
            <Digit x={12} y={23} size={20} fill="#f3e3c7">
              {effect.regions}
            </Digit>
          )}
          <Arrow y={0} down />
        </>
      );
    case 'reset':
      return (
        <>
          <Art name="flame" x={0} y={0} width={23} />
          <path d="M3 25 20 5" stroke="#b3261e" strokeWidth="2.8" strokeLinecap="round" />
          <Digit x={25.5} y={29} fill="currentColor">
            {effect.most}
          </Digit>
        </>
      );
    case 'payUnrest':
      return <Art name="price" x={7} y={3} width={18} />;
    case 'tokens':
      return (
        <>
          <Art
            name={effect.aspect === 'any' ? 'anytoken' : (`mk-${effect.aspect}` as ArtName)}
            x={0}
            y={0}
            width={effect.aspect === 'any' ? 32 : 28}
          />
          {effect.aspect === 'any' ? (
            <Digit x={16} y={22.6} size={19} fill="#221c15">
              {effect.amount > 1 ? effect.amount : '+'}
            </Digit>
          ) : effect.amount > 1 ? (
            <>
              <circle cx="22.5" cy="22.5" r="9" fill="#23614f" stroke="#fffaf0" strokeWidth="1.3" />
              <Digit x={22.5} y={29.6} size={20} fill="#fffaf0">
                {effect.amount}
              </Digit>
            </>
          ) : (
            <Plus />
          )}
        </>
      );
    case 'sail':
      return (
        <>
          <Art name="vessel" x={0} y={0} width={SIDE} />
          <circle cx="10" cy="10.5" r="10" fill="#2c4a7c" stroke="#fffaf0" strokeWidth="1.3" />
          <Digit x={10} y={17.5} size={20} fill="#fff">
            {effect.spaces}
          </Digit>
        </>
      );
    case 'unlock':
      return <Some name="soldier" many={effect.soldiers} />;
    case 'placeSoldier':
      return (
        <>
          <rect x="2" y="13" width="28" height="17" rx="3" fill="#7c4a31" stroke="#3a1d10" strokeWidth="1.4" />
          <Art name="soldier" x={6.3} y={0} width={19.4} />
        </>
      );
    case 'placeAlchemistCard':
      return (
        <>
          <path d="M8 2h17v27H8Z" fill="var(--alch)" stroke="var(--alch-deep)" strokeWidth="1.5" />
          <g style={{ color: 'var(--alch-on)' }}>
            <Art name="as-alch" x={8} y={6} width={17} />
          </g>
          {effect.most > 1 ? (
            <>
              <circle cx="22.5" cy="22.5" r="9" fill="#23614f" stroke="#fffaf0" strokeWidth="1.3" />
              <Digit x={22.5} y={29.6} size={20} fill="#fffaf0">
                {effect.most}
              </Digit>
            </>
          ) : (
            <Plus />
          )}
        </>
      );
    case 'freeGovernor':
      return <Art name="a-governor" x={2} y={2} width={28} />;
    case 'freePalace':
      return <Art name="a-palace" x={2} y={2} width={28} />;
    case 'freeWall':
      return <Art name="a-wall" x={2} y={2} width={28} />;
  }
}
/** Beside another gain: figures stay as large as ever, a single step needs none. */
function drawnSmall(effect: Effect): ReactNode {
  if (effect.kind === 'points')
    return (
      <>
        <Art name="coin" x={0} y={0} width={SIDE} />
        <Digit x={16} y={27} size={33} fill="#2d1d02">
          {effect.amount}
        </Digit>
      </>
    );
  if (effect.kind === 'moveOfficials' && effect.most === 1)
    return (
      <>
        <rect x="1.5" y="4" width="29" height="24" rx="12" fill="#fffaf0" stroke="#2c4a7c" strokeWidth="2" />
        <path d="M8 16h16m-6-6 6 6-6 6" className="fe-arrow" />
      </>
    );
  return drawn(effect);
}
/** What a card, tile or reward gives, as one picture; a flame before it is its price in Unrest. */
export function Bonus({
  effects,
  size,
  x,
  y,
  className,
}: {
  effects: readonly Effect[];
  size: number;
  x?: number;
  y?: number;
  className?: string;
}) {
  const gains = effects.filter(effect => effect.kind !== 'payUnrest');
  const priced = gains.length < effects.length;
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      className={className}
      aria-hidden="true"
    >
      {gains.length > 1 ? (
        gains.slice(0, 2).map((effect, i) => (
          <g key={effect.kind + String(i)} transform={i === 0 ? 'scale(0.62)' : 'translate(12.2 12.2) scale(0.62)'}>
            {drawnSmall(effect)}
          </g>
        ))
      ) : (
        <g transform={priced ? 'translate(0 2) scale(0.94)' : undefined}>{gains[0] && drawn(gains[0])}</g>
      )}
      {priced && <Art name="price" x={20} y={-1} width={12} />}
    </svg>
  );
}
