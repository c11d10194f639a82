import type { ComponentType } from 'react';
import { classes } from '../classes.ts';
import { EmperorsChoiceEmblem } from './EmperorsChoiceEmblem.tsx';
import { FirstEmpireEmblem } from './FirstEmpireEmblem.tsx';
import { QinEmblem } from './QinEmblem.tsx';
import { ThreeKingdomsEmblem } from './ThreeKingdomsEmblem.tsx';
import { ZhanGuoEmblem } from './ZhanGuoEmblem.tsx';
import './emblems.css';

const drawn: Readonly<Record<string, ComponentType>> = {
  qin: QinEmblem,
  zhanguo: ZhanGuoEmblem,
  'first-empire': FirstEmpireEmblem,
  'three-kingdoms': ThreeKingdomsEmblem,
  'emperors-choice': EmperorsChoiceEmblem,
};

export interface EmblemProps {
  game: string; // the id of a game
  original: string; // its name in the original script: shown when nothing is drawn for it
  size: number;
  className?: string;
}

/** The picture of a game on its own ground. */
export function Emblem({ game, original, size, className }: EmblemProps) {
  const Picture = drawn[game];
  return (
    <span className={classes('art', `art-${game}`, className)} aria-hidden="true">
      {Picture ? (
        <svg width={size} height={size} viewBox="0 -6 160 160" aria-hidden="true">
          <Picture />
        </svg>
      ) : (
        <span className="han" lang="zh">
          {original.slice(0, 1)}
        </span>
      )}
    </span>
  );
}
