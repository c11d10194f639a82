import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Box } from '../geography.ts';
import { DIRECTIONS, OFF, squareName } from '../squares.ts';
import { words } from '../text/en/screen/index.ts';
import { NO_SQUARE } from './choice.ts';

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

/** The squares as things to point at, over the drawing: one stop for the Tab key, the arrow keys move inside. */
export function Squares(props: SquaresProps) {
  const { box, names, lit, chosen, holding } = props;
  const [cursor, setCursor] = useState(Math.floor(box.high / 2) * box.wide + Math.floor(box.wide / 2));
  const grid = useRef<HTMLFieldSetElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const acts = useMemo<Acts>(
    () => ({
      press: (square, event) => {
        setCursor(square);
        if (event.detail === 0) return latest.current.enter(square);
        event.currentTarget.blur(); // after the mouse, Enter is the table's own
        latest.current.press(square);
      },
      point: (square, event) => event.pointerType !== 'touch' && latest.current.point(square),
      focus: square => {
        setCursor(square);
        latest.current.point(square);
      },
      leave: event => {
        if (!grid.current?.contains(event.relatedTarget)) latest.current.point(NO_SQUARE);
      },
      turn: event => {
        if (!latest.current.holding) return;
        event.preventDefault();
        latest.current.turn(1);
      },
      move: (square, event) => {
        if (event.key === 'Enter') event.stopPropagation(); // the table's own Enter would confirm once more
        const direction = ARROWS[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        const next = latest.current.box.secondSquare[square * DIRECTIONS + direction]!;
        if (next !== OFF) grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
      },
    }),
    [],
  );
  return (
    <fieldset ref={grid} className={holding ? 'qin-squares holding' : 'qin-squares'}>
      <legend className="unseen">{words.board(box.wide, box.high)}</legend>
      {names.map((name, square) => (
        <Cell
          key={squareName(box, square)}
          square={square}
          name={name}
          lit={lit.has(square)}
          chosen={chosen.includes(square)}
          current={square === cursor}
          acts={acts}
        />
      ))}
    </fieldset>
  );
}
interface Acts {
  press(square: number, event: MouseEvent<HTMLElement>): void;
  point(square: number, event: PointerEvent): void;
  focus(square: number): void;
  leave(event: FocusEvent): void;
  turn(event: MouseEvent): void;
  move(square: number, event: KeyboardEvent): void;
}
interface CellProps {
  square: number;
  name: string;
  lit: boolean;
  chosen: boolean;
  current: boolean;
  acts: Acts;
}
const Cell = memo(function Cell({ square, name, lit, chosen, current, acts }: CellProps) {
  return (
    <button
      type="button"
      data-square={square}
      className={lit ? 'qin-square lit' : 'qin-square'}
      tabIndex={current ? 0 : -1}
      aria-label={name}
      aria-pressed={chosen}
      onClick={event => acts.press(square, event)}
      onKeyDown={event => acts.move(square, event)}
      onContextMenu={acts.turn}
      onPointerEnter={event => acts.point(square, event)}
      onPointerLeave={event => acts.point(NO_SQUARE, event)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && acts.focus(square)}
      onBlur={acts.leave}
    />
  );
});
