import { Group } from '@tianxia/board';
import { useEffect, useRef } from 'react';
import { Map3 } from './Map.tsx';
import type { Props } from './Space.tsx';
import { Spaces } from './Spaces.tsx';
import { useWords } from './words.ts';

/** The common spaces, and beside them the map with borders and states. */
export function Board(props: Props) {
  const words = useWords();
  const { frame } = props.draft;
  const at = frame?.at === 'station' ? frame.space : -1;
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // where the board is panned, the locations to choose from come into sight by themselves
    if (at >= 0)
      board.current?.querySelector('.tk-location.can, .tk-location.may')?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <div className="tk-board" ref={board}>
      <Group label={words.boardLabel} className="tk-panes" scrolls>
        <Spaces {...props} />
        <Map3 {...props} />
      </Group>
    </div>
  );
}
