import { useColumnFit, useLow } from '@tianxia/board';
import { TableFrame } from '@tianxia/look';
import { useRef } from 'react';
import { BoardBox } from './BoardBox.tsx';
import { Prompt } from './Prompt.tsx';
import { boardProps, type TableParts, usePartsOf } from './parts.tsx';
import { Since } from './Since.tsx';

/** A table with room for everything at once: players, board, side column, tray. */
export function WideTable(props: TableParts) {
  const { at, update, tableGame } = props;
  const { outcome, tabs, ...parts } = usePartsOf(props);
  const { Board } = at.screen;
  const column = useRef<HTMLElement>(null);
  useColumnFit(column, at.stage.shown);
  return (
    <TableFrame
      {...parts}
      low={useLow()}
      column={column}
      prompt={<Prompt {...at.prompt} />}
      board={
        <BoardBox {...boardProps(props)}>
          <Board {...at.shared} />
        </BoardBox>
      }
      side={
        <>
          {outcome}
          {at.stage.live && (
            <Since
              update={update}
              deeds={at.since.others}
              asked={at.shared.asked}
              onReplay={at.replaySince}
              onPoint={at.point}
              players={at.facts.players}
              kernel={tableGame.kernel}
              quiet={at.prompt.proposed}
            />
          )}
          {tabs}
        </>
      }
    />
  );
}
