import type { Box } from '../box.ts';
import type { Icon, Part } from '../content/vocabulary.ts';
import type { State } from '../state.ts';
import { familyPiece, iconFace, unitPiece } from './faces.ts';
import { Piece, Points } from './Pieces.tsx';
import { useWords } from './words.ts';

/** An icon as printed: picture and number. */
export function IconMark({ icon, size = 18 }: { icon: Icon; size?: number }) {
  if (icon.kind === 'vp') return <Points value={icon.amount} size={size + 2} />;
  const { piece, mark } = iconFace(icon);
  return (
    <span className="ec-iconmark">
      {mark !== '' && <b>{mark}</b>}
      <Piece name={piece} size={size} />
    </span>
  );
}
/** The face of a policy: one line for each thing that happens. */
export function PolicyFace({ box, side, s }: { box: Box; side: number; s: State }) {
  const { settle, continuous } = box.sides[side]!;
  return (
    <>
      {settle.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed card never change
        <PartFace key={i} part={part} s={s} />
      ))}
      {continuous !== undefined && (
        <span className="ec-line">
          <Piece name={familyPiece(continuous.tile)} size={19} />
          <b>=</b>
          <Piece name={familyPiece(continuous.as)} size={19} />
        </span>
      )}
    </>
  );
}
function PartFace({ part, s }: { part: Part; s: State }) {
  const words = useWords();
  switch (part.kind) {
    case 'vpPer':
      return (
        <span className="ec-line">
          <Points value={part.each} />
          <em>{words.face.per}</em>
          <Piece name={unitPiece(part.of)} size={part.of === 'cube' ? 17 : 19} />
        </span>
      );
    case 'vpTable':
      return part.of === 'carriageKind' ? (
        <TableFace head={words.face.kinds} table={part.table} from={2} />
      ) : (
        <TableFace piece={unitPiece(part.of)} table={part.table} from={1} more />
      );
    case 'vpTableByKind':
      return <TableFace head={words.face.alike} table={part.table} from={2} />;
    case 'trustPer':
      return (
        <span className="ec-line">
          <b>+{part.each}</b>
          <Piece name="trust" size={17} />
          <em>{words.face.each}</em>
        </span>
      );
    case 'removeTiles':
      return part.count === undefined ? (
        <span className="ec-line">
          <em>{words.face.allGo}</em>
        </span>
      ) : null;
    case 'ifNone':
      return (
        <span className="ec-line">
          <em>{words.face.none}</em>
          <Piece name={unitPiece(part.of)} size={19} />
          <b>→</b>
          <IconMark icon={part.gains} />
        </span>
      );
    case 'ifRemoved':
      return (
        <span className="ec-line">
          <em>{words.face.after}</em>
          <IconMark icon={part.gains} size={17} />
        </span>
      );
    case 'chooserOnly':
      return (
        <>
          <span className="ec-line">
            <IconMark icon={part.gains} />
          </span>
          <span className="ec-line">
            <em>{words.face.chooser}</em>
          </span>
        </>
      );
    case 'most':
      return (
        <>
          <span className="ec-line">
            <em>{words.face.most}</em>
          </span>
          <span className="ec-line">
            {part.gains.map(gain => (
              <IconMark key={gain.kind} icon={gain} size={16} />
            ))}
          </span>
        </>
      );
    case 'defend':
      return (
        <>
          <span className="ec-line">
            {part.perWall > 1 && <b>{part.perWall}×</b>}
            <Piece name="t-wall" size={18} />
            {part.perCube > 0 && (
              <>
                <b>+</b>
                <Piece name="cube" size={15} />
              </>
            )}
            <b>+</b>
            <Piece name="shield" size={16} />
          </span>
          <span className="ec-line">
            <b>≥</b>
            <b className="ec-strength">{s.strength}</b>
            <Piece name="bow" size={16} />
          </span>
          <span className="ec-line">
            <b>→</b>
            <Points value={s.strength + part.win.beyondStrength} size={21} />
            <b>−{part.win.pay}</b>
            <Piece name="cube" size={15} />
          </span>
        </>
      );
    case 'showPower':
      return (
        <>
          <span className="ec-line">
            <b>{part.count}</b>
            <Piece name="card2" size={18} />
            <em>{words.face.shown}</em>
          </span>
          <span className="ec-line">
            <em>{words.face.powers}</em>
          </span>
        </>
      );
    case 'showBlood':
      return (
        <>
          <span className="ec-line">
            <Points value={part.each} />
            <em>{words.face.per}</em>
            <Piece name="blood" size={18} />
          </span>
          <span className="ec-line">
            <em>{words.face.fromHand}</em>
          </span>
        </>
      );
  }
}
interface TableProps {
  piece?: string;
  head?: string;
  table: readonly number[];
  from: number;
  more?: boolean; // the last entry also stands for more
}
function TableFace({ piece, head, table, from, more = false }: TableProps) {
  const rows = table.map((vp, many) => ({ many, vp })).slice(from);
  return (
    <>
      <span className="ec-table">
        {piece !== undefined && <Piece name={piece} size={19} />}
        {rows.map(({ many, vp }, i) => (
          <span key={many}>
            <i>{more && i === rows.length - 1 ? `${many}+` : many}</i>
            <b>{vp}</b>
          </span>
        ))}
      </span>
      {head !== undefined && (
        <span className="ec-line ec-head">
          <em>{head}</em>
        </span>
      )}
    </>
  );
}
