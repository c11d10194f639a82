import type { TableProps } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { powerOf } from '../count.ts';
import type { EmperorsChoice } from '../state.ts';
import { CardFace, CardTip, SmallCard } from './CardFace.tsx';
import { type EcDraft, isStaged } from './draft.ts';
import { houseOf } from './faces.ts';
import { type Look, Press, Row } from './Press.tsx';
import { useWords } from './words.ts';
import './tray.css';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };

/** Own characters: toggled for a bid or a showing, else only to be looked at. */
export function Hand(props: Props) {
  const words = useWords();
  const { kernel, view, viewer, draft, confirm } = props;
  const { box } = kernel;
  const power = (card: number) => powerOf(view, box, viewer, card);
  const choosing = draft.at === 'bid' || draft.at === 'show';
  const cards = draft.cards.map((card, place) => ({ card, place })).sort((a, b) => power(a.card) - power(b.card));
  return (
    <section className={classes('ec-hand', choosing && 'ec-is-choosing')}>
      <h2>
        {draft.at === 'show' ? words.cardsToShow : words.hand}
        {choosing && <span className="note">{words.toggleHint}</span>}
      </h2>
      <Row label={words.hand} className="ec-cards">
        {cards.map(({ card, place }) => {
          const row = box.characters[card]!;
          const why = choosing ? draft.whyCard(place) : undefined;
          const look: Look = !choosing ? '' : isStaged(draft, place) ? 'chosen' : why !== undefined ? 'cannot' : 'can';
          return (
            <Press
              key={card}
              label={`${words.name(row.names)}. ${words.cardFacts(power(card), row.cost, row.blood === true)} ${words.cardEffect(row)}`}
              look={look}
              why={why}
              tip={<CardTip box={box} card={card} power={power(card)} />}
              className={choosing ? classes('ec-slip', houseOf(row)) : 'ec-mini'}
              onPress={choosing ? () => draft.toggle(place) : undefined}
              {...(draft.at === 'bid' ? {} : { confirm })}
            >
              {choosing ? (
                <CardFace box={box} card={card} power={power(card)} />
              ) : (
                <SmallCard box={box} card={card} power={power(card)} cost={false} />
              )}
            </Press>
          );
        })}
        {cards.length === 0 && <span className="note">{choosing ? words.nothingFits : words.noCards}</span>}
      </Row>
    </section>
  );
}
