import { Emblem, Icon } from '@tianxia/look';
import { Link } from 'wouter';
import { aboutOf } from '../games.ts';
import { gameTitle } from '../lobby/GameName.tsx';
import { useOwnTables } from '../tables.ts';
import { ago } from '../text/ago.ts';
import { usePageWords, useWords } from '../text/words.ts';
import './records.css';
import { nameIn } from '../text/named.ts';

/** Games that were finished from this browser, latest first: their results and replays. `here`: only those no server knows. */
export function OwnGames({ here = false, game = '' }: { here?: boolean; game?: string }) {
  const { called, play, time, forms } = useWords();
  const { records } = usePageWords();
  const done = useOwnTables().filter(
    table => table.over && (!here || table.where === 'here') && (game === '' || table.game === game),
  );
  if (done.length === 0) return null;
  return (
    <section aria-label={here ? records.onThisDevice : play.replay.finished}>
      <h2 className="rc-part">{here ? records.onThisDevice : play.replay.finished}</h2>
      <ul className="rc-lines rc-own">
        {done.map(({ id, game: of, where, seats, changed }) => {
          const url = `/${where === 'here' ? 'play' : 't'}/${id}`;
          const names = forms.list(
            seats.slice(1).map(seat => nameIn(called, { ...seat, bot: seat.by === 'bot' }) || play.replay.somebody),
          );
          return (
            <li key={id}>
              <Emblem game={of} original={aboutOf(of)?.original ?? ''} size={40} />
              <div className="rc-game">
                <Link href={url} className="serif">
                  {gameTitle(of)}
                </Link>
                <small>
                  {names !== '' && `${play.replay.with(names)} · `}
                  {play.replay.ago(ago(changed, Date.now(), time))}
                </small>
              </div>
              <Link className="btn rc-replay" href={`${url}?at=0`} aria-label={records.replayOf(gameTitle(of), names)}>
                <Icon name="replay" />
                {records.replay}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
