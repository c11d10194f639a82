import { type OutcomeLine, OutcomeSheet } from '@tianxia/board';
import { Icon, type IconName } from '@tianxia/look';
import { Art, type ArtName } from './art/Art.tsx';
import { ChangeChip } from './ChangeChip.tsx';
import { changesFor } from './changes.ts';
import type { EmpireDraft } from './draft.ts';
import { outcomeOf } from './outcome.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';
import './panels.css';

type P = Props & { draft: EmpireDraft };

/** What the gesture would do, in the order of the rules; the sums last. */
export function Outcome(props: P) {
  const words = useWords();
  const { kernel, view, viewer, preview, draft } = props;
  if (preview === undefined || viewer < 0 || draft.line.length === 0) return null;
  const { title, lines: all } = outcomeOf(words, props, preview.told);
  const lines: OutcomeLine[] = all.map(({ art, icon, text }) => ({ sign: <Sign art={art} icon={icon} />, text }));
  if (lines.length === 0) lines.push({ sign: <Icon name="info" />, text: words.nothing });
  if (draft.frame !== undefined) lines.push({ sign: <Icon name="more" />, text: words.stillOpen, dim: true });
  const changes = changesFor(view, preview.after, kernel.box, viewer);
  return (
    <OutcomeSheet
      title={title}
      className="fe fe-outcome"
      lines={lines}
      sums={
        changes.length > 0 &&
        changes.map(change => (
          <ChangeChip key={`${change.what} ${change.region ?? ''}`} box={kernel.box} change={change} />
        ))
      }
    />
  );
}
function Sign({ art, icon }: { art: ArtName | undefined; icon: IconName }) {
  return art === undefined ? <Icon name={icon} /> : <Art name={art} width={20} />;
}
