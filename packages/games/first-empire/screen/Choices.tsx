import { ChoiceList, kindOf, type Look, moveOf } from '@tianxia/board';
import { fastRand } from '@tianxia/kernel';
import { classes, Icon } from '@tianxia/look';
import { useMemo } from 'react';
import type { Box } from '../box.ts';
import { ChangeChip } from './ChangeChip.tsx';
import { type Change, changesFor } from './changes.ts';
import type { EmpireDraft } from './draft.ts';
import { faceOf } from './face.tsx';
import type { Props } from './props.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };
/** Few enough to show the dark ones too: they teach. */
const WITH_DARK: readonly string[] = ['region', 'official', 'aspect', 'donor', 'to'];
const REWARD = 'do reward.accept'; // shown even when it cannot be taken in full
const MOST_TRIED = 26; // choices whose outcome is looked up

/** What the tray offers: all that is asked for next, and what of the same kind teaches by being dark. */
export function offered(looks: readonly Look[]): readonly Look[] {
  const asked = new Set(looks.filter(({ is }) => is === 'can').map(({ thing }) => kindOf(thing)));
  const teaches = (key: string) => key === REWARD || (WITH_DARK.includes(kindOf(key)) && asked.has(kindOf(key)));
  return looks.filter(({ thing, is }) => is === 'can' || (is === 'cannot' && teaches(thing)));
}

/** What can be chosen now, as large buttons; whatever the board shows, nothing is asked without them. */
export function Choices(props: P) {
  const words = useWords();
  const { draft } = props;
  const shown = offered(draft.looks);
  const results = useResults(props, shown);
  return (
    <ChoiceList
      label={words.choose}
      className={classes('fe-choices', shown.length <= 3 && 'few')}
      kind="fe-choice"
      draft={draft}
      spoken={false}
      choices={shown.map(({ thing }, i) => {
        const { icon, name, note } = faceOf(words, props, draft, thing);
        const move = moveOf(thing);
        return {
          thing: `choice ${thing}`,
          presses: thing,
          label: note === '' ? name : `${name}: ${note}`,
          art: icon,
          name,
          about: note,
          more: <Outcome box={props.kernel.box} changes={results[i] ?? []} />,
          end: move === 'abilities.move' && <Icon name="next" size={18} />,
          className: move?.endsWith('.done') ? 'quiet' : undefined,
        };
      })}
    />
  );
}
function Outcome({ box, changes }: { box: Box; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <span className="ch">
      {changes.slice(0, 3).map(change => (
        <ChangeChip key={`${change.what} ${change.region ?? ''}`} box={box} change={change} />
      ))}
    </span>
  );
}
/** What each complete choice would change, before it is pressed. */
function useResults(props: P, shown: readonly Look[]): Change[][] {
  const { kernel, view, viewer, draft } = props;
  const { line } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these decide what is tried
  return useMemo(() => {
    if (shown.length > MOST_TRIED) return [];
    return shown.map(({ leads }) => {
      const [option] = leads;
      if (option === undefined || leads.length > 1) return [];
      const { after } = kernel.preview(view, viewer, [...line, option.option], fastRand(1));
      return changesFor(draft.shown, after, kernel.box, viewer);
    });
  }, [kernel, view, viewer, line, draft.looks]);
}
