import { peopleAt } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { isMajor } from '../facts/pagodas.ts';
import { strengthsOf, villageAt } from '../facts/villages.ts';
import { NOBODY } from '../land.ts';
import { VILLAGE } from '../squares.ts';
import type { QinProps } from './draft.ts';
import { useWords } from './words.ts';
import './panels.css';

type Props = Pick<QinProps, 'kernel' | 'view' | 'viewer' | 'players' | 'preview'>;

/** Who is strong at a village now, and after the proposed lay. */
export function strengthsIn({ kernel, view, preview }: Pick<Props, 'kernel' | 'view' | 'preview'>, village: number) {
  const now = strengthsOf(view, kernel.box, village);
  const then = preview ? strengthsOf(preview.after, kernel.box, village) : now;
  return now
    .map((before, seat) => ({ seat, before, after: then[seat]! }))
    .filter(({ before, after }) => before + after > 0);
}
function Strengths(props: Props & { village: number }) {
  const { viewer, players, village } = props;
  const words = useWords();
  const people = peopleAt(players, viewer);
  const rows = strengthsIn(props, village);
  const most = Math.max(1, ...rows.flatMap(({ before, after }) => [before, after]));
  return rows.map(({ seat, before, after }) => (
    <span key={seat} className={`qin-strength seat-${people(seat).colour}`}>
      <SeatMark colour={people(seat).colour} size={16} />
      <span>{words.who(people(seat))}</span>
      <i aria-hidden="true">
        <u style={{ width: `${(100 * after) / most}%` }} />
      </i>
      <b>{before === after ? after : words.change(before, after)}</b>
    </span>
  ));
}
/** What a square is about beyond its name: who is strong at a village, how far a province is from being major. */
export function AtSquare(props: Props & { square: number }) {
  const { kernel, view, preview, square } = props;
  const { box } = kernel;
  const words = useWords();
  if (view.ground[square] === VILLAGE) {
    const village = villageAt(box, square);
    const isContested = strengthsOf(view, box, village).some(n => n > 0);
    return (
      <>
        {isContested ? words.villageRule : words.nobodyStrong}
        <Strengths {...props} village={village} />
      </>
    );
  }
  const area = view.area[square]!;
  const size = view.size[area]!;
  if (view.owner[area] === NOBODY) return words.loneRule;
  const grown = preview === undefined ? size : preview.after.size[preview.after.area[square]!]!;
  return (
    <>
      {isMajor(size, box.major) ? words.isMajor : words.moreToMajor(box.major - size)}
      {grown !== size && <b> {words.change(size, grown)}</b>}
    </>
  );
}
