import { Group, kindOf, type Look, moveOf, Thing } from '@tianxia/board';
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
    <Group label={words.choose} className={classes('fe-choices', shown.length <= 3 && 'few')}>
      {shown.map((choice, i) => {
        const face = faceOf(words, props, draft, choice.thing);
        const move = moveOf(choice.thing);
        return (
          <Thing
            key={choice.thing}
            thing={`choice ${choice.thing}`}
            presses={[choice.thing]}
            {...(i < 9 && choice.is === 'can' && { hotkey: `${i + 1}` })}
            draft={draft}
            className={classes('fe-choice', move?.endsWith('.done') && 'quiet')}
            label={face.note === '' ? face.name : `${face.name}: ${face.note}`}
          >
            {face.icon && <span className="ic">{face.icon}</span>}
            <span className="tx">
              <b>{face.name}</b>
              {face.note && <small>{face.note}</small>}
              <Outcome box={props.kernel.box} changes={results[i] ?? []} />
            </span>
            {move === 'abilities.move' && <Icon name="next" size={18} />}
          </Thing>
        );
      })}
    </Group>
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
