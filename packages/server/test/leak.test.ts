import { catalog, loadGame } from '@tianxia/catalog';
import { everyTable, fastRand, type GameTypes, type Kernel, kernelFor, type Seat, type Table } from '@tianxia/kernel';
import { terms } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import type { Telling } from '../tables/telling/audience.ts';
import { type Compared, compareTwins } from './leak/twins.ts';

const GAMES = 200; // random games of each
const CUTS = 4; // moments of each at which worlds are compared from there on
const MOST = 15; // choices from a moment on
const telling: Telling = {
  facts: {
    ...{ id: 'X-22222222', url: '/t/X-22222222', game: 'x', rules: '1', options: {}, pack: '', commitment: '' },
    ...{ created: '', visibility: 'link', terms: terms.parse({}), seats: [], started: true, over: false },
  },
  watching: 0,
  planOf: () => undefined,
};
type Change = (k: Kernel<GameTypes>) => Kernel<GameTypes>;

/** Random games of one kind, and at some moments of each another world for some viewer. */
async function compareGames(id: string, games: number, change: Change = k => k): Promise<Compared[]> {
  const game = (await loadGame(id))!;
  const tables: Table[] = everyTable(game);
  const rand = fastRand(id.length * 1000 + games);
  const found: Compared[] = [];
  for (let i = 0; i < games; i++) {
    const table = tables[rand(tables.length)]!;
    const k = kernelFor(game, table);
    const state = k.setup(table, rand);
    for (let cuts = 0; !k.over(state); ) {
      if (cuts < CUTS && rand(15) === 0) {
        const viewer: Seat = rand(table.seats + 1) - 1; // SPECTATOR is -1
        const seed = rand(1 << 20);
        const options = { rand, seeded: () => fastRand(seed), telling, most: MOST, change };
        const compared = compareTwins(k, table, k.clone(state), viewer, options);
        if (compared.end !== 'alike') cuts++;
        found.push(compared);
      }
      const [seat] = k.waiting(state);
      k.apply(state, seat!, k.anyOption(state, seat!, rand), rand);
    }
  }
  return found;
}

for (const { id } of catalog)
  it(`${id}: nobody is sent a byte that depends on what they must not know`, async () => {
    const found = await compareGames(id, GAMES);
    const count = (end: Compared['end']) => found.filter(one => one.end === end).length;
    const sum = (of: (one: Compared) => number) => found.reduce((all, one) => all + of(one), 0);
    expect(found.length - count('alike')).toBeGreaterThan(GAMES);
    expect(sum(({ steps }) => steps)).toBeGreaterThan(GAMES);
  }, 240_000);

const SPIES: Record<string, Change> = {
  'what an event tells to its owner alone': k => ({ ...k, tell: told => told }),
  "another's hand": k => ({ ...k, glance: state => k.glance(state, 0) }),
  'the pieces that nobody has seen': k => ({ ...k, glance: state => k.clone(state) as never }),
  'what is behind a seal': k => ({
    ...k,
    glance: (state, seat) => ({ ...k.glance(state, seat), sealed: [...state.sealed] }) as never,
  }),
};
/** Sends the same bytes, but looks twice at half of the states: which half, what is hidden decides. */
const slow: Change = k => ({
  ...k,
  glance: (state, seat) => {
    let digest = 0;
    for (const letter of JSON.stringify(state)) digest = (31 * digest + letter.charCodeAt(0)) | 0;
    if (digest & 64) k.waiting(state);
    return k.glance(state, seat);
  },
});
it('would notice if what is hidden took longer to send', async () => {
  await expect(compareGames('qin', 15, slow)).rejects.toThrow(/can tell by the work done: .*"waiting"/);
}, 120_000);
for (const [what, change] of Object.entries(SPIES))
  it(`would notice if ${what} were sent`, async () => {
    const games = catalog.map(({ id }) => compareGames(id, 15, change));
    const noticed = await Promise.allSettled(games);
    const said = noticed.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(said).toContainEqual(expect.stringContaining('can tell'));
  }, 120_000);
