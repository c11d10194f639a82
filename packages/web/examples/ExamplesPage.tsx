import { Emblem, Panel } from '@tianxia/look';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { aboutOf, besideOf, brief, titleOf } from '../games.ts';
import { Header } from '../parts/Header.tsx';
import { Lost } from '../parts/Lost.tsx';
import { useTitle } from '../parts/title.ts';
import { Wait } from '../parts/Wait.tsx';
import { parseRules } from '../rules/parse.ts';
import { useRules } from '../rules/useRules.ts';
import { useWords } from '../text/words.ts';
import { byChapter } from './chapters.ts';
import { hasExamples, useExamples } from './examples.ts';
import './examples.css';

/** All worked examples of a game, chapter by chapter. */
export default function ExamplesPage({ game }: { game: string }) {
  const { examples } = useWords();
  const about = aboutOf(game);
  const told = useExamples(game);
  const rules = useRules(game);
  const chapters = useMemo(() => (told && rules ? byChapter(parseRules(rules), told.index) : []), [told, rules]);
  useTitle(examples.title(brief(titleOf(game))));
  if (about === undefined || !hasExamples(game)) return <Lost />;
  if (told === undefined || rules === undefined) return <Wait />;
  return (
    <>
      <Header />
      <main className="example-page" id="content" tabIndex={-1}>
        <Panel>
          <div className="rules-head">
            <Emblem game={about.id} original={about.original} size={52} />
            <div>
              <h1>
                {examples.title(brief(titleOf(game)))}{' '}
                <span className="han" lang="zh">
                  {brief(besideOf(game))}
                </span>
              </h1>
              <p className="note">{examples.hint}</p>
            </div>
          </div>
          {chapters.map(chapter => (
            <section key={chapter.title}>
              <h2>
                {chapter.title} <small className="note">{examples.count(chapter.examples.length)}</small>
              </h2>
              <ul>
                {chapter.examples.map(id => (
                  <li key={id}>
                    <Link className="link" href={`/examples/${game}/${id}`} lang={told.lang}>
                      {told.words[id]?.title ?? examples.note(id)}
                    </Link>{' '}
                    <span className="note">{told.index[id]?.join(' ')}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Panel>
      </main>
    </>
  );
}
