import { peopleAt, speech } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { ASPECTS } from '../content/shape.ts';
import type { ZgProps } from './draft.ts';
import { keyed } from './keyed.ts';
import { sumsOf } from './outcome.ts';
import { Art } from './Pieces.tsx';
import { useWords } from './words.ts';
import './panels.css';

/** What the proposed line would do, in rule order; the numbers that matter last. */
export function Outcome(props: ZgProps) {
  const words = useWords();
  const { kernel, texts, view, viewer, players, preview } = props;
  if (preview === undefined) return null;
  const people = peopleAt(players, viewer);
  const say = speech(kernel, texts, players, viewer, words.speech);
  const lines = preview.told.map(say.event).filter(line => line !== '');
  const before = kernel.result(view).totals;
  const after = kernel.result(preview.after).totals;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when a line does much
    <section className="zg-outcome" aria-labelledby="zg-outcome" tabIndex={0}>
      <h2 id="zg-outcome">{words.outcome}</h2>
      <ol>
        {keyed(lines).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ol>
      <p className="sum">
        {sumsOf(view, preview.after, kernel.box, viewer).map(({ kind, seat, aspect, from, to }) => (
          <span key={`${kind} ${seat} ${aspect}`}>
            {kind === 'vp' ? (
              <SeatMark colour={people(seat).colour} size={18} label={words.who(people(seat))} />
            ) : (
              <>
                <Art name={`mk-${ASPECTS[aspect]}`} width={20} height={21} />
                <span className="unseen">{words.marked(texts.kinds.aspect!(aspect, kernel.box))}</span>
              </>
            )}
            {from} → <b className={to > from ? 'plusn' : 'minusn'}>{to}</b>
            {kind === 'vp' && ` ${words.vpChange}`}
          </span>
        ))}
        {viewer >= 0 && before[viewer] !== after[viewer] && (
          <span className="zg-ended">
            {words.endedNow} {before[viewer]} →{' '}
            <b className={after[viewer]! > before[viewer]! ? 'plusn' : 'minusn'}>{after[viewer]}</b>
          </span>
        )}
      </p>
    </section>
  );
}
