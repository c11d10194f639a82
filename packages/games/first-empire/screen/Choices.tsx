import { fastRand } from '@tianxia/kernel';
import { classes, Icon } from '@tianxia/look';
import { useMemo } from 'react';
import { ChangeChip } from './ChangeChip.tsx';
import { type Change, changesFor } from './changes.ts';
import { type Choice, moveOf } from './choosing.ts';
import type { EmpireDraft } from './draft.ts';
import { faceOf } from './face.tsx';
import { Group } from './Group.tsx';
import type { Props } from './gesture.ts';
import { Pick } from './Pick.tsx';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };
/** Few enough to show the dark ones too: they teach. */
const WITH_DARK: readonly string[] = ['region', 'official', 'aspect'];
const MOST_TRIED = 26; // choices whose outcome is looked up

/** What can be chosen now, as large buttons; whatever the board shows, nothing is asked without them. */
export function Choices(props: P) {
  const words = useWords();
  const { draft } = props;
  const shown = draft.choices.filter(
    ({ legal, thing, why }) => legal || WITH_DARK.includes(thing.kind) || isReward(why?.move),
  );
  const results = useResults(props, shown);
  return (
    <Group label={words.choose} className={classes('fe-choices', shown.length <= 3 && 'few')}>
      {shown.map((choice, i) => {
        const face = faceOf(words, props, draft.desk, choice.thing);
        const quiet = moveOf(choice.thing)?.endsWith('.done') ?? false;
        return (
          <Pick
            key={`${choice.thing.kind} ${choice.thing.value}`}
            thing={choice.thing}
            draft={draft}
            choice
            className={classes('fe-choice', quiet && 'quiet')}
            name={face.note === '' ? face.name : `${face.name}: ${face.note}`}
          >
            {face.icon && <span className="ic">{face.icon}</span>}
            <span className="tx">
              <b>{face.name}</b>
              {face.note && <small>{face.note}</small>}
              <Outcome changes={results[i] ?? []} />
            </span>
            {moveOf(choice.thing) === 'abilities.move' && <Icon name="next" size={18} />}
          </Pick>
        );
      })}
    </Group>
  );
}
const isReward = (move: string | undefined) => move === 'reward.accept';
function Outcome({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <span className="ch">
      {changes.slice(0, 3).map(change => (
        <ChangeChip key={`${change.what} ${change.region ?? ''}`} change={change} />
      ))}
    </span>
  );
}
/** What each complete choice would change, before it is pressed. */
function useResults(props: P, shown: readonly Choice[]): Change[][] {
  const { kernel, view, viewer, draft } = props;
  const { line } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these decide what is tried
  return useMemo(() => {
    if (shown.length > MOST_TRIED) return [];
    return shown.map(({ option }) => {
      if (option === undefined) return [];
      const { after } = kernel.preview(view, viewer, [...line, option.option], fastRand(1));
      return changesFor(draft.desk.state, after, kernel.box, viewer);
    });
  }, [kernel, view, viewer, line, draft.choices]);
}
