import { colourOf, Thing } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { classes, Icon, Pagoda } from '@tianxia/look';
import { memo } from 'react';
import { unseenTiles } from '../facts/tiles.ts';
import type { Box } from '../geography.ts';
import type { State } from '../state.ts';
import type { QinProps } from './draft.ts';
import { TURN } from './gestures.ts';
import { Hand } from './Hand.tsx';
import { Piles } from './Piles.tsx';
import { Tile } from './Tile.tsx';
import { useWords } from './words.ts';
import './tray.css';

/** Own hand, pagodas still to place, and the tiles that have not been seen. */
export function Tray(props: QinProps) {
  const { kernel, view, viewer, players, asked, draft, texts } = props;
  const words = useWords();
  const hand = view.hands[viewer];
  const drawing = asked && view.agenda.at(-1)?.at === 'draw';
  return (
    <div className="qin-tray">
      <div className={classes('qin-mine', hand === undefined && 'alone')}>
        <h2>{hand ? words.yourHand : words.watching}</h2>
        <p className={classes('note', hand && 'qin-keys')}>{hand ? words.yourHandHint : words.watchingHint}</p>
      </div>
      {hand && <Hand {...props} />}
      {hand && !drawing && (
        <Thing thing={TURN} draft={draft} label={words.turnTile} quiet hotkey="r" className="btn qin-rotate">
          <Icon name="rotate" />
          <span className="qin-rotate-word">
            {words.turn} <kbd className="qin-keys">R</kbd>
          </span>
        </Thing>
      )}
      {drawing && <Piles {...props} />}
      {hand && <Rack of={kernel.box.pagodas} left={view.supply[viewer]!} colour={colourOf(players, viewer)} />}
      <Unseen box={kernel.box} view={view} viewer={viewer} nameOf={texts.kinds.tile!} />
    </div>
  );
}
const ROW = 8;
const ROWS = 3;
const ROOM = 208; // pixels for a row
const Rack = memo(function Rack({ of: pagodas, left, colour }: { of: number; left: number; colour: string }) {
  const words = useWords();
  const row = Math.max(ROW, Math.ceil(pagodas / ROWS));
  const width = Math.min(pagodas > 2 * ROW ? 17 : 21, ROOM / row - 4);
  return (
    <div className="qin-rack">
      <p className="note">
        <b>{left}</b> {words.toPlace(left)}
      </p>
      <div
        role="img"
        aria-label={words.toPlaceSpoken(left, pagodas)}
        style={{ gridTemplateColumns: `repeat(${row}, auto)` }}
      >
        {Array.from({ length: pagodas }, (_, n) => `pagoda ${n}`).map((key, n) => (
          <Pagoda key={key} colour={colour} storeys={1} width={width} {...(n < left ? {} : { className: 'gone' })} />
        ))}
      </div>
    </div>
  );
});

interface UnseenProps {
  box: Box;
  view: State;
  viewer: Seat;
  nameOf(kind: number, box: Box): string;
}
/** By kind: the tiles that are neither on the board nor in the viewer's hand. */
export const Unseen = memo(function Unseen({ box, view, viewer, nameOf }: UnseenProps) {
  const words = useWords();
  return (
    <div className="qin-unseen">
      <p className="note">{view.hands[viewer] ? words.unseen : words.unseenWatching}</p>
      <ul>
        {unseenTiles(view, box, viewer).map((count, i) => (
          <li key={nameOf(i + 1, box)}>
            <Tile box={box} kind={i + 1} width={48} />
            <span className="unseen">{nameOf(i + 1, box)}: </span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
});
