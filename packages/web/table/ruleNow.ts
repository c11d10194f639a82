import type { TableProps } from '@tianxia/board';
import type { Decision, GameTypes, RuleId } from '@tianxia/kernel';

/** The rule that matters now: of the choice in the making, else of the question that is put. None between questions. */
export function ruleNow({
  kernel,
  view,
  proposed,
}: Pick<TableProps<GameTypes>, 'kernel' | 'view' | 'proposed'>): RuleId | undefined {
  const at = (view.agenda.at(-1) as { at: string } | undefined)?.at ?? '';
  const { moves = {} } = ((kernel.game.flow as Record<string, unknown>)[at] ?? {}) as Partial<Decision<GameTypes>>;
  const move = proposed === undefined ? undefined : kernel.words(proposed).move.split('.')[1];
  return (moves[move ?? ''] ?? Object.values(moves)[0])?.rule;
}
