import { bits, type Texts } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { Bundle } from '../../printed.ts';
import type { ThreeKingdoms } from '../../state.ts';
import { amountIn, armyIn, goodIn, unitsIn } from '../../words.ts';
import { cardText } from './cards.ts';

/** What is not called by its characters on the box. */
const NAMES: Readonly<Record<string, string>> = {
  Emperor: '皇帝',
  'Recruit Armies': '徴兵',
  'Produce Crossbows/Vessels': '弩・船の生産',
  'Train Armies': '訓練',
  'Demand Tribute': '徴貢',
  'Win Popular Support': '民心獲得',
  'Produce Spears/Horses': '槍・馬の生産',
  'Develop Marketplace or Collect Tax': '市場開発・徴税',
  'Control Han Emperor': '漢帝擁立',
  'Trade Rice and/or Weapons': '交易',
  'Hire Instructor and/or Import Technology': '教官雇用・技術導入',
  'Develop Farm or Harvest': '農地開発・収穫',
  'Construct State Enhancement': '国策の建設',
  'Battle (Wei - Wu border)': '戦闘（魏–呉）',
  'Battle (Shu - Wei border)': '戦闘（蜀–魏）',
  'Battle (Shu - Wu border)': '戦闘（蜀–呉）',
  'Improve Tribal Relations (Xiong Nu)': '異民族との交流（匈奴）',
  'Improve Tribal Relations (Shan Yue)': '異民族との交流（山越）',
  'Improve Tribal Relations (Nan Man)': '異民族との交流（南蛮）',
  'Barter Market': '物々交換の市',
  'Chinese Abacus': 'そろばん',
  Harbor: '港',
  'Training Ground': '練兵場',
};
/** Characters of the box as Japanese writes them. */
const FROM = '關黃權肅樂當嚴顏廣麥蠻吳傳國臺醫樓圖轉戲經錢廄將遙營學棧蔣綠劍龍齊壽濟';
const TO = '関黄権粛楽当厳顔広麦蛮呉伝国台医楼図転戯経銭厩将遥営学桟蒋緑剣竜斉寿済';
const written = (zh: string): string =>
  [...zh].map(sign => (FROM.includes(sign) ? TO[FROM.indexOf(sign)]! : sign)).join('');
export const named = ({ en, zh }: { en: string; zh?: string }): string =>
  NAMES[en] ?? (zh === undefined ? en : written(zh));

const GOODS = ['金', '米', '新兵', '精兵', '槍', '馬', '弩', '船', '民心'];
export const ARMIES = ['歩兵', '騎兵', '弩兵', '水軍'];
export const amountOf = (good: number, n: number): string => `${GOODS[good]}${n}`;
export const general = (g: number, box: Box): string =>
  g > 0 ? named(box.pack.generals[g - 1]!.names) : `${named(box.pack.states[-1 - g]!.names)}の武将`;
export const enhancement = (e: number, box: Box): string =>
  e > 0 ? `「${named(box.pack.enhancements[e - 1]!.names)}」` : 'カード1枚';
const card = (c: number, box: Box): string =>
  c <= box.generals ? general(c, box) : enhancement(c - box.generals, box);
function bundleText({ goods, weapons }: Bundle): string {
  const parts = goods.flatMap((n, good) => (n > 0 ? [amountOf(good, n)] : []));
  if (weapons > 0) parts.push(`好きな武器${weapons}`);
  return parts.join('と');
}
const skillOf = (c: number, box: Box): string =>
  cardText(
    c <= box.generals ? box.pack.generals[c - 1]!.skill.text : box.pack.enhancements[c - box.generals - 1]!.text,
  );

/** What the things of this game are called. */
export const kinds: Texts<ThreeKingdoms>['kinds'] = {
  space: (space, box) => named(box.pack.spaces[space]!.names),
  general,
  generals: set => `武将${bits(set)}人`,
  enhancement,
  card,
  location: (at, box) => named(box.pack.locations[at]!.names),
  rank: (rank, box) => named(box.pack.ranks[rank]!.names),
  good: good => GOODS[good]!,
  army: army => ARMIES[army]!,
  weapon: weapon => GOODS[4 + weapon]!,
  land: land => (land === 0 ? '農地' : '市場'),
  store: store => (store === 0 ? '穀倉' : '金庫'),
  deck: deck => (deck === 0 ? '「合」' : '「分」'),
  criterion: criterion => (criterion === 0 ? '政治' : '武力'),
  bundle: (which, box) => bundleText(box.bundles[which]!),
  benefit: (gift, box) => `${card(box.gifts[gift]!.card, box)}：${skillOf(box.gifts[gift]!.card, box)}`,
  recruits: n => `武将${n}人`,
  goods: goods => amountOf(goodIn(goods), amountIn(goods)),
  force: force => `${ARMIES[armyIn(force)]!}${unitsIn(force)}`,
  cards: n => `カード${n}枚`,
  deficits: n => `赤字トークン${n}個`,
  units: units => (units === 0 ? '部隊なし' : `部隊${units}`),
  gold: n => `金${n}`,
  support: n => (n === 0 ? '民心なし' : `民心${n}`),
  emperor: token => (token === 0 ? '漢帝なし' : '漢帝とともに'),
  tokens: n => `トークン${n}個`,
  lots: n => `${n}口`,
  armies: n => (n === 0 ? '部隊なし' : `${n}部隊`),
  points: n => `${n === 0 ? '0' : '1'}点の面`,
  swapped: n => (n === 0 ? 'なし' : `${n}`),
};
