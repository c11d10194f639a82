import { expect, test } from 'vitest';
import { tribeAhead } from '../facts/tribe.ts';
import { actionBit } from '../words.ts';
import { names } from './named.ts';
import { position } from './position.ts';
import { acts, gains, stations } from './skills.ts';

/** A skill counts for its owner alone, and only on the space where its general stands (TK-184, TK-441). */
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };

test('TK-506 Dian Wei trains a third army where he stands, for Wei alone, whoever comes after him', () => {
  const untrained = { goods: { untrained: 3 } };
  const trains = (state: 'wei' | 'wu', ...bids: string[]) => {
    const given = { order: 'shu wei wu', alliance: 'train-armies', wei: untrained, wu: untrained, bids };
    const p = position(given);
    p.acting(state, 'train-armies').plays('actions.take train-armies');
    return p;
  };
  const there = trains('wei', 'dian-wei train-armies', 'cao-cao train-armies');
  there.table.plays('train.train 3');
  expect([there.goods('wei'), there.used()]).toEqual([{ trained: 3 }, ['dian-wei']]);
  trains('wei', 'cao-cao train-armies', 'dian-wei recruit-armies').table.refuses('train.train 3', 'notOffered');
  trains('wu', 'sun-jian train-armies', 'dian-wei train-armies').table.refuses('train.train 3', 'notOffered');
});
test('TK-508 TK-512 Guo Jia and Sima Yi change the import of their own side, on their own space', () => {
  const imports = (state: 'wei' | 'wu', ...bids: string[]) => {
    const p = position({ ...none, order: 'shu wei wu', alliance: 'hire-import', bids });
    p.acting(state, 'hire-import')
      .plays('actions.take hire-import')
      .refuses('technology.importEach', 'drawsFromOne')
      .plays('technology.import unification');
    const { hand, looked } = p.player(state);
    return [hand.pieces.length, looked.pieces.length, p.used()];
  };
  const elsewhere = ['cao-cao hire-import', 'sima-yi recruit-armies', 'guo-jia train-armies'];
  expect(imports('wei', ...elsewhere)).toEqual([1, 0, []]);
  expect(imports('wu', 'lu-su hire-import', 'sima-yi hire-import', 'guo-jia hire-import')).toEqual([1, 0, []]);
});
test('TK-257 only who bid there can stay with the Han emperor: no rival, nobody from elsewhere', () => {
  const emperor = 'control-han-emperor';
  const p = position({
    ...none,
    wei: { goods: { gold: 1 } },
    bids: [`sun-jian ${emperor}`, 'xu-huang train-armies', `cao-cao ${emperor}`],
  });
  p.acting('wei', emperor).plays(`actions.take ${emperor}`).at('emperor', 0);
  expect(p.table.options()).toEqual([`emperor.leave ${names(p.box).generalNumber('cao-cao')}`]);
});
test('TK-559 Mi Zhu builds cheaper where he stands, and for Shu alone', () => {
  const site = 'construct-enhancement';
  const builds = (state: 'shu' | 'wu', gold: number, ...bids: string[]) => {
    const hand = { hand: 'bronze-coinage', goods: { gold } }; // costs 3 gold
    const p = position({ ...none, alliance: site, [state]: hand, bids });
    return p.acting(state, site);
  };
  builds('shu', 2, `mi-zhu ${site}`).offers(`actions.take ${site}`);
  builds('shu', 1, `mi-zhu ${site}`).refuses(`actions.take ${site}`, 'nothingToBuild');
  builds('shu', 2, `liu-bei ${site}`, 'mi-zhu train-armies').refuses(`actions.take ${site}`, 'nothingToBuild');
  builds('wu', 2, `sun-jian ${site}`, `mi-zhu ${site}`).refuses(`actions.take ${site}`, 'nothingToBuild');
});
test('TK-605 the Envoy Lodge looks at what was sent to the tribe, not to a battle or to another tribe', () => {
  const lodge = { built: 'envoy-lodge', goods: {} };
  const along = ['xiahou-dun battle-wei-wu cavalry 2', 'sun-jian tribal-wu gold 2'];
  const earns = (bid: string) => gains(bid, [], lodge, { bids: along });
  expect([earns('cao-cao tribal-wei').gold, earns('cao-cao tribal-wei gold 1').gold]).toEqual([undefined, 1]);
});
test('TK-310 TK-558 only what lies with the tribe raises it, and Ma Liang only where he is', () => {
  const p = acts(
    'liu-bei tribal-shu gold 1',
    [],
    { tribe: 5 },
    {
      bids: ['ma-liang recruit-armies', 'zhang-fei battle-shu-wu cavalry 2', 'cao-cao tribal-wei gold 2'],
    },
  );
  expect([p.player('shu').tribe, p.used()]).toEqual([6, []]);
  const his = acts('ma-liang tribal-shu', [], { tribe: 5 });
  expect([his.player('shu').tribe, his.used()]).toEqual([6, ['ma-liang']]);
});
test('TK-332 once the check is past, a tribe at the lowest level rebels only if that is still to come', () => {
  const rebels = (...agenda: object[]) => {
    const p = position({ wei: { tribe: 1 } });
    p.s.agenda = [{ at: 'settle', seat: -2 }, ...agenda] as never;
    return tribeAhead(p.s, p.box, 0).rebels;
  };
  expect([rebels({ at: 'benefits', seat: 0 }), rebels({ at: 'rebellion', seat: 1 })]).toEqual([false, false]);
  expect(rebels({ at: 'rebellion', seat: 0 })).toBe(true);
});
test('TK-520 TK-567 Yue Jin asks whether his own space is empty, Zhou Cang for Guan Yu and nobody else', () => {
  const yueJin = (before: string) => position({ bids: [before, 'yue-jin recruit-armies'] }).total('yue-jin');
  expect([yueJin('sun-jian train-armies'), yueJin('sun-jian recruit-armies')]).toEqual([5, 4]);
  const zhouCang = (before: string) => position({ bids: [before, 'zhou-cang recruit-armies'] }).total('zhou-cang');
  expect(['guan-yu recruit-armies', 'liu-bei recruit-armies', 'guan-yu train-armies'].map(zhouCang)).toEqual([5, 4, 4]);
});
test('TK-522 TK-544 the first general of the side counts, not a rival; Zhou Yu’s must lead naval units', () => {
  const zhangLiao = { 'guang-ling': 'zhang-liao 1 granary' };
  const second = position({ stationed: zhangLiao, bids: ['gan-ning battle-wei-wu', 'xu-chu battle-wei-wu'] });
  expect(second.total('xu-chu')).toBe(6);
  const p = position({
    stationed: { 'ru-xu-kou': 'zhou-yu 1 granary' },
    bids: ['gan-ning battle-shu-wu cavalry 1', 'ling-tong battle-shu-wu naval 1', 'chen-wu battle-shu-wu naval 1'],
  });
  expect(['gan-ning', 'ling-tong', 'chen-wu'].map(p.total)).toEqual([6, 6, 5]);
});
test('TK-143 a tie that Cao Cao wins is told of him, whoever bid before him', () => {
  const p = position({
    ...none,
    bids: [
      'xiahou-dun recruit-armies',
      'gan-ning demand-tribute', // 5
      'jiang-qin demand-tribute', // and 3
      'xu-huang demand-tribute', // 4
      'cao-cao demand-tribute', // and 4
    ],
  });
  p.resolving();
  expect([p.winners('demand-tribute'), p.used()]).toEqual([['wei'], ['cao-cao']]);
});
test('TK-183 who acts leaves the space; a partner’s general waits there for his own action', () => {
  const p = acts('sun-jian recruit-armies', [], {}, { alliance: 'recruit-armies', bids: ['liu-bei recruit-armies'] });
  expect(p.s.bids.map(({ home }) => home)).toEqual([1, 0]);
});
test('TK-116 TK-184 a general who is not on the space has no part in its action', () => {
  expect(gains('cao-cao demand-tribute', ['choose.take 2gold'], { generals: 'xu-chu' })).toEqual({ gold: 2 });
  const bids = ['xu-chu train-armies'];
  expect(gains('cao-cao demand-tribute', ['choose.take 2gold'], {}, { bids })).toEqual({ gold: 2 });
});
test('TK-536 a gift for being stationed is his who is stationed', () => {
  const p = stations('lu-xun battle-shu-wu archery 1', 'xiao-ting', { generals: 'pan-zhang' });
  expect([p.goods('wu'), p.used()]).toEqual([{ support: 1 }, ['lu-xun']]);
});
test('TK-188 what was taken is known by its name: the space, a part of it, and the alliance’s action only there', () => {
  const [recruit, alliance] = [actionBit('recruit-armies'), actionBit('alliance-action')];
  const taken = (space: string) => acts('sun-jian recruit-armies', [], {}, { alliance: space }).player('wu').taken;
  expect([taken('recruit-armies'), taken('train-armies')]).toEqual([recruit | alliance, recruit]);
  const p = acts('cao-cao hire-import', ['technology.hire 1'], { goods: { rice: 1, untrained: 1 } });
  const [hire, brought] = [actionBit('hire-instructor'), actionBit('import-technology')];
  expect(p.player('wei').taken).toBe(hire);
  p.table.plays('technology.import unification');
  expect(p.player('wei').taken).toBe(hire | brought);
});
