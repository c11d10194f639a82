import type { GameTypes, Kernel, View } from '@tianxia/kernel';
import type { Counsellor } from '../search.ts';
import type { Minded } from './mind.ts';

const TRUST = 0.02; // of the payoff, for an option that the policy takes e times less often than its favourite
const WORST = -6 * TRUST; // however seldom it takes it

/** A mind beside a tree: its policy says which options to try first, its value judges with the evaluation where the tree ends. */
export const counsellorOf =
  (mind: Minded): Counsellor =>
  (kernel, view, seat, options, { rand }) => {
    type State = GameTypes['state'];
    const k = kernel as unknown as Kernel<GameTypes>;
    const shares = mind.policy(k, view as View<State>, seat, options, rand);
    const top = shares.reduce((most, share) => Math.max(most, share), 0);
    const advice = new Map(options.map((option, i) => [option, Math.max(WORST, TRUST * Math.log(shares[i]! / top))]));
    const guessing = mind.guessing(k);
    return {
      advice: option => advice.get(option) ?? WORST,
      wins: s => guessing.wins(s as State, k.waiting(s as State)[0]!),
    };
  };
