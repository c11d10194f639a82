import { ENGLISH } from '@tianxia/catalog';
import type { Said, Scene } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { useLanguage } from '../text/words.ts';

export type ExampleIndex = ById<readonly string[]>; // the rules each example is about
type ById<T> = Readonly<Record<string, T>>;
const indexes = import.meta.glob<ExampleIndex>('../../games/*/teach/examples.json', { import: 'default' });
const scenes = import.meta.glob<ById<readonly Scene[]>>('../../games/*/teach/scenes.json', { import: 'default' });
const texts = import.meta.glob<ById<Said>>('../../games/*/text/*/examples.ts', { import: 'examples' });
const textOf = (game: string, language: string) => texts[`../../games/${game}/text/${language}/examples.ts`];

export const hasExamples = (game: string): boolean => `../../games/${game}/teach/examples.json` in indexes;
/** Words in the reader's language, or in English where nobody has written them yet: then `language` says so. */
export interface Told {
  index: ExampleIndex;
  words: ById<Said>;
  language: string;
  lang: string | undefined; // said where it differs from the page's: signs of another language are set otherwise
}
export async function loadExamples(game: string, wanted: string): Promise<Told | undefined> {
  const language = textOf(game, wanted) === undefined ? ENGLISH : wanted;
  const [index, words] = await Promise.all([
    indexes[`../../games/${game}/teach/examples.json`]?.(),
    textOf(game, language)?.() ?? {},
  ]);
  return index && { index, words, language, lang: language === wanted ? undefined : language };
}
/** The positions of one example: none where it is about facts alone. */
export const loadScenes = async (game: string, example: string): Promise<readonly Scene[]> =>
  (await scenes[`../../games/${game}/teach/scenes.json`]?.())?.[example] ?? [];

export function useExamples(game: string): Told | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<{ game: string; told: Told | undefined }>();
  useEffect(() => {
    let here = true;
    void loadExamples(game, language).then(told => here && setFound({ game, told }));
    return () => {
      here = false;
    };
  }, [game, language]);
  return found?.game === game ? found.told : undefined;
}
