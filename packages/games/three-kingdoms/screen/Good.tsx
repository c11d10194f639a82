import { GOODS } from '../content/vocabulary.ts';
import { Glyph } from './Glyph.tsx';
import { Token } from './Token.tsx';

/** A good as it lies on the table; the number beside it or the label around it says the rest. */
export function Good({ good, size = 18 }: { good: number; size?: number }) {
  const name = GOODS[good];
  switch (name) {
    case 'spear':
    case 'horse':
    case 'crossbow':
    case 'vessel':
      return <Glyph name={name} size={size} />;
    case undefined:
      return null;
    default:
      return <Token name={name} size={size} />;
  }
}
