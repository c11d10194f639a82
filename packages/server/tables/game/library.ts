import { catalog, loadGame } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { type Game, type GameTypes, type Kernel, kernelFor, readJson, type Table } from '@tianxia/kernel';
import type { GameFacts } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';

const MOST_KERNELS = 64;
const MOST_PACK = 1 << 20; // characters: what is kept was taken by a server, perhaps one with larger requests

export interface Pack {
  hash: string;
  json: string;
}
export const packOf = (content: unknown): Pack => ({ hash: packHash(content), json: JSON.stringify(content) });

/** The games on the shelf, and the rules of the tables in play. Tables alike in game, options and pack share one kernel. */
export interface Library {
  /** Under the newest rules, or those that a table began with. Throws where there is no such game, or it has them no more. */
  game(id: string, rules?: string): Promise<Game<GameTypes>>;
  facts(): Promise<GameFacts[]>;
  /** The game's own content, written out and named once. */
  pack(game: Game<GameTypes>): Pack;
  /** `content`: JSON of a pack from outside; the game's own when left out. */
  kernel(game: Game<GameTypes>, table: Table, pack: string, content: string | undefined): Kernel<GameTypes>;
}
export type Load = (id: string, rules?: string) => Promise<Game<GameTypes> | undefined>;

export function library(load: Load = loadGame): Library {
  const kernels = new Map<string, Kernel<GameTypes>>();
  const packs = new WeakMap<Game<GameTypes>, Pack>();
  function pack(game: Game<GameTypes>): Pack {
    const own = packs.get(game) ?? packOf(game.content);
    packs.set(game, own);
    return own;
  }
  async function game(id: string, rules?: string): Promise<Game<GameTypes>> {
    const found = await load(id, rules);
    if (found !== undefined) return found;
    const newest = rules === undefined ? undefined : await load(id);
    if (newest === undefined) throw new ApiError('noSuchGame', `there is no game "${id}"`, 'game');
    throw new ApiError(
      'tooOldToPlay',
      `it was begun under rules ${rules} of ${id}; this program has ${newest.rules}, and no release of ${rules}`,
    );
  }
  return {
    game,
    pack,
    facts: () =>
      Promise.all(
        catalog.map(async about => {
          const found = await game(about.id);
          const { rules, colours, options } = found;
          return { ...about, rules, colours, options, pack: pack(found).hash };
        }),
      ),
    kernel(game, table, pack, content) {
      const name = JSON.stringify([game.id, game.rules, table.seats, Object.entries(table.options).sort(), pack]);
      const open = () => kernelFor(game, table, content === undefined ? undefined : readJson(content, MOST_PACK));
      const kernel = kernels.get(name) ?? open();
      kernels.delete(name);
      kernels.set(name, kernel); // the latest used stands last
      if (kernels.size > MOST_KERNELS) kernels.delete(kernels.keys().next().value!);
      return kernel;
    },
  };
}
