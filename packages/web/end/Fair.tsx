import { Button, classes, Icon } from '@tianxia/look';
import { useWords } from '../text/words.ts';

export interface FairProps {
  draws: number; // how often chance was asked
  commitment: string; // hexadecimal, shown before the first draw
  opened: string; // the key, hexadecimal, open since the end
  checked: 'yes' | 'no' | 'not yet';
  onVerify?: () => void;
}

/** The first and the last figures of a long number, in fours. */
function short(hex: string): string {
  const fours = hex.match(/.{1,4}/g) ?? [];
  return fours.length > 6 ? [...fours.slice(0, 4), '…', ...fours.slice(-2)].join(' ') : fours.join(' ');
}

/** Nobody could have chosen the cards: the seal of the key was shown first, the key after. */
export function Fair({ draws, commitment, opened, checked, onVerify }: FairProps) {
  const { over } = useWords();
  const title = { yes: over.fair, no: over.unfair, 'not yet': over.fairUnchecked }[checked];
  const hint = { yes: over.fairHint(draws), no: over.unfairHint, 'not yet': over.uncheckedHint(draws) }[checked];
  return (
    <section className={classes('panel', 'ver', checked === 'no' && 'bad')}>
      <span className="okc">
        <Icon name={checked === 'no' ? 'warn' : 'shield'} size={30} />
      </span>
      <div role="status">
        <h2>{title}</h2>
        <p className="note">{hint}</p>
      </div>
      <dl>
        <div>
          <dt>{over.sealed}</dt>
          <dd data-tip={commitment}>{short(commitment)}</dd>
        </div>
        <div>
          <dt>{over.key}</dt>
          <dd data-tip={opened}>{short(opened)}</dd>
        </div>
      </dl>
      {onVerify && (
        <Button icon="check" onPress={onVerify}>
          {over.verify}
        </Button>
      )}
    </section>
  );
}
