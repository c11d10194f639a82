import { Becomes, OutcomeSheet, peopleAt, speech } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import { ASPECTS } from '../content/shape.ts';
import type { ZgProps } from './draft.ts';
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
  const lines = preview.told.flatMap(told => say.event(told) || []).map(text => ({ text }));
  const before = kernel.result(view).totals;
  const after = kernel.result(preview.after).totals;
  const sums = sumsOf(view, preview.after, kernel.box, viewer);
  const endsOther = viewer >= 0 && before[viewer] !== after[viewer];
  return (
    <OutcomeSheet
      title={words.outcome}
      className="zg-outcome"
      lines={lines}
      sums={
        (sums.length > 0 || endsOther) && (
          <>
            {sums.map(({ kind, seat, aspect, from, to }) => (
              <span key={`${kind} ${seat} ${aspect}`}>
                {kind === 'vp' ? (
                  <SeatMark colour={people(seat).colour} size={18} label={words.who(people(seat))} />
                ) : (
                  <>
                    <Art name={`mk-${ASPECTS[aspect]}`} width={20} height={21} />
                    <span className="unseen">{words.marked(texts.kinds.aspect!(aspect, kernel.box))}</span>
                  </>
                )}
                <Becomes from={from} to={to} />
                {kind === 'vp' && ` ${words.vpChange}`}
              </span>
            ))}
            {endsOther && (
              <span>
                {words.endedNow} <Becomes from={before[viewer]!} to={after[viewer]!} />
              </span>
            )}
          </>
        )
      }
    />
  );
}
