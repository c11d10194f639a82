import { closeTip, peopleAt, refuse, useFold } from '@tianxia/board';
import { outline } from '@tianxia/look';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { isTerritory, OFF, VILLAGE } from '../squares.ts';
import { cellOf } from './areas.ts';
import type { Ghost as GhostTile } from './choice.ts';
import type { QinProps } from './draft.ts';
import { Field } from './Field.tsx';
import { Around, Clashing, Ghost, LitSquares } from './Ghost.tsx';
import { squareThing } from './gestures.ts';
import { Lands } from './Lands.tsx';
import { LastLay, type Lay, laysTold } from './LastLay.tsx';
import { Coordinates, Deltas, Totals, TurnChip } from './Marks.tsx';
import { MiniMap } from './MiniMap.tsx';
import { fieldBox, ground } from './measure.ts';
import { Coming, Pagodas } from './Pagodas.tsx';
import { usePointed } from './pointing.ts';
import { Squares } from './Squares.tsx';
import { AtSquare } from './Strengths.tsx';
import { spokenSquare } from './spoken.ts';
import { changesBetween, standingOn } from './standing.ts';
import { squaresOf } from './told.ts';
import { type Looked, usePan } from './usePan.ts';
import { useWheel } from './useWheel.ts';
import { useWords } from './words.ts';
import './board.css';
import './choosing.css';
import './marks.css';

const NOTHING: readonly number[] = [];

export function Board(props: QinProps) {
  const { kernel, view, players, draft, preview, last } = props;
  const { box } = kernel;
  const { ghost, lit, around, tile, choice } = draft;
  const field = useRef<HTMLDivElement>(null);
  const pan = useRef<HTMLDivElement>(null);
  const small = useFold() !== 'wide'; // there it scrolls, also by the keyboard
  useWheel(field, tile > 0, draft.turn);

  const standing = useMemo(() => standingOn(view, box), [view, box]);
  const changes = useMemo(
    () => (preview ? changesBetween(standing, standingOn(preview.after, box)) : new Map()),
    [preview, standing, box],
  );
  const lays = useMemo(() => laysTold(last, box), [last, box]);
  const lay = lays.at(-1);
  const pointed = [...draft.pointed].flatMap(one => squaresOf(view, box, one));
  const looked = lookedAt(pointed, ghost, lay);
  usePan(pan, box, looked);
  useWhyBeside(props);
  const names = useNames(props, lays);
  const waits = tile === 0 && choice.square >= 0 ? [choice.square] : NOTHING;
  const says = (square: number) => {
    const what = view.ground[square]!;
    const tells = what === VILLAGE || (isTerritory(what) && ghost === undefined);
    return tells ? () => <AtSquare {...props} square={square} /> : undefined;
  };

  return (
    <div className="qin-board" style={{ '--wide': box.wide, '--high': box.high } as CSSProperties}>
      <div className="qin-pan" ref={pan} tabIndex={small ? 0 : undefined}>
        <div className="qin-field" ref={field}>
          <Coordinates box={box} />
          <svg viewBox={fieldBox(box)} aria-hidden="true">
            <Field box={box} />
            <LitSquares lit={lit} box={box} />
            <Around squares={[...around, ...waits]} box={box} />
            <Lands view={view} box={box} players={players} without={lay?.squares ?? NOTHING} />
          </svg>
          {lay && <LastLay key={lay.place} kernel={kernel} view={view} players={players} lay={lay} />}
          <svg viewBox={fieldBox(box)} aria-hidden="true">
            <Pagodas standing={standing} changes={changes} players={players} />
            {pointed.length > 0 && (
              <path
                className="qin-pointed"
                d={outline(
                  pointed.map(q => cellOf(box, q)),
                  { ...ground, inset: -3, radius: 10 },
                )}
              />
            )}
            {ghost && <Ghost ghost={ghost} pinned box={box} />}
            <Coming changes={changes} players={players} />
          </svg>
          <Pointed {...props} />
          <Squares {...props} names={names} says={says} />
          <Deltas changes={[...changes.values()]} box={box} />
          {ghost && draft.stage && <TurnChip ghost={ghost} box={box} draft={draft} />}
        </div>
      </div>
      <MiniMap view={view} box={box} pan={pan} looked={looked.squares} />
    </div>
  );
}
/** What the panned board follows: a line of the log, the tile in the making, the last lay. */
function lookedAt(pointed: readonly number[], ghost: GhostTile | undefined, lay: Lay | undefined): Looked {
  if (pointed.length > 0) return { squares: pointed, centred: true };
  const tile = [ghost?.square ?? OFF, ghost?.other ?? OFF].filter(square => square !== OFF);
  return tile.length > 0 ? { squares: tile, centred: false } : { squares: lay?.squares ?? NOTHING, centred: true };
}
/** The tile under the pointer, and the provinces and numbers that forbid it to lie where it is shown. */
function Pointed({ kernel, view, viewer, players, draft }: QinProps) {
  const square = usePointed(draft.pointer);
  const { box } = kernel;
  const under = draft.ghost === undefined ? draft.ghostOver(square) : undefined;
  const shown = draft.ghost ?? under;
  const joins = draft.clash(shown);
  if (shown === undefined || (under === undefined && joins.length === 0)) return null;
  const clashing = joins.flatMap(join => join.provinces.map(({ area }) => area));
  return (
    <div className="qin-over" aria-hidden="true">
      <svg viewBox={fieldBox(box)} aria-hidden="true">
        {joins.length > 0 && <Clashing names={clashing} view={view} box={box} />}
        {under && <Ghost ghost={under} pinned={false} box={box} />}
      </svg>
      {joins.length > 0 && (
        <Totals joins={joins} ghost={shown} view={view} box={box} people={peopleAt(players, viewer)} />
      )}
    </div>
  );
}
/** A tile that was put where it cannot lie says why beside itself, however it came there. */
function useWhyBeside({ draft }: QinProps): void {
  const { ghost, refusal } = draft;
  const square = ghost?.why === undefined ? undefined : ghost.square;
  const text = refusal?.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each way it lies
  useEffect(() => {
    const at = square === undefined ? null : document.querySelector(`[data-thing="${squareThing(square)}"]`);
    if (at === null || refusal === undefined) return;
    refuse(at, { why: refusal });
    return closeTip;
  }, [square, text]);
}
function useNames({ kernel, view, viewer, players, draft }: QinProps, lays: readonly Lay[]): string[] {
  const words = useWords();
  const { box } = kernel;
  const things = useMemo(() => {
    const people = peopleAt(players, viewer);
    return view.ground.map((_, square) => spokenSquare(view, box, words, people, square));
  }, [view, box, words, players, viewer]);
  const laid = lays.flatMap(({ squares }) => squares);
  const { ghost } = draft;
  return things.map((thing, square) => {
    const parts = [thing];
    if (laid.includes(square)) parts.push(words.lastLay);
    if (square === ghost?.square || square === ghost?.other) parts.push(words.ghost);
    return parts.join(', ');
  });
}
