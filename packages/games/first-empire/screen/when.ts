import type { PhaseOf } from '@tianxia/board';
import type { FirstEmpire } from '../state.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';

/** Where in the game we are: 'Round 3 of 5 · turn 2 of 6'. */
export function useWhen({ kernel, view }: Props): string {
  const words = useWords();
  const { rounds, cardsOfEachAspect, aspects } = kernel.box.pack;
  if (view.agenda.length === 0) return words.over;
  if (view.round === 0) return words.start;
  const turns = view.agenda.find(frame => frame.at === 'turns');
  if (turns?.at !== 'turns') return words.rewards(view.round, rounds);
  return words.round(view.round, rounds, Math.ceil(turns.turn / view.seats), cardsOfEachAspect * aspects.length);
}
/** What is announced beside the rounds: once all cards are played, the rewards are given. */
export function usePhases(): PhaseOf<FirstEmpire> {
  const words = useWords();
  return ({ round, agenda }, { pack }) =>
    round === 0 || agenda.some(({ at }) => at === 'turns') ? undefined : words.rewards(round, pack.rounds);
}
