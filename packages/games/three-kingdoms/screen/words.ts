import { wordsHook } from '@tianxia/board';
import type { Saying } from '@tianxia/kernel';
import type { words } from '../text/en/screen/index.ts';

/** English says what there is to say; every other language says the same. */
export type Words = Saying<typeof words>;
export const useWords = wordsHook<Words>();
