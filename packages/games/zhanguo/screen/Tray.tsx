import { peopleAt, type TableProps } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { SeatMark, Segmented } from '@tianxia/look';
import { useState } from 'react';
import { COLOURS, REGIONS } from '../pack.ts';
import { PREPARING, type ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { Boards } from './Boards.tsx';
import { Choices } from './Choices.tsx';
import { Column } from './Column.tsx';
import type { ZgDraft } from './draft.ts';
import { Drawn, Hand } from './Hand.tsx';
import { Pan } from './Pan.tsx';
import { Art, SeatPiece } from './Pieces.tsx';
import './tray.css';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft };

/** Own lands, or those of a rival to look at, and the hand; while something else is asked, its choices. */
export function Tray(props: Props) {
  const { view, viewer, draft } = props;
  const [looked, lookAt] = useState({ seat: viewer, at: draft.candidates });
  // a new decision of one's own is made on one's own lands
  const seat =
    viewer !== SPECTATOR && (looked.at !== draft.candidates || looked.seat < 0) ? viewer : Math.max(0, looked.seat);
  const preparing = view.phase === PREPARING;
  return (
    <div className="zg-tray">
      {preparing ? (
        <Boards {...props} />
      ) : (
        <div className="zg-mine">
          <Head {...props} seat={seat} lookAt={next => lookAt({ seat: next, at: draft.candidates })} />
          <Pan label={words.lands} className="zg-cols">
            {Array.from({ length: REGIONS }, (_, region) => region).map(region => (
              <Column key={region} {...props} seat={seat} region={region} />
            ))}
          </Pan>
        </div>
      )}
      {!(preparing && draft.frame?.at !== 'bid') && <Right {...props} />}
    </div>
  );
}
function Right(props: Props) {
  const { view, viewer, asked, draft } = props;
  if (viewer === SPECTATOR) return <p className="note zg-hand-empty">{words.watching}</p>;
  if ((view.drawn[viewer] ?? []).length > 0) return <Drawn {...props} />;
  if (asked && draft.frame !== undefined && draft.frame.at !== 'play') return <Choices {...props} />;
  return <Hand {...props} />;
}
function Head({ kernel, players, viewer, draft, seat, lookAt }: Props & { seat: number; lookAt(seat: number): void }) {
  const { box } = kernel;
  const { shown } = draft;
  const person = peopleAt(players, viewer)(seat);
  const [red = 0, gray = 0, white = 0] = COLOURS.map((_, c) => shown.supply[seat * COLOURS.length + c]!);
  const board = box.boards[shown.boards[seat]!];
  const [governors, palaces, walls] = [shown.governorsLeft[seat]!, shown.palacesLeft[seat]!, shown.wallsLeft[seat]!];
  return (
    <div className="zg-head">
      <h2>{person.you ? words.yourLands : words.landsOf(person.name)}</h2>
      {board?.side === 'b' && (
        <span className="zg-board-sign" title={words.boardOf(box.pack.boards.b[shown.boards[seat]!]!.names.en)}>
          <Art name={`s-${board.id}`} width={20} />
        </span>
      )}
      <span className="zg-stock" role="img" aria-label={words.supplySpoken(red, gray, white)}>
        {[red, gray, white].map((count, c) => (
          <span key={COLOURS[c]}>
            <Art name={`cube-${COLOURS[c]}`} width={20} height={22} />
            <b>{count}</b>
          </span>
        ))}
      </span>
      <span className="zg-stock" role="img" aria-label={words.piecesSpoken(governors, palaces, walls)}>
        <span>
          <SeatPiece kind="gov" colour={person.colour} width={20} />
          <b>{governors}</b>
        </span>
        <span>
          <SeatPiece kind="pal" colour={person.colour} width={25} />
          <b>{palaces}</b>
        </span>
        <span>
          <SeatPiece kind="wal" colour={person.colour} width={26} />
          <b>{walls}</b>
        </span>
      </span>
      <span className="note zg-in-supply">{words.inSupply}</span>
      <Segmented
        label={words.whoseLands}
        className="zg-look-at"
        chosen={`${seat}`}
        onChoose={id => lookAt(Number(id))}
        choices={players.map((player, other) => ({
          id: `${other}`,
          name: <SeatMark colour={player.colour} size={18} />,
          spoken: words.landsOf(other === viewer ? words.you : player.name),
        }))}
      />
    </div>
  );
}
