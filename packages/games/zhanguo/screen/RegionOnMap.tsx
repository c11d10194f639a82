import { peopleAt, Thing } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { inRegion } from '../at.ts';
import { majorityIn, openIn } from '../facts/governors.ts';
import { NOBODY } from '../state.ts';
import type { ZgProps } from './draft.ts';
import { GiftArt } from './Gift.tsx';
import { SeatPiece } from './Pieces.tsx';
import { palaceAt, regionPlans, squareAt } from './where.ts';
import { useWords } from './words.ts';

interface Props extends ZgProps {
  region: number;
  glows: boolean; // a Palace could be built here at once
}
const ROOF = 'v-12l-2-1.5c5-1 8-4.5 9-8h8c1 3.5 4 7 9 8l-2 1.5v12Z';

/** What stands in one Region: its sign, Palaces, bonus squares with Governors, the open area, and who would score there. */
export function RegionOnMap(props: Props) {
  const { kernel, region } = props;
  const [x, y] = regionPlans[region]!.name;
  return (
    <g>
      <g>
        <text x={x} y={y} className="zg-region-sign">
          {kernel.box.pack.regions[region]!.symbol}
        </text>
        <text x={x + 26} y={y - 2} className="zg-region-number">
          {region + 1}
        </text>
        <Majority {...props} />
      </g>
      <Palaces {...props} />
      <Squares {...props} />
      <OpenArea {...props} />
    </g>
  );
}
function Palaces({ kernel, players, viewer, draft, region, glows }: Props) {
  const { palaceSlots } = kernel.box;
  const slots = draft.shown.palaces.slice(region * palaceSlots, (region + 1) * palaceSlots);
  const people = peopleAt(players, viewer);
  return slots.map((seat, i) => {
    const [x, y] = palaceAt(region, i);
    const slot = region * palaceSlots + i;
    return (
      <g key={slot} className={glows && slots.indexOf(NOBODY) === i ? 'zg-glow' : undefined}>
        <path d={`M${x} ${y}${ROOF}`} className="zg-palace-slot" />
        {seat !== NOBODY && (
          <SeatPiece kind="pal" colour={people(seat).colour} width={32} x={x - 4} y={y - 26} thing={`palace ${slot}`} />
        )}
        <Corner draft={draft} thing={`palace ${slot}`} x={x + 26} y={y - 24} />
      </g>
    );
  });
}
function Squares({ kernel, texts, players, viewer, draft, region }: Props) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  return box.spotsOf[region]!.slice(0, -1).map((spot, i) => {
    const { x, y, wide, high } = squareAt(region, i);
    const seat = draft.shown.squares[spot]!;
    return (
      <Thing
        key={spot}
        as="g"
        thing={`spot ${spot}`}
        place
        draft={draft}
        label={words.square(texts.kinds.spot!(spot, box), seat === NOBODY ? words.empty : words.who(people(seat)))}
        className="zg-spot"
      >
        <rect x={x} y={y} width={wide} height={high} rx="5" className="zg-square" />
        {seat === NOBODY ? (
          <GiftArt gift={box.squareAt[spot]!} size={28} x={x + 3.5} y={y + 3.5} />
        ) : (
          <SeatPiece
            kind="gov"
            colour={people(seat).colour}
            width={33}
            x={x + 1}
            y={y - 7}
            thing={`governor ${spot}`}
          />
        )}
        <Corner draft={draft} thing={`spot ${spot}`} x={x + wide} y={y} />
      </Thing>
    );
  });
}
function OpenArea({ kernel, players, viewer, draft, region }: Props) {
  const words = useWords();
  const spot = kernel.box.spotsOf[region]!.at(-1)!;
  const { x, y, wide, high } = regionPlans[region]!.open;
  const people = peopleAt(players, viewer);
  const here = openIn(draft.shown, region);
  const step = Math.min(32, (wide - 12) / Math.max(1, here.length));
  return (
    <Thing
      as="g"
      thing={`spot ${spot}`}
      place
      draft={draft}
      label={words.openArea(here.map(({ seat, value }) => words.scores(people(seat), value)).join(', ') || words.empty)}
      className="zg-spot"
    >
      <rect x={x} y={y} width={wide} height={high} rx="22" className="zg-open" />
      {here.map(({ seat, value }, i) => (
        <g key={seat} data-thing={`open ${inRegion(seat, region) * 10 + value}`} data-told={`spot ${spot}`}>
          <SeatPiece kind="gov" colour={people(seat).colour} width={30} x={x + 8 + step * i} y={y + 5} />
          {value > 1 && (
            <text x={x + 34 + step * i} y={y + 15} className="zg-times">
              {value}
            </text>
          )}
        </g>
      ))}
      <Corner draft={draft} thing={`spot ${spot}`} x={x + wide - 8} y={y} />
    </Thing>
  );
}
/** Everybody who would score for Governors if the game ended now, and how much. */
function Majority({ kernel, players, viewer, draft, region }: Props) {
  const people = peopleAt(players, viewer);
  const leaders = majorityIn(draft.shown, kernel.box, region);
  const [x, y] = regionPlans[region]!.majority;
  const [first] = leaders;
  if (first === undefined) return null;
  const width = first.value > 9 ? 17 : 9;
  return (
    <g className="zg-majority">
      {leaders.map(({ seat }, i) => (
        <SeatMark key={seat} colour={people(seat).colour} size={15} x={x - width - 17 - 14 * i} y={y - 13} />
      ))}
      <text x={x} y={y}>
        {first.value}
      </text>
    </g>
  );
}
type CornerProps = Pick<ZgProps, 'draft'> & { thing: string; x: number; y: number };
/** What changed since one's last turn wears a red corner, weaker where others have acted after it. */
export function Corner({ draft, thing, x, y }: CornerProps) {
  const isLast = draft.changed.has(thing);
  if (!isLast && !draft.earlier?.has(thing)) return null;
  return <path d={`M${x - 9} ${y}h5a4 4 0 0 1 4 4v5Z`} className="zg-corner" opacity={isLast ? 1 : 0.45} />;
}
