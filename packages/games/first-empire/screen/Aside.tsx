import { doing, Group, Thing, Tipped, thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { Piece } from './art/Art.tsx';
import type { EmpireDraft } from './draft.ts';
import { cardName, cardText } from './naming.ts';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { Tuck } from './Slip.tsx';
import { times } from './times.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };

/** Alchemist cards set aside, and the Soldiers still locked. */
export function Aside(props: P) {
  const words = useWords();
  const { kernel, view, viewer, players, draft } = props;
  const { box } = kernel;
  const state = draft.shown;
  const { colour } = peopleAt(words, players, viewer)(viewer);
  const cards = [...new Set([...view.alchemists[viewer]!, ...state.alchemists[viewer]!])];
  const locked = state.locked[viewer]!;
  return (
    <div className="fe-aside">
      <div className="myhead">
        <Tipped about="aside" className="h2" name={words.aside} says={words.asideAbout}>
          {words.aside}
        </Tipped>
      </div>
      <Group label={words.aside} className={classes('tucks', cards.length > 4 && 'tight')}>
        {cards.map(card => (
          <Thing
            key={card}
            thing={thing('card', card)}
            draft={draft}
            presses={draft.frame?.at !== 'elixir' && draft.frame?.at !== 'placeAlchemist' ? [] : [thing('card', card)]}
            className={classes(
              'fe-card',
              !state.alchemists[viewer]!.includes(card) && 'lent',
              !view.alchemists[viewer]!.includes(card) && 'fe-new',
            )}
            label={cardName(words, box, card)}
            says={cardText(words, box, card)}
          >
            <Tuck box={box} card={card} whole />
          </Thing>
        ))}
        {cards.length === 0 && <span className="note">{words.asideEmpty}</span>}
      </Group>
      <Thing
        thing={doing('elixir.soldier')}
        draft={draft}
        presses={draft.frame?.at !== 'elixir' ? [] : [doing('elixir.soldier')]}
        className="well orsol"
        label={draft.frame?.at === 'elixir' ? words.orSoldier : words.supplyOf(locked, words.pieces.sol)}
      >
        <span>{draft.frame?.at === 'elixir' ? words.orSoldier : words.lockedSoldiers(locked)}</span>
        <span className="six">
          {times(locked).map(key => (
            <Piece key={key} body="sol" colour={colour} width={17} />
          ))}
        </span>
      </Thing>
    </div>
  );
}
