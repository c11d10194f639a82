import { Thing, type ThingKey } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { inRegion, isRestless, OFFICIALS, officialsAbove, standing, trackLength, unrestIn } from '../at.ts';
import { CARD_PLACES } from '../box.ts';
import { ASPECTS, COLOURS, REGIONS } from '../content/shape.ts';
import { nextCardIn } from '../facts/tucking.ts';
import { cardPlayed, type ZgProps } from './draft.ts';
import { times } from './keyed.ts';
import { Art } from './Pieces.tsx';
import { Sign } from './Sign.tsx';
import { Tucked } from './Slip.tsx';
import { useWords } from './words.ts';
import './column.css';

export interface ColumnProps extends ZgProps {
  seat: number; // whose lands
  region: number;
  touched: boolean; // something has just happened there
  first: boolean; // what a small table brings into sight
}
const NONE: readonly ThingKey[] = []; // lands of others are only looked at

/** One Region of a player's lands: tucked cards, the Governors area, unrest, the Workers area. */
export function Column(props: ColumnProps) {
  return (
    <div className="zg-col" data-touched={props.touched || undefined} data-rival={props.first ? props.seat : undefined}>
      <Tucks {...props} />
      <Above {...props} />
      <Unrest {...props} />
      <Below {...props} />
    </div>
  );
}
function Tucks(props: ColumnProps) {
  const { kernel, texts, viewer, draft, seat, region } = props;
  const { box } = kernel;
  const words = useWords();
  const { shown } = draft;
  const still = isRestless(shown, box, seat, region);
  const next = nextCardIn(shown, box, seat, region)?.place;
  return (
    <div className="zg-tucks">
      {times(CARD_PLACES).map(({ key, i }) => {
        const card = shown.tucked[seat]![region * CARD_PLACES + i]!;
        if (card === EMPTY)
          return i === next && seat === viewer && !draft.settled.has(`tuck ${region}`) ? (
            <Next key={key} {...props} />
          ) : (
            <span key={key} className="zg-tuck-free" />
          );
        const name = words.tuckedSpoken(card, texts.kinds.tucked!(card, box));
        return (
          <Thing
            key={card}
            thing={`card ${card}`}
            presses={seat === viewer ? [`tucked ${card}`] : NONE}
            draft={draft}
            label={still ? `${name}, ${words.stillSpoken}` : name}
            className={classes('zg-tucked', still && 'still')}
          >
            <Tucked box={box} card={card} />
          </Thing>
        );
      })}
    </div>
  );
}
/** Where the next card goes, with what it would bring. */
function Next({ kernel, texts, draft, seat, region }: ColumnProps) {
  const { box } = kernel;
  const words = useWords();
  const card = cardPlayed(draft);
  const next = nextCardIn(draft.shown, box, seat, region);
  if (next === undefined) return null;
  return (
    <Thing
      thing={`tuck ${region}`}
      draft={draft}
      label={words.tuckHere(texts.kinds.region!(region, box), next.place, next.markers, next.unrest)}
      className="zg-tuck-next"
    >
      <Art name={card === undefined ? 'b-marker' : `mk-${ASPECTS[box.aspectOf[card]!]}`} width={22} />
      <b>+{next.markers}</b>
      {next.unrest > 0 && (
        <small>
          <Art name="unrest" width={14} height={15} />+{next.unrest}
        </small>
      )}
    </Thing>
  );
}
const ROOMY = 4; // cubes side by side
function Above({ kernel, texts, draft, viewer, seat, region }: ColumnProps) {
  const { box } = kernel;
  const words = useWords();
  const crowded = officialsAbove(draft.shown, seat, region) > ROOMY;
  return (
    <div className={classes('well', 'zg-area', crowded && 'crowded')}>
      <Thing
        thing={`above ${inRegion(seat, region)}`}
        presses={seat === viewer ? [`area ${region}`, `region ${region}`] : NONE}
        draft={draft}
        label={words.above(texts.kinds.region!(region, box))}
        className="zg-ground"
      />
      <Sign box={box} region={region} />
      <span className="zg-cubes">
        {COLOURS.map((colour, c) => (
          <Cubes
            key={colour}
            draft={draft}
            place={region * COLOURS.length + c}
            seat={seat}
            mine={seat === viewer}
            colour={colour}
            count={draft.shown.above[standing(seat, region, c)]!}
          />
        ))}
      </span>
    </div>
  );
}
interface CubesProps extends Pick<ZgProps, 'draft'> {
  place: number; // as an Official is pointed at
  seat: number;
  mine: boolean;
  colour: string;
  count: number;
}
/** Officials of one colour in one area: one thing to press, each a piece of its own. */
function Cubes({ draft, place, seat, mine, colour, count }: CubesProps) {
  const words = useWords();
  if (count === 0) return null;
  const key = seat * 2 * OFFICIALS + place;
  return (
    <Thing
      thing={`officials ${key}`}
      presses={mine ? [`official ${place}`] : NONE}
      draft={draft}
      drags
      label={words.officials(colour, count)}
      className="zg-cube"
    >
      {times(count).map(({ key: nth, i }) => (
        <Art key={nth} name={`cube-${colour}`} width={25} height={27} thing={`official ${key * 10 + i}`} />
      ))}
    </Thing>
  );
}
function Unrest({ kernel, draft, seat, region }: ColumnProps) {
  const { box } = kernel;
  const words = useWords();
  const { shown } = draft;
  const level = unrestIn(shown, seat, region);
  const length = trackLength(shown, box, seat, region);
  const block = box.boards[shown.boards[seat]!]!.palaceBlock[region]!;
  return (
    <Thing
      as="div"
      thing={`track ${inRegion(seat, region)}`}
      draft={draft}
      label={words.unrestSpoken(level, length)}
      says={words.unrestTip}
      className={classes('well', 'zg-area', 'zg-unrest', length > 3 && 'long')}
    >
      <span className="note">{words.unrest}</span>
      <span className="zg-track">
        {times(length).map(({ key, i }) => {
          const slot = i + 1;
          const isLast = slot === length;
          return (
            <i key={key} className={isLast ? 'last' : undefined}>
              {slot === level ? (
                <Art name="unrest" width={23} height={25} thing={`unrest ${inRegion(seat, region)}`} />
              ) : isLast ? (
                <Art name="nocard" width={19} />
              ) : (
                ((block >> slot) & 1) === 1 && <Art name="nopalace" width={19} />
              )}
            </i>
          );
        })}
      </span>
    </Thing>
  );
}
function Below({ kernel, texts, viewer, draft, seat, region }: ColumnProps) {
  const { box } = kernel;
  const words = useWords();
  const { shown } = draft;
  const mine = seat === viewer;
  const below = COLOURS.map((_, c) => shown.below[standing(seat, region, c)]!);
  const free = box.pack.places.officialsBelow - below.reduce((sum, n) => sum + n, 0);
  const at = inRegion(seat, region);
  const name = texts.kinds.region!(region, box);
  return (
    <div className="well zg-area zg-workers">
      <Thing
        thing={`below ${at}`}
        presses={mine ? [`donor ${region}`, `from ${region}`, `to ${region}`, `area ${REGIONS + region}`] : NONE}
        draft={draft}
        label={`${words.below(name)}, ${words.workers(shown.workers[at]!)}`}
        className="zg-ground"
      />
      <span className="zg-posts">
        {below.map((count, c) => (
          <Cubes
            key={COLOURS[c]}
            draft={draft}
            place={OFFICIALS + region * COLOURS.length + c}
            seat={seat}
            mine={mine}
            colour={COLOURS[c]!}
            count={count}
          />
        ))}
        {times(free).map(({ key }) => (
          <i key={key} />
        ))}
      </span>
      <Workers count={shown.workers[at]!} at={at} />
    </div>
  );
}
const MOST_DRAWN = 3;
/** Workers one by one, or a number when there are many. */
function Workers({ count, at }: { count: number; at: number }) {
  const drawn = count > MOST_DRAWN ? 1 : count;
  return (
    <span className="zg-crowd">
      {times(drawn).map(({ key, i }) => (
        <Art key={key} name="worker" width={25} thing={`worker ${at * 10 + i}`} />
      ))}
      {count > MOST_DRAWN && <b>×{count}</b>}
    </span>
  );
}
