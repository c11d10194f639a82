import { Emblem, Icon } from '@tianxia/look';
import { useId, useLayoutEffect, useRef } from 'react';
import { besideOf, playable, titleOf } from '../games.ts';
import { usePageWords, useWords } from '../text/words.ts';

/** The games as small cards. */
export function PickGame({ chosen, onPick }: { chosen: string; onPick: (game: string) => void }) {
  const { about: words } = useWords();
  const { setup } = usePageWords();
  const group = useId();
  const games = useRef<HTMLFieldSetElement>(null);
  // on a phone the row is wider than the window: the chosen game is in sight, also when a link chose it
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is chosen
  useLayoutEffect(() => {
    const row = games.current;
    const card = row?.querySelector(':checked')?.closest('label');
    if (row && card) row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
  }, [chosen]);
  return (
    <fieldset className="gs" ref={games}>
      <legend className="unseen">{setup.pick}</legend>
      {playable.map(about => (
        <label key={about.id} className="g">
          <input
            type="radio"
            className="unseen"
            name={group}
            checked={about.id === chosen}
            onChange={() => onPick(about.id)}
          />
          <Emblem game={about.id} original={about.original} size={76} />
          <span className="gt">
            <b className="serif">{titleOf(about.id)}</b>
            <span className="han" lang="zh">
              {besideOf(about.id)}
            </span>
            <small>
              <Icon name="people" size={16} />
              {words.seats(...about.seats)}
              <Icon name="clock" size={16} />
              {words.minutes(about.minutes)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
