import { Group, Thing, thing } from '@tianxia/board';
import { SPECTATOR } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
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
    <Group label={words.startingTiles} className="fe-choices few">
      {view.startingTiles[viewer]!.map((tile, i) => {
        const face = faceOf(words, props, draft, thing('startingTile', tile));
        return (
          <Thing
            key={tile}
            thing={thing('startingTile', tile)}
            draft={draft}
            hotkey={`${i + 1}`}
            className={classes('fe-choice', sealed === tile && 'chosen')}
            label={`${face.name}: ${face.note}`}
          >
            <span className="ic">{face.icon}</span>
            <span className="tx">
              <b>{face.name}</b>
              <small>{face.note}</small>
            </span>
          </Thing>
        );
      })}
    </Group>
  );
}
