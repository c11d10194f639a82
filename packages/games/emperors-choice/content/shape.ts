import { flag, list, MOST_NAMED, maybe, type Of, record, ShapeError, text, whole, word } from '@tianxia/kernel';
import { atEnd, continuous, family, gain, icon, names, onReveal, part, provenance, slash } from './vocabulary.ts';

/** Everything printed, as an owner of the box may replace it. `tianxia content export emperors-choice` prints it as JSON. */
const note = maybe(text(800));
const id = text(40, /^[a-zA-Z0-9-]+$/);
const small = whole(0, 100);

const character = record({
  id,
  names,
  set: word('deck', 'start', 'bonus'),
  power: whole(0, 20),
  powerPerCube: maybe(whole(1, 3)), // on top of the printed power, for every cube owned
  cost: whole(0, 20),
  copies: whole(1, 20),
  blood: maybe(flag),
  defence: maybe(whole(1, 10)),
  reveals: maybe(list(onReveal, 1, 4)),
  atEnd: maybe(list(atEnd, 1, 4)),
  provenance: record({ power: provenance, cost: provenance, effect: provenance, copies: provenance }),
  note,
});
const tile = record({
  id,
  names,
  family,
  carriage: maybe(whole(1, 9)), // which kind of carriage
  copies: whole(1, 60),
  start: maybe(flag), // marked S: dealt out, never in the bag
  income: maybe(whole(1, 9)),
  incomeWhile: maybe(id), // only while this side of a policy is face up
  gained: maybe(slash), // used at once and removed
  strength: maybe(whole(1, 9)), // of the Hsiung-nu; such a tile is never owned
  provenance,
  note,
});
const side = record({
  id,
  names,
  settle: list(part, 1, 6),
  continuous: maybe(continuous),
  printedEnglish: maybe(text(40)),
});
const shape = record({
  game: word('emperors-choice'),
  title: names,
  rounds: whole(1, 12),
  seats: list(
    record({
      seats: whole(3, 5),
      cubes: whole(5, 100),
      orderTiles: whole(3, 5),
      exitTiles: list(id, 3, 5),
      tileSets: list(whole(1, 9), 3, 5),
      market: whole(1, 12),
      bonusTiles: whole(3, 5),
    }),
    3,
    3,
  ),
  start: record({
    characters: list(id, 0, 6),
    territories: whole(0, 2),
    carriages: whole(0, 1),
    cubes: small,
    money: small,
    vp: small,
    trust: small,
    palace: whole(0, 0),
  }),
  colours: list(record({ id: word('red', 'blue', 'yellow', 'green', 'purple'), names }), 5, 5),
  limits: record({
    trust: whole(10, 100),
    trustDrop: whole(1, 100), // for everybody, when somebody would pass the limit
    vpPerMissingTrust: small,
    shortageCubes: whole(1, 10), // from everybody, when a cube is due and none is left
    vpPerMissingCube: small,
    vpForNoTribute: small,
    cubePrice: whole(1, 9),
    discs: whole(1, 6),
    charactersAhead: whole(1, 9), // of the other player who shows most
    vpLap: whole(1, 1000), // the track of points begins anew
  }),
  decreeFee: list(small, 1, 12), // by round (EC-001: six of them)
  strength: record({ start: small, max: small, provenance, note }),
  characters: list(character, 1, 60), // EC-009, EC-215
  charactersNote: text(1200),
  tiles: list(tile, 1, 60),
  orderTiles: record({ names, count: whole(3, 9) }), // EC-007
  exitTiles: list(record({ id, names, icons: slash, provenance, note }), 3, 9),
  bonusTiles: list(record({ id, names, icons: slash, provenance, note }), 5, 9),
  palace: record({
    // EC-003
    provenance,
    note,
    prices: list(small, 1, 3), // for one level, two, three
    spaces: list(record({ icons: maybe(slash), vp: small }), 2, 30), // from the start space up
  }),
  decreeTiles: list(record({ id, names, parts: list(icon, 1, 6) }), 2, 2),
  policies: list(record({ a: side, b: side }), 7, 7), // EC-010
  treasures: list(
    record({
      id,
      names,
      uses: list(record({ from: whole(1, 12), to: whole(1, 12), gain }), 1, 6),
      vp: small,
      printedEnglish: maybe(text(40)),
    }),
    1,
    9,
  ),
  tributes: list(record({ vp: small, copies: whole(1, 40) }), 1, 9),
  finalScoring: record({ trustPerVp: whole(1, 10), vpPerMoney: small }),
  terms: list(record({ id, names, provenance, count: maybe(whole(1, 999)) }), 1, 200), // every other printed word
});
export type Pack = Of<typeof shape>;

