import { ChoiceList, kindOf, type Look } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { choiceWords } from './choiceWords.tsx';
import type { ZgProps } from './draft.ts';
import { useWords } from './words.ts';
import './choices.css';

/** Few enough that the dark ones may stand there too, with their reasons. */
const SHORT_KINDS = ['do', 'region', 'colour', 'aspect', 'board', 'task', 'donor'];

/** What the list shows: what is chosen, then all that is asked for, then what cannot be. Free steps stay on the board. */
export function listedOf(looks: readonly Look[]): Look[] {
  const isFree = ({ leads }: Look) => leads.length > 0 && leads.every(({ aside }) => aside);
  const of = (is: Look['is']) => looks.filter(look => look.is === is && !isFree(look));
  const asked = of('can');
  const kinds = ['do', ...asked.map(({ thing }) => kindOf(thing))];
  const dark = of('cannot').filter(({ thing }) => SHORT_KINDS.includes(kindOf(thing)) && kinds.includes(kindOf(thing)));
  const last = ({ thing }: Look) => Number(kindOf(thing) === 'do');
  return [...of('chosen'), ...asked.sort((a, b) => last(a) - last(b)), ...(asked.length + dark.length > 8 ? [] : dark)];
}
/** Every decision but the playing of a card, as a list of large choices: nothing is out of reach on a phone or a keyboard. */
export function Choices(props: ZgProps) {
  const { draft } = props;
  const words = useWords();
  return (
    <div className={classes('zg-choices', draft.frame?.at)}>
      <p className="zg-choices-title" aria-hidden="true">
        {draft.title}
      </p>
      <ChoiceList
        label={words.choices}
        className="zg-choice-list"
        kind="zg-choice"
        draft={draft}
        choices={listedOf(draft.looks).map(({ thing }) => {
          const { name, about, art } = choiceWords(props, words, thing);
          const label = about === undefined ? name : `${name}, ${about}`;
          return { thing: `choice ${thing}`, presses: thing, label, art, name, about };
        })}
      />
    </div>
  );
}
