import { memory } from '../memory.ts';

/** How far a reader has come in a game's lessons. The table of a lesson keeps what was played there itself. */
export interface Progress {
  lesson: string; // the one that is open
  learned: readonly string[];
  read: readonly string[]; // steps of the open lesson that were read and put aside
}
const kept = memory<Readonly<Record<string, Progress>>>('tianxia.learn', {});
const nothing: Progress = { lesson: '', learned: [], read: [] };

export const useProgress = (game: string): Progress => kept.use()[game] ?? nothing;
export function keepProgress(game: string, some: Partial<Progress>): void {
  kept.set({ ...kept.get(), [game]: { ...nothing, ...kept.get()[game], ...some } });
}
