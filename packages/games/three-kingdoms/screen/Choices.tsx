import type { Offer } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { type Changes, changesBy } from './changes.ts';
import { placeOf } from './controls.ts';
import { Good } from './Good.tsx';
import { choiceText, whyOf } from './names.ts';
import { Press } from './Press.tsx';
import type { Props } from './Space.tsx';
import './choices.css';
import { useWords, type Words } from './words.ts';

const NO_CHANGES: Changes = { goods: [], notes: [] };

/** Every choice that has no place of its own on the table: large, with what it brings; refused ones say why. */
export function Choices(props: Props) {
  const { draft } = props;
  const rows = draft.offers.all.filter(({ move }) => placeOf(move) === 'row');
  if (rows.length === 0) return null;
  return (
    <div className="tk-choices">
      {rows.map(offer => (
        <Choice key={offer.option} {...props} offer={offer} />
      ))}
    </div>
  );
}
function Choice(props: Props & { offer: Offer }) {
  const words = useWords();
  const { draft, proposed, confirm, offer } = props;
  const { option, move, kinds, args, legal } = offer;
  const why = whyOf(props, offer);
  const text = legal ? choiceText(words, props, move, kinds, args) : refusedText(words, props, offer);
  const { goods, notes } = legal ? changesBy(words, draft.desk, option) : NO_CHANGES;
  const chosen = draft.isChosen(option);
  const brings = goods.map(({ good, by }) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${words.goodNames[good]}`);
  return (
    <Press
      className={classes('tk-choice', text.length > 60 && 'long')}
      look={chosen ? 'chosen' : legal ? 'can' : 'cannot'}
      label={[...brings, ...notes, ...(why ? [why.text] : [])].join(', ')}
      {...(why ? { tip: `${why.text} (${why.rule})` } : {})}
      onPress={() => (legal ? draft.choose(option) : draft.refuse(offer))}
      onAgain={proposed === undefined ? undefined : confirm}
    >
      <b>{text}</b>
      {goods.length + notes.length > 0 && (
        <span className="tk-delta">
          {goods.map(({ good, by }) => (
            <span key={good} className={by > 0 ? 'up' : 'down'}>
              {by > 0 ? '+' : '−'}
              {Math.abs(by)}
              <Good good={good} size={18} />
            </span>
          ))}
          {notes.length > 0 && <i>{notes.join(' · ')}</i>}
        </span>
      )}
    </Press>
  );
}

/** What is refused as a whole is named without numbers; else as it would read. */
function refusedText(words: Words, props: Props, { move, kinds, args }: Offer): string {
  const { draft, kernel, texts } = props;
  if (draft.offers.of(move).length === 1) return words.moves[move] ?? choiceText(words, props, move, kinds, args);
  const [kind] = kinds;
  if (kinds.length === 2 && args[1] === 0 && kind !== undefined)
    return texts.kinds[kind]?.(args[0]!, kernel.box) ?? choiceText(words, props, move, kinds, args);
  return choiceText(words, props, move, kinds, args);
}
