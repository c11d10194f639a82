import type { People } from '@tianxia/board';
import type { RuleId } from '@tianxia/kernel';
import { Icon, RuleBadge, SeatMark } from '@tianxia/look';
import { memo } from 'react';
import type { Box } from '../geography.ts';
import { words } from '../text/en/screen/index.ts';
import { cellOf } from './areas.ts';
import type { Ghost } from './choice.ts';
import { DIRECTIONS_XY } from './directions.ts';
import type { Said } from './draft.ts';
import { over } from './measure.ts';
import type { Join } from './refusals.ts';
import { type Change, middleOf } from './standing.ts';

/** Letters and numbers at the edge; in page text, so that they stay readable at every size of the board. */
export const Coordinates = memo(function Coordinates({ box }: { box: Box }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: box.wide }, (_, column) => String.fromCharCode(65 + column)).map((letter, column) => (
        <span key={letter} className="qin-coord" style={over(box, column + 0.5, -0.32)}>
          {letter}
        </span>
      ))}
      {Array.from({ length: box.high }, (_, row) => row + 1).map(number => (
        <span key={number} className="qin-coord" style={over(box, -0.32, number - 0.5)}>
          {number}
        </span>
      ))}
    </div>
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
  const [, tileRow] = cellOf(box, ghost.square);
  const chips = joins.flatMap(({ provinces }) =>
    provinces.map(({ area, owner, size }) => {
      const squares = squaresOf(view, area);
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
const squaresOf = (view: { area: readonly number[] }, area: number): number[] =>
  view.area.flatMap((name, q) => (name === area ? [q] : []));

/** The turn chip on the corner of the ghost. */
export function TurnChip({ ghost, box, onTurn }: { ghost: Ghost; box: Box; onTurn: () => void }) {
  const [column, row] = cellOf(box, ghost.square);
  const [across, along] = DIRECTIONS_XY[ghost.direction]!;
  const right = Math.min(box.wide - 0.1, Math.max(column, column + across) + 1.05);
  const below = Math.min(box.high - 0.1, Math.max(row, row + along) + 0.82);
  return (
    <button
      type="button"
      className="qin-turn"
      style={over(box, right, below)}
      aria-label={words.turnTile}
      onClick={event => {
        if (event.detail > 0) event.currentTarget.blur(); // so that Enter confirms, and does not turn once more
        onTurn();
      }}
    >
      <Icon name="rotate" />
    </button>
  );
}

/** Why not here, with the rule: on the side with more room, clear of the squares it is about. */
export function Why({ said, box, about, openRule }: WhyProps) {
  const [, row] = cellOf(box, said.square);
  const columns = [said.square, ...about].map(q => cellOf(box, q)[0]);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const onLeft = first > box.wide - 1 - last;
  const look = `tip qin-why ${onLeft ? 'left' : 'right'}${said.firm ? ' firm' : ''}`;
  return (
    <div className={look} role="tooltip" style={over(box, onLeft ? first - 0.25 : last + 1.25, row + 0.5)}>
      <b>{words.notHere}</b> {said.text}{' '}
      <RuleBadge
        rule={said.rule}
        {...(said.firm ? { onOpen: () => openRule(said.rule), label: words.openRule(said.rule) } : {})}
      />
    </div>
  );
}
interface WhyProps {
  said: Said;
  box: Box;
  about: readonly number[]; // squares that must stay in sight
  openRule(rule: RuleId): void;
}
