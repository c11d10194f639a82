import type { TableProps } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { type PointerEvent, useRef, useState } from 'react';
import { COLOURS } from '../squares.ts';
import type { Qin } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { NO_SQUARE } from './choice.ts';
import type { QinDraft } from './draft.ts';
import type { Half } from './lays.ts';
import { Tile } from './Tile.tsx';

type Props = TableProps<Qin> & { draft: QinDraft };
const KEYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']; // a tile in hand is known by its place
const FAR = 6; // pixels: a press that moves further is a drag

const squareUnder = (x: number, y: number): number => {
  const cell = document.elementsFromPoint(x, y).find(element => element.hasAttribute('data-square'));
  return cell === undefined ? NO_SQUARE : Number(cell.getAttribute('data-square'));
};

/** Own tiles: pressed by the half that is to be held, or dragged onto the board. */
export function Hand({ kernel, view, viewer, texts, asked, draft }: Props) {
  const [drag, setDrag] = useState<{ slot: number; half: Half; x: number; y: number }>();
  const start = useRef<{ slot: number; half: Half; x: number; y: number }>(undefined);
  const dragged = useRef(false);
  const hand = view.hands[viewer] ?? [];
  const { lays } = draft.desk;
  const laying = asked && view.agenda.at(-1)?.at === 'lay';

  const move = (event: PointerEvent) => {
    const from = start.current;
    if (from === undefined) return;
    if (drag === undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    dragged.current = true;
    if (drag === undefined) draft.lift(from.slot, from.half);
    setDrag({ slot: from.slot, half: from.half, x: event.clientX, y: event.clientY });
    draft.point(squareUnder(event.clientX, event.clientY));
  };
  const end = (event: PointerEvent) => {
    start.current = undefined;
    if (drag === undefined) return;
    const square = event.type === 'pointerup' ? squareUnder(event.clientX, event.clientY) : NO_SQUARE;
    if (square !== NO_SQUARE) draft.drop(drag.slot, drag.half, square);
    setDrag(undefined);
    draft.point(NO_SQUARE);
  };
  return (
    <div className="qin-hand">
      {hand.map((kind, slot) => {
        const fits = lays.has(kind);
        const chosen = draft.tile > 0 && draft.choice.slot === slot;
        const name = texts.kinds.tile!(kind, kernel.box);
        const halves = [kernel.box.firstColour[kind]!, kernel.box.secondColour[kind]!];
        const why = laying ? words.tileFitsNowhere : view.agenda.length > 0 ? words.notYourTurn : words.over;
        return (
          <div key={KEYS[slot]} className="well qin-slot">
            <div
              className={classes(
                'qin-tile',
                chosen ? 'chosen' : fits ? 'can' : laying && 'cannot',
                drag?.slot === slot && 'away',
              )}
              title={fits ? undefined : why}
            >
              <Tile box={kernel.box} kind={kind} />
              {halves.map((colour, half) => (
                <button
                  key={KEYS[half]}
                  type="button"
                  className={classes('qin-half', chosen && draft.choice.half === half && 'held')}
                  aria-label={`${words.tile(name, slot + 1)}, ${fits ? words.half(COLOURS[colour]!) : why}`}
                  aria-pressed={chosen && draft.choice.half === half}
                  aria-disabled={!fits}
                  onPointerDown={event => {
                    dragged.current = false;
                    if (!fits || event.button !== 0) return;
                    event.currentTarget.setPointerCapture(event.pointerId);
                    start.current = { slot, half: half as Half, x: event.clientX, y: event.clientY };
                  }}
                  onPointerMove={move}
                  onPointerUp={end}
                  onPointerCancel={end}
                  onClick={event => {
                    if (event.detail > 0) event.currentTarget.blur(); // so that Enter confirms
                    if (fits && !dragged.current) draft.pick(slot, half as Half);
                  }}
                />
              ))}
            </div>
          </div>
        );
      })}
      {drag && draft.over === NO_SQUARE && (
        <div className="qin-drag" style={{ left: drag.x, top: drag.y }} aria-hidden="true">
          <Tile box={kernel.box} kind={hand[drag.slot]!} width={100} />
        </div>
      )}
    </div>
  );
}
