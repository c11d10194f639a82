import { Tipped, thing } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { cardPoints } from '../score.ts';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** Enhancements a seat has built: one slip each with its deck and what it is worth now; the whole card when pointed at. */
export function Built({ kernel, view, seat }: Pick<Props, 'kernel' | 'view'> & { seat: Seat }) {
  const words = useWords();
  const { box } = kernel;
  return (
    <span className="tk-built">
      {view.players[seat]!.built.map(card => {
        const row = box.pack.enhancements[card - 1]!;
        const { names, deck } = row;
        const points = words.points(cardPoints(view, box, seat, card));
        return (
          <Tipped
            key={card}
            className={deck}
            thing={thing('enhancement', card)}
            spoken={`${words.named(names)}, ${points}`}
            says={
              <>
                <b>
                  {words.named(names)}, {points}.
                </b>{' '}
                {words.cardText(row)}
              </>
            }
          >
            <span lang="zh">{words.deckSigns[deck]}</span>
            {cardPoints(view, box, seat, card)}
          </Tipped>
        );
      })}
    </span>
  );
}
