import { WordsProvider } from '@tianxia/board';
import { keyedRand, keyOfSeed } from '@tianxia/fair';
import { type Figure, tableIn } from '@tianxia/kernel';
import { classes, Tray as Lacquer } from '@tianxia/look';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { openGame, type TableGame } from '../table/game.ts';
import { PlainScreen } from '../table/PlainScreen.tsx';
import { useTable } from '../table/useTable.ts';
import { useWords } from '../text/words.ts';
import { around } from './place.ts';

const AS_WIDE = { board: 1000, tray: 1180 }; // pixels, as on a wide table
const BOARD_HIGH = 720;
const ROOM = 14; // around what is cut out
const CLOSEST = 1.5; // no piece is drawn larger than so many times its size

/** A part of the real table, drawn by the game's own components, cut out around the things it is about. Nothing can be pressed. */
export function LiveFigure({ game, figure, className }: { game: string; figure: Figure; className?: string }) {
  const tableGame = useFigureGame(game, figure);
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState({ scale: 0.5, left: 0, top: 0, height: 240 });
  useLayoutEffect(() => {
    if (tableGame === undefined) return;
    const measure = () => {
      const whole = drawn.current;
      if (whole === null || box.current === null) return;
      const wide = box.current.clientWidth;
      const { left, top, width } = whole.getBoundingClientRect();
      const now = width / AS_WIDE[figure.part]; // the scale it is drawn at while we look
      const things = (figure.at ?? []).flatMap(one => [...whole.querySelectorAll(`[data-thing="${one}"]`)]);
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
      const scale = Math.min(CLOSEST, wide / (about.width + 2 * room));
      const spare = (wide / scale - about.width) / 2;
      setCut({ scale, left: about.left - spare, top: about.top - room, height: (about.height + 2 * room) * scale });
    };
    const later = setTimeout(measure, 60); // boards measure themselves first
    const watch = new ResizeObserver(measure);
    if (box.current) watch.observe(box.current);
    return () => {
      clearTimeout(later);
      watch.disconnect();
    };
  }, [tableGame, figure]);
  return (
    <div
      ref={box}
      className={classes('live-figure', figure.part, className)}
      style={{ height: cut.height }}
      inert
      aria-hidden="true"
    >
      {tableGame && (
        <div
          ref={drawn}
          className="table live-drawn"
          data-fold="wide"
          style={{
            width: AS_WIDE[figure.part],
            ...(figure.part === 'board' && { height: BOARD_HIGH }),
            transform: `scale(${cut.scale}) translate(${-cut.left}px, ${-cut.top}px)`,
          }}
        >
          <WordsProvider value={tableGame.words}>
            <Drawn tableGame={tableGame} figure={figure} />
          </WordsProvider>
        </div>
      )}
    </div>
  );
}
const nowhere = () => undefined;
function Drawn({ tableGame, figure }: { tableGame: TableGame; figure: Figure }) {
  const { play } = useWords();
  const { position, part } = figure;
  const update = useMemo(
    () => tableIn(tableGame.kernel, position, keyedRand(keyOfSeed(String(position.seed)))).update(position.you),
    [tableGame, position],
  );
  const players = tableGame.game.colours.slice(0, position.seats).map(colour => ({ name: '', colour }));
  const shown = { update, players, you: [], covered: false, choose: undefined };
  const { props } = useTable(tableGame, shown, nowhere);
  const screen = tableGame.screen ?? PlainScreen;
  const draft = screen.useDraft(props);
  if (part === 'tray')
    return (
      <Lacquer label={play.tray}>
        <screen.Tray {...props} draft={draft} />
      </Lacquer>
    );
  return (
    <section className="board">
      <div className="board-box">
        <div className="board-pan">
          <screen.Board {...props} draft={draft} />
        </div>
      </div>
    </section>
  );
}
function useFigureGame(game: string, { position }: Figure): TableGame | undefined {
  const [found, setFound] = useState<TableGame>();
  useEffect(() => {
    let here = true;
    void openGame(game, position.seats, position.options).then(opened => here && setFound(opened));
    return () => {
      here = false;
    };
  }, [game, position]);
  return found;
}
