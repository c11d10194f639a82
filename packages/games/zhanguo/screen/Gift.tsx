import type { Bonus, Power, Reward, SquareBonus } from '../content/shape.ts';
import { Art } from './Pieces.tsx';

type Gift = Bonus | Power | SquareBonus | Reward;

/** The drawing for a bonus, a power, a square or a reward; a number is written on it where it has one. */
export function GiftArt({ gift, size, x, y }: { gift: Gift; size: number; x?: number; y?: number }) {
  const place = { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) };
  const numbered = numberOn(gift);
  if (numbered === undefined) return <Art name={drawingOf(gift)} width={size} {...place} />;
  const [name, number] = numbered;
  return (
    <svg {...place} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#zg-${name}`} />
      <text className={`zg-on-${name}`} x={name === 'b-coin' ? 16 : 10.5} y="22" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
function numberOn(gift: Gift): readonly ['b-coin' | 'b-points', number] | undefined {
  if (gift.kind === 'points') return ['b-coin', gift.amount];
  if (gift.kind === 'reassign') return ['b-points', gift.points];
  return undefined;
}
function drawingOf(gift: Gift): string {
  switch (gift.kind) {
    case 'points':
      return 'b-coin';
    case 'reassign':
      return 'b-points';
    case 'pointsPerCard':
      return `b-card-${gift.aspect}`;
    case 'marker':
      return 'b-marker';
    case 'calmHere':
      return 'b-unrest-here';
    case 'calmAnywhere':
      return 'b-unrest-any';
    case 'calmForWorker':
      return 'b-calm-worker';
    case 'moveWorker':
      return 'b-move';
    case 'moveGovernor':
      return 'b-move-gov';
    case 'worker':
    case 'extraWorker':
      return 'b-worker';
    case 'official':
      return `b-off-${gift.colour}`;
    case 'officials':
      return `b-two-${gift.colour}`;
    case 'anyOfficial':
      return 'b-off-any';
    case 'workers':
      return 'b-workers';
    case 'governor':
    case 'wall':
    case 'palace':
      return `a-${gift.kind}`;
  }
}
