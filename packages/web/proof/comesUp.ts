import type { RuleProof } from '@tianxia/catalog';
import type { PageWords } from '../text/words.ts';

/** How often a rule comes up in play, in sentences; none where it cannot be counted. */
export function comesUp(
  words: PageWords['proof'],
  { ran, chosen, refused }: Pick<RuleProof, 'ran' | 'chosen' | 'refused'>,
  decisions: number,
  language: string,
): string[] {
  const figure = (n: number) => n.toLocaleString(language);
  const counts = [ran, chosen, refused].filter(count => count !== undefined);
  if (decisions === 0 || counts.length === 0) return [];
  if (counts.every(count => count === 0)) return [words.never(figure(decisions))];
  return [
    ...(ran ? [words.ran(figure(ran), figure(decisions))] : []),
    ...(chosen ? [words.chosen(figure(chosen))] : []),
    ...(refused ? [words.refused(figure(refused))] : []),
  ];
}
