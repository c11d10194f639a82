import { useMedia } from '@tianxia/board';
import { Court } from './Court.tsx';
import type { ZgProps } from './draft.ts';
import { Lands } from './Lands.tsx';
import { MapView } from './MapView.tsx';
import { Pieces } from './Pieces.tsx';
import { Tasks } from './Tasks.tsx';
import { ROOMY } from './Tray.tsx';
import './board.css';

/** The common table: Court and rewards, the map with the Wall, the Tasks. */
export function Board(props: ZgProps) {
  const roomy = useMedia(ROOMY);
  return (
    <div className="zg-board">
      <Pieces />
      <Court {...props} />
      <MapView {...props} />
      <Tasks {...props} />
      {!roomy && <Lands {...props} />}
    </div>
  );
}
