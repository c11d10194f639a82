import type { TableProps } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import type { ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { handOf } from './backs.ts';
import { chosenOf } from './chosen.ts';
import type { ZgDraft } from './draft.ts';
import { firing, fits, mostFiring, relationOf } from './firing.ts';
import { Pan } from './Pan.tsx';
import { Slip } from './Slip.tsx';
import { Touch } from './Touch.tsx';
import './hand.css';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft };

/** Own cards: each says whether it is above or below the pile, and how many abilities it would fire. */
export function Hand({ kernel, texts, view, viewer, asked, draft }: Props) {
  const { box } = kernel;
  const hand = handOf(view.hands[viewer] ?? []);
  const action = chosenOf(draft, 'action');
  if (hand.length === 0)
    return <p className="note zg-hand-empty">{kernel.over(view) ? words.overHint : words.handEmpty}</p>;
  return (
    <Pan label={words.hand} className="zg-hand">
      {hand.map((card, i) => {
        const relation = relationOf(view, card);
        const fires =
          action === undefined
            ? mostFiring(view, box, viewer, card)
            : fits(view, box, card, action)
              ? firing(view, box, viewer, card, action)
              : 0;
        const proposed = draft.settled.includes(`card ${card}`);
        return (
          <div key={card} className="zg-held">
            <span className={classes('zg-relation', relation)} aria-hidden="true">
              {relation !== 'first' && <Icon name={relation === 'higher' ? 'up' : 'down'} size={15} />}
              {words.relation[relation]}
              {fires > 0 && <b title={words.fires(fires)}>{fires}</b>}
            </span>
            <Touch
              draft={draft}
              places={`card ${card}`}
              label={words.cardSpoken(
                texts.kinds.tucked!(card, box),
                words.relation[relation],
                fires > 0 ? words.fires(fires) : '',
                words.handKey(i + 1),
              )}
              className={classes('zg-card', asked && !draft.settled.length && 'live', proposed && 'away')}
            >
              <Slip box={box} card={card} />
            </Touch>
          </div>
        );
      })}
    </Pan>
  );
}
/** The card choice: three of each deck, one of them to be put back. */
export function Drawn({ kernel, texts, view, viewer, draft }: Props) {
  const { box } = kernel;
  return (
    <Pan label={words.hand} className="zg-hand zg-drawn">
      {(view.drawn[viewer] ?? []).map((card, i) => {
        const back = draft.picked.includes(`drawn ${i}`) || draft.settled.includes(`drawn ${i}`);
        return (
          <div key={card} className="zg-held">
            <span className={classes('zg-relation', back ? 'back' : 'kept')} aria-hidden="true">
              {back ? words.putBack : words.keepIt}
            </span>
            <Touch
              draft={draft}
              places={`drawn ${i}`}
              label={words.cardSpoken(texts.kinds.tucked!(card, box), back ? words.putBack : words.keepIt)}
              className={classes('zg-card', back && 'away')}
            >
              <Slip box={box} card={card} />
            </Touch>
          </div>
        );
      })}
    </Pan>
  );
}
