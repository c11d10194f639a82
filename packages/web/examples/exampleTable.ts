import { keyOfSeed } from '@tianxia/fair';
import type { Entry, Game, GameTypes, Scene, Seat } from '@tianxia/kernel';
import { LESSON } from '../link/local.ts';
import type { SavedTable } from '../link/local-table.ts';

const NAMES = ['Lian', 'Wen', 'Jia', 'Meng']; // the other seats, in their order

/** Who sits at an example's table: the reader, and bots of the easiest kind. */
export function seatsIn(game: Game<GameTypes>, { seats }: Scene, you: Seat, yourName: string): SavedTable['seats'] {
  const others = [...NAMES];
  return Array.from({ length: seats }, (_, seat) => ({
    colour: game.colours[seat]!,
    ...(seat === you ? { name: yourName } : { name: others.shift()!, bot: 'pupil' as const }),
  }));
}
/** A table of this browser that goes on from an example. */
export function exampleTable(
  game: Game<GameTypes>,
  example: string,
  scene: Scene,
  { you, name, entries }: { you: Seat; name: string; entries: readonly Entry[] },
): SavedTable {
  return {
    id: `${LESSON}example-${game.id}`,
    game: game.id,
    rules: game.rules,
    options: scene.options,
    seats: seatsIn(game, scene, you, name),
    key: keyOfSeed(`${game.id} ${example}`),
    started: new Date().toISOString(),
    entries,
    scene,
  };
}
