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
  nobody: '無人',
  emperor: '漢帝',
  skill: bonus => `技能+${bonus}`,
  criteria: ['政', '戰'],
  alliance: '聯盟',
  and: '和',
  stores: ['金庫', '糧倉'],
  garrison: (state, who, units, store, points) => `${state} ${who}，部隊${units}，${store}${points}分`,
  land: (land, level, flipped, stored) => `${land === 0 ? '農田' : '市集'}${level}（翻面${flipped}，入庫${stored}）`,
  state: (state, rank, tribe, military, deficits) =>
    `${state}  ${rank}  部族${tribe}  軍功${military}  虧空${deficits}`,
  passed: '不再出價',
  generals: '武將',
  hand: '手牌',
  built: '建成',
  drawn: '抽到',
  head: (round, order, emperor) => `第${round}輪  出價順序 ${order}  漢帝 ${emperor}`,
  left: who => `${who}留在那裡`,
  decks: '牌庫',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '格子前的政、戰表示那裡看政務或戰鬥。',
  '武將後面是出價，括號裡是隨行的東西；-> 是領先的一方。',
  '據點後面是相符的兵種，再來是駐守者；- 表示沒有；> 是輪到的國家。',
];
