import { classes } from '@tianxia/look';
import { Piece } from './art/Art.tsx';
import { moveThing, thing } from './choosing.ts';
import type { EmpireDraft } from './draft.ts';
import { Group } from './Group.tsx';
import type { Props } from './gesture.ts';
import { cardName, cardText } from './naming.ts';
import { Pick, Told } from './Pick.tsx';
import { peopleAt } from './people.ts';
import { Tuck } from './Slip.tsx';
import { times } from './times.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };

/** Alchemist cards set aside, and the Soldiers still locked. */
export function Aside(props: P) {
  const words = useWords();
  const { kernel, view, viewer, players, draft } = props;
  const { box } = kernel;
  const { state } = draft.desk;
  const { colour } = peopleAt(words, players, viewer)(viewer);
  const cards = [...new Set([...view.alchemists[viewer]!, ...state.alchemists[viewer]!])];
  const locked = state.locked[viewer]!;
  return (
    <div className="fe-aside">
      <div className="myhead">
        <Told className="h2" name={words.aside} about={words.asideAbout}>
          {words.aside}
        </Told>
      </div>
      <Group label={words.aside} className={classes('tucks', cards.length > 4 && 'tight')}>
        {cards.map(card => (
          <Pick
            key={card}
            thing={thing('card', card)}
            draft={draft}
            idle={draft.frame?.at !== 'elixir' && draft.frame?.at !== 'placeAlchemist'}
            className={classes(
              'fe-card',
              !state.alchemists[viewer]!.includes(card) && 'lent',
              !view.alchemists[viewer]!.includes(card) && 'fe-new',
            )}
            name={cardName(words, box, card)}
            about={cardText(words, box, card)}
          >
            <Tuck box={box} card={card} whole />
          </Pick>
        ))}
        {cards.length === 0 && <span className="note">{words.asideEmpty}</span>}
      </Group>
      <Pick
        thing={moveThing('elixir.soldier')}
        draft={draft}
        idle={draft.frame?.at !== 'elixir'}
        className="well orsol"
        name={draft.frame?.at === 'elixir' ? words.orSoldier : words.supplyOf(locked, words.pieces.sol)}
      >
        <span>{draft.frame?.at === 'elixir' ? words.orSoldier : words.lockedSoldiers(locked)}</span>
        <span className="six">
          {times(locked).map(key => (
            <Piece key={key} body="sol" colour={colour} width={17} />
          ))}
        </span>
      </Pick>
    </div>
  );
}
