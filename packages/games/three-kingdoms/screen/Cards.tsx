import { Group, Thing, Tipped, thing } from '@tianxia/board';
import { OK } from '@tianxia/kernel';
import { DECKS } from '../content/vocabulary.ts';
import { whyNotReady } from '../facts/build.ts';
import { EnhancementCard } from './EnhancementCard.tsx';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** Enhancement cards: in hand, or looked at. When a card is to be chosen they can be pressed. */
export function Cards(props: Props & { cards: readonly number[]; builds?: boolean }) {
  const words = useWords();
  const { kernel, view, viewer, draft, cards, builds = false } = props;
  const { box } = kernel;
  return (
    <Group label={words.cardsTitle} className="tk-row" scrolls>
      {cards.map(card => {
        const row = box.pack.enhancements[card - 1];
        if (row === undefined) return <Back key={card} deck={-1 - card} />;
        const key = thing('enhancement', card);
        const look = draft.at(key);
        const unready = row.needs !== undefined && whyNotReady(view, box, viewer, card) !== OK;
        const fit =
          look?.why !== undefined
            ? { ok: false, text: look.why.text }
            : builds
              ? { ok: true, text: words.canBuild }
              : unready
                ? { ok: false, text: words.needs(row.needs!) }
                : undefined;
        return (
          <Thing
            key={card}
            thing={key}
            draft={draft}
            className="tk-press"
            label={words.named(row.names)}
            spoken
            says={words.cardText(row)}
          >
            <EnhancementCard card={row} {...(fit && { fit })} />
          </Thing>
        );
      })}
    </Group>
  );
}
function Back({ deck }: { deck: number }) {
  const words = useWords();
  const name = DECKS[deck] ?? 'unification';
  return (
    <Tipped
      about="enhancement"
      className={`tk-paper tk-back ${name}`}
      says={words.decks[name]}
      spoken={words.decks[name]}
    >
      <span lang="zh">{words.deckSigns[name]}</span>
    </Tipped>
  );
}
