import { type Deed, Marks, type Player, type TableProps, thing, thingsTold, useLighting } from '@tianxia/board';
import { fastRand, type GameTypes, type Option, type Preview, type Seat, type Update } from '@tianxia/kernel';
import { Tray as Lacquer } from '@tianxia/look';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableGame } from '../table/game.ts';
import { PlainScreen } from '../table/PlainScreen.tsx';
import { useWords } from '../text/words.ts';

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
}
const WIDE = 860; // pixels that every board has room in; it is drawn smaller where there is less

/** The game's own board, only to be looked at: the better choice is lit and numbered 1, the one that was made 2. */
export function MomentBoard({ tableGame, players, update, seat, best, chosen, shows }: MomentBoardProps) {
  const { play } = useWords();
  const { kernel, texts } = tableGame;
  const { Board, Tray, useDraft, told } = tableGame.screen ?? PlainScreen;
  const { view } = update;
  const after = useMemo(() => {
    const seen = (option: Option | undefined): Preview<S> | undefined =>
      option === undefined ? undefined : kernel.preview(view, seat, [option], fastRand(1));
    return { best: seen(best), chosen: seen(chosen) };
  }, [kernel, view, seat, best, chosen]);
  const shown = shows === 'before' ? undefined : after[shows];
  const props: TableProps<GameTypes> = {
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
  const draft = useDraft(props);
  const touched = (option: Option | undefined, told_: Preview<S>['told'] = []): string[] => {
    if (option === undefined) return [];
    const { args, kinds } = kernel.words(option);
    const named = args.map((arg, i) => thing(kinds[i] ?? '', arg));
    return [...named.toReversed(), ...thingsTold(kernel, told_, event => told?.(event, view, kernel.box))];
  };
  const things = { best: touched(best, after.best?.told), chosen: touched(chosen, after.chosen?.told) };
  const frame = useRef<HTMLDivElement>(null);
  useLighting(frame, new Set(shows === 'chosen' ? things.chosen : things.best));
  const deeds = [things.best, ...(chosen === best ? [] : [things.chosen])].map(deedAt(seat));
  const { scale, high, inner } = useScale(frame);
  return (
    <div className="an-board" ref={frame} data-fold="wide" style={{ height: high }}>
      <div className="an-board-in" ref={inner} style={{ width: WIDE, scale: String(scale) }} inert>
        <div className="an-board-area">
          <Board {...props} draft={draft} />
        </div>
        <Lacquer label={play.tray}>
          <Tray {...props} draft={draft} />
        </Lacquer>
      </div>
      {best !== undefined && <Marks deeds={deeds} />}
    </div>
  );
}
const deedAt =
  (seat: Seat) =>
  (things: readonly string[]): Deed => ({
    seat,
    title: '',
    details: [],
    banner: undefined,
    things,
    told: [],
    forced: false,
  });

/** A board drawn for a wide table, as small as its frame. */
function useScale(frame: RefObject<HTMLDivElement | null>) {
  const inner = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ scale: 1, high: 500 });
  useLayoutEffect(() => {
    const measure = () => {
      if (frame.current === null || inner.current === null) return;
      const scale = Math.min(1, frame.current.clientWidth / WIDE);
      const high = Math.round(inner.current.offsetHeight * scale);
      setSize(before => (before.scale === scale && before.high === high ? before : { scale, high }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    if (frame.current) sizes.observe(frame.current);
    if (inner.current) sizes.observe(inner.current);
    return () => sizes.disconnect();
  }, [frame]);
  return { ...size, inner };
}
