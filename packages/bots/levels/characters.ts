/**
 * The six opponents, weakest first. The first three judge by the game's evaluation, and err as people do: they count what can be
 * scored now for more than what is being built, think little of their rivals, and take a fair option where a good one lies beside it.
 * The others play what the game's mind has learned, and look as far ahead as their time allows. The merchant has a taste of her own where
 * the mind cannot tell options apart; the general and the hermit have none.
 */
export const LEVELS = ['pupil', 'ferryman', 'clerk', 'merchant', 'general', 'hermit'] as const;
export type Level = (typeof LEVELS)[number];

/** How somebody sees a position. A builder gives rivals little thought, a raider much; a hoarder likes what may still come. */
export interface Style {
  rivals: number; // weight of the best rival's standing against the own one
  now: number; // from the whole evaluation (0) to the score sheet as it is (1); below 0 for prospects above all
}
export interface Casual extends Style {
  care: number; // how seldom an option is taken that is so much worse: 1 is now and then, 10 almost never
  taste: number; // weight of what this character likes, in the same measure
}
interface Deep {
  millis: number; // for a choice
  style?: Style; // among options that it cannot tell apart
}
type Character = { casual: Casual } | { deep: Deep };

const characters: Readonly<Record<Level, Character>> = {
  pupil: { casual: { rivals: 0, now: 0.35, care: 0.7, taste: 0.9 } },
  ferryman: { casual: { rivals: 0, now: 0.25, care: 1.8, taste: 0.4 } }, // a builder
  clerk: { casual: { rivals: 1, now: 0, care: 4, taste: 0.1 } },
  merchant: { deep: { millis: 0, style: { rivals: 0.5, now: -0.3 } } }, // a hoarder
  general: { deep: { millis: 700 } },
  hermit: { deep: { millis: 2000 } },
};
export const characterOf = (level: Level): Character => characters[level];
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