export function readPack(json: unknown): Pack {
  const pack = shape(json, 'pack');
  for (const part of ['characters', 'tiles', 'exitTiles', 'bonusTiles', 'treasures', 'decreeTiles', 'terms'] as const)
    noneTwice(`pack.${part}`, pack[part]);
  for (const part of ['characters', 'tiles', 'tributes'] as const) {
    const many = pack[part].reduce((sum, { copies }) => sum + copies, 0);
    if (many > MOST_NAMED) wrong(`pack.${part}`, `at most ${MOST_NAMED} copies in all`, many);
  }
  const sides = pack.policies.flatMap(({ a, b }) => [a, b]);
  noneTwice('pack.policies', sides);
  for (const [i, { incomeWhile }] of pack.tiles.entries())
    if (incomeWhile !== undefined) demand(sides, incomeWhile, `pack.tiles[${i}].incomeWhile`);
  for (const [i, one] of pack.start.characters.entries()) {
    const starting = pack.characters.filter(({ set }) => set === 'start');
    const { copies } = demand(starting, one, `pack.start.characters[${i}]`);
    if (copies < 5) wrong(`pack.start.characters[${i}]`, `five copies of ${one}`, copies);
  }
  for (const [i, row] of pack.seats.entries()) checkSeats(pack, row, `pack.seats[${i}]`);
  if (pack.decreeFee.length !== pack.rounds)
    wrong('pack.decreeFee', `one for each of ${pack.rounds} rounds`, pack.decreeFee.length);
  if (pack.characters.filter(({ set }) => set === 'bonus').length !== 1)
    wrong('pack.characters', 'one bonus character', '');
  for (const needed of ['territory', 'carriage'] as const) {
    const many = pack.tiles.filter(t => t.start && t.family === needed).reduce((sum, t) => sum + t.copies, 0);
    const due = 5 * (needed === 'territory' ? pack.start.territories : pack.start.carriages);
    if (many < due) wrong('pack.tiles', `${due} start tiles of ${needed}`, many);
  }
  for (const [i, { parts }] of pack.decreeTiles.entries())
    if (parts.filter(({ kind }) => kind === 'settle').length !== 1)
      wrong(`pack.decreeTiles[${i}].parts`, 'one part that settles a policy', parts.length);
  return pack;
}
function checkSeats(pack: Pack, row: Pack['seats'][number], path: string): void {
  if (pack.seats.filter(({ seats }) => seats === row.seats).length !== 1)
    wrong(`${path}.seats`, 'each number once', row.seats);
  for (const [what, many] of [
    ['orderTiles', row.orderTiles],
    ['exitTiles', row.exitTiles.length],
    ['tileSets', row.tileSets.length],
    ['bonusTiles', row.bonusTiles],
  ] as const)
    if (many !== row.seats) wrong(`${path}.${what}`, `as many as players (${row.seats})`, many);
  for (const [i, exit] of row.exitTiles.entries()) demand(pack.exitTiles, exit, `${path}.exitTiles[${i}]`);
  if (row.cubes < row.seats * pack.start.cubes)
    wrong(`${path}.cubes`, `${pack.start.cubes} for each player`, row.cubes);
}
function noneTwice(path: string, rows: readonly { id: string }[]): void {
  for (const [i, row] of rows.entries())
    if (rows.findIndex(other => other.id === row.id) !== i) wrong(`${path}[${i}].id`, 'an id of its own', row.id);
}
function demand<T extends { id: string }>(rows: readonly T[], wanted: string, path: string): T {
  return rows.find(row => row.id === wanted) ?? wrong(path, `one of ${rows.map(row => row.id).join(', ')}`, wanted);
}
function wrong(path: string, wanted: string, found: unknown): never {
  throw new ShapeError(`${path}: expected ${wanted}, found ${JSON.stringify(found)}`);
}
