import { AsOnWideTable, WordsProvider } from '@tianxia/board';
import type { GameTypes, Update } from '@tianxia/kernel';
import { classes, Tray as Lacquer } from '@tianxia/look';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TableGame } from '../table/game.ts';
import { PlainScreen } from '../table/PlainScreen.tsx';
import { useTable } from '../table/useTable.ts';
import { useWords } from '../text/words.ts';
import { around } from './place.ts';
import './cutout.css';

const AS_WIDE = { board: 1000, tray: 1400 }; // pixels, as on a wide table
const BOARD_HIGH = 720;
const ROOM = 9; // around what is cut out
const SETTLES = 120; // milliseconds: boards measure themselves first, so it is looked at until nothing moves any more
const STILL = 3; // looks
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
  const [cut, setCut] = useState({ scale: 0.5, left: 0, top: 0, width: 240, height: 160 });
  useLayoutEffect(() => {
    if (seen === undefined) return;
    const measure = () => {
      const whole = drawn.current;
      if (whole === null || box.current === null) return undefined;
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
      const [broad, high] = [about.width + 2 * room, about.height + 2 * room];
      const scale = Math.min(CLOSEST, wide / broad, highest / high);
      return {
        scale: Math.round(scale * 1e4) / 1e4,
        left: Math.round(about.left - room),
        top: Math.round(about.top - room),
        width: Math.round(broad * scale),
        height: Math.round(high * scale),
      };
    };
    let before = '';
    let still = 0;
    let clock = 0;
    const look = () => {
      const now = measure();
      const seenNow = JSON.stringify(now);
      still = seenNow === before ? still + 1 : 0;
      if (now !== undefined && still === 0) setCut(now);
      before = seenNow;
      if (still < STILL) clock = window.setTimeout(look, SETTLES);
    };
    const again = () => {
      window.clearTimeout(clock);
      still = 0;
      clock = window.setTimeout(look, SETTLES);
    };
    look();
    const resized = new ResizeObserver(again);
    for (const one of [box.current, drawn.current]) if (one) resized.observe(one);
    const changed = new MutationObserver(found => found.some(({ target }) => target !== drawn.current) && again());
    if (drawn.current) changed.observe(drawn.current, { subtree: true, childList: true, attributes: true });
    return () => {
      window.clearTimeout(clock);
      resized.disconnect();
      changed.disconnect();
    };
  }, [seen, part, at, highest]);
  return (
    <div ref={box} className={classes('live-figure', className)} data-part={part} inert aria-hidden="true">
      <div className="live-window" style={{ width: cut.width, height: cut.height }}>
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
            <AsOnWideTable value={true}>
              <WordsProvider value={seen.tableGame.words}>
                <Drawn {...seen} part={part} />
              </WordsProvider>
            </AsOnWideTable>
          </div>
        )}
      </div>
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
