import { peopleAt, type TableProps } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import type { EmperorsChoice } from '../state.ts';
import type { EcDraft } from './draft.ts';
import { iconFace } from './faces.ts';
import { Ja, Piece, Points, vars } from './Pieces.tsx';
import { type Look, Press, Row } from './Press.tsx';
import { useWords } from './words.ts';
import './palace.css';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };

/** The stairs of the palace with everybody's disc, and the strength of the Hsiung-nu below. */
export function Palace(props: Props) {
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
      <Row label={words.palace} className="ec-stairs">
        {spaces.map((_, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
          <Level key={level} {...props} level={level} />
        ))}
      </Row>
      <Strength strength={view.strength} from={box.pack.strength.start} to={box.pack.strength.max} />
    </section>
  );
}
function Level(props: Props & { level: number }) {
  const words = useWords();
  const { kernel, view, viewer, players, draft, preview, confirm, level } = props;
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const { icons = [], vp } = box.pack.palace.spaces[level]!;
  const standing = view.palace.flatMap((at, seat) => (at === level ? [seat] : []));
  const coming = view.palace.flatMap((at, seat) =>
    preview !== undefined && at !== level && preview.after.palace[seat] === level ? [seat] : [],
  );
  const steps = level - (view.palace[viewer] ?? level);
  const offer = draft.at === 'replenish' && steps > 0 ? draft.offers.at('replenish.raise', steps) : undefined;
  const frame = view.agenda.at(-1);
  const here = draft.at === 'choose' && frame?.at === 'choose' && frame.optional && view.palace[viewer] === level;
  const look: Look = draft.isProposed(offer?.option) ? 'chosen' : offer?.legal ? 'can' : '';
  return (
    <Press
      label={`${words.level(level)}: ${words.levelTip(words.icons(icons), vp, standing.map(people))}`}
      look={look}
      className={classes('ec-level', here && 'ec-is-here')}
      tip={words.levelTip(words.icons(icons), vp, standing.map(people))}
      why={steps > 0 && steps <= 3 && offer !== undefined && !offer.legal ? draft.why(offer) : undefined}
      onPress={offer === undefined ? undefined : () => draft.press(offer)}
      confirm={confirm}
    >
      <span className="ec-level-discs">
        {coming.map(seat => (
          <SeatMark key={seat} colour={people(seat).colour} size={20} disc className="ec-togo" />
        ))}
        {standing.map(seat => (
          <SeatMark key={seat} colour={people(seat).colour} size={22} disc />
        ))}
      </span>
      <span className="ec-step" style={vars({ '--level': level })}>
        <span className="ec-step-icons">
          {icons.map(icon => (
            <StepIcon key={icon.kind} icon={icon} single={icons.length === 1} />
          ))}
        </span>
        <b>{stepMark(icons)}</b>
      </span>
      <span className="ec-plinth">{vp}</span>
    </Press>
  );
}
type Icons = NonNullable<Props['kernel']['box']['pack']['palace']['spaces'][number]['icons']>;
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
    <div className="ec-raiders" role="img" aria-label={words.strength(strength)} title={words.strengthTip}>
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
            {n === strength && <b>{n}</b>}
          </i>
        ))}
      </span>
      <span className="note">{to}</span>
    </div>
  );
}
