import { classes } from '@tianxia/look';
import { Glyph } from './Glyph.tsx';
import { spaceName, whyOf } from './names.ts';
import { Press } from './Press.tsx';
import { glyphsOf, type Props } from './Space.tsx';
import { Token } from './Token.tsx';
import './choices.css';
import { useWords } from './words.ts';

/** Won actions as a list to work through in any order; each may be declined. */
export function Todo(props: Props) {
  const words = useWords();
  const { kernel, view, draft, proposed, confirm } = props;
  const { box } = kernel;
  const { offers } = draft;
  const takes = offers.of('actions.take');
  const again = proposed === undefined ? undefined : confirm;
  return (
    <div className="tk-todo">
      {takes.map(offer => {
        const space = offer.args[0]!;
        const { action, names } = box.pack.spaces[space]!;
        const why = whyOf(props, offer);
        const decline = offers.at('actions.decline', space);
        const declining = decline !== undefined && draft.isChosen(decline.option);
        const look = draft.isChosen(offer.option) ? 'chosen' : offer.legal ? 'can' : 'cannot';
        return (
          <div key={space} className={classes('tk-do', declining && 'declining')}>
            <Press
              className="tk-do-take"
              look={look}
              label={`${names.en}. ${why ? why.text : words.does(box.does[space]!)}`}
              tip={why ? `${why.text} (${why.rule})` : words.does(box.does[space]!)}
              onPress={() => (offer.legal ? draft.choose(offer.option) : draft.refuse(offer))}
              onAgain={again}
            >
              <span className="tk-two">
                {glyphsOf(action).map(glyph => (
                  <Glyph key={glyph} name={glyph} size={20} />
                ))}
              </span>
              <b>{spaceName(words, box, space)}</b>
              {space === view.alliance && <Token name="ally" size={18} />}
              <span className="tk-do-what">{why ? why.text : words.does(box.does[space]!)}</span>
            </Press>
            {decline && (
              <Press
                className="tk-do-not"
                look={declining ? 'chosen' : 'plain'}
                named
                label={words.decline(spaceName(words, box, space))}
                onPress={() => draft.choose(decline.option)}
                onAgain={again}
              >
                {words.declineWord}
              </Press>
            )}
          </div>
        );
      })}
    </div>
  );
}
