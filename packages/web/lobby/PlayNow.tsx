import { Button, Emblem, Icon, Panel } from '@tianxia/look';
import { BOTS_AFTER } from '@tianxia/protocol/numbers';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { aboutOf, brief, playable, titleOf } from '../games.ts';
import { memory } from '../memory.ts';
import { usePageWords } from '../text/words.ts';
import { GameName } from './GameName.tsx';

const chosen = memory('tianxia.play-now', '');
const known = (game: string) => (aboutOf(game) ? game : (playable[0]?.id ?? ''));
/** The game that Play now is about. */
export const gameToPlay = () => known(chosen.get());

/** One press to a table with others. */
export function PlayNow({ busy, onPlay }: { busy: boolean; onPlay: () => void }) {
  const { lobby: words } = usePageWords();
  const game = known(chosen.use());
  const [choosing, setChoosing] = useState(false);
  const group = useId();
  return (
    <Panel className="lb-now" label={words.playNow}>
      <h2>{words.playNow}</h2>
      <p className="note">{words.playNowHint(titleOf(game), BOTS_AFTER / 1000)}</p>
      {choosing ? (
        <fieldset className="lb-pick">
          <legend className="unseen">{words.changeGame}</legend>
          {playable.map(about => (
            <label key={about.id} className="lb-chip">
              <input
                type="radio"
                className="unseen"
                name={group}
                checked={about.id === game}
                onChange={() => chosen.set(about.id)}
                onClick={event => event.detail > 0 && setChoosing(false)} // by mouse the choice is made; by keys it goes on
              />
              <Emblem game={about.id} original={about.original} size={26} />
              {brief(titleOf(about.id))}
            </label>
          ))}
        </fieldset>
      ) : (
        <div className="lb-picked">
          <Emblem game={game} original={aboutOf(game)?.original ?? ''} size={42} />
          <b className="serif">
            <GameName game={game} />
          </b>
          <Button onPress={() => setChoosing(true)}>{words.change}</Button>
        </div>
      )}
      <Button kind="main" size="large" icon="play" className="lb-go" onPress={() => !busy && onPlay()}>
        {words.playNow}
      </Button>
      <Link className="btn" href={`/new/${game}?lobby`}>
        <Icon name="plus" />
        {words.newTable}
      </Link>
    </Panel>
  );
}
