import type { GameTypes, Kernel, Option, Rand, Seat, View } from '@tianxia/kernel';

/** How long a bot may think. With iterations alone and a seeded `rand` the answer is always the same. */
export interface Thinking {
  rand: Rand;
  iterations?: number;
  enough?: () => boolean; // asked now and then: a deadline, or a player who left
}
export interface Thought {
  option: Option;
  iterations: number; // of a search
  decisions: number; // made in playouts, those of one ply included
  lines: { option: Option; visits: number; value: number }[]; // what was considered, best first
}
/** Bots see what a player sees: by type they get a view, never a state. */
export type Bot = <G extends GameTypes>(
  k: Kernel<G>,
  view: View<G['state']>,
  seat: Seat,
  thinking: Thinking,
) => Thought;

/** An answer without a thought: where there is one option, or chance decides. */
export const atOnce = (option: Option): Thought => ({
  option,
  iterations: 0,
  decisions: 0,
  lines: [{ option, visits: 0, value: 0 }],
});
