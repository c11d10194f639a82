import { peopleAt, type TableProps } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { Button, classes, Pagoda } from '@tianxia/look';
import { memo } from 'react';
import type { Box } from '../geography.ts';
import type { Qin, State } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import type { QinDraft } from './draft.ts';
import { Hand } from './Hand.tsx';
import { supplyChanges } from './outcome.ts';
import { Piles } from './Piles.tsx';
import { unseenTiles } from './strengths.ts';
import { Tile } from './Tile.tsx';
import './tray.css';

type Props = TableProps<Qin> & { draft: QinDraft };

/** Own hand, pagodas still to place, and the tiles nobody has shown. */
export function Tray(props: Props) {
  const { view, viewer, asked, draft } = props;
  const hand = view.hands[viewer];
  const drawing = asked && view.agenda.at(-1)?.at === 'draw';
  return (
    <div className="qin-tray">
      <div className={classes('qin-mine', hand ? 'only-wide' : 'alone')}>
        <h2>{hand ? words.yourHand : words.watching}</h2>
        <p className="note">{hand ? words.yourHandHint : words.watchingHint}</p>
      </div>
      {hand && <Mini {...props} />}
      {hand && <Hand {...props} />}
      {hand && !drawing && (
        <Button
          icon="rotate"
          className="qin-rotate"
          onPress={event => {
            if (event.detail > 0) event.currentTarget.blur(); // so that Enter confirms, and does not turn once more
            draft.turn(1);
          }}
          {...(draft.tile > 0 ? {} : { whyNot: words.chooseTile })}
        >
          <span className="qin-rotate-word">
            {words.turn} <kbd>R</kbd>
          </span>
        </Button>
      )}
      {drawing && <Piles {...props} />}
      {hand && (
        <Rack
          of={props.kernel.box.pagodas}
          left={view.supply[viewer]!}
          colour={props.players[viewer]?.colour ?? 'black'}
        />
      )}
      <Unseen box={props.kernel.box} view={view} viewer={viewer} nameOf={props.texts.kinds.tile!} />
    </div>
  );
}
/** On a phone the outcome is a sheet away, so the tray keeps its sum in sight. */
function Mini({ view, preview, players, viewer }: Props) {
  if (preview === undefined) return null;
  const people = peopleAt(players, viewer);
  return (
    <p className="qin-mini only-phone">
      {supplyChanges(view, preview.after).map(({ seat, from, to }) => (
        <span key={seat} className={seat === viewer && to < from ? 'better' : ''}>
          {words.who(people(seat))} {words.change(from, to)}
        </span>
      ))}
    </p>
  );
}
const ROW = 8;
const ROWS = 3;
const ROOM = 208; // pixels for a row
const Rack = memo(function Rack({ of: pagodas, left, colour }: { of: number; left: number; colour: string }) {
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
const Unseen = memo(function Unseen({ box, view, viewer, nameOf }: UnseenProps) {
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
