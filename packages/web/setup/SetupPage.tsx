import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type GameSetup, loadSetup, playable, titleOf } from '../games.ts';
import { LearnLinks } from '../learn/LearnLinks.tsx';
import { Header } from '../parts/Header.tsx';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { useLanguage, usePageWords, useWords } from '../text/words.ts';
import { NewTable } from './NewTable.tsx';
import { PickGame } from './PickGame.tsx';
import './setup.css';
import './seats.css';
import './narrow.css';

/** Where a table is set up. */
export default function SetupPage({ game }: { game: string | undefined }) {
  const { home } = useWords();
  const { setup: words } = usePageWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const search = useSearch();
  const asked = new URLSearchParams(search);
  const friend = asked.get('invite') ?? '';
  const invite = asked.has('lobby') ? 'lobby' : asked.has('invite') ? 'friend' : undefined;
  const about = playable.find(one => one.id === game) ?? (game === undefined ? playable[0] : undefined);
  const [loaded, setLoaded] = useState<{ game: string; setup: GameSetup }>();
  const [failed, setFailed] = useState(false);
  useTitle(`${words.title} · ${about ? titleOf(about.id) : ''}`);

  useEffect(() => {
    if (!about) return;
    let here = true;
    loadSetup(about.id, language).then(
      setup => here && (setup ? setLoaded({ game: about.id, setup }) : setFailed(true)),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [about, language]);

  if (!about) return <Lost />;
  return (
    <div className="setup-page">
      <Header wide />
      <main className="nt" id="content" tabIndex={-1}>
        <section className="pick">
          <div className="hd">
            <h1>{words.title}</h1>
            <span className="note">{words.allSet}</span>
            <LearnLinks game={about.id} />
          </div>
          <PickGame chosen={about.id} onPick={id => go(`/new/${id}${search && `?${search}`}`, { replace: true })} />
        </section>
        {failed && <p role="alert">{home.couldNotStart}</p>}
        {loaded?.game === about.id && (
          <NewTable
            key={about.id}
            about={about}
            setup={loaded.setup}
            invite={invite}
            ask={friend === '' ? [] : [friend]}
            onStarted={go}
          />
        )}
      </main>
    </div>
  );
}
