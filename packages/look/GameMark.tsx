import type { MouseEvent } from 'react';
import { SealLogo } from './SealLogo.tsx';
import './table.css';

export interface GameMarkProps {
  title: string;
  original: string;
  note: string; // 'Bird side · turn 29'
  href: string;
  label: string; // spoken: where it leads
  onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Seal and name of the game at the head of a table: the way home. */
export function GameMark({ title, original, note, href, label, onPress }: GameMarkProps) {
  return (
    <a className="home" href={href} onClick={onPress}>
      <SealLogo height={44} />
      <span className="unseen">{label}</span>
      <span className="game-name">
        <b>
          {title}{' '}
          <span className="han" lang="zh">
            {original}
          </span>
        </b>
        <span className="note">{note}</span>
      </span>
    </a>
  );
}
