import type { First, GameTypes, Help, Kernel, Option, Seat, Told, Update, View } from '@tianxia/kernel';

type State = GameTypes['state'];
/** The decision that is asked now, or the step that comes next. */
export const askedIn = ({ agenda }: Pick<State, 'agenda'>): string =>
  (agenda.at(-1) as { at: string } | undefined)?.at ?? '';

/** The phase of the decision that stands before everybody. */
export const phaseIn = (help: Help, view: Pick<State, 'agenda'>): string | undefined =>
  help.phases.find(({ at }) => at.includes(askedIn(view)))?.id;

/** Every kind of choice that is possible now, in the order of the data. */
export function actionsNow(help: Help, kernel: Kernel<GameTypes>, view: View<State>, seat: Seat): string[] {
  if (!kernel.waiting(view).includes(seat)) return [];
  const options: Option[] = [];
  options.length = kernel.options(view, seat, options, true);
  const moves = new Set(options.map(option => kernel.words(option).move));
  return help.actions.filter(action => action.moves.some(move => moves.has(move))).map(({ id }) => id);
}
/** What is new to the reader: in what happened since they looked, then in what they are asked. */
export function newTo(
  help: Help,
  seen: readonly string[],
  told: readonly Told[],
  asked: string | undefined,
): First | undefined {
  const happened = new Set(told.map(([event]) => event));
  const unseen = help.firsts.filter(({ id }) => !seen.includes(id));
  return (
    unseen.find(({ on }) => on?.some(event => happened.has(event))) ??
    unseen.find(({ at }) => asked !== undefined && at?.includes(asked))
  );
}
/** What was told from some choice on. */
export const toldSince = ({ happened }: Pick<Update<State>, 'happened'>, from: number): Told[] =>
  happened.slice(from).flatMap(({ told }) => [...told]);
/** Of the chance to win, in whole percent. */
export const lossOf = ({ chosen, best }: { chosen: number; best: number }): number => Math.round(100 * (best - chosen));
