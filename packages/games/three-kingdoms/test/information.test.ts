import { fastRand, kernelFor, SPECTATOR, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { readPack } from '../content/shape.ts';
import { game } from '../index.ts';
import { texts } from '../text/en/index.ts';
import { position } from './position.ts';
import { arrives, bids } from './skills.ts';

/** Who sees what, and the tutorial. */
const OTHERS = [SPECTATOR, 1, 2];

test('TK-420 hands, decks, drawn cards and generals not yet shown are hidden from others', () => {
  const p = position({
    wei: { hidden: 'jia-xu', fresh: 'xu-chu', drawn: 'sima-yi pang-de', hand: 'stable watchtower' },
  });
  for (const viewer of OTHERS) {
    const { hidden, fresh, drawn, hand, reserve } = p.k.view(p.s, viewer).players[0]!;
    expect([hidden, fresh, drawn, hand.pieces]).toEqual([[-1], [-1], [-1, -1], [-1, -2]]); // backs only
    expect(new Set(reserve)).toEqual(new Set([-1]));
    expect(p.k.view(p.s, viewer).decks.map(deck => new Set(deck))).toEqual([new Set([-1]), new Set([-2])]);
  }
  const own = p.k.view(p.s, 0).players[0]!;
  expect([own.hidden, own.fresh, own.drawn, own.hand.pieces]).toEqual([
    p.player('wei').hidden,
    p.player('wei').fresh,
    p.player('wei').drawn,
    p.player('wei').hand.pieces,
  ]);
  expect(new Set(own.reserve)).toEqual(new Set([-1])); // not even his owner knows what comes next
});
test('TK-421 assigned, a general is public and stays known', () => {
  const p = bids('wei', { wei: { hidden: 'jia-xu xun-yu', goods: {} } }, 'bid.assign jia-xu hire-import');
  const jiaXu = p.box.generalNamed.get('jia-xu')!;
  for (const viewer of OTHERS)
    expect(p.k.view(p.s, viewer).players[0]).toMatchObject({ shown: [1, jiaXu], hidden: [-1] });
  p.table.plays('bid.pass', 'bid.pass', 'bid.pass').plays('actions.decline hire-import').at('alliance');
  expect(p.k.view(p.s, 2).players[0]!.shown).toContain(jiaXu);
});
test('TK-422 a hidden general is shown when his skill is used, or when another’s rests on him', () => {
  const kept = position({ round: 4, wei: { hidden: 'jia-xu xun-yu', goods: {} } });
  kept.tribe('wei');
  expect([kept.player('wei').hidden.length, kept.log.map(([event]) => event)]).toEqual([
    1,
    ['revealed', 'used', 'tribeKept'],
  ]);
  const guan = bids('shu', { shu: { hidden: 'guan-ping guan-yu', goods: {} } }, 'bid.assign guan-ping recruit-armies');
  expect(guan.player('shu').hidden).toEqual([]);
  const upkeep = position({ shu: { hidden: 'jiang-wan', goods: { support: 2 } } });
  upkeep.maintaining();
  expect(upkeep.player('shu').hidden).toEqual([]);
});
test('TK-422 a hidden general whose benefit is to be put in order is shown before his owner is asked', () => {
  const p = arrives('taishi-ci', { built: 'barter-market', goods: { rice: 2 } });
  p.table.at('benefits', 1).offers('benefits.use taishi-ci', 'benefits.use barter-market');
  expect([p.player('wu').fresh, p.log]).toEqual([[], [['revealed', 1, p.box.generalNamed.get('taishi-ci')]]]);
});
test('TK-422 a hidden general who can give nothing now changes nothing in what his owner is asked', () => {
  const gold = { kind: 'benefit', at: 'roundEnd', gives: [{ kind: 'gain', goods: { gold: 1 } }] };
  const byGold = (round: number) => ({
    kind: 'benefit',
    at: 'roundEnd',
    when: [{ kind: 'roundFrom', round }],
    gives: [{ kind: 'gainPer', good: 'rice', per: 'gold', most: 3 }],
  });
  const ended = (round: number) => {
    const abilities: Record<string, object[]> = { 'lu-su': [gold], 'sun-ce': [byGold(round)] };
    const generals = content.generals.map(row => ({ ...row, abilities: abilities[row.id] ?? [] }));
    const wu = { generals: 'lu-su', hidden: 'sun-ce', goods: { gold: 1 } };
    const p = position({ content: { ...content, generals }, round: 4, wu });
    p.roundEnd('wu');
    return p;
  };
  expect([ended(5).used(), ended(5).goods('wu')]).toEqual([['lu-su'], { gold: 2 }]); // unasked, as without him
  const both = ended(4);
  both.table.at('benefits', 1).offers('benefits.use lu-su', 'benefits.use sun-ce'); // shown, and put in order
  expect([both.used(), both.player('wu').hidden]).toEqual([[], []]);
});
test('TK-422 a pack cannot let a hidden general offer what may be declined', () => {
  const offer = { kind: 'benefit', at: 'roundEnd', may: 'yes', gives: [{ kind: 'gain', goods: { gold: 1 } }] };
  const packWith = (more: object) => ({
    ...content,
    generals: content.generals.map((row, i) => (i === 4 ? { ...row, abilities: [{ ...offer, ...more }] } : row)),
  });
  expect(() => readPack(packWith({}))).toThrow('pack.generals[4].abilities[0].may: expected by general, or a charge');
  for (const seen of [{ by: 'general' }, { pay: { charge: 1 } }, { may: undefined }])
    expect(readPack(packWith(seen)).generals[4]!.abilities).toHaveLength(1);
  for (const at of ['bidWon', 'bidLost', 'returned', 'stationed']) // moments of a general who lies there for all to see
    expect(readPack(packWith({ at })).generals[4]!.abilities).toHaveLength(1);
});
test('TK-423 all the rest is open: tokens, tracks, built cards, numbers of cards and generals', () => {
  const p = position({
    wei: { hidden: 'jia-xu', hand: 'stable', built: 'garrison', goods: { gold: 7 } },
    bids: ['sun-jian hire-import support 2'],
  });
  const { players, decks, under, ...open } = p.s;
  for (const viewer of OTHERS) {
    const view = p.k.view(p.s, viewer);
    expect(view).toMatchObject(open);
    for (const [seat, { hidden, fresh, drawn, reserve, hand, looked, ...seen }] of players.entries()) {
      expect(view.players[seat]).toMatchObject(seen);
      const sizes = (one: typeof hand) => one.pieces.length;
      expect(view.players[seat]!.hidden.length + view.players[seat]!.fresh.length).toBe(hidden.length + fresh.length);
      expect([sizes(view.players[seat]!.hand), sizes(view.players[seat]!.looked)]).toEqual([
        sizes(hand),
        sizes(looked),
      ]);
      expect(view.players[seat]!.drawn.length + view.players[seat]!.reserve.length).toBe(drawn.length + reserve.length);
    }
    expect([view.decks.map(deck => deck.length), view.under.length]).toEqual([
      decks.map(deck => deck.length),
      under.length,
    ]);
  }
});
test('TK-424 every skill can be read by everybody at any time', () => {
  const { box } = position();
  for (const [i, { names, skill }] of box.pack.generals.entries()) {
    expect(texts.kinds.general!(i + 1, box)).toBe(names.en);
    expect(skill.text.length).toBeGreaterThan(15);
    for (const gift of box.giftsOf[i + 1]!) expect(texts.kinds.benefit!(gift, box)).toBe(`${names.en}: ${skill.text}`);
  }
});

// ---- the Beginners' Tutorial ----
const table = tableFor(game, 3, { game: 'tutorial' });
const k = kernelFor(game, table);
const lesson = { game: 'tutorial' } as const;
const namesOf = (list: readonly number[]) => list.map(g => k.box.pack.generals[g - 1]!.names.en);

test('TK-430 fixed generals, known to all; the rest of the rules as ever', () => {
  const s = k.setup(table, fastRand(1));
  expect(s.players.map(({ shown }) => namesOf(shown))).toEqual([
    ['Cao Cao', 'Xiahou Dun', 'Xiahou Yuan', 'Xu Huang', 'Guo Jia'],
    ['Sun Jian', 'Huang Gai', 'Sun Ce', 'Zhou Yu'],
    ['Liu Bei', 'Guan Yu', 'Zhang Fei'],
  ]);
  const joins = [3, 5, 9].map(round => {
    const p = position({ ...lesson, round });
    const before = p.s.players.map(({ shown }) => shown.length);
    p.begin({ at: 'round', seat: -2 }).at('alliance', 2); // nothing is drawn
    return p.s.players.map(({ shown }, seat) => namesOf(shown.slice(before[seat])).join());
  });
  expect(joins).toEqual([
    ['Zhang He', 'Sun Quan,Taishi Ci', 'Zhao Yun,Zhuge Liang'],
    ['Zhang Liao', 'Lu Su', 'Huang Zhong,Pang Tong'],
    ['Sima Yi', 'Gan Ning', 'Ma Chao'],
  ]);
  for (const round of [2, 4, 6, 12]) {
    const p = position({ ...lesson, round });
    const before = p.s.players.map(({ shown }) => shown.length);
    p.begin({ at: 'round', seat: -2 });
    expect(p.s.players.map(({ shown }) => shown.length)).toEqual(before);
  }
});
test('TK-430 TK-431 skills are ignored, the lords’ too', () => {
  expect(position({ ...lesson, bids: ['sun-jian recruit-armies'] }).total('sun-jian')).toBe(4);
  expect(
    position({ ...lesson, bids: ['zhuge-liang hire-import', 'cao-cao hire-import'] }).winners('hire-import'),
  ).toEqual(['shu']);
  const p = position({
    ...lesson,
    shu: { goods: {} },
    bids: ['liu-bei recruit-armies support 2', 'ma-chao train-armies'],
  });
  p.acting('shu').plays('actions.take recruit-armies');
  expect([p.goods('shu'), p.used()]).toEqual([{ untrained: 2 }, []]);
});
test('TK-433 attributes, leadership, specialties and enhancements work as usual', () => {
  const p = position({
    ...lesson,
    wu: { built: 'tun-tian-colonies', goods: {} },
    bids: ['gan-ning battle-shu-wu cavalry 2', 'huang-gai battle-shu-wu'],
  });
  expect([p.total('gan-ning'), p.total('huang-gai')]).toEqual([7, 4]);
  p.acting('wu').plays('actions.take battle-shu-wu', 'station.station gan-ning gong-an', 'garrison.place 2 granary');
  p.roundEnd('wu');
  expect([p.sheet('locations').wu, p.used()]).toEqual([1, ['tun-tian-colonies']]);
  const t = bids(
    'wu',
    { ...lesson, wu: { goods: { trained: 2, vessel: 2 } } },
    'bid.assign huang-gai battle-shu-wu',
  ).table;
  t.refuses('escort.units naval 2', 'overLeadership').offers('escort.units naval 1');
});
