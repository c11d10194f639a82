import { bits, type Texts } from '@tianxia/kernel';
import type { Box } from '../../box.ts';
import type { Bundle } from '../../printed.ts';
import type { ThreeKingdoms } from '../../state.ts';
import { amountIn, armyIn, goodIn, unitsIn } from '../../words.ts';
import { cardText } from './cards.ts';
import { named } from './named.ts';
import { skillText } from './skills.ts';

export const GOODS = ['金', '粮', '新兵', '精兵', '长矛', '战马', '弩', '战船', '民心'];
const MEASURES = ['', '', '支', '支', '支', '匹', '张', '艘', '点'];
export const ARMIES = ['步兵', '骑兵', '弓兵', '水军'];
/** '2金', '3匹战马': gold and rice are counted as they are. */
export const amountOf = (good: number, n: number): string => `${n}${MEASURES[good]}${GOODS[good]}`;
export const general = (g: number, box: Box): string =>
  g > 0 ? named(box.pack.generals[g - 1]!.names) : `一名${named(box.pack.states[-1 - g]!.names)}将`;
export const enhancement = (e: number, box: Box): string =>
  e > 0 ? `“${named(box.pack.enhancements[e - 1]!.names)}”` : '一张牌';
const card = (c: number, box: Box): string =>
  c <= box.generals ? general(c, box) : enhancement(c - box.generals, box);
function bundleText({ goods, weapons }: Bundle): string {
  const parts = goods.flatMap((n, good) => (n > 0 ? [amountOf(good, n)] : []));
  if (weapons > 0) parts.push(`${weapons}件任选兵器`);
  return parts.join('和');
}
const skillOf = (c: number, box: Box): string =>
  c <= box.generals
    ? skillText(box.pack.generals[c - 1]!).text
    : cardText(box.pack.enhancements[c - box.generals - 1]!);
const stop = (text: string) => text.replace(/。$/, '');

/** What the things of this game are called. */
export const kinds: Texts<ThreeKingdoms>['kinds'] = {
  space: (space, box) => `“${named(box.pack.spaces[space]!.names)}”`,
  general,
  generals: set => `${bits(set)}名武将`,
  enhancement,
  card,
  location: (at, box) => named(box.pack.locations[at]!.names),
  rank: (rank, box) => named(box.pack.ranks[rank]!.names),
  good: good => GOODS[good]!,
  army: army => ARMIES[army]!,
  weapon: weapon => GOODS[4 + weapon]!,
  land: land => (land === 0 ? '农田' : '市集'),
  store: store => (store === 0 ? '粮仓' : '金库'),
  deck: deck => (deck === 0 ? '统一' : '割据'),
  criterion: criterion => (criterion === 0 ? '政务' : '战斗'),
  bundle: (which, box) => bundleText(box.bundles[which]!),
  benefit: (gift, box) => `${card(box.gifts[gift]!.card, box)}（${stop(skillOf(box.gifts[gift]!.card, box))}）`,
  recruits: n => `${n}名武将`,
  goods: goods => amountOf(goodIn(goods), amountIn(goods)),
  force: force => `${unitsIn(force)}支${ARMIES[armyIn(force)]!}`,
  cards: n => `${n}张牌`,
  deficits: n => `${n}个亏空标记`,
  units: units => `${units}支部队`,
  gold: n => `${n}金`,
  support: n => (n === 0 ? '不用民心' : `${n}点民心`),
  emperor: token => (token === 0 ? '不用汉帝' : '用汉帝'),
  tokens: n => `${n}个标记`,
  lots: n => `${n}份`,
  armies: n => `${n}支军队`,
  points: n => (n === 0 ? '0分面' : '1分面'),
  swapped: n => (n === 0 ? '无' : `${n}`),
};
