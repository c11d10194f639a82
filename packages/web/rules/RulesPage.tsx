import { Emblem, Panel } from '@tianxia/look';
import { useLocation } from 'wouter';
import { aboutOf, besideOf, titleOf } from '../games.ts';
import { SeenAtTable } from '../learn/SeenAtTable.tsx';
import { Header } from '../parts/Header.tsx';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { toldOf, useWords } from '../text/words.ts';
import { Rules } from './Rules.tsx';
import { useRules } from './useRules.ts';

/** `/rules/qin#QIN-106` opens that rule, too. */
const named = () => /^#([A-Z]+-\d+)$/.exec(window.location.hash)?.[1];

/** The rules of a game on a page of their own. */
export default function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const { rules } = useWords();
  const [, go] = useLocation();
  const about = aboutOf(game);
  const text = useRules(game);
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
            </div>
          </div>
          {text === null && <p className="scr">{rules.missing}</p>}
          {rule !== undefined && <SeenAtTable key={rule} game={game} rule={rule} />}
          {text && (
            <Rules
              game={game}
              text={text}
              at={rule ?? named()}
              onOpen={id => go(`/rules/${game}${id === undefined ? '' : `/${id}`}`)}
            />
          )}
        </Panel>
      </main>
    </div>
  );
}
