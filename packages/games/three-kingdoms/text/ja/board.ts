import { boardTextIn } from '../board.ts';
import { ARMIES, enhancement, general, named } from './names.ts';

export const boardText = boardTextIn({
  named,
  general,
  enhancement,
  goods: ['金', '米', '新兵', '精兵', '槍', '馬', '弩', '船', '民心'],
  armies: ARMIES,
  of: (n, what) => `${what}${n}`,
  nobody: 'なし',
  emperor: '漢帝',
  skill: bonus => `技能+${bonus}`,
  criteria: ['政', '武'],
  alliance: '同盟',
  and: 'と',
  stores: ['金庫', '穀倉'],
  garrison: (state, who, units, store, points) => `${state} ${who}、部隊${units}、${store} ${points}点`,
  land: (land, level, flipped, stored) => `${land === 0 ? '農地' : '市場'}${level}（開発${flipped}、貯蔵${stored}）`,
  state: (state, rank, tribe, military, deficits) =>
    `${state}  ${rank}  友好度${tribe}  軍事${military}  赤字${deficits}`,
  passed: 'パス',
  generals: '武将',
  hand: '手札',
  built: '国策',
  drawn: '引いた札',
  head: (round, order, emperor) => `第${round}ラウンド  入札順 ${order}  漢帝 ${emperor}`,
  left: who => `${who}が残留`,
  decks: '山札',
});
/** What its signs mean. */
export const legend: readonly string[] = [
  'マスの前の政・武は、そこで比べるのが政治か武力かを示します。',
  '武将の後ろは入札の値、括弧は添えたものです。->は優勢な側です。',
  '拠点の後ろは合う兵種と、駐屯している武将です。-はなし、>は手番の国です。',
];
