import { bits, type Texts } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { Bundle } from '../../printed.ts';
import type { ThreeKingdoms } from '../../state.ts';
import { amountIn, armyIn, goodIn, unitsIn } from '../../words.ts';
import { cardText } from './cards.ts';
import { named } from './named.ts';
import { skillText } from './skills.ts';

export const GOODS = ['金', '糧', '新兵', '精兵', '長矛', '戰馬', '弩', '戰船', '民心'];
const MEASURES = ['', '', '支', '支', '支', '匹', '張', '艘', '點'];
export const ARMIES = ['步兵', '騎兵', '弓兵', '水軍'];
/** '2金', '3匹戰馬': gold and rice are counted as they are. */
export const amountOf = (good: number, n: number): string => `${n}${MEASURES[good]}${GOODS[good]}`;
export const general = (g: number, box: Box): string =>
  g > 0 ? named(box.pack.generals[g - 1]!.names) : `一名${named(box.pack.states[-1 - g]!.names)}將`;
export const enhancement = (e: number, box: Box): string =>
  e > 0 ? `「${named(box.pack.enhancements[e - 1]!.names)}」` : '一張牌';
const card = (c: number, box: Box): string =>
  c <= box.generals ? general(c, box) : enhancement(c - box.generals, box);
function bundleText({ goods, weapons }: Bundle): string {
  const parts = goods.flatMap((n, good) => (n > 0 ? [amountOf(good, n)] : []));
  if (weapons > 0) parts.push(`${weapons}件任選兵器`);
  return parts.join('和');
}
const skillOf = (c: number, box: Box): string =>
  c <= box.generals
    ? skillText(box.pack.generals[c - 1]!).text
    : cardText(box.pack.enhancements[c - box.generals - 1]!);
const stop = (text: string) => text.replace(/。$/, '');

/** What the things of this game are called. */
export const kinds: Texts<ThreeKingdoms>['kinds'] = {
  space: (space, box) => `「${named(box.pack.spaces[space]!.names)}」`,
  general,
  generals: set => `${bits(set)}名武將`,
  enhancement,
  card,
  location: (at, box) => named(box.pack.locations[at]!.names),
  rank: (rank, box) => named(box.pack.ranks[rank]!.names),
  good: good => GOODS[good]!,
  army: army => ARMIES[army]!,
  weapon: weapon => GOODS[4 + weapon]!,
  land: land => (land === 0 ? '農田' : '市集'),
  store: store => (store === 0 ? '糧倉' : '金庫'),
  deck: deck => (deck === 0 ? '統一' : '割據'),
  criterion: criterion => (criterion === 0 ? '政務' : '戰鬥'),
  bundle: (which, box) => bundleText(box.bundles[which]!),
  benefit: (gift, box) => `${card(box.gifts[gift]!.card, box)}（${stop(skillOf(box.gifts[gift]!.card, box))}）`,
  recruits: n => `${n}名武將`,
  goods: goods => amountOf(goodIn(goods), amountIn(goods)),
  force: force => `${unitsIn(force)}支${ARMIES[armyIn(force)]!}`,
  cards: n => `${n}張牌`,
  deficits: n => `${n}個虧空標記`,
  units: units => `${units}支部隊`,
  gold: n => `${n}金`,
  support: n => (n === 0 ? '不用民心' : `${n}點民心`),
  emperor: token => (token === 0 ? '不用漢帝' : '用漢帝'),
  tokens: n => `${n}個標記`,
  lots: n => `${n}份`,
  armies: n => `${n}支軍隊`,
  points: n => (n === 0 ? '0分面' : '1分面'),
  swapped: n => (n === 0 ? '無' : `${n}`),
};
