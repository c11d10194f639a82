import { useEffect, useRef } from 'react';
import { moveFocus } from './keys.ts';
import { Map3 } from './Map.tsx';
import type { Props } from './Space.tsx';
import { Spaces } from './Spaces.tsx';

/** The common spaces, and beside them the map with borders and states. */
export function Board(props: Props) {
  const { frame } = props.draft;
  const at = frame?.at === 'station' ? frame.space : -1;
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // where the board is panned, the locations to choose from come into sight by themselves
    if (at >= 0) board.current?.querySelector('.tk-location.can')?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only carries the arrow keys of the buttons inside
    <div className="tk-board" ref={board} onKeyDown={moveFocus}>
      <div className="tk-panes">
        <Spaces {...props} />
        <Map3 {...props} />
      </div>
    </div>
  );
}
