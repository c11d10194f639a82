import { Court } from './Court.tsx';
import type { ZgProps } from './draft.ts';
import { MapView } from './MapView.tsx';
import { Pieces } from './Pieces.tsx';
import { Tasks } from './Tasks.tsx';
import './board.css';

/** The common table: Court and rewards, the map with the Wall, the Tasks. */
export function Board(props: ZgProps) {
  return (
    <div className="zg-board">
      <Pieces />
      <div className="zg-table" data-fit>
        <Court {...props} />
        <MapView {...props} />
        <Tasks {...props} />
      </div>
    </div>
  );
}
