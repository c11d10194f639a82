import {
  fastRand,
  fits,
  type Game,
  type GameTypes,
  type Kernel,
  type LessonStep,
  type Option,
  partOf,
  type Said,
  type Standing,
  type TeachTexts,
  type Update,
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
/** The words of a gesture without what the table plays by itself: choices that have only one way. */
export function freelyChosen(
  kernel: Kernel<GameTypes>,
  { view, viewer }: Pick<Update<GameTypes['state']>, 'view' | 'viewer'>,
  line: readonly Option[],
): string[] {
  const isForced = (i: number): boolean => {
    if (i === 0) return false;
    const { after, stopped } = kernel.preview(view, viewer, line.slice(0, i), fastRand(1));
    return !stopped && kernel.waiting(after).includes(viewer) && kernel.options(after, viewer, [], true, 2) === 1;
  };
  return line.filter((_, i) => !isForced(i)).map(kernel.write);
}
/** Is what lies proposed what the step asks for? */
export const isAsked = (standing: Standing, line: readonly string[]): boolean =>
  standing.step.do !== undefined && line.length > 0 && partOf(standing, line) !== undefined;
