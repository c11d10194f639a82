import { type ActionName, GOODS, type Goods } from '../../../content/vocabulary.ts';
import type { Words } from '../../../screen/words.ts';
import { amountOf } from '../names.ts';

/** Short names of the spaces, by their action. */
export const spaces: Partial<Record<ActionName, string>> = {
  'recruit-armies': '招募軍隊',
  'train-armies': '訓練軍隊',
  'demand-tribute': '徵收貢賦',
  'win-popular-support': '爭取民心',
  'control-han-emperor': '挾持漢帝',
  'produce-spears-horses': '長矛、戰馬',
  'produce-crossbows-vessels': '弩、戰船',
  'develop-farm-or-harvest': '農田或收成',
  'develop-marketplace-or-collect-tax': '市集或徵稅',
  'trade-rice-weapons': '買賣',
  'hire-import': '聘請與引進',
  'construct-enhancement': '興辦建設',
};
const ARMY: Readonly<Record<string, string>> = { infantry: '步兵', cavalry: '騎兵', archery: '弓兵', naval: '水軍' };
const LAND: Readonly<Record<string, string>> = { farm: '農田', marketplace: '市集' };
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
      return `選擇${deed.options.map(goodsText).join('，或')}。`;
    case 'train':
      return `訓練至多${deed.most}支新兵。`;
    case 'develop':
      return deed.land === 'farm'
        ? `開墾一塊農田，或收成：每塊已開墾的農田${deed.yields}糧，或入庫以降低維護費。`
        : `開發一個市集，或徵稅：每個已開發的市集${deed.yields}金，或入庫以降低維護費。`;
    case 'trade': {
      const { rice, weapons } = deed;
      return `糧：${rice.buy}金買${rice.lot}，賣${rice.lot}得${rice.sell}金。兵器：${weapons.buy}金買${weapons.lot}，賣${weapons.lot}得${weapons.sell}金。`;
    }
    case 'technology':
      return `付${deed.rice}糧訓練至多${deed.trains}支軍隊，抽一張建設牌，或兩者都做。`;
    case 'construct':
      return '付費建成手上一張建設牌。';
    case 'emperor':
      return `付${deed.gold}金晉升一級；一名武將留下，缺席下一輪。贏家下一輪持有漢帝標記。`;
    case 'battle':
      return '派一名武將帶部隊駐守：佔邊境、降維護費，每輪得分。';
    case 'tribe':
      return '每派1金或1支部隊，部族等級升1。單獨一名武將也能防止下降。';
  }
};
/** What a card asks for before it can be built. */
export const needs: Words['needs'] = one => {
  switch (one.kind) {
    case 'stationedUnits':
      return `需要${one.least}支駐守的${one.army === undefined ? '部隊' : ARMY[one.army]}`;
    case 'stationedGenerals':
      return `需要${one.least}名駐守的武將`;
    case 'locations':
      return `需要${one.least}個邊境據點`;
    case 'bothBorders':
      return '兩條邊境都需要據點';
    case 'domestic':
      return `需要農田與市集共${one.least}級`;
    case 'level':
      return `需要${LAND[one.land]}${one.least}級`;
    case 'rank':
      return '需要更高的官爵';
    case 'tribe':
      return `需要部族等級${one.least}`;
    case 'granary':
      return `糧倉需要${one.least}個標記`;
    case 'built':
      return `需要建成${one.least}張`;
    default:
      return '目前還不行';
  }
};
