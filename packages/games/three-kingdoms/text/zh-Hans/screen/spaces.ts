import { type ActionName, GOODS, type Goods } from '../../../content/vocabulary.ts';
import type { Words } from '../../../screen/words.ts';
import { amountOf } from '../names.ts';

/** Short names of the spaces, by their action. */
export const spaces: Partial<Record<ActionName, string>> = {
  'recruit-armies': '招募军队',
  'train-armies': '训练军队',
  'demand-tribute': '征收贡赋',
  'win-popular-support': '争取民心',
  'control-han-emperor': '挟持汉帝',
  'produce-spears-horses': '长矛、战马',
  'produce-crossbows-vessels': '弩、战船',
  'develop-farm-or-harvest': '农田或收成',
  'develop-marketplace-or-collect-tax': '市集或征税',
  'trade-rice-weapons': '买卖',
  'hire-import': '聘请与引进',
  'construct-enhancement': '兴办建设',
};
const ARMY: Readonly<Record<string, string>> = { infantry: '步兵', cavalry: '骑兵', archery: '弓兵', naval: '水军' };
const LAND: Readonly<Record<string, string>> = { farm: '农田', marketplace: '市集' };
const goodsText = (goods: Goods): string => {
  const parts = GOODS.flatMap((good, i) => (goods[good] ? [amountOf(i, goods[good])] : []));
  if (goods.weapon) parts.push(`${goods.weapon}件兵器`);
  return parts.join('和');
};
/** What winning a space brings, for who never read the rules. */
export const does: Words['does'] = deed => {
  switch (deed.kind) {
    case 'gain':
      return `得到${goodsText(deed.goods)}。`;
    case 'oneOf':
      return `选择${deed.options.map(goodsText).join('，或')}。`;
    case 'train':
      return `训练至多${deed.most}支新兵。`;
    case 'develop':
      return deed.land === 'farm'
        ? `开垦一块农田，或收成：每块已开垦的农田${deed.yields}粮，或入库以降低维护费。`
        : `开发一个市集，或征税：每个已开发的市集${deed.yields}金，或入库以降低维护费。`;
    case 'trade': {
      const { rice, weapons } = deed;
      return `粮：${rice.buy}金买${rice.lot}，卖${rice.lot}得${rice.sell}金。兵器：${weapons.buy}金买${weapons.lot}，卖${weapons.lot}得${weapons.sell}金。`;
    }
    case 'technology':
      return `付${deed.rice}粮训练至多${deed.trains}支军队，抽一张建设牌，或两者都做。`;
    case 'construct':
      return '付费建成手上一张建设牌。';
    case 'emperor':
      return `付${deed.gold}金晋升一级；一名武将留下，缺席下一轮。赢家下一轮持有汉帝标记。`;
    case 'battle':
      return '派一名武将带部队驻守：占边境、降维护费，每轮得分。';
    case 'tribe':
      return '每派1金或1支部队，部族等级升1。单独一名武将也能防止下降。';
  }
};
/** What a card asks for before it can be built. */
export const needs: Words['needs'] = one => {
  switch (one.kind) {
    case 'stationedUnits':
      return `需要${one.least}支驻守的${one.army === undefined ? '部队' : ARMY[one.army]}`;
    case 'stationedGenerals':
      return `需要${one.least}名驻守的武将`;
    case 'locations':
      return `需要${one.least}个边境据点`;
    case 'bothBorders':
      return '两条边境都需要据点';
    case 'domestic':
      return `需要农田与市集共${one.least}级`;
    case 'level':
      return `需要${LAND[one.land]}${one.least}级`;
    case 'rank':
      return '需要更高的官爵';
    case 'tribe':
      return `需要部族等级${one.least}`;
    case 'granary':
      return `粮仓需要${one.least}个标记`;
    case 'built':
      return `需要建成${one.least}张`;
    default:
      return '目前还不行';
  }
};
