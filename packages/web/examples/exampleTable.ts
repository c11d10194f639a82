import { keyOfSeed } from '@tianxia/fair';
import type { Entry, Game, GameTypes, Scene, Seat } from '@tianxia/kernel';
import type { Named } from '../learn/lessonTable.ts';
import { LESSON } from '../link/local.ts';
import type { SavedTable } from '../link/local-table.ts';

/** Who sits at an example's table: the reader, and bots of the easiest kind. */
export function seatsIn(game: Game<GameTypes>, { seats }: Scene, you: Seat, named: Named): SavedTable['seats'] {
  const others = [...named.others];
  return Array.from({ length: seats }, (_, seat) => ({
    colour: game.colours[seat]!,
    ...(seat === you ? { name: named.you } : { name: others.shift()!, bot: 'pupil' as const }),
  }));
}
/** A table of this browser that goes on from an example. */
export function exampleTable(
  game: Game<GameTypes>,
  example: string,
  scene: Scene,
  { you, named, entries }: { you: Seat; named: Named; entries: readonly Entry[] },
): SavedTable {
  return {
    id: `${LESSON}example-${game.id}`,
    game: game.id,
    rules: game.rules,
    options: scene.options,
    seats: seatsIn(game, scene, you, named),
    key: keyOfSeed(`${game.id} ${example}`),
    started: new Date().toISOString(),
    entries,
    scene,
  };
}
