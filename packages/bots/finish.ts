import type { GameTypes, Kernel, Option, Rand, Seat } from '@tianxia/kernel';
import type { Judge } from './payoff.ts';

const MOST_STEPS = 6; // of one's own before the turn counts as finished: free moves could go on for long

/** The name of the question that is open. */
export const asked = (s: { agenda: readonly { at: string }[] }): string => s.agenda[s.agenda.length - 1]?.at ?? '';

/**
 * In many games a turn is several choices, and a state in the middle of one tells little: a card is gone and nothing has come of it
 * yet. So the turn is played on, the best option at each step by one look, until somebody else is asked, or the same question
 * comes again (`from`): with one player that is the next turn. Changes the state.
 */
export function finishing<G extends GameTypes>(k: Kernel<G>, judge: Judge<G['state']>, rand: Rand) {
  const options: Option[] = [];
  return (s: G['state'], seat: Seat, from: string): number => {
    let looks = 0;
    for (let step = 0; step < MOST_STEPS && !k.over(s); step++) {
      const waiting = k.waiting(s);
      if (waiting.length !== 1 || waiting[0] !== seat || asked(s) === from) break;
      const many = k.options(s, seat, options, false);
      let best = options[0]!;
      if (many > 1) {
        let most = -Infinity;
        for (let i = 0; i < many; i++) {
          const after = k.clone(s);
          k.apply(after, seat, options[i]!, rand);
          const lead = judge.lead(after, seat);
          if (lead > most) {
            most = lead;
            best = options[i]!;
          }
        }
        looks += many;
      }
      k.apply(s, seat, best, rand);
    }
    return looks;
  };
}
