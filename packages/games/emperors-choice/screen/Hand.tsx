import { Group } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { powerOf } from '../count.ts';
import { CardFace, CardTip, SmallCard } from './CardFace.tsx';
import type { EcProps } from './draft.ts';
import { houseOf } from './faces.ts';
import { NamedThing } from './NamedThing.tsx';
import { useWords } from './words.ts';
import './tray.css';

/** Own characters: toggled for a bid or a showing, else only to be looked at. */
export function Hand({ kernel, view, viewer, draft }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  const power = (card: number) => powerOf(view, box, viewer, card);
  const choosing = draft.decision === 'bid' || draft.decision === 'show';
  const held = choosing ? draft.cards : view.hands[viewer]!.pieces;
  const cards = [...held].sort((a, b) => power(a) - power(b));
  return (
    <section className={classes('ec-hand', choosing && 'ec-is-choosing')}>
      <h2>
        {draft.decision === 'show' ? words.cardsToShow : words.hand}
        {choosing && <span className="note">{words.toggleHint}</span>}
      </h2>
      <Group label={words.hand} className="ec-cards">
        {cards.map(card => {
          const row = box.characters[card]!;
          return (
            <NamedThing
              key={card}
              thing={`character ${card}`}
              draft={draft}
              label={`${words.name(row.names)}. ${words.cardFacts(power(card), row.cost, row.blood === true)}`}
              says={() => <CardTip box={box} card={card} />}
              className={classes('ec-press', choosing ? 'ec-slip' : 'ec-mini', choosing && houseOf(row))}
            >
              {choosing ? (
                <CardFace box={box} card={card} power={power(card)} />
              ) : (
                <SmallCard box={box} card={card} power={power(card)} cost={false} />
              )}
            </NamedThing>
          );
        })}
        {cards.length === 0 && <span className="note">{choosing ? words.nothingFits : words.noCards}</span>}
      </Group>
    </section>
  );
}
