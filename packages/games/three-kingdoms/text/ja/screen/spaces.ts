import { GOODS, type Goods } from '../../../content/vocabulary.ts';
import type { Words } from '../../../screen/words.ts';
import { amountOf } from '../names.ts';

/** Short names of the spaces, by their action. */
export const spaces: Words['spaces'] = {
  'recruit-armies': '徴兵',
  'train-armies': '訓練',
  'demand-tribute': '徴貢',
  'win-popular-support': '民心獲得',
  'control-han-emperor': '漢帝擁立',
  'produce-spears-horses': '槍・馬',
  'produce-crossbows-vessels': '弩・船',
  'develop-farm-or-harvest': '農地・収穫',
  'develop-marketplace-or-collect-tax': '市場・徴税',
  'trade-rice-weapons': '交易',
  'hire-import': '雇用・導入',
  'construct-enhancement': '建設',
};
const ARMY = { infantry: '歩兵', cavalry: '騎兵', archery: '弩兵', naval: '水軍' };
const goodsText = (goods: Goods): string => {
  const parts = GOODS.flatMap((good, i) => (goods[good] ? [amountOf(i, goods[good])] : []));
  if (goods.weapon) parts.push(`武器${goods.weapon}`);
  return parts.join('と');
};
/** What winning a space brings, for who never read the rules. */
export const does: Words['does'] = deed => {
  switch (deed.kind) {
    case 'gain':
      return `${goodsText(deed.goods)}を得ます。`;
    case 'oneOf':
      return `${deed.options.map(goodsText).join('、')}から1つを選びます。`;
    case 'train':
      return `新兵を${deed.most}部隊まで訓練します。`;
    case 'develop':
      return deed.land === 'farm'
        ? `農地を開発するか、収穫します。開発済みの農地1つにつき米${deed.yields}、または納めて維持費を減らします。`
        : `市場を開発するか、徴税します。開発済みの市場1つにつき金${deed.yields}、または納めて維持費を減らします。`;
    case 'trade': {
      const { rice, weapons } = deed;
      return `米：${rice.lot}を金${rice.buy}で買うか、${rice.lot}を金${rice.sell}で売る。武器：${weapons.lot}を金${weapons.buy}で買うか、${weapons.lot}を金${weapons.sell}で売る。`;
    }
    case 'technology':
      return `米${deed.rice}を払って${deed.trains}部隊まで訓練、国策カードを1枚引く、またはその両方。`;
    case 'construct':
      return '手札の国策を1枚、費用を払って建てます。';
    case 'emperor':
      return `金${deed.gold}を払って位を1つ上げます。武将1人が残り、次のラウンドは休み。勝者は次のラウンド、漢帝トークンを持ちます。`;
    case 'battle':
      return '部隊を伴う武将1人を駐屯させます。国境、維持費の軽減、毎ラウンドの点になります。';
    case 'tribe':
      return '送った金か部隊1につき友好度が1上がります。武将だけでも低下を防げます。';
  }
};
/** What a card asks for before it can be built. */
export const needs: Words['needs'] = one => {
  switch (one.kind) {
    case 'stationedUnits':
      return `駐屯中の${one.army === undefined ? '部隊' : ARMY[one.army]}${one.least}が必要`;
    case 'stationedGenerals':
      return `駐屯武将${one.least}人が必要`;
    case 'locations':
      return `国境の拠点${one.least}つが必要`;
    case 'bothBorders':
      return '両方の国境に拠点が必要';
    case 'domestic':
      return `農地と市場の合計レベル${one.least}が必要`;
    case 'level':
      return `${one.land === 'farm' ? '農地' : '市場'}レベル${one.least}が必要`;
    case 'rank':
      return 'より高い位が必要';
    case 'tribe':
      return `友好度${one.least}が必要`;
    case 'granary':
      return `穀倉のトークン${one.least}個が必要`;
    case 'built':
      return `建てた国策${one.least}枚が必要`;
    default:
      return 'まだ建てられません';
  }
};
