import { peopleAt, type TableProps } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { NOBODY, type ZhanGuo } from '../state.ts';
import type { ZgDraft } from './draft.ts';
import { GiftArt } from './Gift.tsx';
import { SeatPiece } from './Pieces.tsx';
import { motionOf } from './pointed.ts';
import { majorityIn, openIn } from './ranking.ts';
import { palaceAt, regionPlans, squareAt } from './where.ts';

interface Props extends TableProps<ZhanGuo> {
  draft: ZgDraft;
  region: number;
  glows: boolean; // a Palace could be built here at once
}
const ROOF = 'v-12l-2-1.5c5-1 8-4.5 9-8h8c1 3.5 4 7 9 8l-2 1.5v12Z';

/** One Region: its sign, Palaces, bonus squares with Governors, the open area, and who would score there. */
export function RegionOnMap(props: Props) {
  const { kernel, view, players, viewer, draft, last, region, glows } = props;
  const { box } = kernel;
  const { shown } = draft;
  const plan = regionPlans[region]!;
  const people = peopleAt(players, viewer);
  const slots = shown.palaces.slice(region * box.palaceSlots, (region + 1) * box.palaceSlots);
  const spots = box.spotsOf[region]!;
  const lastPalace = last.some(([event, , where]) => event === 'palace' && where === region);
  const newest = view.palaces
    .slice(region * box.palaceSlots, (region + 1) * box.palaceSlots)
    .findLastIndex(s => s !== NOBODY);
  return (
    <g>
      <text x={plan.name[0]} y={plan.name[1]} className="zg-region-sign">
        {box.pack.regions[region]!.symbol}
      </text>
      <text x={plan.name[0] + 26} y={plan.name[1] - 2} className="zg-region-number">
        {region + 1}
      </text>
      <Majority {...props} />
      {slots.map((seat, slot) => {
        const [x, y] = palaceAt(region, slot);
        const next = seat === NOBODY && slots.indexOf(NOBODY) === slot;
        return (
          <g key={`${x} ${y}`} className={next && glows ? 'zg-glow' : undefined}>
            <path d={`M${x} ${y}${ROOF}`} className="zg-palace-slot" />
            {seat !== NOBODY && (
              <SeatPiece
                kind="pal"
                colour={people(seat).colour}
                width={32}
                x={x - 4}
                y={y - 26}
                className={motionOf(
                  view.palaces[region * box.palaceSlots + slot] !== seat,
                  lastPalace && slot === newest,
                )}
              />
            )}
            {lastPalace && slot === newest && <Corner x={x + 26} y={y - 24} />}
          </g>
        );
      })}
      {spots.slice(0, -1).map((spot, i) => {
        const { x, y, wide, high } = squareAt(region, i);
        const seat = shown.squares[spot]!;
        const isLast = last.some(([event, , where]) => event === 'governor' && where === spot);
        return (
          <g key={spot}>
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
                className={motionOf(view.squares[spot] !== seat, isLast)}
              />
            )}
            {isLast && <Corner x={x + wide} y={y} />}
          </g>
        );
      })}
      <OpenArea {...props} />
    </g>
  );
}
/** Whoever would score for Governors if the game ended now. */
function Majority({ kernel, players, viewer, draft, region }: Props) {
  const people = peopleAt(players, viewer);
  const leaders = majorityIn(draft.shown, kernel.box, region);
  const [x, y] = regionPlans[region]!.majority;
  if (leaders.length === 0) return null;
  const points = leaders[0]!.value;
  const width = points > 9 ? 17 : 9;
  return (
    <g className="zg-majority">
      {leaders.map(({ seat }, i) => (
        <SeatMark key={seat} colour={people(seat).colour} size={15} x={x - width - 17 - 14 * i} y={y - 13} />
      ))}
      <text x={x} y={y}>
        {points}
      </text>
    </g>
  );
}
function OpenArea({ players, viewer, draft, view, region }: Props) {
  const { x, y, wide, high } = regionPlans[region]!.open;
  const people = peopleAt(players, viewer);
  const here = openIn(draft.shown, region);
  const before = openIn(view, region);
  const step = Math.min(32, (wide - 12) / Math.max(1, here.length));
  return (
    <g>
      <rect x={x} y={y} width={wide} height={high} rx="22" className="zg-open" />
      {here.map(({ seat, value }, i) => {
        const known = before.find(other => other.seat === seat)?.value === value;
        return (
          <g key={seat}>
            <SeatPiece
              kind="gov"
              colour={people(seat).colour}
              width={30}
              x={x + 8 + step * i}
              y={y + 5}
              className={known ? 'zg-stands' : 'zg-arrives'}
            />
            {value > 1 && (
              <text x={x + 34 + step * i} y={y + 15} className="zg-times">
                {value}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
/** What changed last wears a red corner until the next turn. */
export function Corner({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 9} ${y}h5a4 4 0 0 1 4 4v5Z`} className="zg-corner" />;
}
