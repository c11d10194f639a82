import { useWords } from './words.ts';

/** A name in the script of the box, beside the reader's own; left out where the two are the same. */
export function Han({ children }: { children: string }) {
  return useWords().bilingual ? <span lang="zh">{children}</span> : null;
}
