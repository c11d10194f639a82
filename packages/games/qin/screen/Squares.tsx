import { Group, kindOf, numberOf, Thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { NO_SQUARE } from './choice.ts';
import type { QinProps } from './draft.ts';
import { squareThing } from './gestures.ts';
import { useWords } from './words.ts';

interface SquaresProps extends QinProps {
  names: readonly string[]; // by square: what a screen reader says
  says(square: number): (() => ReactNode) | undefined; // what its tip says, where there is more than its name
}
const squareAt = (target: EventTarget): number => {
  const key = target instanceof Element ? target.closest('.qin-square')?.getAttribute('data-thing') : undefined;
  return key && kindOf(key) === 'square' ? numberOf(key) : NO_SQUARE;
};
/** The squares as things to press, over the drawing. */
export function Squares({ kernel, draft, names, says }: SquaresProps) {
  const words = useWords();
  const { box } = kernel;
  const { pointer, goesOn, tile, ghost } = draft;
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!goesOn.current || tile === 0 || ghost !== undefined) return;
    goesOn.current = false;
    grid.current?.querySelector<HTMLElement>('[data-is][tabindex="0"]')?.focus();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the pointer is; the squares are the buttons
    <div
      ref={grid}
      className={classes('qin-grid', tile > 0 && 'holding')}
      onPointerOver={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') pointer.point(squareAt(event.target));
      }}
      onPointerLeave={() => pointer.point(NO_SQUARE)}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) pointer.point(squareAt(event.target));
      }}
      onBlur={() => pointer.point(NO_SQUARE)}
      onContextMenu={(event: MouseEvent) => {
        if (tile === 0) return;
        event.preventDefault();
        draft.turn(1);
      }}
    >
      <Group label={words.board(box.wide, box.high)} className="qin-squares">
        {names.map((name, square) => {
          const told = says(square);
          return (
            <Thing
              key={squareThing(square)}
              thing={squareThing(square)}
              draft={draft}
              label={name}
              quiet
              place
              mute={ghost?.option !== undefined}
              className="qin-square"
              {...(told && { says: told })}
            />
          );
        })}
      </Group>
    </div>
  );
}
