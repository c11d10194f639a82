import { ENGLISH } from '@tianxia/catalog';
import { useEffect, useState } from 'react';
import type { Later } from './en/later.ts';
import { useLanguage } from './words.ts';

/** Words of what is opened seldom: in files of their own, so that no page carries them before they are wanted. */
const files = import.meta.glob<{ later: Later }>('./*/later.ts');

export type { Later };

export const laterIn = async (language: string): Promise<Later> =>
  (await (files[`./${language}/later.ts`] ?? files[`./${ENGLISH}/later.ts`]!)()).later;

/** In the reader's language; undefined until they are here. */
export function useLater(): Later | undefined {
  const language = useLanguage();
  const [words, setWords] = useState<Later>();
  useEffect(() => {
    let here = true;
    laterIn(language).then(
      found => here && setWords(found),
      () => undefined, // offline: what needs them stays away
    );
    return () => {
      here = false;
    };
  }, [language]);
  return words;
}
