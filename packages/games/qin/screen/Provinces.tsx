import { Group, peopleAt } from '@tianxia/board';
import { classes, Icon, Pagoda, SeatMark } from '@tianxia/look';
import { strengthsOf } from '../facts/villages.ts';
import { NOBODY } from '../land.ts';
import { squareName } from '../squares.ts';
import { areasOf } from './areas.ts';
import type { QinProps } from './draft.ts';
import { strengthsIn } from './Strengths.tsx';
import { useWords } from './words.ts';
import './panels.css';

/** Every village that a province touches or a pagoda stands on: who holds it, who is strong there, and what the proposed lay changes. */
export function Villages(props: QinProps) {
  const { kernel, view, viewer, players, preview } = props;
  const { box } = kernel;
  const words = useWords();
  const people = peopleAt(players, viewer);
  const after = preview?.after ?? view;
  const known = box.villages.flatMap((squares, village) => {
    const holder = view.holder[village]!;
    const isTouched = [view, after].some(s => strengthsOf(s, box, village).some(n => n > 0));
    return holder === NOBODY && !isTouched
      ? []
      : [{ village, square: squares[0]!, holder, next: after.holder[village]! }];
  });
  if (known.length === 0) return <p className="note">{words.noVillages}</p>;
  return (
    <ul className="qin-villages">
      {known.map(({ village, square, holder, next }) => (
        <li key={village} className={classes(next !== holder && 'changes')}>
          <b>{squareName(box, square)}</b>
          <span className="holder">
            <span className="unseen">{holder === NOBODY ? words.heldByNobody : words.heldBy(people(holder))}</span>
            {holder !== NOBODY && <Pagoda colour={people(holder).colour} storeys={1} width={18} />}
            {next !== holder && next !== NOBODY && (
              <>
                → <Pagoda colour={people(next).colour} storeys={1} width={18} />
                <span className="unseen">{words.who(people(next))}</span>
              </>
            )}
          </span>
          <span className="strong">
            {strengthsIn(props, village).map(({ seat, before, after: then }) => (
              <span key={seat}>
                <SeatMark colour={people(seat).colour} size={15} />
                <span className="unseen">{words.who(people(seat))}</span>
                <b>{before === then ? then : words.change(before, then)}</b>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
/** One player's provinces, the largest first. */
export function ProvincesOf({ kernel, view, seat }: QinProps & { seat: number }) {
  const { box } = kernel;
  const words = useWords();
  const mine = areasOf(view, box)
    .filter(({ owner }) => owner === seat)
    .sort((a, b) => b.squares.length - a.squares.length);
  if (mine.length === 0) return <p className="note">{words.noProvinces}</p>;
  return (
    <ul className="qin-provinces">
      {mine.map(({ name, colour, squares, major }) => (
        <li key={name}>
          <i className={colour} aria-hidden="true" />
          <span>{words.provinceRow(colour, squares.length, squareName(box, name))}</span>
          <span className="note">
            {major && <Icon name="lock" size={14} />}
            {major ? words.major : words.moreToMajor(box.major - squares.length)}
          </span>
        </li>
      ))}
    </ul>
  );
}
/** On a phone a view of its own: villages, then the provinces of every player. */
export function Provinces(props: QinProps) {
  const { players, viewer } = props;
  const words = useWords();
  const people = peopleAt(players, viewer);
  return (
    <Group label={words.provincesTitle} scrolls className="qin-view">
      <div className="qin-card">
        <h2>{words.villagesTitle}</h2>
        <Villages {...props} />
      </div>
      {players.map(({ colour }, seat) => (
        <div key={colour} className="qin-card">
          <h2>
            <SeatMark colour={colour} size={18} /> {words.who(people(seat))}
          </h2>
          <ProvincesOf {...props} seat={seat} />
        </div>
      ))}
    </Group>
  );
}
