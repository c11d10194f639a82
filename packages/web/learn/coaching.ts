import {
  fits,
  type Game,
  type GameTypes,
  type LessonStep,
  partOf,
  type Said,
  type Standing,
  type TeachTexts,
} from '@tianxia/kernel';

/** Something the learner did that the step is not about. */
export type Slip = { line: readonly string[] } | { rule: string; text: string };

/** What the coach says to a slip: the step's own words for it, else the refusal of the rules, else that it was something else. */
export function saidTo(
  slip: Slip,
  step: LessonStep,
  { reasons }: Pick<Game<GameTypes>, 'reasons'>,
  texts: TeachTexts,
  words: { refused: string; other: Said },
): Said {
  const ruleOf = (reason: string | undefined) => reasons.find(([name]) => name === reason)?.[1];
  const known = step.wrong?.find(wrong =>
    'rule' in slip
      ? ruleOf(wrong.refused) === slip.rule
      : wrong.refused === undefined && slip.line.some(chosen => fits(wrong.like ?? wrong.words, chosen)),
  );
  const said = known && texts.wrong[known.say];
  if (said !== undefined) return said;
  return 'rule' in slip ? { title: words.refused, text: `${slip.text} ${slip.rule}` } : words.other;
}
/** Is what lies proposed what the step asks for? */
export const isAsked = (standing: Standing, line: readonly string[]): boolean =>
  standing.step.do !== undefined && line.length > 0 && partOf(standing, line) !== undefined;
