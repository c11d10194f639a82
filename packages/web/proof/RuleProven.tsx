import { ENGLISH, type RuleProof, type RulingOfBook } from '@tianxia/catalog';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type GameProof, loadProof } from '../games.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useLanguage, usePageWords } from '../text/words.ts';
import { comesUp } from './comesUp.ts';
import { useRuling } from './rulings.ts';

const PARTS = ['text', 'we', 'why', 'other'] as const;
export interface RuleProvenProps {
  game: string;
  rule: string;
  brief?: boolean | undefined; // beside a table only how many tests there are
}

/** Under a rule: how it was read where it was doubted, the lines of code and the tests by name, and how often it comes up in play. */
export function RuleProven({ game, rule, brief = false }: RuleProvenProps) {
  const proof = useProof(game);
  const found = proof?.rules[rule];
  if (proof === undefined || found === undefined) return null;
  return (
    <section className="proven">
      {found.ruling && <Doubted game={game} rule={rule} english={found.ruling} />}
      <Tests found={found} brief={brief} />
      {!brief && <Measured found={found} decisions={proof.decisions} />}
    </section>
  );
}
/** What stands in docs/rulings.md, in the reader's language. */
function Doubted({ game, rule, english }: { game: string; rule: string; english: RulingOfBook }) {
  const { proof: words } = usePageWords();
  const language = useLanguage();
  const own = useRuling(game, rule, language);
  const ruling = own ?? english;
  return (
    <div className="doubted">
      <h2>{words.doubted}</h2>
      <dl>
        <div>
          <dt>{words.ruling.book}</dt>
          {english.book.map(({ place, words: quoted }) => (
            <dd key={place + quoted} lang={english.language}>
              {place} — <q>{quoted}</q>
            </dd>
          ))}
        </div>
        {PARTS.map(part => (
          <div key={part}>
            <dt>{words.ruling[part]}</dt>
            <dd {...(own === undefined && { lang: ENGLISH })}>
              <RuleText text={ruling[part].charAt(0).toUpperCase() + ruling[part].slice(1)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
function Tests({ found: { tests, physical }, brief }: { found: RuleProof; brief: boolean }) {
  const { proof: words } = usePageWords();
  if (physical !== undefined && tests.length === 0)
    return (
      <p className="note">
        {words.physical} <span lang="en">{physical}</span>
      </p>
    );
  if (brief) return <p className="note">{words.tests(tests.length)}</p>;
  return (
    <details>
      <summary>{words.tests(tests.length)}</summary>
      <ul>
        {tests.map(test => (
          <li key={test} lang="en">
            {test}
          </li>
        ))}
      </ul>
    </details>
  );
}
function Measured({ found, decisions }: { found: RuleProof; decisions: number }) {
  const { proof: words } = usePageWords();
  const language = useLanguage();
  return (
    <>
      {found.code.length > 0 && (
        <details className="in-code">
          <summary>{words.code(found.code.length)}</summary>
          <ul>
            {found.code.map(({ at, says }) => (
              <li key={at} lang="en">
                <code>packages/games/{at}</code>
                <pre>{says}</pre>
              </li>
            ))}
          </ul>
        </details>
      )}
      {comesUp(words, found, decisions, language).map(sentence => (
        <p key={sentence} className="note">
          {sentence}
        </p>
      ))}
      <p>
        <Link className="link" href="/proof">
          {words.more}
        </Link>
      </p>
    </>
  );
}
function useProof(game: string): GameProof | undefined {
  const [loaded, setLoaded] = useState<{ game: string; proof: GameProof | undefined }>();
  useEffect(() => {
    let here = true;
    loadProof(game).then(
      proof => here && setLoaded({ game, proof }),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.proof : undefined;
}
