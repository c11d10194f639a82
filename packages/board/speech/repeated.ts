import { withoutStop } from './speech.ts';

/** Sentences that follow each other word for word are told once, with how often. */
export function together(parts: readonly string[]): { part: string; times: number; at: number }[] {
  const told: { part: string; times: number; at: number }[] = [];
  parts.forEach((part, at) => {
    const before = told.at(-1);
    if (before?.part === part) before.times++;
    else told.push({ part, times: 1, at });
  });
  return told;
}
/** How often, before the stop of the sentence where it has one. */
export function timesOver(sentence: string, times: number): string {
  if (times === 1) return sentence;
  const bare = withoutStop(sentence);
  return `${bare} (×${times})${sentence.slice(bare.length)}`;
}
