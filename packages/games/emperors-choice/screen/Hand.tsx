import { Group, Thing, tipOn } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { powerOf } from '../count.ts';
import { CardFace, CardTip, SmallCard } from './CardFace.tsx';
import type { EcProps } from './draft.ts';
import { houseOf } from './faces.ts';
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
    <section
      className={classes('ec-hand', choosing && 'ec-is-choosing')}
      style={{ '--cards': Math.max(2, cards.length) } as React.CSSProperties}
    >
      <h2>
        {draft.decision === 'show' ? words.cardsToShow : words.hand}
        {choosing && <span className="note">{words.toggleHint}</span>}
      </h2>
      <Group label={words.hand} className="ec-cards">
        {cards.map(card => {
          const row = box.characters[card]!;
          // what is for hire does not darken what one holds
          const onlySeen = !choosing && draft.at(`character ${card}`)?.is === 'cannot';
          return (
            <Thing
              key={card}
              thing={`character ${card}`}
              draft={draft}
              {...(onlySeen && { presses: [] })}
              label={`${words.name(row.names)}. ${words.cardFacts(power(card), row.cost, row.blood === true)}`}
              says={() => <CardTip box={box} card={card} />}
              className={classes('ec-press', choosing ? 'ec-slip' : 'ec-mini', choosing && houseOf(row))}
            >
              {choosing ? (
                <CardFace box={box} card={card} power={power(card)} />
              ) : (
                <SmallCard box={box} card={card} power={power(card)} cost={false} />
              )}
            </Thing>
          );
        })}
        {cards.length === 0 && <span className="note">{choosing ? words.nothingFits : words.noCards}</span>}
      </Group>
    </section>
  );
}

/** All that the viewer holds, small and only to be looked at: in their own sheet and beside their estate. */
export function Held({ kernel, view, viewer }: EcProps) {
  const words = useWords();
  const { box } = kernel;
  const power = (card: number) => powerOf(view, box, viewer, card);
  const cards = [...view.hands[viewer]!.pieces].sort((a, b) => power(a) - power(b));
  return (
    <section className="ec-held" aria-label={words.hand}>
      <h3>{words.hand}</h3>
      {cards.length === 0 && <p className="note">{words.noCards}</p>}
      <ul>
        {cards.map(card => {
          const { names, cost, blood } = box.characters[card]!;
          return (
            <li
              key={card}
              {...tipOn(() => ({ name: words.name(names), text: <CardTip box={box} card={card} /> }), 'character')}
            >
              <SmallCard box={box} card={card} power={power(card)} />
              <span className="unseen">
                {words.name(names)}. {words.cardFacts(power(card), cost, blood === true)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
