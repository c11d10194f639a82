import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { type Pack, readPack } from '../content/shape.ts';

// What an owner of the box may put in: the last pack that is taken, and the first that is refused with its path.
const taken = (change: object) => expect(() => readPack({ ...content, ...change })).not.toThrow();
const refused = (change: object, why: string) =>
  expect(() => readPack({ ...content, ...change })).toThrow(`pack.${why}`);

/** The rows with the one at this place changed. */
const changed = <T extends object>(rows: readonly T[], at: number, change: Partial<T>): T[] =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row));
const indexOf = (rows: readonly { id: string }[], wanted: string) => rows.findIndex(({ id }) => id === wanted);

test('an id is made of letters, digits and hyphens alone, each stands there once', () => {
  const named = (id: string) => ({ tiles: changed(content.tiles, 0, { id }) });
  taken(named('Land-2'));
  for (const id of ['.land', 'land.']) refused(named(id), 'tiles[0].id: expected a text of at most 40 characters like');
  for (const part of ['characters', 'tiles', 'exitTiles', 'bonusTiles', 'treasures', 'terms'] as const)
    refused({ [part]: [content[part][0], ...content[part]] }, `${part}[1].id: expected an id of its own, found "`);
  const { id } = content.decreeTiles[0]!;
  refused({ decreeTiles: changed(content.decreeTiles, 1, { id }) }, 'decreeTiles[1].id: expected an id of its own');
  const { a } = content.policies[0]!;
  refused(
    { policies: changed(content.policies, 0, { b: a }) },
    `policies[1].id: expected an id of its own, found "${a.id}"`,
  );
});
test('EC-004 EC-008 there are 1023 tiles and as many characters at most', () => {
  const upTo = <T extends { id: string; copies: number }>(rows: readonly T[], last: T, each: number, many: number) => {
    const all = [...rows];
    for (let left = many - rows.reduce((sum, { copies }) => sum + copies, 0); left > 0; left -= each)
      all.push({ ...last, id: `more-${left}`, copies: Math.min(left, each) });
    return all;
  };
  const tiles = (many: number) => ({ tiles: upTo(content.tiles, content.tiles[0]!, 60, many) });
  taken(tiles(1023));
  refused(tiles(1024), 'tiles: expected at most 1023 copies in all, found 1024');
  const full = content.characters.map(row => (row.set === 'deck' ? { ...row, copies: 20 } : row));
  const characters = (many: number) => ({ characters: upTo(full, full[0]!, 20, many) });
  taken(characters(1023));
  refused(characters(1024), 'characters: expected at most 1023 copies in all, found 1024');
});
test('EC-190 the policy under which a tile has income is one of the policies', () => {
  refused(
    { tiles: changed(content.tiles, 1, { incomeWhile: 'splendour' }) },
    'tiles[1].incomeWhile: expected one of centralization, decentralization',
  );
});
test('EC-038 those whom everybody begins with are starting characters, five copies of each', () => {
  const beginning = (one: string) => ({ start: { ...content.start, characters: [one] } });
  taken(beginning('cavalry-S3'));
  refused(
    beginning('crown-prince'),
    'start.characters[0]: expected one of cavalry-S2, cavalry-S3, found "crown-prince"',
  );
  const few = changed(content.characters, indexOf(content.characters, 'cavalry-S3'), { copies: 4 });
  refused({ characters: few }, 'start.characters[1]: expected five copies of cavalry-S3, found 4');
});
test('EC-008 there is one bonus character', () => {
  const wanted = 'characters: expected one bonus character, found ""';
  refused({ characters: content.characters.filter(({ set }) => set !== 'bonus') }, wanted);
  refused({ characters: changed(content.characters, 0, { set: 'bonus' }) }, wanted);
});
test('EC-038 there are start tiles for five players', () => {
  const territories = (copies: number) => ({
    tiles: changed(content.tiles, indexOf(content.tiles, 'start-territory'), { copies }),
  });
  taken(territories(10));
  refused(territories(9), 'tiles: expected 10 start tiles of territory, found 9');
  const carriages = content.tiles.filter(({ id }) => id !== 'start-carriage-5');
  refused({ tiles: carriages }, 'tiles: expected 5 start tiles of carriage, found 4');
});
test('EC-149 EC-150 a decree tile settles one policy', () => {
  const parts = (...kinds: ('settle' | 'turn')[]) => ({
    decreeTiles: changed(content.decreeTiles, 1, { parts: kinds.map(kind => ({ kind })) }),
  });
  taken(parts('turn', 'settle'));
  refused(parts('turn'), 'decreeTiles[1].parts: expected one part that settles a policy, found 1');
  refused(parts('settle', 'settle'), 'decreeTiles[1].parts: expected one part that settles a policy, found 2');
});
test('EC-002 what is laid out for three, four and five players is told once for each', () => {
  const row = (change: Partial<Pack['seats'][number]>) => ({ seats: changed(content.seats, 0, change) });
  refused(
    { seats: changed(content.seats, 1, content.seats[0]!) },
    'seats[0].seats: expected each number once, found 3',
  );
  const wanted = 'expected as many as players (3), found 4';
  refused(row({ orderTiles: 4 }), `seats[0].orderTiles: ${wanted}`);
  refused(row({ exitTiles: ['A', 'B', 'C', 'D'] }), `seats[0].exitTiles: ${wanted}`);
  refused(row({ tileSets: [4, 3, 3, 2] }), `seats[0].tileSets: ${wanted}`);
  refused(row({ bonusTiles: 4 }), `seats[0].bonusTiles: ${wanted}`);
});
test('EC-012 EC-038 the cubes in play are enough for everybody to begin with theirs', () => {
  const cubes = (many: number) => ({ seats: changed(content.seats, 0, { cubes: many }) });
  taken(cubes(12));
  refused(cubes(11), 'seats[0].cubes: expected 4 for each player, found 11');
});
