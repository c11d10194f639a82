import { Emblem, Panel, SeatMark } from '@tianxia/look';
import type { ProfileBody, RecordsBody } from '@tianxia/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { aboutOf } from '../games.ts';
import { gameTitle } from '../lobby/GameName.tsx';
import { useMe } from '../me.ts';
import { Header } from '../parts/Header.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { ask } from '../server.ts';
import { ago } from '../text/ago.ts';
import { type PageWords, usePageWords, useWords } from '../text/words.ts';
import { Averages } from './Averages.tsx';
import { markOf } from './mark.ts';
import { RatingChart } from './RatingChart.tsx';
import { Relation } from './Relation.tsx';
import { useProfile } from './useProfile.ts';
import './account.css';
import './profile.css';
import { nameIn } from '../text/named.ts';

/** What anybody may know of a player. */
export default function ProfilePage({ who }: { who: string }) {
  const { called, lost, table } = useWords();
  const { people } = usePageWords();
  const [, go] = useLocation();
  const { profile, trouble, reload } = useProfile(who);
  useTitle(`${profile ? nameIn(called, profile) : who} · Tianxia`);
  const home = { name: lost.home, run: () => go('/') };
  if (trouble === 'missing')
    return <Notice title={people.profile.nobody} text={people.profile.nobodyHint} main={home} />;
  if (trouble === 'silent')
    return (
      <Notice
        title={table.noServerTitle}
        text={table.noServer}
        main={{ name: table.tryAgain, run: reload }}
        other={home}
      />
    );
  if (profile === undefined) return <Wait />;
  return (
    <>
      <Header wide />
      <main className="pp pf" id="content" tabIndex={-1}>
        <Head profile={profile} onChanged={reload} />
        <div className="pf-grid">
          <Ratings profile={profile} />
          <div>
            <Averages averages={profile.averages} />
            <LastGames person={profile.id} name={profile.account ? profile.name : profile.id} />
          </div>
        </div>
      </main>
    </>
  );
}

/** How you and they stand to each other. */
function standing({ relation, followsYou }: ProfileBody, words: PageWords['people']['profile']): string {
  if (relation === 'you') return words.you;
  if (relation === 'block') return words.blocked;
  if (relation === 'friend') return followsYou ? words.friends : words.friend;
  return followsYou ? words.follower : '';
}
function Head({ profile, onChanged }: { profile: ProfileBody; onChanged: () => void }) {
  const { called, time, forms } = useWords();
  const { people } = usePageWords();
  const words = people.profile;
  const me = useMe();
  const { id, games, wins, timeouts, pace } = profile;
  const facts = [
    profile.bot ? words.bot : profile.account ? '' : words.guest,
    standing(profile, words),
    words.since(forms.month(profile.since)),
    profile.seen ? words.seen(ago(Date.parse(profile.seen), Date.now(), time)) : '',
  ];
  return (
    <Panel className="pf-head">
      <SeatMark colour={markOf(id)} size={64} disc />
      <div className="pf-name">
        <h1>{nameIn(called, profile)}</h1>
        <p className="note">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <dl className="pf-figures">
        <Figure value={games} name={words.games} />
        <Figure value={games === 0 ? '–' : `${Math.round((100 * wins) / games)} %`} name={words.share} />
        <Figure value={timeouts} name={words.timeouts} />
        {pace !== undefined && <Figure value={words.pace(pace)} name={words.paceName} />}
      </dl>
      {me && me.id !== id && <Relation profile={profile} account={me.account} onChanged={onChanged} />}
    </Panel>
  );
}
function Figure({ value, name }: { value: number | string; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Ratings({ profile }: { profile: ProfileBody }) {
  const { people, lobby } = usePageWords();
  const words = people.profile;
  const ratings = [...profile.ratings].sort((a, b) => b.games - a.games);
  return (
    <Panel className="pp-part">
      <h2>{words.ratings}</h2>
      {ratings.length === 0 && <p className="note">{words.noRatings}</p>}
      {ratings.map(({ game, rating, deviation, provisional, games, wins, history }) => (
        <section key={game} className="pf-rating" aria-label={gameTitle(game)}>
          <Emblem game={game} original={aboutOf(game)?.original ?? ''} size={36} />
          <span>
            <b className="serif">{gameTitle(game)}</b>
            <small>{lobby.played(games, wins)}</small>
          </span>
          <span className="pf-figure">
            <b>{Math.round(rating)}</b>
            <small>
              {words.plusMinus(Math.round(2 * deviation))}
              {provisional && `, ${lobby.provisional}`}
            </small>
          </span>
          {history.length > 1 && (
            <RatingChart
              history={history}
              label={words.chart(gameTitle(game), Math.round(history[0]!.rating), Math.round(rating))}
            />
          )}
        </section>
      ))}
    </Panel>
  );
}

function LastGames({ person, name }: { person: string; name: string }) {
  const { people } = usePageWords();
  const [found, setFound] = useState<RecordsBody>();
  useEffect(() => {
    ask('GET /api/records', { query: { limit: 8, person } }).then(setFound, () => undefined);
  }, [person]);
  if (found === undefined) return null;
  return (
    <Panel className="pp-part">
      <h2>{people.profile.last}</h2>
      {found.records.length === 0 && found.next === undefined && <p className="note">{people.profile.noGames}</p>}
      <RecordList lines={found.records} />
      {found.next !== undefined && (
        <Link className="link" href={`/records?person=${encodeURIComponent(name)}`}>
          {people.profile.allGames}
        </Link>
      )}
    </Panel>
  );
}
