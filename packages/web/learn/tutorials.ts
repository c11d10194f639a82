import type { Guide, GuideTexts, TeachTexts, Tutorial } from '@tianxia/kernel';

const tutorials = import.meta.glob<{ tutorial: Tutorial }>('../../games/*/teach/index.ts');
const guides = import.meta.glob<{ guide: Guide }>('../../games/*/teach/guide.ts');
const texts = import.meta.glob<{ teach: TeachTexts; guide: GuideTexts }>('../../games/*/text/*/teach.ts');
const LANGUAGE = 'en';

export interface Taught {
  tutorial: Tutorial;
  words: TeachTexts;
}
export const isTaught = (game: string): boolean => `../../games/${game}/teach/index.ts` in tutorials;
/** A game's lessons and what the coach says in them; undefined where it has none. */
export async function loadTutorial(game: string): Promise<Taught | undefined> {
  const [data, words] = await Promise.all([
    tutorials[`../../games/${game}/teach/index.ts`]?.(),
    texts[`../../games/${game}/text/${LANGUAGE}/teach.ts`]?.(),
  ]);
  return data && words && { tutorial: data.tutorial, words: words.teach };
}

/** What its page "in two minutes" shows and says. */
export async function loadGuide(game: string): Promise<{ guide: Guide; words: GuideTexts } | undefined> {
  const [data, words] = await Promise.all([
    guides[`../../games/${game}/teach/guide.ts`]?.(),
    texts[`../../games/${game}/text/${LANGUAGE}/teach.ts`]?.(),
  ]);
  return data && words && { guide: data.guide, words: words.guide };
}
