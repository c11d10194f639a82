import { peopleAt, type TableProps } from '@tianxia/board';
import type { CSSProperties } from 'react';
import { palacesIn } from '../at.ts';
import { SLOTS } from '../box.ts';
import { wallPoints } from '../score.ts';
import { NOBODY, type ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import type { ZgDraft } from './draft.ts';
import { walk } from './keys.ts';
import { MAP } from './land.ts';
import { governorsBySeat, majorityIn, openIn } from './ranking.ts';
import { Touch } from './Touch.tsx';
import { type Rect, regionPlans, sectionPlans, squareAt } from './where.ts';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft; onMap: boolean };
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
const laid = ({ x, y, wide, high }: Rect): CSSProperties => ({
  left: percent(x, MAP.wide),
  top: percent(y, MAP.high),
  width: percent(wide, MAP.wide),
  height: percent(high, MAP.high),
});

/** What of the map can be pressed, and what a screen reader says of it: over the drawing, in its places. */
export function MapTouches(props: Props) {
  const { kernel, draft } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk through its buttons
    <div className="zg-touches" onKeyDown={walk}>
      {regionPlans.map((plan, region) => (
        <RegionTouch key={plan.name.join(' ')} {...props} region={region} />
      ))}
      {kernel.box.spotsOf.flatMap((spots, region) =>
        spots.map((spot, i) => {
          const isOpen = i === spots.length - 1;
          return (
            <Touch
              key={spot}
              draft={draft}
              places={`spot ${spot}`}
              label={spotSpoken(props, region, spot)}
              className={isOpen ? 'zg-at open' : 'zg-at'}
              style={laid(isOpen ? regionPlans[region]!.open : squareAt(region, i))}
            />
          );
        }),
      )}
      {sectionPlans.flatMap(({ slots }, section) =>
        slots.map((rect, i) => {
          const slot = section * SLOTS + i;
          return (
            <Touch
              key={slot}
              draft={draft}
              places={`wallSlot ${slot}`}
              label={slotSpoken(props, slot)}
              className="zg-at"
              style={laid(rect)}
            />
          );
        }),
      )}
    </div>
  );
}
function RegionTouch({ kernel, players, viewer, draft, texts, onMap, region }: Props & { region: number }) {
  const { box } = kernel;
  const { shown } = draft;
  const people = peopleAt(players, viewer);
  const listed = (counts: readonly number[]) =>
    counts.flatMap((n, seat) => (n > 0 ? [words.scores(people(seat), n)] : [])).join(', ') || words.none;
  const palaces = Array.from({ length: shown.seats }, (_, seat) => palacesIn(shown, box, seat, region));
  const scoring = majorityIn(shown, box, region).map(({ seat, value }) => words.scores(people(seat), value));
  const label = [
    words.regionSpoken(texts.kinds.region!(region, box), listed(palaces), listed(governorsBySeat(shown, box, region))),
    scoring.length === 0 ? words.noMajority : words.majority(scoring.join(', ')),
  ].join(' ');
  return (
    <Touch
      draft={draft}
      places={onMap ? `region ${region}` : []}
      label={label}
      className="zg-at land"
      style={laid(regionPlans[region]!.land)}
    />
  );
}
function spotSpoken({ kernel, players, viewer, draft, texts }: Props, region: number, spot: number): string {
  const people = peopleAt(players, viewer);
  if (kernel.box.squareAt[spot] === undefined) {
    const here = openIn(draft.shown, region).map(({ seat, value }) => words.scores(people(seat), value));
    return words.openArea(here.join(', ') || words.empty);
  }
  const seat = draft.shown.squares[spot]!;
  return words.square(texts.kinds.spot!(spot, kernel.box), seat === NOBODY ? words.empty : words.who(people(seat)));
}
function slotSpoken({ kernel, players, viewer, draft, texts }: Props, slot: number): string {
  const { box } = kernel;
  const seat = draft.shown.walls[slot]!;
  return words.slot(
    texts.kinds.wallSlot!(slot, box),
    texts.kinds.face!(draft.shown.faces[Math.floor(slot / SLOTS)]!, box),
    seat === NOBODY ? words.empty : words.who(peopleAt(players, viewer)(seat)),
    viewer >= 0 && (seat === NOBODY || seat === viewer) ? wallPoints(draft.shown, box, viewer, slot) : undefined,
  );
}
