import { type ComponentType, createContext, useContext } from 'react';
import { classes } from './classes.ts';
import './Emblem.css';

/** The pictures of the games by id. The site provides them: the look knows no game. */
export const Emblems = createContext<Readonly<Record<string, ComponentType>>>({});

export interface EmblemProps {
  game: string; // the id of a game
  original: string; // its name in the original script: shown when nothing is drawn for it
  size: number;
  className?: string;
}

/** The picture of a game on its own ground. */
export function Emblem({ game, original, size, className }: EmblemProps) {
  const Picture = useContext(Emblems)[game];
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
