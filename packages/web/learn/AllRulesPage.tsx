import { Emblem } from '@tianxia/look';
import { Link } from 'wouter';
import { hasExamples } from '../examples/examples.ts';
import { brief, playable } from '../games.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { useWords } from '../text/words.ts';
import { isTaught } from './tutorials.ts';
import './all-rules.css';

/** All games, and the three ways to know one: two minutes, the table, the rules. */
export default function AllRulesPage() {
  const { learn, home, examples } = useWords();
  useTitle(learn.allTitle);
  return (
    <>
      <Header />
      <main className="all-rules" id="content" tabIndex={-1}>
        <h1>{learn.allTitle}</h1>
        <p>{learn.allHint}</p>
        <ul>
          {playable.map(({ id, title, original }) => (
            <li key={id} className="panel">
              <Emblem game={id} original={original} size={64} />
              <h2>
                {brief(title)}{' '}
                <span className="han" lang="zh">
                  {brief(original)}
                </span>
              </h2>
              <p>
                {isTaught(id) && (
                  <>
                    <Link className="link" href={`/learn/${id}`}>
                      {learn.guide}
                    </Link>
                    <Link className="link" href={`/learn/${id}/table`}>
                      {learn.atTheTable}
                    </Link>
                  </>
                )}
                <Link className="link" href={`/rules/${id}`}>
                  {home.rules}
                </Link>
                {hasExamples(id) && (
                  <Link className="link" href={`/examples/${id}`}>
                    {examples.link}
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
