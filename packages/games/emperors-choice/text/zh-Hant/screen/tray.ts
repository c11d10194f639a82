import type { Words } from '../../../screen/words.ts';
import { named } from '../names.ts';
import { who } from './people.ts';
import { gain } from './policies.ts';
import { cubes } from './things.ts';

/** What a family of tiles is good for. */
const TIPS: Readonly<Record<string, string>> = {
  territory: '領地：每個內政回合各1金',
  canal: '運河：「奢靡」正面朝上時有收入',
  carriage: '車駕：用於巡遊和閱兵',
  legalist: '法家：由「法治」計分',
  confucian: '儒家：由「儒術德治」計分',
  book: '典籍：保存或焚毀',
};
/** The words of the tray: estate, hand, choices. */
export const trayWords = {
  // ---- estate ----
  estate: '你的家業',
  estateOf: owner => `${who(owner)}的家業`,
  moneyTip: '金錢，以及下個內政回合的收入',
  incomeNext: income => `下次+${income}`,
  cubesTip: '士兵，含已亮出的',
  tributesTip: '貢品：終局的分數，只有你看得到。',
  tributes: '貢品',
  onlyYou: '只有你看得到',
  wallLength: '長度',
  wallSpoken: (length, towers, walls) =>
    `萬里長城長度${length}${towers + walls > 0 ? `；另有${towers > 0 ? `${towers}座烽臺` : `${walls}段城牆`}待接` : ''}`,
  waits: (piece, many) =>
    piece === 'tower' ? `${many > 1 ? `${many}座` : ''}待接城牆` : `${many > 1 ? `${many}段` : ''}待接烽臺`,
  tileGroup: (family, names) => (family === 'carriage' ? '車駕' : named(names)),
  tileTip: family => TIPS[family] ?? '',
  // ---- hand ----
  hand: '你的手牌',
  cardsToShow: '可用的牌',
  toggleHint: '點選加入或收回',
  noCards: '手上沒有人物。',
  nothingFits: '沒有合適的牌，不展示也可以。',
  // ---- showing ----
  showFor: policy => `為「${policy}」展示的牌`,
  showExactly: many => `剛好選${many}張。`,
  showThese: many => (many === 0 ? '不展示' : `展示這${many}張`),
  watching: '手牌不公開',
  watchingHint: '這個畫面目前不顯示手牌。看看政策，就知道誰會得分。',
  // ---- choices ----
  choices: '選擇',
  back: '返回',
  groups: { choose: '', orders: '', hire: '雇用', buy: '士兵', raise: '宮殿', end: '' },
  killBrings: (owner, vp) => `${who(owner)}失去它；你們各得${vp}分`,
  hireCost: (cost, effect) => `${cost}金。${effect}`,
  allCubesGo: '全部回到供應區',
  goesToDiscard: '進棄牌堆',
  settleBrings: (own, best) => `你${gain(own)}；最強對手${best}分`,
  turnsTo: other => `變為「${named(other)}」`,
  orders: { settle: policy => `結算「${policy}」`, turn: policy => `翻轉「${policy}」` },
  settleOne: '結算一項政策',
  settleOneText: '所有玩家計分',
  turnOne: '翻轉一項政策',
  turnOneText: '從此改用另一面',
  raise: (levels, price) => `${levels}級：${price}金`,
  raiseTip: spaces => `途中：${spaces.join('，然後')}。`,
  buy: many => `買${cubes(many)}`,
  buyNone: '買士兵',
  moneyLeft: left => `剩${left}金`,
  shortSupply: supply => `供應區只剩${supply}：所有玩家都要付`,
  ends: { turn: '結束回合', treasures: '繼續', edict: '結束詔令' },
  skip: '不用',
  skipText: '這裡什麼都不用',
  spare: '不下手',
  spareText: '刺客留在你面前，戰力為 0',
} satisfies Partial<Words>;
