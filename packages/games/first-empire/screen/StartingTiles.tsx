import { ChoiceList, thing } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import type { EmpireDraft } from './draft.ts';
import { faceOf } from './face.tsx';
import type { Props } from './props.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };

/** FE-047, FE-056: both tiles stay in sight, the chosen one marked, until all have chosen. */
export function StartingTiles(props: P) {
  const words = useWords();
  const { view, viewer, draft } = props;
  const answer = viewer === SPECTATOR ? undefined : view.sealed[viewer];
  const sealed = answer !== undefined && answer > 0 ? props.kernel.words(answer as never).args[0] : undefined;
  return (
    <ChoiceList
      label={words.startingTiles}
      className="fe-choices few"
      kind="fe-choice"
      draft={draft}
      spoken={false}
      choices={view.startingTiles[viewer]!.map(tile => {
        const { icon, name, note } = faceOf(words, props, draft, thing('startingTile', tile));
        return {
          thing: thing('startingTile', tile),
          label: `${name}: ${note}`,
          art: icon,
          name,
          about: note,
          className: sealed === tile ? 'chosen' : undefined,
        };
      })}
    />
  );
}
