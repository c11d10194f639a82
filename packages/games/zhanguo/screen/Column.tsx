import type { TableProps } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { isRestless, OFFICIALS, officialsAbove, standing, trackLength, unrestIn } from '../at.ts';
import { CARD_PLACES } from '../box.ts';
import { ASPECTS, COLOURS, REGIONS } from '../pack.ts';
import type { ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { chosenCard } from './chosen.ts';
import type { ZgDraft } from './draft.ts';
import { keyed, times } from './keyed.ts';
import { nextCardIn } from './nextCard.ts';
import { Art } from './Pieces.tsx';
import { motionOf } from './pointed.ts';
import { Tucked } from './Slip.tsx';
import { Touch } from './Touch.tsx';
import './column.css';

interface Props extends TableProps<ZhanGuo> {
  draft: ZgDraft;
  seat: number; // whose lands
  region: number;
}
/** One Region of a player's lands: tucked cards, the Governors area, unrest, the Workers area. */
export function Column(props: Props) {
  return (
    <div className="zg-col">
      <Tucks {...props} />
      <Above {...props} />
      <Unrest {...props} />
      <Below {...props} />
    </div>
  );
}
function Tucks({ kernel, texts, view, viewer, draft, last, seat, region }: Props) {
  const { box } = kernel;
  const { shown } = draft;
  const cards = shown.tucked[seat]!.slice(region * CARD_PLACES, (region + 1) * CARD_PLACES);
  const before = view.tucked[seat]!;
  const next = nextCardIn(shown, box, seat, region);
  const card = chosenCard(draft);
  const still = isRestless(shown, box, seat, region);
  const name = texts.kinds.region!(region, box);
  return (
    <div className="zg-tucks">
      {keyed(cards).map(({ key, item: tucked, i }) => {
        const isLast = last.some(([event, , which]) => event === 'tucked' && which === tucked);
        if (tucked !== EMPTY)
          return (
            <Touch
              key={tucked}
              draft={draft}
              places={seat === viewer ? `tucked ${tucked}` : []}
              label={[words.tuckedSpoken(tucked, texts.kinds.tucked!(tucked, box)), still && words.stillSpoken]
                .filter(Boolean)
                .join(', ')}
              className={classes(
                'zg-tucked',
                still && 'still',
                motionOf(!before.includes(tucked), isLast),
                isLast && 'changed',
              )}
            >
              <Tucked box={box} card={tucked} />
            </Touch>
          );
        const isNext = i === next?.cards;
        if (!isNext || seat !== viewer) return <span key={key} className="zg-tuck-free" />;
        return (
          <Touch
            key={key}
            draft={draft}
            places={`tuck ${region}`}
            label={words.tuckHere(name, next.cards, next.markers, next.unrest)}
            className="zg-tuck-next"
          >
            <Art name={card === undefined ? 'b-marker' : `mk-${ASPECTS[box.aspectOf[card]!]}`} width={22} />
            <b>+{next.markers}</b>
            {next.unrest > 0 && (
              <small>
                <Art name="unrest" width={14} height={15} />+{next.unrest}
              </small>
            )}
          </Touch>
        );
      })}
    </div>
  );
}
function Above({ kernel, texts, draft, viewer, seat, region }: Props) {
  const { box } = kernel;
  const name = texts.kinds.region!(region, box);
  const mine = seat === viewer;
  const crowded = officialsAbove(draft.shown, seat, region) > ROOMY;
  return (
    <div className={classes('well', 'zg-area', crowded && 'crowded')}>
      <Touch
        draft={draft}
        places={mine ? [`area ${region}`, `region ${region}`] : []}
        label={words.above(name)}
        className="zg-ground"
      />
      <b className="zg-sign" lang="zh">
        {box.pack.regions[region]!.symbol}
      </b>
      <span className="zg-cubes">
        {COLOURS.map((colour, c) => (
          <Cubes
            key={colour}
            draft={draft}
            place={mine ? `official ${region * COLOURS.length + c}` : ''}
            colour={colour}
            count={draft.shown.above[standing(seat, region, c)]!}
          />
        ))}
      </span>
    </div>
  );
}
const ROOMY = 4; // cubes side by side
/** Officials of one colour in one area: one thing to press. */
function Cubes({ draft, place, colour, count }: { draft: ZgDraft; place: string; colour: string; count: number }) {
  if (count === 0) return null;
  return (
    <Touch draft={draft} places={place === '' ? [] : place} label={words.officials(colour, count)} className="zg-cube">
      {times(count).map(({ key }) => (
        <Art key={key} name={`cube-${colour}`} width={25} height={27} />
      ))}
    </Touch>
  );
}
function Unrest({ kernel, view, draft, seat, region }: Props) {
  const { box } = kernel;
  const { shown } = draft;
  const level = unrestIn(shown, seat, region);
  const length = trackLength(shown, box, seat, region);
  const block = box.boards[shown.boards[seat]!]!.palaceBlock[region]!;
  const moved = level !== unrestIn(view, seat, region);
  return (
    <div
      className={classes('well', 'zg-area', 'zg-unrest', length > 3 && 'long')}
      role="img"
      aria-label={words.unrestSpoken(level, length)}
    >
      <span className="note">{words.unrest}</span>
      <span className="zg-track">
        {Array.from({ length }, (_, i) => i + 1).map(slot => (
          <i
            key={slot}
            className={classes(slot === length && 'last')}
            title={slot === length ? words.lastSlot : (block >> slot) & 1 ? words.palaceBlock : undefined}
          >
            {slot === level ? (
              <span className={moved ? 'zg-arrives' : 'zg-stands'}>
                <Art name="unrest" width={23} height={25} />
              </span>
            ) : slot === length ? (
              <Art name="nocard" width={19} />
            ) : (
              ((block >> slot) & 1) === 1 && <Art name="nopalace" width={19} />
            )}
          </i>
        ))}
      </span>
    </div>
  );
}
function Below({ kernel, texts, view, viewer, draft, seat, region }: Props) {
  const { box } = kernel;
  const { shown } = draft;
  const mine = seat === viewer;
  const name = texts.kinds.region!(region, box);
  const below = COLOURS.map((_, c) => shown.below[standing(seat, region, c)]!);
  const free = box.pack.places.officialsBelow - below.reduce((sum, n) => sum + n, 0);
  const at = seat * REGIONS + region;
  const workers = shown.workers[at]!;
  return (
    <div className="well zg-area zg-workers">
      <Touch
        draft={draft}
        places={mine ? [`donor ${region}`, `from ${region}`, `to ${region}`, `area ${REGIONS + region}`] : []}
        label={`${words.below(name)}, ${words.workers(workers)}`}
        className="zg-ground"
      />
      <span className="zg-posts">
        {below.map((count, c) => (
          <Cubes
            key={COLOURS[c]}
            draft={draft}
            place={mine ? `official ${OFFICIALS + region * COLOURS.length + c}` : ''}
            colour={COLOURS[c]!}
            count={count}
          />
        ))}
        {times(free).map(({ key }) => (
          <i key={key} />
        ))}
      </span>
      <Workers count={workers} before={view.workers[at]!} />
    </div>
  );
}
const MOST_DRAWN = 3;
/** Workers one by one, or a number when there are many. */
function Workers({ count, before }: { count: number; before: number }) {
  if (count === 0) return null;
  if (count > MOST_DRAWN)
    return (
      <span className={classes('zg-crowd', count === before ? 'zg-stands' : 'zg-arrives')}>
        <Art name="worker" width={25} />
        <b>×{count}</b>
      </span>
    );
  return (
    <span className="zg-crowd">
      {times(count).map(({ key, i }) => (
        <Art key={key} name="worker" width={25} className={i < before ? 'zg-stands' : 'zg-arrives'} />
      ))}
    </span>
  );
}
