import { expect, test } from 'vitest';
import type { GoodsGiven } from './given.ts';
import { position } from './position.ts';
import { lacks, raises, worth } from './skills.ts';

/** The 21 Separation cards: what each needs and costs, and what it is worth as things stand at the end. */
const two = { 'chi-bi': 'cao-ren 2 granary' };
/** Costs exactly that: with it nothing is left, with one of a good less it cannot be built. */
function costs(card: string, goods: GoodsGiven, reasons: Record<string, string>, having = {}, more = {}): void {
  const p = raises(card, goods, having, more);
  if (p.s.agenda.at(-1)!.at === 'armies') p.table.plays('armies.pay untrained');
  expect(p.goods('wei')).toEqual({});
  for (const [good, reason] of Object.entries(reasons))
    lacks(card, reason, { ...goods, [good]: goods[good as keyof GoodsGiven]! - 1 }, having, more);
}

test('TK-621 Ancestral Temple: for a Duke, 3 VP', () => {
  costs('ancestral-temple', { rice: 3 }, { rice: 'costsRice' }, { rank: 3 });
  lacks('ancestral-temple', 'needsRank', { rice: 3 }, { rank: 2 });
  expect(worth('ancestral-temple')).toBe(3);
});
test('TK-622 Bronze Sparrow: five levels of development, 4 VP', () => {
  costs('bronze-sparrow', { gold: 4 }, { gold: 'costsGold' }, { farm: [2, 0, 0], market: [3, 0, 0] });
  lacks('bronze-sparrow', 'needsDevelopment', { gold: 4 }, { farm: [2, 0, 0], market: [2, 0, 0] });
  expect(worth('bronze-sparrow')).toBe(4);
});
test('TK-623 Danyang Spearmen: 2 VP, and 1 for every two infantry units, at most 2', () => {
  const one = { stationed: { 'xiao-yao-jin': 'xu-chu 1 granary' } };
  costs('danyang-spearmen', { spear: 2 }, { spear: 'costsWeapons' }, {}, one);
  lacks('danyang-spearmen', 'needsUnits', { spear: 2 }, {}, { stationed: two }); // ships are no infantry
  expect(worth('danyang-spearmen', {}, one)).toBe(2);
  const four = { 'xiao-yao-jin': 'xu-chu 2 granary', 'hua-rong-dao': 'cao-ren 2 granary' };
  expect(worth('danyang-spearmen', {}, { stationed: four })).toBe(4);
});
test('TK-624 Eight Formations: three units stationed, 3 VP', () => {
  const stationed = { ...two, 'hua-rong-dao': 'xu-chu 1 granary' };
  costs('eight-formations', { gold: 2, rice: 2 }, { gold: 'costsGold', rice: 'costsRice' }, {}, { stationed });
  lacks('eight-formations', 'needsUnits', { gold: 2, rice: 2 }, {}, { stationed: two });
  expect(worth('eight-formations')).toBe(3);
});
test('TK-625 Ever-Normal Granary: 1 VP, and 1 for every 4 rice, at most 3', () => {
  costs('ever-normal-granary', { gold: 2 }, { gold: 'costsGold' }, { farm: [2, 0, 0] });
  lacks('ever-normal-granary', 'needsFarm', { gold: 2 }, { farm: [1, 0, 0], market: [5, 0, 0] });
  expect([3, 4, 11, 12, 40].map(rice => worth('ever-normal-granary', { goods: { rice } }))).toEqual([1, 2, 3, 4, 4]);
});
test('TK-626 Imperial Jade Seal: 2 VP, and 2 with the Han emperor', () => {
  costs('imperial-jade-seal', { support: 1, gold: 2 }, { support: 'costsSupport', gold: 'costsGold' }, { rank: 2 });
  lacks('imperial-jade-seal', 'needsRank', { support: 1, gold: 2 }, { rank: 1 });
  expect([
    worth('imperial-jade-seal', {}, { emperor: 'wei' }),
    worth('imperial-jade-seal', {}, { emperor: 'wu' }),
  ]).toEqual([4, 2]);
});
test('TK-627 Imperial Treasury: 1 VP, and 1 for every 4 gold, at most 3', () => {
  costs('imperial-treasury', { rice: 2 }, { rice: 'costsRice' }, { market: [2, 0, 0] });
  lacks('imperial-treasury', 'needsMarketplace', { rice: 2 }, { farm: [5, 0, 0], market: [1, 0, 0] });
  expect([3, 4, 12, 40].map(gold => worth('imperial-treasury', { goods: { gold } }))).toEqual([1, 2, 4, 4]);
});
test('TK-628 Infirmary: tribal level 8; 2 VP, and 1 from level 10', () => {
  costs('infirmary', { gold: 1, rice: 2 }, { gold: 'costsGold', rice: 'costsRice' }, { tribe: 8 });
  lacks('infirmary', 'needsTribe', { gold: 1, rice: 2 }, { tribe: 7 });
  expect([9, 10].map(tribe => worth('infirmary', { tribe }))).toEqual([2, 3]);
});
test('TK-629 Mobile Siege Tower: a stationed general; 2 VP, and 1 for each border won', () => {
  costs(
    'mobile-siege-tower',
    { untrained: 1, crossbow: 1 },
    { untrained: 'costsArmies', crossbow: 'costsWeapons' },
    {},
    {
      stationed: two,
    },
  );
  lacks('mobile-siege-tower', 'needsGenerals', { untrained: 1, crossbow: 1 });
  expect(worth('mobile-siege-tower', {}, { stationed: two })).toBe(3);
  expect(worth('mobile-siege-tower', {}, { stationed: { ...two, 'hua-rong-dao': 'xu-chu 1 granary' } })).toBe(4);
  expect(worth('mobile-siege-tower', {}, { stationed: { ...two, 'shi-ting': 'lu-su 1 granary' } })).toBe(2); // a tie
});
test('TK-630 Nine-Rank System: 1 VP, and 1 for every three generals not stationed, at most 2', () => {
  costs('nine-rank-system', { gold: 1, rice: 1 }, { gold: 'costsGold', rice: 'costsRice' });
  expect(worth('nine-rank-system', { generals: 'jia-xu' })).toBe(1); // with Cao Cao two
  expect(worth('nine-rank-system', { generals: 'jia-xu xu-chu' })).toBe(2);
  expect(worth('nine-rank-system', { generals: 'jia-xu' }, { stationed: two })).toBe(1); // Cao Ren is away
  expect(worth('nine-rank-system', { hidden: 'jia-xu xu-chu pang-de xun-yu dian-wei li-dian xun-you' })).toBe(3);
});
test('TK-631 Plank Roads: two tokens on the granary, farm or location; 2 VP, and 1 with three', () => {
  const cost = { untrained: 1, gold: 1 };
  costs('plank-roads', cost, { untrained: 'costsArmies', gold: 'costsGold' }, { farm: [1, 0, 1] }, { stationed: two });
  lacks('plank-roads', 'needsGranary', cost, { farm: [1, 0, 1] });
  expect([2, 3].map(stored => worth('plank-roads', { farm: [3, 0, stored] }))).toEqual([2, 3]);
});
test('TK-632 Pulp Papermaking: 1 VP, and 1 for every two other enhancements, at most 3', () => {
  costs('pulp-papermaking', { gold: 1, rice: 1 }, { gold: 'costsGold', rice: 'costsRice' });
  const others = [
    'garrison',
    'stable',
    'harbor',
    'silk-workshop',
    'watchtower',
    'envoy-lodge',
    'infirmary',
    'puppet-theatre',
  ];
  const extra = (n: number) =>
    worth(`pulp-papermaking ${others.slice(0, n).join(' ')}`) - (n === 0 ? 0 : worth(others.slice(0, n).join(' ')));
  expect([0, 1, 2, 4, 6, 8].map(extra)).toEqual([1, 1, 2, 3, 4, 4]);
});
test('TK-633 Puppet Theatre: 1 VP, and 1 for every two popular support, at most 3', () => {
  costs('puppet-theatre', { gold: 2 }, { gold: 'costsGold' });
  expect([1, 2, 6, 9].map(support => worth('puppet-theatre', { goods: { support } }))).toEqual([1, 2, 4, 4]);
});
test('TK-634 Repeating Crossbow: 2 VP, and 1 for every two archery units, at most 2', () => {
  const one = { stationed: { 'shi-ting': 'zhang-he 1 granary' } };
  costs('repeating-crossbow', { crossbow: 2 }, { crossbow: 'costsWeapons' }, {}, one);
  lacks('repeating-crossbow', 'needsUnits', { crossbow: 2 }, {}, { stationed: two });
  const four = { 'shi-ting': 'zhang-he 2 granary', 'qi-shan': 'xiahou-yuan 2 granary' };
  expect([worth('repeating-crossbow', {}, one), worth('repeating-crossbow', {}, { stationed: four })]).toEqual([2, 4]);
});
test('TK-635 Seismoscope: 1 VP, and 2 without a deficit token', () => {
  costs('seismoscope', { gold: 2, rice: 1 }, { gold: 'costsGold', rice: 'costsRice' });
  expect([0, 1].map(deficits => worth('seismoscope', { deficits }))).toEqual([3, 1]);
});
test('TK-636 South-Pointing Chariot: a location on each own border, 3 VP', () => {
  const both = { stationed: { ...two, 'hua-rong-dao': 'xu-chu 1 granary' } };
  costs('south-pointing-chariot', { horse: 1, gold: 1 }, { horse: 'costsWeapons', gold: 'costsGold' }, {}, both);
  lacks('south-pointing-chariot', 'needsBothBorders', { horse: 1, gold: 1 }, {}, { stationed: two });
  expect(worth('south-pointing-chariot')).toBe(3);
});
test('TK-637 Stone Classics: three enhancements built before, 4 VP', () => {
  const cost = { gold: 2, rice: 2 };
  costs('stone-classics', cost, { gold: 'costsGold', rice: 'costsRice' }, { built: 'stable harbor garrison' });
  lacks('stone-classics', 'needsBuilt', cost, { built: 'stable harbor' });
  expect(worth('stone-classics')).toBe(4);
});
test('TK-638 Tax Modification System: 1 VP, and 1 for each token on the treasury, at most 3', () => {
  costs(
    'tax-modification-system',
    { gold: 1, rice: 2 },
    { gold: 'costsGold', rice: 'costsRice' },
    { market: [2, 0, 0] },
  );
  lacks('tax-modification-system', 'needsMarketplace', { gold: 1, rice: 2 }, { market: [1, 0, 0] });
  expect([0, 1, 3, 5].map(n => worth('tax-modification-system', { market: [5, 0, n] }))).toEqual([1, 2, 4, 4]);
  const stationed = { 'chi-bi': 'cao-ren 2 treasury' };
  expect(worth('tax-modification-system', { market: [2, 0, 1] }, { stationed })).toBe(3); // a location token counts
});
test('TK-639 Tiger and Leopard Cavalry: 2 VP, and 1 for every two cavalry units, at most 2', () => {
  const one = { stationed: { 'guang-ling': 'zhang-he 1 granary' } };
  costs('tiger-and-leopard-cavalry', { horse: 2 }, { horse: 'costsWeapons' }, {}, one);
  lacks('tiger-and-leopard-cavalry', 'needsUnits', { horse: 2 }, {}, { stationed: two });
  const six = {
    'guang-ling': 'zhang-he 2 granary',
    'jie-ting': 'pang-de 2 granary',
    'chang-ban-po': 'cao-cao 2 granary',
  };
  const cavalry = [one.stationed, six].map(stationed => worth('tiger-and-leopard-cavalry', {}, { stationed }));
  expect(cavalry).toEqual([2, 4]);
});
test('TK-640 Tower Ships: 2 VP, and 1 for every two naval units, at most 2', () => {
  costs('tower-ships', { vessel: 2 }, { vessel: 'costsWeapons' }, {}, { stationed: two });
  lacks('tower-ships', 'needsUnits', { vessel: 2 }, {}, { stationed: { 'guang-ling': 'zhang-he 2 granary' } });
  expect(worth('tower-ships', {}, { stationed: two })).toBe(3);
  expect(worth('tower-ships', {}, { stationed: { ...two, 'fan-cheng': 'yu-jin 2 granary' } })).toBe(4);
});
test('TK-641 Watchtower: a border location; 1 VP, and 1 for each border with a location', () => {
  const cost = { untrained: 1, gold: 1 };
  costs('watchtower', cost, { untrained: 'costsArmies', gold: 'costsGold' }, {}, { stationed: two });
  lacks('watchtower', 'needsLocations', cost);
  const both = { ...two, 'ru-xu-kou': 'yu-jin 1 granary', 'hua-rong-dao': 'xu-chu 1 granary' };
  expect([worth('watchtower', {}, { stationed: two }), worth('watchtower', {}, { stationed: both })]).toEqual([2, 3]);
});
test('TK-240 TK-406 at the end every built card tells what it earned', () => {
  const p = position({
    round: 12,
    wei: { built: 'stable puppet-theatre', goods: { support: 4 } },
    shu: { built: 'stone-classics' },
  });
  p.maintaining();
  const id = (card: number | undefined) => p.box.pack.enhancements[card! - 1]!.id;
  const earned = p.log
    .filter(([event]) => event === 'earned')
    .map(([, seat, card, points]) => [seat, id(card), points]);
  expect(earned).toEqual([
    [0, 'stable', 2],
    [0, 'puppet-theatre', 3],
    [2, 'stone-classics', 4],
  ]);
  expect(p.sheet('enhancements')).toEqual({ wei: 5, wu: 0, shu: 4 });
});
