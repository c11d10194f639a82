import { WordsProvider } from '@tianxia/board';
import type { GameTypes, Update } from '@tianxia/kernel';
import { classes, Tray as Lacquer } from '@tianxia/look';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TableGame } from '../table/game.ts';
import { PlainScreen } from '../table/PlainScreen.tsx';
import { useTable } from '../table/useTable.ts';
import { useWords } from '../text/words.ts';
import { around } from './place.ts';
import './cutout.css';

const AS_WIDE = { board: 1000, tray: 1180 }; // pixels, as on a wide table
const BOARD_HIGH = 720;
const ROOM = 14; // around what is cut out
const CLOSEST = 1.5; // no piece is drawn larger than so many times its size

/** A table that is drawn: what somebody sees of it, and who sits there. */
export interface Seen {
  tableGame: TableGame;
  update: Update<GameTypes['state']>;
  seats: number;
}
export interface CutoutProps {
  seen: Seen | undefined; // none while it is fetched
  part: 'board' | 'tray';
  at?: readonly string[] | undefined; // the things it is about; all of it when left out
  highest?: number; // pixels: drawn smaller where it would be higher
  className?: string | undefined;
}
/** A part of the real table, drawn by the game's own components, cut out around some things. Nothing can be pressed. */
export function Cutout({ seen, part, at, highest = Number.POSITIVE_INFINITY, className }: CutoutProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState({ scale: 0.5, left: 0, top: 0, height: 240 });
  useLayoutEffect(() => {
    if (seen === undefined) return;
    const measure = () => {
      const whole = drawn.current;
      if (whole === null || box.current === null) return;
      const wide = box.current.clientWidth;
      const { left, top, width } = whole.getBoundingClientRect();
      const now = width / AS_WIDE[part]; // the scale it is drawn at while we look
      const things = (at ?? []).flatMap(one => [...whole.querySelectorAll(`[data-thing="${one}"]:not(.live-art *)`)]);
      const found = around(things.map(thing => thing.getBoundingClientRect()));
      const about = found
        ? {
            left: (found.left - left) / now,
            top: (found.top - top) / now,
            width: found.width / now,
            height: found.height / now,
          }
        : { left: 0, top: 0, width: whole.offsetWidth, height: whole.offsetHeight };
      const room = found ? ROOM : 0;
      const high = about.height + 2 * room;
      const scale = Math.min(CLOSEST, wide / (about.width + 2 * room), highest / high);
      const spare = (wide / scale - about.width) / 2;
      setCut({ scale, left: about.left - spare, top: about.top - room, height: high * scale });
    };
    const later = setTimeout(measure, 60); // boards measure themselves first
    const watch = new ResizeObserver(measure);
    if (box.current) watch.observe(box.current);
    return () => {
      clearTimeout(later);
      watch.disconnect();
    };
  }, [seen, part, at, highest]);
  return (
    <div
      ref={box}
      className={classes('live-figure', part, className)}
      style={{ height: cut.height }}
      inert
      aria-hidden="true"
    >
      {seen && (
        <div
          ref={drawn}
          className="table live-drawn"
          data-fold="wide"
          style={{
            width: AS_WIDE[part],
            ...(part === 'board' && { height: BOARD_HIGH }),
            transform: `scale(${cut.scale}) translate(${-cut.left}px, ${-cut.top}px)`,
          }}
        >
          <WordsProvider value={seen.tableGame.words}>
            <Drawn {...seen} part={part} />
          </WordsProvider>
        </div>
      )}
    </div>
  );
}
const nowhere = () => undefined;
function Drawn({ tableGame, update, seats, part }: Seen & { part: CutoutProps['part'] }) {
  const { play } = useWords();
  const players = tableGame.game.colours.slice(0, seats).map(colour => ({ name: '', colour }));
  const shown = { update, players, you: [], covered: false, choose: undefined };
  const { props } = useTable(tableGame, shown, nowhere);
  const screen = tableGame.screen ?? PlainScreen;
  const draft = screen.useDraft(props);
  const board = (
    <section className="board">
      <div className="board-box">
        <div className="board-pan">
          <screen.Board {...props} draft={draft} />
        </div>
      </div>
    </section>
  );
  if (part === 'tray')
    return (
      <>
        <Lacquer label={play.tray}>
          <screen.Tray {...props} draft={draft} />
        </Lacquer>
        <div className="live-art">{board}</div>
      </>
    );
  return board;
}
