import { Pagoda } from '@tianxia/look';
import './emblem.css';

/** Three lands and three pagodas. */
export function Emblem() {
  return (
    <>
      <g transform="translate(14 88)">
        {(['red', 'yellow', 'blue'] as const).map((land, i) => (
          <g key={land} transform={`translate(${44 * i})`}>
            <path d="M0 0H44V40H0Z" fill={`var(--land-${land})`} />
            <path d="M0 0H44V40H0Z" fill={`url(#p-${land})`} />
          </g>
        ))}
        <path d="M0 0H132V40H0ZM44 0V40M88 0V40" fill="none" stroke="var(--brush)" strokeWidth="2" />
      </g>
      <Pagoda colour="green" storeys={2} x={40} y={6} width={80} />
      <Pagoda colour="white" storeys={1} x={8} y={62} width={44} />
      <Pagoda colour="purple" storeys={1} x={109} y={62} width={44} />
    </>
  );
}
