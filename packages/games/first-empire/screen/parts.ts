import type { AnyFrame } from './props.ts';

/** Which part of the board a decision is about; most are about one's own lands. */
export function partOf(frame: AnyFrame | undefined, card: number): string | undefined {
  switch (frame?.at) {
    case 'turn':
      return card > 0 ? 'court' : undefined;
    case 'master':
    case 'largeToken':
      return 'court';
    case 'governor':
    case 'palaceTile':
    case 'freePalace':
      return 'map';
    case 'wall':
    case 'freeWall':
      return 'wall';
    case 'soldiers':
    case 'placeSoldier':
    case 'liSiSoldier':
      return 'tomb';
    case 'elixir':
      return 'sea';
    case 'reward':
      return 'unification';
    default:
      return undefined;
  }
}
