import {
  askedOf,
  type Candidate,
  ChoiceList,
  kindOf,
  type ListedChoice,
  numberOf,
  type ThingKey,
} from '@tianxia/board';
import type { View } from '@tianxia/kernel';
import { useMemo } from 'react';
import type { State } from '../state.ts';
import { type Changes, changesBy } from './changes.ts';
import { Good } from './Good.tsx';
import { gestures } from './gestures.ts';
import { choiceText } from './names.ts';
import type { Props } from './Space.tsx';
import { useWords, type Words } from './words.ts';
import './choices.css';

/** Kinds of things that lie on the table and are pressed there; everything else is a row in the tray. */
const ON_TABLE: readonly string[] = ['space', 'decline', 'general', 'location', 'enhancement', 'drawn'];
/** What belongs to a skill nobody there has, or to another kind of space, is no option at all. */
const NEVER_HERE: readonly string[] = ['drawsFromOne', 'drawsFromEach', 'goldForTribe'];
const NO_CHANGES: Changes = { goods: [], notes: [] };

/** One large choice: everything it could still become. */
interface Row {
  key: ThingKey;
  all: readonly Candidate[];
}
function useRows({ kernel, viewer, texts, draft }: Props): Row[] {
  const { s, frame } = draft.asking;
  return useMemo(() => {
    if (frame === undefined) return [];
    const { at } = askedOf(kernel, s as View<State>, viewer, gestures, texts.reasons);
    return [...at]
      .map(([key, all]) => ({ key, all }))
      .filter(
        ({ key, all }) =>
          !ON_TABLE.includes(kindOf(key)) && !all.every(({ why }) => why && NEVER_HERE.includes(why.name)),
      );
  }, [kernel, viewer, texts, s, frame]);
}
/** Every choice that has no place of its own on the table: large, with what it brings; refused ones say why. */
export function Choices(props: Props) {
  const words = useWords();
  const rows = useRows(props);
  if (rows.length === 0) return null;
  return (
    <ChoiceList
      label={words.choices}
      className="tk-choices"
      kind="tk-choice"
      draft={props.draft}
      keys={false}
      scrolls
      choices={rows.map(row => listed(words, props, row))}
    />
  );
}
function listed(words: Words, props: Props, { key, all }: Row): ListedChoice {
  const { kernel, viewer, texts, draft } = props;
  const legal = all.filter(({ why }) => why === undefined);
  const [only, ...others] = legal.length > 0 ? legal : all;
  const whole = others.length === 0 && only!.things.length === 1 ? only : undefined;
  const text = whole
    ? choiceText(words, props, whole.option)
    : (texts.kinds[kindOf(key)]?.(numberOf(key), kernel.box) ?? key);
  const changes =
    whole && legal.length > 0 ? changesBy(words, kernel, viewer, draft.asking.s, whole.option) : NO_CHANGES;
  return {
    thing: key,
    label: text,
    name: text,
    about: legal.length === 0 ? only!.why?.text : undefined,
    more: <Delta {...changes} />,
    className: text.length > 60 ? 'long' : undefined,
  };
}
function Delta({ goods, notes }: Changes) {
  const words = useWords();
  if (goods.length + notes.length === 0) return null;
  return (
    <span className="tk-delta">
      {goods.map(({ good, from, to }) => (
        <span key={good} className={to > from ? 'up' : 'down'}>
          {to > from ? '+' : '−'}
          {Math.abs(to - from)}
          <Good good={good} size={18} />
          <span className="unseen">{words.goodNames[good]}</span>
        </span>
      ))}
      {notes.length > 0 && <i>{notes.join(' · ')}</i>}
    </span>
  );
}
