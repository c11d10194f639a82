import {
  fastRand,
  fits,
  type Game,
  type GameTypes,
  type Kernel,
  type Option,
  partOf,
  type Said,
  type Standing,
  type TeachTexts,
  type Update,
  type Wrong,
} from '@tianxia/kernel';

/** Something the learner did that the step is not about. */
export type Slip = { line: readonly string[] } | { rule: string; text: string };

/**
 * What the coach says to a slip: the step's own words for it, else the refusal of the rules, else that it was something else.
 * Of a gesture counts where it leaves what the step asks for; where an amount is set, it may be that alone.
 */
export function saidTo(
  slip: Slip,
  { step, made }: Standing,
  { reasons }: Pick<Game<GameTypes>, 'reasons'>,
  texts: TeachTexts,
  words: { refused: string; other: Said; amount: Said },
): Said {
  const said = (known: Wrong | undefined) => known && texts.wrong[known.say];
  if ('rule' in slip) {
    const ruleOf = (reason: string | undefined) => reasons.find(([name]) => name === reason)?.[1];
    const known = said(step.wrong?.find(({ refused }) => ruleOf(refused) === slip.rule));
    return known ?? { title: words.refused, text: `${slip.text} ${slip.rule}` };
  }
  const wanted = step.do?.slice(made) ?? [];
  const off = slip.line.findIndex((chosen, i) => !fits(wanted[i] ?? '', chosen));
  const chosen = slip.line[off] ?? '';
  const isKnown = ({ refused, like, words: example }: Wrong) => refused === undefined && fits(like ?? example, chosen);
  const setsAmount = step.at?.some(thing => thing.includes(' = ')) === true;
  const sameMove = chosen.split(' ')[0] === wanted[off]?.split(' ')[0];
  const isAmount = setsAmount && (off > 0 || sameMove);
  return said(step.wrong?.find(isKnown)) ?? (isAmount ? words.amount : words.other);
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
/** And is it all that the step asks for? */
export const isAllAsked = (standing: Standing, line: readonly string[]): boolean =>
  isAsked(standing, line) && line.length >= standing.step.do!.length - standing.made;
