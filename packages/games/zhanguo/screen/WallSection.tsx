import { peopleAt, Thing } from '@tianxia/board';
import { SLOTS } from '../box.ts';
import type { Face } from '../content/shape.ts';
import { wallPoints } from '../score.ts';
import { NOBODY } from '../state.ts';
import type { ZgProps } from './draft.ts';
import { keyed } from './keyed.ts';
import { Art, SeatPiece } from './Pieces.tsx';
import { Corner } from './RegionOnMap.tsx';
import { type Rect, sectionPlans } from './where.ts';
import { useWords } from './words.ts';
import './wall.css';

interface Props extends ZgProps {
  section: number;
  glow: ReadonlySet<number> | undefined; // slots that could be built on at once
}
/** A section of the Wall: its tile, and three slots with their rods and what they would score for the viewer now. */
export function WallSection(props: Props) {
  const { kernel, draft, section } = props;
  const { box } = kernel;
  const { frame, tile, slots, upright } = sectionPlans[section]!;
  const face = box.faces[draft.shown.faces[section]!]!;
  return (
    <g className={`zg-section ${box.pack.sites[box.siteOf[section]!]!.id}`}>
      <g>
        <rect x={frame.x} y={frame.y} width={frame.wide} height={frame.high} rx="6" className="frame" />
        <rect x={tile.x} y={tile.y} width={tile.wide} height={tile.high} rx="4" className="tile" />
        <FaceArt face={face} x={upright ? tile.x + 15 : tile.x + 3} y={upright ? tile.y + 2 : tile.y + 3} />
        <text
          x={upright ? tile.x + tile.wide / 2 : tile.x + 55}
          y={upright ? tile.y + 41 : tile.y + 20.5}
          className="values"
        >
          {face.points.join('·')}
        </text>
      </g>
      {slots.map((rect, i) => (
        <Slot key={`${rect.x} ${rect.y}`} {...props} rect={rect} rods={i} upright={upright} />
      ))}
    </g>
  );
}
interface SlotProps extends Props {
  rect: Rect;
  rods: number; // 0 is the slot of one rod
  upright: boolean;
}
function Slot({ kernel, texts, viewer, players, draft, section, glow, rect, rods, upright }: SlotProps) {
  const words = useWords();
  const { box } = kernel;
  const { shown } = draft;
  const slot = section * SLOTS + rods;
  const seat = shown.walls[slot]!;
  const person = peopleAt(players, viewer)(seat);
  const points = viewer >= 0 && (seat === NOBODY || seat === viewer) ? wallPoints(shown, box, viewer, slot) : undefined;
  return (
    <Thing
      as="g"
      thing={`wallSlot ${slot}`}
      place
      draft={draft}
      label={words.slot(
        texts.kinds.wallSlot!(slot, box),
        texts.kinds.face!(shown.faces[section]!, box),
        seat === NOBODY ? words.empty : words.who(person),
        points,
      )}
      className={glow?.has(slot) && seat === NOBODY ? 'zg-slot zg-glow' : 'zg-slot'}
    >
      <rect x={rect.x} y={rect.y} width={rect.wide} height={rect.high} rx="3" className="slot" />
      {seat === NOBODY ? (
        <Rods count={box.pack.costs.rods[rods]!} rect={rect} upright={upright} centred={points === undefined} />
      ) : (
        <SeatPiece
          kind="wal"
          colour={person.colour}
          width={31}
          x={upright ? rect.x + (points === undefined ? 11.5 : 1) : rect.x - 2}
          y={upright ? rect.y + 2 : rect.y + (points === undefined ? 8 : 1)}
          thing={`wall ${slot}`}
        />
      )}
      {points !== undefined && (
        <text
          x={upright ? rect.x + 43 : rect.x + rect.wide / 2}
          y={upright ? rect.y + 18.5 : rect.y + rect.high - 4.5}
          className="worth"
        >
          {points}
        </text>
      )}
      <Corner draft={draft} thing={`wallSlot ${slot}`} x={rect.x + rect.wide} y={rect.y} />
    </Thing>
  );
}
function Rods({ count, rect, upright, centred }: { count: number; rect: Rect; upright: boolean; centred: boolean }) {
  const middle = upright && !centred ? rect.x + 17 : rect.x + rect.wide / 2;
  const top = upright ? rect.y + 7 : rect.y + (centred ? 12 : 6);
  const high = upright ? 12 : 14;
  return (
    <path
      d={Array.from({ length: count }, (_, i) => `M${middle + 7 * (i - (count - 1) / 2)} ${top}v${high}`).join('')}
      className="rods"
    />
  );
}
/** What a wall tile counts. */
export function FaceArt({ face, x, y }: { face: Face; x: number; y: number }) {
  switch (face.kind) {
    case 'calmRegions':
      return (
        <g>
          <Art name="unrest" width={22} height={24} x={x} y={y} />
          <path d={`M${x + 1} ${y + 22}l20-20`} className="zg-crossed" />
        </g>
      );
    case 'guardedRegions':
      return (
        <g>
          <Art name="unrest" width={17} height={18} x={x + 10} y={y} />
          <Art name="cube-gray" width={17} height={18} x={x - 1} y={y + 6} />
        </g>
      );
    case 'officialRegions':
      return <Art name={`cube-${face.colour}`} width={22} height={24} x={x} y={y} />;
    case 'aspectRegions':
      return <Art name={`mk-${face.aspect}`} width={24} x={x} y={y} />;
    case 'lessUnrest':
      return (
        <g>
          <Art name="unrest" width={20} height={22} x={x + 7} y={y + 1} />
          <path d={`M${x - 1} ${y + 13}h7`} className="zg-minus" />
        </g>
      );
    case 'cardSets':
      return <Slips x={x} y={y} kinds={['writing', 'currency', 'laws']} />;
    case 'fullRegions':
      return <Slips x={x} y={y} kinds={Array.from({ length: face.cards }, () => 'any')} />;
    case 'pairRegions':
      return <Slips x={x + 3} y={y} kinds={Array.from({ length: face.cards }, () => 'currency')} same />;
  }
}
function Slips({ x, y, kinds, same }: { x: number; y: number; kinds: readonly string[]; same?: boolean }) {
  return (
    <g className="zg-slips">
      {keyed(kinds).map(({ key, item: kind, i }) => (
        <rect key={key} x={x + 9 * i} y={y + 2} width="8" height="20" rx="1.5" className={kind} />
      ))}
      {same && <path d={`M${x + 20} ${y + 9}h5m-5 5h5`} className="zg-equal" />}
    </g>
  );
}
