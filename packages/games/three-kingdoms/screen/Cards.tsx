import type { Offer } from '@tianxia/board';
import { holds } from '../conditions.ts';
import { DECKS } from '../content/vocabulary.ts';
import { EnhancementCard } from './EnhancementCard.tsx';
import { whyOf } from './names.ts';
import { Press } from './Press.tsx';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** Enhancement cards: in hand, or looked at. When a card is to be chosen they can be pressed. */
export function Cards(props: Props & { cards: readonly number[]; move?: string }) {
  const words = useWords();
  const { kernel, view, viewer, draft, cards, move, proposed, confirm } = props;
  const { box } = kernel;
  const still = move === undefined;
  return (
    <div className="tk-row" {...(still ? { tabIndex: 0, role: 'group', 'aria-label': words.cardsTitle } : {})}>
      {cards.map(card => {
        const row = box.pack.enhancements[card - 1];
        if (row === undefined) return <Back key={card} deck={-1 - card} />;
        const offer: Offer | undefined = move === undefined ? undefined : draft.offers.at(move, card);
        const why = whyOf(props, offer);
        const met = row.needs === undefined || holds(row.needs, view, box, viewer);
        const fit = why
          ? { ok: false, text: why.text }
          : move === 'construct.build'
            ? { ok: true, text: words.canBuild }
            : row.needs !== undefined && !met
              ? { ok: false, text: words.needs(row.needs) }
              : undefined;
        const face = <EnhancementCard card={row} {...(fit ? { fit } : {})} />;
        const label = `${row.names.en}: ${row.text} ${words.points(row.points)}. ${fit?.text ?? ''}`;
        if (offer === undefined)
          return (
            <span key={card} className="tk-still" title={label}>
              {face}
            </span>
          );
        return (
          <Press
            key={card}
            className="tk-press"
            look={draft.isChosen(offer.option) ? 'chosen' : offer.legal ? 'can' : 'cannot'}
            label={label}
            tip={why ? `${why.text} (${why.rule})` : row.text}
            onPress={() => (offer.legal ? draft.choose(offer.option) : draft.refuse(offer))}
            onAgain={proposed === undefined ? undefined : confirm}
          >
            {face}
          </Press>
        );
      })}
    </div>
  );
}
function Back({ deck }: { deck: number }) {
  const words = useWords();
  const name = DECKS[deck] ?? 'unification';
  return (
    <span className={`tk-paper tk-back ${name}`} title={words.decks[name]} lang="zh">
      {words.deckSigns[name]}
    </span>
  );
}
