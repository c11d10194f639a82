import { Marks, type Player, type TableProps, useLighting } from '@tianxia/board';
import type { GameTypes, Option, Preview, Seat, Told, Update } from '@tianxia/kernel';
import { Tray as Lacquer } from '@tianxia/look';
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableGame } from '../table/game.ts';
import { PlainScreen } from '../table/PlainScreen.tsx';
import { useWords } from '../text/words.ts';
import { marked, previewOf, thingsOf } from './touched.ts';

/** What the board shows: the moment itself, or how it looks after one of the two choices. */
export type Shows = 'before' | 'chosen' | 'best';
type S = GameTypes['state'];

export interface MomentBoardProps {
  tableGame: TableGame;
  players: readonly Player[];
  update: Update<S>; // as the one who chooses sees it
  seat: Seat;
  best?: Option | undefined;
  chosen?: Option | undefined;
  shows: Shows;
  next?: { option: Option; told: readonly Told[] } | undefined; // lit in their place: a choice expected later
}
const WIDE = 860; // pixels that every board has room in; it is drawn smaller where there is less

/** The game's own board, only to be looked at: the better choice is lit and numbered 1, the one that was made 2. */
export function MomentBoard(props: MomentBoardProps) {
  const { tableGame, players, update, seat, best, chosen, shows } = props;
  const { play } = useWords();
  const { kernel, texts } = tableGame;
  const { Board, Tray, useDraft } = tableGame.screen ?? PlainScreen;
  const { view } = update;
  const after = useMemo(() => {
    const seen = (option: Option | undefined): Preview<S> | undefined =>
      option === undefined ? undefined : previewOf(tableGame, view, seat, option);
    return { best: seen(best), chosen: seen(chosen) };
  }, [tableGame, view, seat, best, chosen]);
  const shown = shows === 'before' ? undefined : after[shows];
  const table: TableProps<GameTypes> = {
    kernel,
    texts,
    view: (shown?.after as typeof view | undefined) ?? view,
    viewer: seat,
    players,
    asked: false,
    last: shown?.told ?? [],
    pointed: [],
    proposed: undefined,
    line: [],
    compose() {},
    preview: undefined,
    propose: () => undefined,
    confirm: () => undefined,
    openRule: () => undefined,
  };
  const draft = useDraft(table);
  const touched = (option: Option | undefined, done: Preview<S> | undefined) =>
    option === undefined ? [] : thingsOf(tableGame, view, option, done?.told ?? []);
  const things = { best: touched(best, after.best), chosen: touched(chosen, after.chosen) };
  const next = props.next && thingsOf(tableGame, view, props.next.option, props.next.told);
  const frame = useRef<HTMLDivElement>(null);
  useLighting(frame, new Set(next ?? (shows === 'chosen' ? things.chosen : things.best)));
  const deeds = [things.best, ...(chosen === best ? [] : [things.chosen])].map(touches => marked(seat, touches));
  const { scale, high, left, inner } = useScale(frame);
  return (
    <div className="an-board" ref={frame} data-fold="wide" style={{ '--an-high': `${high}px` } as CSSProperties}>
      <div
        className="an-board-in"
        ref={inner}
        style={{ width: WIDE, scale: String(scale), translate: `${left}px` }}
        inert
      >
        <div className="an-board-area">
          <Board {...table} draft={draft} />
        </div>
        <Lacquer label={play.tray}>
          <Tray {...table} draft={draft} />
        </Lacquer>
      </div>
      {best !== undefined && <Marks deeds={deeds} />}
    </div>
  );
}
/** A board drawn for a wide table, as small as its frame. Where the frame has no height of its own, it gets that of the board. */
function useScale(frame: RefObject<HTMLDivElement | null>) {
  const inner = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ scale: 1, high: 500, left: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (frame.current === null || inner.current === null) return;
      const fits = getComputedStyle(frame.current).getPropertyValue('--an-fits') !== ''; // the page is as high as the window
      const room = fits ? frame.current.clientHeight / inner.current.offsetHeight : 1;
      const scale = Math.min(1, frame.current.clientWidth / WIDE, room);
      const high = Math.round(inner.current.offsetHeight * scale);
      const left = Math.round((frame.current.clientWidth - WIDE * scale) / 2);
      setSize(before =>
        before.scale === scale && before.high === high && before.left === left ? before : { scale, high, left },
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    if (frame.current) sizes.observe(frame.current);
    if (inner.current) sizes.observe(inner.current);
    return () => sizes.disconnect();
  }, [frame]);
  return { ...size, inner };
}
