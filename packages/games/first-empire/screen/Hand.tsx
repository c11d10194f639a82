import { Group, Thing, thing } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import { type Compared, compared, wakes } from '../facts/court.ts';
import { Art } from './art/Art.tsx';
import { ACTION_ART, TYPE_CLASS } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { actionName, cardName, cardText } from './naming.ts';
import type { Props } from './props.ts';
import { Slip } from './Slip.tsx';
import { useWords, type Words } from './words.ts';

type P = Props & { draft: EmpireDraft };

/** Own cards, each with how it stands to the Court's top card and what it would let fire. */
export function Hand({ kernel, view, viewer, draft }: P) {
  const words = useWords();
  const hand = view.hands[viewer] ?? [];
  const { box } = kernel;
  if (hand.length === 0) return <p className="note fe-nohand">{words.handEmpty}</p>;
  return (
    <Group label={words.hand} className={classes('fe-hand', `n${hand.length}`)}>
      {[...hand]
        .sort((a, b) => a - b)
        .map(card => {
          const how = compared(view, card);
          const fires = wakes({ s: view, box, seat: viewer }, card);
          const most = Math.max(...fires);
          return (
            <span key={card} className="hc">
              <How how={how} />
              <Thing
                thing={thing('card', card)}
                draft={draft}
                className={classes('fe-handcard', TYPE_CLASS[box.type[card] ?? 0])}
                label={`${cardName(words, box, card)}, ${cardText(words, box, card)}, ${words.cardFiresSpoken(how === 'first' ? words.any : words[how], most)}`}
                says={aboutFires(words, fires)}
              >
                <Slip box={box} card={card} />
                {most > 0 && (
                  <em className="most" aria-hidden="true">
                    <Icon name="bolt" size={13} />
                    {most}
                  </em>
                )}
                {most > 0 && (
                  <em className="wakes" aria-hidden="true">
                    {fires
                      .flatMap((many, action) => (many > 0 ? [action] : []))
                      .map(action => (
                        <span key={action}>
                          <Art name={ACTION_ART[action] ?? 'a-wall'} width={17} />
                          {fires[action]}
                        </span>
                      ))}
                  </em>
                )}
              </Thing>
            </span>
          );
        })}
    </Group>
  );
}
const aboutFires = (words: Words, fires: readonly number[]): string => {
  const some = fires.flatMap((many, action) => (many > 0 ? [`${actionName(words, action)} ${many}`] : []));
  return some.length === 0 ? words.firesNote(0) : `${words.firesBy}: ${words.list(some)}.`;
};
function How({ how }: { how: Compared }) {
  const words = useWords();
  if (how === 'first') return <span className="fe-how first">{words.any}</span>;
  return (
    <span className={classes('fe-how', how)}>
      <Icon name={how === 'lower' ? 'down' : 'up'} size={15} />
      <span className="w">{words[how]}</span>
    </span>
  );
}
/** While something else is asked the hand is small; another card may still be pressed before the turn is confirmed. */
export function HandNumbers({ kernel, view, viewer, draft }: P) {
  const words = useWords();
  const { box } = kernel;
  const hand = view.hands[viewer] ?? [];
  return (
    <Group label={words.hand} className="fe-numbers">
      {[...hand]
        .sort((a, b) => a - b)
        .map(card => (
          <Thing
            key={card}
            thing={thing('card', card)}
            draft={draft}
            className={classes('fe-number', TYPE_CLASS[box.type[card] ?? 0])}
            label={cardName(words, box, card)}
            says={cardText(words, box, card)}
          >
            {card}
          </Thing>
        ))}
    </Group>
  );
}
