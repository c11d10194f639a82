import { Emblem, Panel, SeatMark } from '@tianxia/look';
import type { MeBody } from '@tianxia/protocol';
import { Link } from 'wouter';
import { aboutOf } from '../games.ts';
import { markOf } from '../people/mark.ts';
import { RatingChart } from '../people/RatingChart.tsx';
import { thisWeek } from '../people/thisWeek.ts';
import { useProfile } from '../people/useProfile.ts';
import { usePageWords } from '../text/words.ts';
import { gameTitle } from './GameName.tsx';

/** Who you are here, and how you stand. */
export function RatingCard({ me }: { me: MeBody | null }) {
  const { lobby: words } = usePageWords();
  if (me === null)
    return (
      <Panel className="lb-card" label={words.rating}>
        <h2>{words.nobodyTitle}</h2>
        <p className="note">{words.nobodyHint}</p>
        <Link className="btn" href="/sign-in">
          {words.signIn}
        </Link>
      </Panel>
    );
  if (!me.account)
    return (
      <Panel className="lb-card" label={words.rating}>
        <h2>{words.guestTitle(me.name)}</h2>
        {me.offers.registration === 'closed' ? (
          <p className="note">{words.guestOnly}</p>
        ) : (
          <>
            <p className="note">{words.guestHint}</p>
            <Link className="btn" href="/account">
              {words.keep}
            </Link>
          </>
        )}
      </Panel>
    );
  return <Standing me={me} />;
}
function Standing({ me }: { me: MeBody }) {
  const { lobby: words, people } = usePageWords();
  const { profile } = useProfile(me.id);
  const ratings = [...(profile?.ratings ?? [])].sort((a, b) => b.games - a.games);
  const [most] = ratings;
  const change = most ? thisWeek(most, Date.now()) : 0;
  return (
    <Panel className="lb-card lb-standing" label={words.rating}>
      <div className="lb-you">
        <SeatMark colour={markOf(me.id)} size={40} disc />
        <span>
          <h2>
            <Link href={`/people/${encodeURIComponent(me.name)}`}>{me.name}</Link>
          </h2>
          {profile && <span className="note">{words.played(profile.games, profile.wins)}</span>}
        </span>
        {most && (
          <span className="lb-figure">
            <b>{Math.round(most.rating)}</b>
            <small className={change < 0 ? 'minusn' : 'plusn'}>{words.week(change)}</small>
          </span>
        )}
      </div>
      {most ? (
        <>
          {most.history.length > 1 && (
            <RatingChart
              history={most.history}
              label={people.profile.chart(
                gameTitle(most.game),
                Math.round(most.history[0]!.rating),
                Math.round(most.rating),
              )}
            />
          )}
          <ul className="lb-ratings">
            {ratings.map(({ game, games, rating, provisional }) => (
              <li key={game}>
                <Emblem game={game} original={aboutOf(game)?.original ?? ''} size={24} />
                <span>{gameTitle(game)}</span>
                <small>{words.gamesOf(games)}</small>
                <b data-tip={provisional ? words.provisionalHint : undefined}>
                  {Math.round(rating)}
                  {provisional && (
                    <>
                      <span aria-hidden="true">?</span>
                      <span className="unseen"> {words.provisional}</span>
                    </>
                  )}
                </b>
              </li>
            ))}
          </ul>
        </>
      ) : (
        profile && <p className="note">{words.unratedYet}</p>
      )}
    </Panel>
  );
}
