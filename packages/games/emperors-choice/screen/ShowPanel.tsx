import { has } from '../count.ts';
import { settlementOf } from '../facts/settlement.ts';
import { mustShow } from '../facts/showing.ts';
import type { EcProps } from './draft.ts';
import { useWords } from './words.ts';

/** Which cards are shown for a policy: secret until all have chosen. */
export function ShowPanel({ kernel, view, viewer, draft }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  const frame = view.agenda.at(-1);
  if (frame?.at !== 'show') return null;
  const cards = draft.cards.filter((_, place) => has(draft.stage?.set ?? 0, place));
  const shown = view.vp.map((_, seat) => (seat === viewer ? cards : []));
  const gain = settlementOf(view, box, frame.side, frame.from ?? viewer, shown)[viewer]!;
  const exactly = mustShow(box, frame.side, draft.cards.length);
  const wrong = exactly !== undefined && cards.length !== exactly;
  return (
    <section className="ec-bid ec-showing" aria-label={words.showFor(words.name(box.sides[frame.side]!.names))}>
      <div className="ec-bid-head">
        <h2>{words.name(box.sides[frame.side]!.names)}</h2>
      </div>
      <div className={wrong ? 'ec-bid-total ec-is-low' : 'ec-bid-total ec-is-good'}>
        <output aria-live="polite">{words.signed(gain.vp)}</output>
        <span>
          {words.vp}
          <small>{wrong ? words.showExactly(exactly) : words.gainBesides(gain)}</small>
        </span>
      </div>
    </section>
  );
}
