import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useRef, useState } from 'react';
import type { Box } from '../geography.ts';
import { OFF } from '../squares.ts';
import { NO_SQUARE } from './choice.ts';
import { words } from './text/en.ts';

export interface SquaresProps {
  box: Box;
  names: readonly string[]; // by square: what a screen reader says
  lit: ReadonlySet<number>;
  chosen: readonly number[];
  holding: boolean;
  point(square: number): void;
  press(square: number): void;
  enter(square: number): void; // the Enter key: press, or confirm what lies there
  turn(steps: number): void;
}
const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 };
const squareOf = (target: EventTarget): number => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? NO_SQUARE : Number(cell.dataset.square);
};

/** The squares as things to point at: one grid over the drawing, for pointer, touch, keyboard and screen reader. */
export function Squares(props: SquaresProps) {
  const { box, point, press, enter, turn, holding } = props;
  const [cursor, setCursor] = useState(Math.floor(box.high / 2) * box.wide + Math.floor(box.wide / 2));
  const rows = Array.from({ length: box.high }, (_, row) =>
    Array.from({ length: box.wide }, (__, column) => row * box.wide + column),
  );
  const grid = useRef<HTMLTableElement>(null);

  const moveTo = (square: number) => {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (direction !== undefined) {
      const next = box.secondSquare[cursor * 4 + direction]!;
      if (next !== OFF) moveTo(next);
    } else if (event.key === 'Enter' || event.key === ' ') enter(cursor);
    else return;
    event.preventDefault();
    event.stopPropagation(); // the table's own Enter would confirm once more
  };
  return (
    <table
      ref={grid}
      className={holding ? 'qin-squares holding' : 'qin-squares'}
      role="grid"
      aria-label={words.board(box.wide, box.high)}
      aria-rowcount={box.high}
      aria-colcount={box.wide}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={(event: MouseEvent) => {
        const square = squareOf(event.target);
        if (square !== NO_SQUARE) press(square);
      }}
      onContextMenu={event => {
        if (!holding) return;
        event.preventDefault();
        turn(1);
      }}
      onPointerMove={(event: PointerEvent) => event.pointerType !== 'touch' && point(squareOf(event.target))}
      onPointerLeave={event => event.pointerType !== 'touch' && point(NO_SQUARE)}
      onFocus={event => {
        const square = squareOf(event.target);
        if (square === NO_SQUARE) return;
        setCursor(square);
        point(square);
      }}
      onBlur={() => point(NO_SQUARE)}
    >
      <tbody>
        {rows.map(squares => (
          <tr key={squares[0]}>
            {squares.map(square => (
              <Cell
                key={square}
                square={square}
                name={props.names[square]!}
                lit={props.lit.has(square)}
                chosen={props.chosen.includes(square)}
                current={square === cursor}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  square: number;
  name: string;
  lit: boolean;
  chosen: boolean;
  current: boolean;
}
const Cell = memo(function Cell({ square, name, lit, chosen, current }: CellProps) {
  return (
    <td
      data-square={square}
      className={lit ? 'qin-square lit' : 'qin-square'}
      tabIndex={current ? 0 : -1}
      aria-label={name}
      aria-selected={chosen}
    />
  );
});
