import { ENGLISH } from '@tianxia/catalog';
import type { Guide, GuideTexts, Position, Scene, TeachTexts, Tutorial } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { loadScenes } from '../examples/examples.ts';
import { useLanguage } from '../text/words.ts';

const tutorials = import.meta.glob<{ tutorial: Tutorial }>('../../games/*/teach/index.ts');
const guides = import.meta.glob<{ guide: Guide }>('../../games/*/teach/guide.ts');
const texts = import.meta.glob<{ teach: TeachTexts; guide: GuideTexts }>('../../games/*/text/*/teach.ts');
/** The words of a game's lessons in the reader's language, or in English where nobody has written them yet. */
const wordsOf = (game: string, language: string) =>
  (texts[`../../games/${game}/text/${language}/teach.ts`] ?? texts[`../../games/${game}/text/${ENGLISH}/teach.ts`])?.();

export interface Taught {
  tutorial: Tutorial;
  words: TeachTexts;
}
export const isTaught = (game: string): boolean => `../../games/${game}/teach/index.ts` in tutorials;
/** A game's lessons and what the coach says in them; undefined where it has none. */
export async function loadTutorial(game: string, language = ENGLISH): Promise<Taught | undefined> {
  const [data, words] = await Promise.all([
    tutorials[`../../games/${game}/teach/index.ts`]?.(),
    wordsOf(game, language),
  ]);
  return data && words && { tutorial: data.tutorial, words: words.teach };
}
/** Where a lesson begins with a worked example: its first position. */
export const sceneOf = async (game: string, { example }: Position): Promise<Scene | undefined> =>
  example === undefined ? undefined : (await loadScenes(game, example))[0];

/** What its page "in two minutes" shows and says. */
interface Guided {
  guide: Guide;
  words: GuideTexts;
  tutorial: Tutorial;
}
export async function loadGuide(game: string, language = ENGLISH): Promise<Guided | undefined> {
  const [data, lessons, words] = await Promise.all([
    guides[`../../games/${game}/teach/guide.ts`]?.(),
    tutorials[`../../games/${game}/teach/index.ts`]?.(),
    wordsOf(game, language),
  ]);
  return data && lessons && words && { guide: data.guide, tutorial: lessons.tutorial, words: words.guide };
}

/** What is loaded for a game in the reader's language, and again when they switch. */
function useLoaded<Found>(load: (game: string, language: string) => Promise<Found | undefined>, game: string) {
  const language = useLanguage();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let here = true;
    void load(game, language).then(next => here && setFound(next));
    return () => {
      here = false;
    };
  }, [load, game, language]);
  return found;
}
export const useTutorial = (game: string) => useLoaded(loadTutorial, game);
export const useGuide = (game: string) => useLoaded(loadGuide, game);
