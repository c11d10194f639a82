import type { RuleId } from '@tianxia/kernel';
import { Icon, RuleBadge, SeatMark } from '@tianxia/look';
import type { Box } from '../geography.ts';
import { cellOf } from './areas.ts';
import type { Ghost } from './choice.ts';
import { DIRECTIONS_XY } from './directions.ts';
import type { Said } from './draft.ts';
import { over } from './measure.ts';
import type { People } from './people.ts';
import type { Join } from './refusals.ts';
import { type Change, middleOf } from './standing.ts';
import { words } from './text/en.ts';

/** Letters and numbers at the edge; in page text, so that they stay readable at every size of the board. */
export function Coordinates({ box }: { box: Box }) {
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
}

/** +1 and −1 where pagodas come and go. */
export function Deltas({ changes, box }: { changes: Iterable<Change>; box: Box }) {
  return (
    <div aria-hidden="true">
      {[...changes].map(({ id, before, after, leaving, coming }) => {
        const { column, row } = (after ?? before)!;
        const both = leaving > 0 && coming > 0;
        return (
          <span key={id}>
            {leaving > 0 && (
              <span className="qin-delta less" style={over(box, column - (both ? 0.36 : 0), row - 0.52)}>
                −{leaving}
              </span>
            )}
            {coming > 0 && (
              <span className="qin-delta" style={over(box, column + (both ? 0.36 : 0), row - 0.52)}>
                +{coming}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Beside every province of a refused join: whose it is and what counts. */
export function Totals({
  joins,
  view,
  box,
  people,
}: {
  joins: readonly Join[];
  view: { area: readonly number[] };
  box: Box;
  people: People;
}) {
  const chips = joins.flatMap(({ provinces }) =>
    provinces.map(({ area, owner, size }) => {
      const squares = view.area.flatMap((name, q) => (name === area ? [q] : []));
      const top = Math.min(...squares.map(q => cellOf(box, q)[1]));
      return { area, owner, size, row: top - 0.3, column: middleOf(box, squares).column };
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
      onClick={onTurn}
    >
      <Icon name="rotate" />
    </button>
  );
}

/** Why not here, beside the square, with the rule. */
export function Why({
  said,
  box,
  wide,
  openRule,
}: {
  said: Said;
  box: Box;
  wide: number;
  openRule: (rule: RuleId) => void;
}) {
  const [column, row] = cellOf(box, said.square);
  const onLeft = column + 0.5 > box.wide / 2;
  const far = onLeft ? column - 0.2 : column + wide + 0.2;
  const look = `tip qin-why ${onLeft ? 'left' : 'right'}${said.firm ? ' firm' : ''}`;
  return (
    <div className={look} role="tooltip" style={over(box, far, row + 0.5)}>
      <b>{words.notHere}</b> {said.text}{' '}
      <RuleBadge
        rule={said.rule}
        {...(said.firm ? { onOpen: () => openRule(said.rule), label: words.openRule(said.rule) } : {})}
      />
    </div>
  );
}
