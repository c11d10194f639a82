import { classes, Emblem, Icon } from '@tianxia/look';
import { useId } from 'react';
import { notYet, playable } from '../games.ts';
import { useWords } from '../text/words.ts';

/** The games as small cards; those that are only announced can be seen, not chosen. */
export function PickGame({ chosen, onPick }: { chosen: string; onPick: (game: string) => void }) {
  const { setup, about: words } = useWords();
  const group = useId();
  return (
    <fieldset className="gs">
      <legend className="unseen">{setup.pick}</legend>
      {[...playable, ...notYet].map(about => {
        const open = playable.includes(about);
        return (
          <label key={about.id} className={classes('g', !open && 'later')}>
            <input
              type="radio"
              className="unseen"
              name={group}
              checked={about.id === chosen}
              disabled={!open}
              onChange={() => onPick(about.id)}
            />
            <Emblem game={about.id} original={about.original} size={76} />
            <span className="gt">
              <b className="serif">{about.title}</b>
              <span className="han" lang="zh">
                {about.original}
              </span>
              {open ? (
                <small>
                  <Icon name="people" size={16} />
                  {words.seats(...about.seats)}
                  <Icon name="clock" size={16} />
                  {words.minutes(about.minutes)}
                </small>
              ) : (
                <small>{setup.notYet}</small>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
