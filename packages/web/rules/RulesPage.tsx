import { Emblem, Panel } from '@tianxia/look';
import { Link, useLocation } from 'wouter';
import { hasExamples } from '../examples/examples.ts';
import { aboutOf, besideOf, titleOf } from '../games.ts';
import { isTaught } from '../learn/tutorials.ts';
import { Header } from '../parts/Header.tsx';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { toldOf, useWords } from '../text/words.ts';
import { Book, placeOf } from './book/Book.tsx';
import { Rules } from './Rules.tsx';
import { useRules } from './useRules.ts';

/** `/rules/qin#QIN-106` opens that rule, too. */
const named = () => /^#([A-Z]+-\d+)$/.exec(window.location.hash)?.[1];

/** The rules of a game on a page of their own: a book to read, or one rule. */
export default function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const { rules } = useWords();
  const [, go] = useLocation();
  const about = aboutOf(game);
  const text = useRules(game);
  const at = rule ?? named();
  const inBook = `/rules/${game}${at === undefined ? '' : `#${placeOf(at)}`}`;
  useTitle(rules.title(titleOf(game)));
  if (!about) return <Lost />;
  return (
    <div className="rules-page">
      <Header />
      <main id="content" tabIndex={-1}>
        <Panel className="rules-panel">
          <div className="rules-head">
            <Emblem game={about.id} original={about.original} size={52} />
            <div>
              <h1>
                {rules.title(titleOf(game))}{' '}
                <span className="han" lang="zh">
                  {besideOf(game)}
                </span>
              </h1>
              <p className="note">{toldOf(game)?.reconstructed}</p>
              <Ways game={game} />
            </div>
          </div>
          {text === null && <p className="scr">{rules.missing}</p>}
          {text && (
            <Rules
              game={game}
              text={text}
              at={at}
              all={(book, open) => <Book game={game} book={book} onOpen={open} />}
              onOpen={id => go(id === undefined ? inBook : `/rules/${game}/${id}`)}
            />
          )}
        </Panel>
      </main>
    </div>
  );
}
/** What else there is to know a game by. */
function Ways({ game }: { game: string }) {
  const { learn, examples } = useWords();
  return (
    <p className="rules-ways">
      {isTaught(game) && (
        <Link className="link" href={`/learn/${game}`}>
          {learn.guide}
        </Link>
      )}
      {hasExamples(game) && (
        <Link className="link" href={`/examples/${game}`}>
          {examples.link}
        </Link>
      )}
    </p>
  );
}
