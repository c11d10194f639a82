import { askedOf, type Candidate, Group, kindOf, numberOf, Thing, type ThingKey } from '@tianxia/board';
import type { View } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { useMemo } from 'react';
import type { State } from '../state.ts';
import { type Changes, changesBy } from './changes.ts';
import { Good } from './Good.tsx';
import { gestures } from './gestures.ts';
import { choiceText } from './names.ts';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';
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
    <Group label={words.choices} className="tk-choices" scrolls>
      {rows.map(row => (
        <Choice key={row.key} {...props} row={row} />
      ))}
    </Group>
  );
}
function Choice(props: Props & { row: Row }) {
  const words = useWords();
  const { kernel, viewer, texts, draft, row } = props;
  const legal = row.all.filter(({ why }) => why === undefined);
  const [only, ...others] = legal.length > 0 ? legal : row.all;
  const whole = others.length === 0 && only!.things.length === 1 ? only : undefined;
  const text = whole
    ? choiceText(words, props, only!.option)
    : (texts.kinds[kindOf(row.key)]?.(numberOf(row.key), kernel.box) ?? row.key);
  const { goods, notes } =
    whole && legal.length > 0 ? changesBy(words, kernel, viewer, draft.asking.s, whole.option) : NO_CHANGES;
  const why = legal.length === 0 ? only!.why : undefined;
  return (
    <Thing
      thing={row.key}
      draft={draft}
      className={classes('tk-choice', text.length > 60 && 'long')}
      label={text}
      spoken
    >
      <b>{text}</b>
      {why && <i className="tk-why">{why.text}</i>}
      {goods.length + notes.length > 0 && (
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
      )}
    </Thing>
  );
}
