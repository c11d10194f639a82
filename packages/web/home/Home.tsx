import { playable } from '../games.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { useWords } from '../text/words.ts';
import { GameCard } from './GameCard.tsx';
import { Hero } from './Hero.tsx';
import { Join } from './Join.tsx';
import { Resume } from './Resume.tsx';
import './home.css';
import './narrow.css';

/** The landing page: play now, go on, join, choose. */
export default function Home() {
  const { home } = useWords();
  useTitle(home.title(playable.length));
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        <Hero first={playable[0]} />
        <section className="quick">
          <Resume />
          <Join />
        </section>
        <section className="games">
          <h2 className="sec">{home.choose}</h2>
          <div className="hm-games">
            {playable.map((about, i) => (
              <GameCard key={about.id} about={about} first={i === 0} />
            ))}
          </div>
        </section>
      </main>
    </>
  );
}
