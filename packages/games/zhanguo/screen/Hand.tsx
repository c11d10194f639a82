import { Group, Thing } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import { firing, mostFiring, numberFits, relationOf } from '../facts/court.ts';
import { handOf } from '../facts/hands.ts';
import type { ZgProps } from './draft.ts';
import { Slip } from './Slip.tsx';
import { useWords } from './words.ts';
import './hand.css';

/** Own cards: each says whether it is above or below the pile, and how many abilities it would fire. */
export function Hand({ kernel, texts, view, viewer, draft }: ZgProps) {
  const { box } = kernel;
  const words = useWords();
  const hand = handOf(view.hands[viewer] ?? []);
  const action = draft.chosen('action');
  if (hand.length === 0)
    return <p className="note zg-hand-empty">{kernel.over(view) ? words.overHint : words.handEmpty}</p>;
  const firesWith = (card: number) => {
    if (action === undefined) return mostFiring(view, box, viewer, card);
    return numberFits(view, box, action, card) ? firing(view, box, viewer, card, action) : 0;
  };
  return (
    <Group label={words.hand} scrolls className="zg-hand">
      {hand.map((card, i) => {
        const relation = relationOf(view, card);
        const fires = firesWith(card);
        return (
          <div key={card} className="zg-held">
            <span className={classes('zg-relation', relation)} aria-hidden="true">
              {relation !== 'first' && <Icon name={relation === 'higher' ? 'up' : 'down'} size={15} />}
              {words.relation[relation]}
              {fires > 0 && <b>{fires}</b>}
            </span>
            <Thing
              thing={`card ${card}`}
              draft={draft}
              drags
              hotkey={`${i + 1}`}
              label={words.cardSpoken(texts.kinds.tucked!(card, box), words.relation[relation])}
              {...(fires > 0 && { says: words.capital(words.fires(fires)) })}
              className={classes('zg-card', draft.settled.has(`card ${card}`) && 'away')}
            >
              <Slip box={box} card={card} />
            </Thing>
          </div>
        );
      })}
    </Group>
  );
}
/** The card choice: three of each deck, one of them to be put back. */
export function Drawn({ kernel, texts, view, viewer, draft }: ZgProps) {
  const { box } = kernel;
  const words = useWords();
  return (
    <Group label={words.hand} scrolls className="zg-hand zg-drawn">
      {(view.drawn[viewer] ?? []).map((card, i) => {
        const back = draft.at(`drawn ${i}`)?.is === 'chosen';
        const fate = back ? words.putBack : words.keepIt;
        return (
          <div key={card} className="zg-held">
            <span className={classes('zg-relation', back ? 'back' : 'kept')} aria-hidden="true">
              {fate}
            </span>
            <Thing
              thing={`card ${card}`}
              presses={[`drawn ${i}`]}
              draft={draft}
              hotkey={`${i + 1}`}
              label={words.cardSpoken(texts.kinds.tucked!(card, box), fate)}
              className={classes('zg-card', back && 'away')}
            >
              <Slip box={box} card={card} />
            </Thing>
          </div>
        );
      })}
    </Group>
  );
}
