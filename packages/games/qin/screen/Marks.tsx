import { type People, Thing } from '@tianxia/board';
import { Icon, SeatMark } from '@tianxia/look';
import { type CSSProperties, memo } from 'react';
import type { Join } from '../facts/joins.ts';
import type { Box } from '../geography.ts';
import { cellOf } from './areas.ts';
import type { Ghost } from './choice.ts';
import { DIRECTIONS_XY } from './directions.ts';
import type { QinDraft } from './draft.ts';
import { TURN } from './gestures.ts';
import { over } from './measure.ts';
import { type Change, middleOf } from './standing.ts';
import { squaresIn } from './told.ts';
import { useWords } from './words.ts';

/** Letters and numbers at the edge; in page text, so that they stay readable at every size of the board, and in sight while it is panned. */
export const Coordinates = memo(function Coordinates({ box }: { box: Box }) {
  const at = (n: number) => ({ '--at': n }) as CSSProperties;
  return (
    <>
      <div className="qin-columns" aria-hidden="true">
        {Array.from({ length: box.wide }, (_, column) => String.fromCharCode(65 + column)).map((letter, column) => (
          <span key={letter} style={at(column)}>
            {letter}
          </span>
        ))}
      </div>
      <div className="qin-rows" aria-hidden="true">
        {Array.from({ length: box.high }, (_, row) => row + 1).map(number => (
          <span key={number} style={at(number - 1)}>
            {number}
          </span>
        ))}
      </div>
    </>
  );
});

/** +1 and −1 where pagodas come and go. */
export function Deltas({ changes, box }: { changes: readonly Change[]; box: Box }) {
  return (
    <div aria-hidden="true">
      {changes.map(({ id, before, after, leaving, coming }) => {
        const { column, row } = (after ?? before)!;
        const both = leaving > 0 && coming > 0;
        const top = row - (Math.max(before?.count ?? 0, after?.count ?? 0) > 1 ? 0.78 : 0.52);
        return (
          <span key={id}>
            {leaving > 0 && (
              <span className="qin-delta less" style={over(box, column - (both ? 0.36 : 0), top)}>
                −{leaving}
              </span>
            )}
            {coming > 0 && (
              <span className="qin-delta" style={over(box, column + (both ? 0.36 : 0), top)}>
                +{coming}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Beside every province of a refused join, on the side away from the tile: whose it is and what counts. */
export function Totals({ joins, ghost, view, box, people }: TotalsProps) {
  const words = useWords();
  const [, tileRow] = cellOf(box, ghost.square);
  const chips = joins.flatMap(({ provinces }) =>
    provinces.map(({ area, owner, size }) => {
      const squares = squaresIn(view, area);
      const rows = squares.map(q => cellOf(box, q)[1]);
      const under = Math.max(...rows) > tileRow && Math.max(...rows) < box.high - 1;
      const row = under ? Math.max(...rows) + 1.3 : Math.min(...rows) - 0.3;
      return { area, owner, size, row, column: middleOf(box, squares).column };
    }),
  );
  return (
    <div aria-hidden="true">
      {chips.map(({ area, owner, size, row, column }) => (
        <span key={area} className={`qin-total seat-${people(owner).colour}`} style={over(box, column, row)}>
          <SeatMark colour={people(owner).colour} size={16} />
          {words.who(people(owner))} {size}
        </span>
      ))}
    </div>
  );
}
interface TotalsProps {
  joins: readonly Join[];
  ghost: Ghost;
  view: { area: readonly number[] };
  box: Box;
  people: People;
}

/** The turn chip on the corner of the ghost. */
export function TurnChip({ ghost, box, draft }: { ghost: Ghost; box: Box; draft: QinDraft }) {
  const words = useWords();
  const [column, row] = cellOf(box, ghost.square);
  const [across, along] = DIRECTIONS_XY[ghost.direction]!;
  const right = Math.min(box.wide - 0.1, Math.max(column, column + across) + 1.05);
  const below = Math.min(box.high - 0.1, Math.max(row, row + along) + 0.82);
  return (
    <Thing thing={TURN} draft={draft} label={words.turnTile} className="qin-turn" style={over(box, right, below)}>
      <Icon name="rotate" />
    </Thing>
  );
}
