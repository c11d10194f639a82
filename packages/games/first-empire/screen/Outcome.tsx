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
  const { title, lines } = outcomeOf(words, props, preview.told);
  const changes = changesFor(view, preview.after, kernel.box, viewer);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when a line does much
    <section className="fe fe-outcome" aria-labelledby="fe-outcome" tabIndex={0}>
      <h2 id="fe-outcome">{title}</h2>
      <ol>
        {lines.map(({ key, art, icon, text }) => (
          <li key={key}>
            <Sign art={art} icon={icon} />
            <span>{text}</span>
          </li>
        ))}
        {lines.length === 0 && (
          <li>
            <Icon name="info" />
            <span>{words.nothing}</span>
          </li>
        )}
        {draft.frame !== undefined && (
          <li className="more">
            <Icon name="more" />
            <span>{words.stillOpen}</span>
          </li>
        )}
      </ol>
      {changes.length > 0 && (
        <p className="sum">
          {changes.map(change => (
            <ChangeChip key={`${change.what} ${change.region ?? ''}`} box={kernel.box} change={change} />
          ))}
        </p>
      )}
    </section>
  );
}
function Sign({ art, icon }: { art: ArtName | undefined; icon: IconName }) {
  return art === undefined ? <Icon name={icon} /> : <Art name={art} width={20} />;
}
