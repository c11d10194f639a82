import { peopleAt, type TableProps } from '@tianxia/board';
import { OK } from '@tianxia/kernel';
import { Panel, SeatMark } from '@tianxia/look';
import { NOBODY } from '../land.ts';
import { COLOURS, isTerritory, squareName, VILLAGE } from '../squares.ts';
import type { Qin } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { NO_SQUARE } from './choice.ts';
import type { QinDraft } from './draft.ts';
import { Piles } from './Piles.tsx';
import { strengthsOf, villageAt } from './strengths.ts';
import './panels.css';

type Props = TableProps<Qin> & { draft: QinDraft };

/** Under the players: the piles, and what lies under the pointer. */
export function Beside(props: Props) {
  return (
    <>
      <Panel className="beside qin-beside" label={words.piles}>
        <h2>{words.piles}</h2>
        <Piles {...props} />
      </Panel>
      <Panel className="beside qin-beside qin-look">
        <UnderPointer {...props} />
      </Panel>
    </>
  );
}
function UnderPointer(props: Props) {
  const { view, draft } = props;
  const square = draft.over === NO_SQUARE ? draft.choice.refusedAt : draft.over;
  const what = square === NO_SQUARE ? -1 : view.ground[square]!;
  if (what === VILLAGE) return <Village {...props} village={villageAt(props.kernel.box, square)} />;
  if (isTerritory(what)) return <Territory {...props} square={square} />;
  return <Legend {...props} />;
}
function Village({ kernel, view, viewer, players, preview, village }: Props & { village: number }) {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const holder = view.holder[village]!;
  const now = strengthsOf(view, box, village);
  const then = preview ? strengthsOf(preview.after, box, village) : now;
  const most = Math.max(1, ...now, ...then);
  const rows = now
    .map((before, seat) => ({ seat, before, after: then[seat]! }))
    .filter(row => row.before + row.after > 0);
  const held = holder === NOBODY ? words.heldByNobody : words.heldBy(people(holder));
  return (
    <>
      <h2>{words.villageAt(squareName(box, box.villages[village]![0]!))}</h2>
      <p className="note">
        {held.charAt(0).toUpperCase() + held.slice(1)}. {rows.length === 0 ? words.nobodyStrong : words.villageRule}
      </p>
      {rows.map(({ seat, before, after }) => (
        <div key={seat} className={`qin-strength seat-${people(seat).colour}`}>
          <SeatMark colour={people(seat).colour} size={16} />
          <span>{words.who(people(seat))}</span>
          <i aria-hidden="true">
            <u style={{ width: `${(100 * after) / most}%` }} />
          </i>
          <b>{before === after ? after : words.change(before, after)}</b>
        </div>
      ))}
    </>
  );
}
function Territory({ kernel, view, viewer, players, preview, square }: Props & { square: number }) {
  const { box } = kernel;
  const area = view.area[square]!;
  const size = view.size[area]!;
  const owner = view.owner[area]!;
  const colour = COLOURS[view.ground[square]!]!;
  if (owner === NOBODY)
    return (
      <>
        <h2>{words.loneOf(colour)}</h2>
        <p className="note">{words.loneRule}</p>
      </>
    );
  const person = peopleAt(players, viewer)(owner);
  const later = preview === undefined ? area : preview.after.area[square]!;
  const grown = preview === undefined ? size : preview.after.size[later]!;
  return (
    <>
      <h2>{words.provinceOf(colour, size)}</h2>
      <p className={`qin-owner seat-${person.colour}`}>
        <SeatMark colour={person.colour} size={18} />
        {words.owned(person, view.pagodas[area]!)}
      </p>
      <p className="note">
        {size >= box.major ? words.isMajor : words.moreToMajor(box.major - size)}
        {grown !== size && <b> {words.change(size, grown)}</b>}
      </p>
    </>
  );
}
/** What the marks on the board mean, those that are there now. */
function Legend({ draft }: Props) {
  const refused = draft.ghost !== undefined && draft.ghost.why !== OK;
  return (
    <>
      <h2>{words.pointHint}</h2>
      {draft.tile === 0 ? (
        <p className="note">{words.pointHintText}</p>
      ) : (
        <ul className="qin-legend">
          <li>
            <i className="legal" aria-hidden="true" />
            {words.legendLegal}
          </li>
          {refused && (
            <li>
              <i className="refused" aria-hidden="true" />
              {words.legendRefused}
            </li>
          )}
          {draft.clash.length > 0 && (
            <li>
              <i className="clash" aria-hidden="true" />
              {words.legendTied}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
