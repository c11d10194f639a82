import { ShapeError, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { open } from '../box.ts';
import { content } from '../content/index.ts';
import { game } from '../index.ts';

const box = (seats: number) => open(content, tableFor(game, seats));
const sum = (rows: readonly { copies: number }[]) => rows.reduce((total, row) => total + row.copies, 0);
const termed = (id: string) => content.terms.find(term => term.id === id);

test('EC-003 three boards, each under its printed name', () => {
  expect(['game-board', 'palace-board', 'vp-board'].map(id => [termed(id)?.names.ja, termed(id)?.count])).toEqual([
    ['ゲームボード', 1],
    ['宮殿ボード', 1],
    ['勝利点ボード', 1],
  ]);
});
test('EC-004 EC-005 154 Qin tiles, 139 of them for the bag', () => {
  expect(box(4).allTiles.length).toBe(154);
  expect(box(4).bag.length).toBe(139);
  const families = (family: string) => sum(content.tiles.filter(tile => tile.family === family && !tile.start));
  expect(
    ['territory', 'canal', 'tower', 'wall', 'carriage', 'confucian', 'legalist', 'book', 'hsiungnu'].map(families),
  ).toEqual([12, 6, 18, 18, 20, 12, 12, 12, 10]);
  expect(['jewel', 'envoy', 'ingot', 'stone'].map(families)).toEqual([6, 5, 5, 3]);
  const start = content.tiles.filter(tile => tile.start);
  expect(['territory', 'carriage'].map(family => sum(start.filter(tile => tile.family === family)))).toEqual([10, 5]);
});
test('EC-007 the other components', () => {
  expect(content.tributes).toEqual([
    { vp: 2, copies: 11 },
    { vp: 3, copies: 11 },
    { vp: 4, copies: 10 },
  ]);
  expect(
    [content.bonusTiles, content.exitTiles, content.decreeTiles, content.policies, content.treasures].map(
      l => l.length,
    ),
  ).toEqual([6, 5, 2, 7, 3]);
  expect(content.exitTiles.map(({ id }) => id).join('')).toBe('ABCDE');
  expect([content.orderTiles.count, content.limits.discs]).toEqual([5, 6]);
  expect(['done-disc', 'game-disc', 'disc', 'summary', 'bag'].map(id => termed(id)?.count)).toEqual([6, 2, 30, 5, 1]);
});
test('EC-008 45 characters: 34 in the deck, ten to start with, one bonus', () => {
  expect([box(5).cards.length, box(5).deck.length]).toEqual([45, 34]);
  const byName = new Map<string, number>();
  for (const { names, copies, set } of content.characters)
    if (set === 'deck') byName.set(names.ja, (byName.get(names.ja) ?? 0) + copies);
  expect(Object.fromEntries(byName)).toEqual({
    騎兵: 6,
    武官: 6,
    将軍: 4,
    太子: 1,
    庶子: 3,
    妃: 1,
    妾: 3,
    宦官: 2,
    元帥: 1,
    宰相: 1,
    博士: 1,
    政務官: 2,
    補給官: 2,
    刺客: 1,
  });
  const special = (set: string) =>
    content.characters.filter(row => row.set === set).map(row => [row.power, row.copies]);
  expect([special('start'), special('bonus')]).toEqual([
    [
      [2, 5],
      [3, 5],
    ],
    [[3, 1]],
  ]);
});
test('EC-009 a character has a name, a power, a cost, a blood icon if it is a relative, and its effect', () => {
  const { characters, cards, cost, blood } = box(3);
  const named = (wanted: (card: number) => boolean) =>
    [...new Set(cards.filter(wanted).map(card => characters[card]!.names.en.replace(/ \(.*/, '')))].sort();
  expect(cards.every(card => cost[card]! > 0)).toBe(true);
  expect(named(card => blood[card]!)).toEqual(['Concubine', 'Crown prince', 'Empress', 'Eunuch', 'Prince']);
  const effect = (card: number) => {
    const { reveals, atEnd, defence, powerPerCube } = characters[card]!;
    return [reveals, atEnd, defence, powerPerCube].some(printed => printed !== undefined);
  };
  expect(named(card => !effect(card))).toEqual(['Cavalry']);
});
test('EC-010 EC-188 seven cards with two named sides each, paired as printed', () => {
  const { sides, pack } = box(3);
  expect(pack.policies.map(({ a, b }) => `${a.names.ja} ${b.names.ja}`)).toEqual([
    '中央集権 地方分権',
    '法治主義 徳治主義',
    '浪費 倹約',
    '防衛 遠征',
    '能力主義 血族主義',
    '焚書 書物保護',
    '巡遊 閲兵',
  ]);
  for (const [card, { a, b }] of pack.policies.entries())
    expect([sides[2 * card], sides[2 * card + 1]]).toEqual([a, b]);
  expect(sides.every(side => side.settle.length > 0)).toBe(true);
});

// ---- the pack ----
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
function* namesIn(value: unknown, path: string): Generator<readonly [path: string, names: { en: string; ja: string }]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'names') yield [path, inner as { en: string; ja: string }];
    else yield* namesIn(inner, `${path}.${key}`);
  }
}
test('everything printed carries its Japanese name', () => {
  const all = [...namesIn(content, 'pack')];
  expect(all.length).toBeGreaterThan(150);
  for (const [path, { en, ja }] of all) {
    expect(ja, path).toMatch(JAPANESE);
    expect(en, path).toMatch(/^[\x20-\x7e]+$/);
  }
  for (const part of [
    'characters',
    'tiles',
    'exitTiles',
    'bonusTiles',
    'decreeTiles',
    'treasures',
    'terms',
    'colours',
  ] as const)
    for (const row of content[part]) expect(row.names.ja).toMatch(JAPANESE);
});
test('every icon that is used on tiles and palace spaces has a printed term', () => {
  const used = [...content.exitTiles, ...content.bonusTiles, ...content.palace.spaces].flatMap(
    ({ icons }) => icons ?? [],
  );
  for (const { kind } of used) expect(termed(`icon-${kind}`)?.names.ja, kind).toMatch(JAPANESE);
});
test('a pack that is wrong says where', () => {
  const opening = (change: object) => () => open({ ...content, ...change }, tableFor(game, 3));
  expect(opening({ rounds: 7 })).toThrow('pack.decreeFee: expected one for each of 7 rounds, found 6');
  expect(
    opening({ treasures: [{ ...content.treasures[0]!, uses: [{ from: 1, to: 6, gain: { kind: 'gold' } }] }] }),
  ).toThrow('pack.treasures[0].uses[0].gain.kind');
  expect(opening({ exitTiles: content.exitTiles.slice(1) })).toThrow(
    'pack.seats[0].exitTiles[0]: expected one of B, C',
  );
  expect(opening({ characters: content.characters.filter(row => row.set !== 'bonus') })).toThrow(ShapeError);
});
test('what is reconstructed is marked', () => {
  expect(content.palace.provenance).toBe('reconstructed');
  expect(content.exitTiles.every(tile => tile.provenance === 'reconstructed')).toBe(true);
  expect(content.characters.filter(row => row.provenance.cost === 'printed').map(row => row.id)).toEqual(['general-8']);
});
