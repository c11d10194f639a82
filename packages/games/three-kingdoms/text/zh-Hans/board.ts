import { boardTextIn } from '../board.ts';
import { named } from './named.ts';
import { ARMIES, enhancement, GOODS, general } from './names.ts';

export const boardText = boardTextIn({
  named,
  general,
  enhancement,
  goods: GOODS,
  armies: ARMIES,
  of: (n, what) => `${what}${n}`,
  nobody: '无人',
  emperor: '汉帝',
  skill: bonus => `技能+${bonus}`,
  criteria: ['政', '战'],
  alliance: '联盟',
  and: '和',
  stores: ['金库', '粮仓'],
  garrison: (state, who, units, store, points) => `${state} ${who}，部队${units}，${store}${points}分`,
  land: (land, level, flipped, stored) => `${land === 0 ? '农田' : '市集'}${level}（翻面${flipped}，入库${stored}）`,
  state: (state, rank, tribe, military, deficits) =>
    `${state}  ${rank}  部族${tribe}  军功${military}  亏空${deficits}`,
  passed: '不再出价',
  generals: '武将',
  hand: '手牌',
  built: '建成',
  drawn: '抽到',
  head: (round, order, emperor) => `第${round}轮  出价顺序 ${order}  汉帝 ${emperor}`,
  left: who => `${who}留在那里`,
  decks: '牌库',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '格子前的政、战表示那里看政务或战斗。',
  '武将后面是出价，括号里是随行的东西；-> 是领先的一方。',
  '据点后面是相符的兵种，再来是驻守者；- 表示没有；> 是轮到的国家。',
];
