import type { TableProps } from '@tianxia/board';
import type { ZhanGuo } from '../state.ts';
import { Court } from './Court.tsx';
import type { ZgDraft } from './draft.ts';
import { MapView } from './MapView.tsx';
import { Pieces } from './Pieces.tsx';
import { Tasks } from './Tasks.tsx';
import './board.css';
import './motion.css';

/** The common table: Court and rewards, the map with the Wall, the Tasks. */
export function Board(props: TableProps<ZhanGuo> & { draft: ZgDraft }) {
  return (
    <div className="zg-board">
      <Pieces />
      <Court {...props} />
      <MapView {...props} />
      <Tasks {...props} />
    </div>
  );
}
