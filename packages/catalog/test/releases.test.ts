import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fastRand, type Game, type GameTypes, isRefusal, kernelFor, liveTable, tableFor } from '@tianxia/kernel';
import { expect, it } from 'vitest';
import { frozen } from '../../../scripts/freeze.mjs';
import { catalog } from '../index.ts';

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));
type Release = { game: Game<GameTypes>; texts: object };

/** What was frozen before, and what would be frozen now. */
async function releases(id: string): Promise<Release[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tianxia-releases-'));
  const fresh = join(folder, `${id}.mjs`);
  writeFileSync(fresh, await frozen(id));
  const kept = join(GAMES, id, 'releases');
  const files = [...(existsSync(kept) ? readdirSync(kept).map(name => join(kept, name)) : []), fresh];
  const found = await Promise.all(files.map(file => import(/* @vite-ignore */ pathToFileURL(file).href)));
  rmSync(folder, { recursive: true });
  return found as Release[];
}
it.each(catalog.map(({ id }) => id))('%s: every release is played to its end by the kernel of today', async id => {
  for (const { game, texts } of await releases(id)) {
    expect(game.id).toBe(id);
    expect(Object.keys(texts)).toContain('events');
    const table = tableFor(game, game.seats[0], {});
    const k = kernelFor(game, table);
    const rand = fastRand(11);
    const live = liveTable(k, table, rand);
    live.begin(0);
    for (let choices = 0; !k.over(live.state); choices++) {
      expect(choices).toBeLessThan(20_000);
      const seat = k.waiting(live.state)[0]!;
      const made = live.choose(seat, k.write(k.anyOption(live.state, seat, rand)), choices);
      if (isRefusal(made)) throw new Error(made.refused);
    }
    expect(k.result(live.state).places).toContain(1);
  }
});
