import { ENGLISH, type Ruling } from '@tianxia/catalog';
import { useEffect, useState } from 'react';
import { loadProof } from '../games.ts';

type Rulings = Readonly<Record<string, Ruling>>;
const translated = import.meta.glob<Rulings>('../../games/*/text/*/rulings.json', { import: 'default' });

/** How the rules of a game were read where they were doubted. English stands in docs/rulings.md, from where `npm run proof` takes it. */
export async function rulingsIn(game: string, language: string): Promise<Rulings | undefined> {
  if (language !== ENGLISH) return translated[`../../games/${game}/text/${language}/rulings.json`]?.();
  const proof = await loadProof(game);
  if (proof === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(proof.rules).flatMap(([id, { ruling }]) => (ruling ? [[id, inWords(ruling)]] : [])),
  );
}
/** Without the words of the book, which are the same for every reader. */
const inWords = ({ text, we, why, other }: Ruling): Ruling => ({ text, we, why, other });
/** The same of one rule; `undefined` while it is fetched, and where this language has none: then English is read. */
export function useRuling(game: string, rule: string, language: string): Ruling | undefined {
  const [found, setFound] = useState<{ key: string; ruling: Ruling | undefined }>();
  const key = `${game} ${rule} ${language}`;
  useEffect(() => {
    let here = true;
    rulingsIn(game, language).then(
      rulings => here && setFound({ key, ruling: rulings?.[rule] }),
      () => undefined, // offline
    );
    return () => {
      here = false;
    };
  }, [key, game, rule, language]);
  return found?.key === key ? found.ruling : undefined;
}
