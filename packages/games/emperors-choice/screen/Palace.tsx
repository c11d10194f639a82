import { Group, peopleAt, Thing, tipOn } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import type { EcProps } from './draft.ts';
import { iconFace } from './faces.ts';
import { Ja, Pan, Piece, Points, vars } from './Pieces.tsx';
import { useWords } from './words.ts';
import './palace.css';

/** The stairs of the palace with everybody's disc, and the strength of the Hsiung-nu below. */
export function Palace(props: EcProps) {
  const words = useWords();
  const { kernel, view } = props;
  const { box } = kernel;
  const { prices, spaces } = box.pack.palace;
  return (
    <section className="ec-palace" aria-label={words.palace}>
      <div className="ec-palace-head">
        <h2>
          {words.palace} <Ja>宮殿</Ja>
        </h2>
        <span className="note">{words.palacePrices(prices)}</span>
      </div>
      <Pan label={words.palace}>
        <Group label={words.palace} className="ec-stairs">
          {spaces.map((_, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
            <Level key={level} {...props} level={level} />
          ))}
        </Group>
      </Pan>
      <Strength strength={view.strength} from={box.pack.strength.start} to={box.pack.strength.max} />
    </section>
  );
}
function Level(props: EcProps & { level: number }) {
  const words = useWords();
  const { kernel, view, viewer, players, draft, preview, level } = props;
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const { icons = [], vp } = box.pack.palace.spaces[level]!;
  const standing = view.palace.flatMap((at, seat) => (at === level ? [seat] : []));
  const coming = view.palace.flatMap((at, seat) =>
    preview !== undefined && at !== level && preview.after.palace[seat] === level ? [seat] : [],
  );
  const steps = level - (view.palace[viewer] ?? level);
  const frame = draft.frame;
  const here = frame?.at === 'choose' && frame.optional && view.palace[viewer] === level;
  return (
    <Thing
      thing={`level ${level}`}
      place
      presses={steps > 0 && steps <= box.pack.palace.prices.length ? [`levels ${steps}`] : []}
      draft={draft}
      label={words.level(level)}
      says={words.levelTip(words.icons(icons), vp, standing.map(people))}
      className={classes('ec-press', 'ec-level', here && 'ec-is-here')}
    >
      <span className="ec-level-discs">
        {coming.map(seat => (
          <SeatMark key={seat} colour={people(seat).colour} size={20} disc className="ec-togo" />
        ))}
        {standing.map(seat => (
          <span key={seat} data-thing={`official ${seat}`}>
            <SeatMark colour={people(seat).colour} size={22} disc />
          </span>
        ))}
      </span>
      <span className="ec-step" style={vars({ '--level': level })}>
        <span className="ec-step-icons">
          {icons.map(icon => (
            <StepIcon key={icon.kind} icon={icon} single={icons.length === 1} />
          ))}
        </span>
        <b>{level === 0 ? vp : stepMark(icons)}</b>
      </span>
      <span className="ec-plinth">{level === 0 ? words.vp : vp}</span>
    </Thing>
  );
}
type Icons = NonNullable<EcProps['kernel']['box']['pack']['palace']['spaces'][number]['icons']>;
function StepIcon({ icon, single }: { icon: Icons[number]; single: boolean }) {
  if (icon.kind === 'vp' && single) return <Points value={icon.amount} size={20} />;
  return <Piece name={iconFace(icon).piece} size={single ? 18 : 13} />;
}
/** One number under the icons of a step: they always share it. */
function stepMark(icons: Icons): string {
  const [first] = icons;
  if (first === undefined || (first.kind === 'vp' && icons.length === 1)) return '';
  return iconFace(first).mark.replace('+', '');
}
function Strength({ strength, from, to }: { strength: number; from: number; to: number }) {
  const words = useWords();
  const cells = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <div
      className="ec-raiders"
      role="img"
      aria-label={words.strength(strength)}
      {...tipOn(() => ({ name: words.strength(strength), text: words.strengthTip }), 'strength')}
    >
      <span className="ec-raiders-name">
        {words.hsiungnu} <Ja>匈奴</Ja>
      </span>
      <span className="ec-steppe">
        {cells.map(n => (
          <i
            key={n}
            className={classes(n <= strength && 'ec-is-lit')}
            style={vars({ '--k': `${(100 * (n - from)) / (to - from)}%` })}
          >
            {n === strength && <b data-thing="strength 0">{n}</b>}
          </i>
        ))}
      </span>
      <span className="note">{to}</span>
    </div>
  );
}
