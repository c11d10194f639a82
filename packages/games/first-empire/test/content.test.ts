import { tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { open } from '../box.ts';
import { readPack } from '../content/check.ts';
import { content } from '../content/index.ts';
import { game } from '../index.ts';

type Json = Record<string, unknown>;
const copy = () =>
  JSON.parse(JSON.stringify(content)) as Json & { unificationCards: Json[]; abilities: { effects: Json[] }[] };

test('FE-004 FE-009 FE-010 the pack survives JSON and holds what the box holds', () => {
  const pack = readPack(copy());
  expect(pack).toEqual(content);
  expect(pack.unificationCards).toHaveLength(pack.inTheBox.unificationCards!);
  expect(pack.palaceTiles.reduce((sum, tile) => sum + tile.copies, 0)).toBe(pack.inTheBox.palaceTiles);
  expect(pack.governorTiles).toHaveLength(pack.inTheBox.governorTiles!);
  expect(pack.wallTiles).toHaveLength(pack.inTheBox.wallTiles!);
  expect(pack.emperorTiles).toHaveLength(pack.inTheBox.emperorTiles!);
  expect(pack.startingTiles).toHaveLength(pack.inTheBox.startingTiles!);
  expect(pack.liSi.cards.length + pack.liSi.orders.length + pack.liSi.scoring.length / 2).toBe(pack.inTheBox.soloCards);
});
test('a pack says of every part whether it is printed, published or reconstructed', () => {
  for (const provenance of ['printed', 'public', 'reconstructed'] as const) {
    const startingTiles = content.startingTiles.map(tile => ({ ...tile, provenance }));
    expect(readPack({ ...content, startingTiles }).startingTiles[0]!.provenance).toBe(provenance);
  }
  const guessed = content.startingTiles.map(tile => ({ ...tile, provenance: 'guessed' }));
  expect(() => readPack({ ...content, startingTiles: guessed })).toThrow(
    'pack.startingTiles[0].provenance: expected one of printed, public, reconstructed, found "guessed"',
  );
});
test('a wrong pack is refused with the path of what is wrong', () => {
  const table = tableFor(game, 2);
  const kind = copy();
  kind.abilities[0]!.effects[0]!.kind = 'fly';
  expect(() => open(kind, table)).toThrow('pack.abilities[0].effects[0].kind: expected one of points');
  const ability = copy();
  ability.unificationCards[4]!.ability = 'AB99';
  expect(() => open(ability, table)).toThrow(
    'pack.unificationCards[4].ability: expected the id of an ability, not AB99',
  );
});
