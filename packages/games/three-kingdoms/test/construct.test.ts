import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts, gains, lacks, raises, worth } from './skills.ts';

/** Building, producing, armies, and the emperor. */
test('TK-235 one card from hand: its prerequisite shown, its cost paid, face up', () => {
  const having = { hand: 'stable silk-workshop ancestral-temple', goods: { gold: 4, horse: 1, rice: 3 } };
  const p = acts('cao-cao construct-enhancement', [], having);
  p.table.refuses('construct.build ancestral-temple', 'needsRank').refuses('construct.build harbor', 'notOffered');
  p.table.plays('construct.build stable').at('alliance'); // one only
  const id = (card: number) => p.box.pack.enhancements[card - 1]!.id;
  expect([p.player('wei').built.map(id), p.goods('wei')]).toEqual([['stable'], { gold: 2, rice: 3 }]);
  expect(p.k.view(p.s, 1).players[0]!.built.map(id)).toEqual(['stable']);
  expect(p.player('wei').hand.pieces.map(id)).toEqual(['silk-workshop', 'ancestral-temple']);
});
test('TK-236 a prerequisite is asked for only when building', () => {
  lacks('infirmary', 'needsTribe', { gold: 1, rice: 2 }, { tribe: 7 });
  const p = raises('infirmary', { gold: 1, rice: 2 }, { tribe: 8 });
  p.player('wei').tribe = 1;
  expect(p.sheet('enhancements').wei).toBe(2);
});
test('TK-237 the benefit lasts: again in every later round', () => {
  const having = { built: 'conscription-office', goods: {} };
  for (const round of [2, 7, 12])
    expect(gains('cao-cao recruit-armies', [], having, { round })).toEqual({ untrained: 3 });
});
test('TK-238 the army icon takes untrained or trained armies', () => {
  for (const army of ['untrained', 'trained']) {
    const p = raises('garrison', { untrained: 1, trained: 1 });
    p.table.plays(`armies.pay ${army}`);
    expect(p.goods('wei')).toEqual({ [army === 'trained' ? 'untrained' : 'trained']: 1 });
  }
  raises('garrison', { trained: 1 }).table.refuses('armies.pay untrained', 'costsArmies');
  lacks('garrison', 'costsArmies', {});
});
test('TK-239 costs come from the supply: what lies on the board, on cards or at borders pays nothing', () => {
  const p = position({
    shu: { hand: 'stable garrison', goods: { gold: 2 }, generals: 'ma-chao' },
    onCard: { 'ma-chao': 4 },
    stationed: { 'gong-an': 'guan-yu 2 granary' },
    bids: ['liu-bei construct-enhancement', 'zhang-fei battle-shu-wu cavalry 2'],
  });
  p.acting('shu').refuses('actions.take construct-enhancement', 'nothingToBuild');
  p.table
    .plays('actions.decline battle-shu-wu')
    .plays('actions.take construct-enhancement')
    .offers('construct.build stable');
});
test('TK-240 printed points are scored for what was built, not for what is held', () => {
  expect([worth('harbor bronze-coinage garrison'), worth('', { hand: 'harbor' })]).toEqual([5, 0]);
});
test('TK-245 spears and horses: two of one or one of each', () => {
  const made = (bundle: string) => gains('cao-cao produce-spears-horses', [`choose.take ${bundle}`]);
  expect([made('2spear'), made('2horse'), made('spear+horse')]).toEqual([
    { spear: 2 },
    { horse: 2 },
    { spear: 1, horse: 1 },
  ]);
  expect(acts('cao-cao produce-spears-horses').table.options().length).toBe(3);
});
test('TK-246 crossbows and vessels: two of one or one of each', () => {
  const made = (bundle: string) => gains('cao-cao produce-crossbows-vessels', [`choose.take ${bundle}`]);
  expect([made('2crossbow'), made('2vessel'), made('crossbow+vessel')]).toEqual([
    { crossbow: 2 },
    { vessel: 2 },
    { crossbow: 1, vessel: 1 },
  ]);
  expect(acts('cao-cao produce-crossbows-vessels').table.options().length).toBe(3);
});
test('TK-247 recruiting brings two untrained armies', () => {
  expect(gains('cao-cao recruit-armies')).toEqual({ untrained: 2 });
});
test('TK-248 training turns up to two armies', () => {
  const trained = (n: number) => gains('cao-cao train-armies', [`train.train ${n}`], { goods: { untrained: 3 } });
  expect([trained(0), trained(1), trained(2)]).toEqual([
    { untrained: 3 },
    { untrained: 2, trained: 1 },
    { untrained: 1, trained: 2 },
  ]);
  acts('cao-cao train-armies', [], { goods: { untrained: 3 } }).table.refuses('train.train 3', 'notOffered');
});
test('TK-249 tribute: 2 gold, 2 rice, one of each, or an untrained army', () => {
  const bundles = {
    '2gold': { gold: 2 },
    '2rice': { rice: 2 },
    '1gold+1rice': { gold: 1, rice: 1 },
    untrained: { untrained: 1 },
  };
  for (const [bundle, goods] of Object.entries(bundles))
    expect(gains('cao-cao demand-tribute', [`choose.take ${bundle}`])).toEqual(goods);
  expect(acts('cao-cao demand-tribute').table.options().length).toBe(4);
});
test('TK-250 winning popular support brings one token', () => {
  expect(gains('cao-cao win-popular-support')).toEqual({ support: 1 });
});

