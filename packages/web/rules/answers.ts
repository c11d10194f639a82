import { ENGLISH } from '@tianxia/catalog';
import { useEffect, useState } from 'react';
import { useLanguage } from '../text/words.ts';
import type { Answered } from './search.ts';

const questions = import.meta.glob<{ asked: Answered['asked'] }>('./asked/*.ts');
const answers = import.meta.glob<{ answers: Answered['answers'] }>('../../games/*/teach/answers.ts');

/** What readers of a language ask, and the rules of a game that answer; a French reader may ask in English, too. */
export async function loadAnswers(game: string, language: string): Promise<Answered | undefined> {
  const [own, english, rules] = await Promise.all([
    questions[`./asked/${language}.ts`]?.(),
    questions[`./asked/${ENGLISH}.ts`]!(),
    answers[`../../games/${game}/teach/answers.ts`]?.(),
  ]);
  if (rules === undefined) return undefined;
  const asked = Object.entries(english.asked).map(([topic, forms]) => [
    topic,
    own === undefined || own === english ? forms : [...(own.asked[topic] ?? []), ...forms],
  ]);
  return { asked: Object.fromEntries(asked), answers: rules.answers };
}
export function useAnswers(game: string): Answered | undefined {
  const language = useLanguage();
  const [known, setKnown] = useState<Answered>();
  useEffect(() => {
    let here = true;
    loadAnswers(game, language).then(
      found => here && setKnown(found),
      () => undefined, // offline: the words of the rules are searched
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return known;
}
