import {
  fastRand,
  type GameTypes,
  type Kernel,
  type Scene,
  type Seat,
  tableInScene,
  type Update,
} from '@tianxia/kernel';

const CHANCE = 7; // what is drawn beyond the recorded draws: the same for every reader

/** Where the reader sits: with who chooses first, in all positions of an example; else with who is asked. */
export function youIn(kernel: Kernel<GameTypes>, scene: Scene, first = scene): Seat {
  const seat = first.steps[0]?.[0];
  if (seat !== undefined && seat < scene.seats) return seat;
  return scene.steps[0]?.[0] ?? kernel.waiting(tableInScene(kernel, scene, fastRand(CHANCE), 0).state)[0] ?? 0;
}
/** Does something happen by itself before anybody is asked? Then there is a table before it. */
export function runsByItself(kernel: Kernel<GameTypes>, scene: Scene): boolean {
  const { state } = tableInScene(kernel, scene, fastRand(CHANCE), 0);
  return JSON.stringify(state) !== JSON.stringify(scene.state);
}
/** The table as the reader sees it after so many steps; -1: before what happens by itself. */
export function seenAt(kernel: Kernel<GameTypes>, scene: Scene, you: Seat, steps: number): Update<GameTypes['state']> {
  const update = tableInScene(kernel, scene, fastRand(CHANCE), Math.max(0, steps)).update(you);
  if (steps >= 0) return update;
  const { result: _, ...before } = update;
  return { ...before, view: kernel.view(scene.state as GameTypes['state'], you), waiting: [], opening: [] };
}
/** The choices of the example so far, as a table keeps them. */
export const entriesAt = (kernel: Kernel<GameTypes>, scene: Scene, steps: number) => [
  ...tableInScene(kernel, scene, fastRand(CHANCE), Math.max(0, steps)).entries,
];
