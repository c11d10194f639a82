import type { Terms } from '@tianxia/protocol';
import { useWords, type Words } from '../text/words.ts';
import { span } from './clock.ts';

/** How a table is played beside its rules, and what happens when time is up: in words, before anybody sits down. */
export function TermsInWords({ terms }: { terms: Terms }) {
  const words = useWords();
  return (
    <ul className="tg-terms">
      {termsInWords(terms, words).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
function termsInWords({ pace, onTimeout, undo, rated, watchers }: Terms, { together }: Words): string[] {
  const mine = together.terms;
  return [
    pace.kind === 'none'
      ? mine.pace.none
      : pace.kind === 'live'
        ? mine.pace.live(span(pace.bank, together), pace.increment === 0 ? '' : span(pace.increment, together))
        : mine.pace.slow(span(pace.hours * 3_600_000, together), pace.weekends),
    ...(pace.kind === 'none' ? [] : [mine.timeout[onTimeout]]),
    mine.undo[undo],
    rated ? mine.rated : mine.unrated,
    watchers ? mine.watchers.yes : mine.watchers.no,
  ];
}