// ---- the Han emperor ----
const EMPEROR = 'control-han-emperor';
test('TK-255 TK-257 a gold, a rank, and one general of one’s choice stays face down', () => {
  for (const [stays, goes] of [
    ['cao-ren', 'xu-chu'],
    ['xu-chu', 'cao-ren'],
  ] as const) {
    const p = acts(`cao-ren ${EMPEROR}`, [], { goods: { gold: 3 } }, { bids: [`xu-chu ${EMPEROR}`] });
    p.table.refuses('emperor.leave cao-cao', 'notOffered').plays(`emperor.leave ${stays}`);
    expect([p.goods('wei'), p.player('wei').rank, p.s.left]).toEqual([{ gold: 2 }, 1, p.box.generalNamed.get(stays)]);
    p.maintaining();
    p.bidding('wei')
      .refuses(`bid.assign ${stays} recruit-armies`, 'withEmperor')
      .offers(`bid.assign ${goes} recruit-armies`);
  }
});
test('TK-256 the general left misses the whole following round and bids again in the one after', () => {
  const p = position({ round: 5, wei: { goods: { gold: 1 } }, bids: [`xu-chu ${EMPEROR}`] });
  p.resolving()
    .plays(`actions.take ${EMPEROR}`, 'emperor.leave xu-chu')
    .at('alliance')
    .plays('alliance.choose recruit-armies');
  p.table
    .at('bid', 0)
    .refuses('bid.assign xu-chu control-han-emperor', 'withEmperor')
    .plays('bid.pass', 'bid.pass', 'bid.pass');
  p.table.at('alliance').plays('alliance.choose train-armies').at('bid', 0).offers('bid.assign xu-chu recruit-armies');
});
test('TK-258 without the gold there is no rank, and no general stays', () => {
  const p = position({ wei: { goods: {} }, bids: [`xu-chu ${EMPEROR}`] });
  p.acting('wei').refuses(`actions.take ${EMPEROR}`, 'rankCosts').plays(`actions.decline ${EMPEROR}`);
  expect([p.player('wei').rank, p.s.left]).toEqual([0, 0]);
});
test('TK-259 Governor, Grand General, Prime Minister, Duke, King, Emperor', () => {
  const p = position({ wei: { goods: { gold: 9 } }, bids: [`xu-chu ${EMPEROR}`] });
  const titles = [p.box.pack.ranks[p.player('wei').rank]!.names.en];
  for (let i = 0; i < 5; i++) {
    p.acting('wei').plays(`actions.take ${EMPEROR}`, 'emperor.leave xu-chu');
    titles.push(p.box.pack.ranks[p.player('wei').rank]!.names.en);
  }
  expect(titles).toEqual(['Governor', 'Grand General', 'Prime Minister', 'Duke', 'King', 'Emperor']);
  p.acting('wei').refuses(`actions.take ${EMPEROR}`, 'highestRank');
});
test('TK-260 who lies face down with the emperor is known to all', () => {
  const p = acts(`xu-chu ${EMPEROR}`, ['emperor.leave xu-chu'], { goods: { gold: 1 } });
  for (const viewer of [-1, 1, 2]) expect(p.k.view(p.s, viewer).left).toBe(p.box.generalNamed.get('xu-chu'));
});
