import { Group, Thing, thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { Glyph } from './Glyph.tsx';
import { spaceName } from './names.ts';
import { glyphsOf, type Props } from './Space.tsx';
import { Token } from './Token.tsx';
import { useWords } from './words.ts';
import './choices.css';

/** Won actions as a list to work through in any order; each may be declined. */
export function Todo(props: Props & { spaces: readonly number[] }) {
  const words = useWords();
  const { kernel, view, draft, spaces } = props;
  const { box } = kernel;
  return (
    <Group label={words.todoTitle} className="tk-todo" scrolls>
      {spaces.map(space => {
        const why = draft.at(thing('space', space))?.why;
        const declining = draft.at(thing('decline', space))?.is === 'chosen';
        return (
          <div key={space} className={classes('tk-do', declining && 'declining')}>
            <Thing
              thing={thing('todo', space)}
              presses={[thing('space', space)]}
              draft={draft}
              className="tk-do-take"
              label={words.named(box.pack.spaces[space]!.names)}
              spoken
              says={words.does(box.does[space]!)}
            >
              <span className="tk-two">
                {glyphsOf(box.pack.spaces[space]!.action).map(glyph => (
                  <Glyph key={glyph} name={glyph} size={20} />
                ))}
              </span>
              <b>{spaceName(words, box, space)}</b>
              {space === view.alliance && <Token name="ally" size={18} />}
              <span className="tk-do-what">{why ? `${why.text}.` : words.does(box.does[space]!)}</span>
            </Thing>
            <Thing
              thing={thing('decline', space)}
              draft={draft}
              className="tk-do-not"
              label={words.decline(spaceName(words, box, space))}
            >
              {words.declineWord}
            </Thing>
          </div>
        );
      })}
    </Group>
  );
}
