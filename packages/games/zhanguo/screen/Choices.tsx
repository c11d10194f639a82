import { Group, kindOf, type Look, Thing } from '@tianxia/board';
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
      <Group label={words.choices} className="zg-choice-list">
        {listedOf(draft.looks).map(({ thing }, i) => {
          const { name, about, art } = choiceWords(props, words, thing);
          return (
            <Thing
              key={thing}
              thing={`choice ${i}`}
              presses={[thing]}
              draft={draft}
              label={about === undefined ? name : `${name}, ${about}`}
              spoken
              {...(i < 9 && { hotkey: `${i + 1}` })}
              className={classes('zg-choice', kindOf(thing) === 'do' && 'plain')}
            >
              {art !== undefined && (
                <span className="zg-choice-art" aria-hidden="true">
                  {art}
                </span>
              )}
              <span className="zg-choice-words">
                <b>{name}</b> {about !== undefined && <small>{about}</small>}
              </span>
            </Thing>
          );
        })}
      </Group>
    </div>
  );
}
