import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type GameProof, loadProof } from '../games.ts';
import { comesUp } from './comesUp.ts';
import { proofWords as words } from './words.ts';

/** Under a rule: the tests that prove it by name, and how often it comes up in play. */
export function RuleProven({ game, rule }: { game: string; rule: string }) {
  const proof = useProof(game);
  const found = proof?.rules[rule];
  if (proof === undefined || found === undefined) return null;
  return (
    <section className="proven" lang="en">
      {found.tests.length > 0 && <h2>{words.tests(found.tests.length)}</h2>}
      <ul>
        {found.tests.map(test => (
          <li key={test}>{test}</li>
        ))}
      </ul>
      {found.physical !== undefined && <p className="note">{words.physical(found.physical)}</p>}
      {comesUp(found, proof.decisions).map(sentence => (
        <p key={sentence} className="note">
          {sentence}
        </p>
      ))}
      <p>
        <Link className="link" href="/proof">
          {words.more}
        </Link>
      </p>
    </section>
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
