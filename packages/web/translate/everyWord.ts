import { laterIn } from '../text/later.ts';
import { pageWordsIn, wordsIn } from '../text/words.ts';

/** All that the pages say in a language, whenever it is fetched. */
export const everyWordIn = async (language: string) => ({
  ...(await wordsIn(language)),
  ...(await pageWordsIn(language)),
  later: await laterIn(language),
});
