import type { TableProps } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { choiceWords } from './choiceWords.tsx';
import type { Control } from './controls.ts';
import type { ZgDraft } from './draft.ts';
import { walk } from './keys.ts';
import { isAside, kindOf } from './places.ts';
import { Touch } from './Touch.tsx';
import './choices.css';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft };
/** Few enough that the dark ones may stand there too, with their reasons. */
const SHORT_KINDS = ['do', 'region', 'colour', 'aspect', 'board', 'task', 'donor'];

/** What the list shows: what is chosen, then all that is asked for, then what cannot be. Free steps stay on the board. */
export function listedOf(controls: readonly Control[]): Control[] {
  const isFree = ({ leads }: Control) => leads.length > 0 && leads.every(({ move }) => isAside(move));
  const of = (state: Control['state']) => controls.filter(control => control.state === state && !isFree(control));
  const asked = of('can');
  const kinds = ['do', ...asked.map(({ place }) => kindOf(place))];
  const dark = of('cannot').filter(({ place }) => SHORT_KINDS.includes(kindOf(place)) && kinds.includes(kindOf(place)));
  const last = (control: Control) => Number(kindOf(control.place) === 'do');
  return [...of('chosen'), ...asked.sort((a, b) => last(a) - last(b)), ...(asked.length + dark.length > 8 ? [] : dark)];
}
/** Every decision but the playing of a card, as a list of large choices: nothing is out of reach on a phone or a keyboard. */
export function Choices(props: Props) {
  const { draft } = props;
  const list = listedOf(draft.controls);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk through its buttons
    <div className={classes('zg-choices', draft.frame?.at)} onKeyDown={walk}>
      <p className="zg-choices-title" aria-hidden="true">
        {draft.title}
      </p>
      <ul aria-label={words.choices}>
        {list.map(control => {
          const { name, about, art } = choiceWords(props, control);
          return (
            <li key={control.place}>
              <Touch
                draft={draft}
                places={control.place}
                label={about === undefined ? name : `${name}, ${about}`}
                spoken
                className={classes('zg-choice', kindOf(control.place) === 'do' && 'plain')}
              >
                {art !== undefined && (
                  <span className="zg-choice-art" aria-hidden="true">
                    {art}
                  </span>
                )}
                <span className="zg-choice-words">
                  <b>{name}</b> {about !== undefined && <small>{about}</small>}
                </span>
              </Touch>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
