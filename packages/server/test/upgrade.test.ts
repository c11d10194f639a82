import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalog, loadGame } from '@tianxia/catalog';
import { verify } from '@tianxia/fair';
import { type Game, type GameRecord, type GameTypes, kernelFor } from '@tianxia/kernel';
import type { TableFacts } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { frozen } from '../../../scripts/freeze.mjs';
import { openSnapshot } from '../operating/open-snapshot.ts';
import { validate } from '../operating/validate.ts';
import type { Load } from '../tables/game/library.ts';
import { rulesHere } from './rules-here.ts';
import { dataFolder, founded, get, playOn, served, visit } from './visiting.ts';

type AnyGame = Game<GameTypes>;
/** What `npm run freeze` writes, read as a program that knows nothing of its sources would. */
async function released(id: string): Promise<AnyGame> {
  const file = join(dataFolder(), `${id}.mjs`);
  writeFileSync(file, await frozen(id));
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { game: AnyGame }).game;
}
/** Rules under which nothing is dealt as before. */
const changed = (game: AnyGame): AnyGame => ({
  ...game,
  rules: 'next',
  setup(box, table, rand) {
    rand(2);
    return game.setup(box, table, rand);
  },
});
async function differences(data: string, load: Load): Promise<string[]> {
  const snapshot = await openSnapshot({ data });
  const found = [];
  for await (const { why } of validate(snapshot, rulesHere(load))) found.push(why);
  await snapshot.close();
  return found;
}

it.each(catalog.map(({ id }) => id))(
  '%s: an upgrade in the middle of a game leaves its rules as they were',
  async id => {
    const now = (await loadGame(id))!;
    const old = await released(id);
    const next = changed(now);
    const load: Load = async (_, rules) =>
      rules === undefined || rules === next.rules ? next : rules === old.rules ? old : undefined;
    const data = dataFolder();
    const before = await served({ data });
    const bots = Array.from({ length: now.seats[0] - 1 }, () => ({ kind: 'bot' as const, bot: 'random' as const }));
    const asked = { game: id, seats: [{ kind: 'me' as const }, ...bots] };
    const { id: table, token } = await founded(before.url, asked);
    const mei = visit(before.url, table, token);
    await playOn(mei, () => mei.update?.version >= 8 && mei.update.waiting.includes(0));
    await before.close();
    expect(await differences(data, load)).toEqual([]);
    const [lost] = await differences(data, async (_, rules) => (rules === undefined ? next : undefined));
    expect(lost).toContain(`it was begun under rules ${now.rules} of ${id}`); // without its release

    const after = await served({ data, load });
    const back = visit(after.url, table, token);
    await back.until(() => back.update !== undefined);
    expect(back.facts.rules).toBe(now.rules);
    expect(back.update).toMatchObject({ version: mei.update.version, view: mei.update.view });
    await playOn(back);
    const record = (await get<GameRecord>(`${after.url}/api/tables/${table}/record`)).body;
    expect(record.rules).toBe(now.rules);
    expect(verify(kernelFor(old, record.table), record)).toMatchObject({ fair: true });
    expect(verify(kernelFor(next, record.table), record).fair).toBe(false); // it is the release that keeps it alive
    expect(await differences(data, load)).toEqual([]);

    const fresh = await founded(after.url, asked);
    expect((await get<TableFacts>(`${after.url}/api/tables/${fresh.id}`)).body.rules).toBe(next.rules);
  },
);
