import type { Words } from '../../../screen/words.ts';
import { named } from '../names.ts';
import { who } from './people.ts';
import { gain } from './policies.ts';
import { cubes } from './things.ts';

/** What a family of tiles is good for. */
const TIPS: Readonly<Record<string, string>> = {
  territory: '领地：每个内政回合各1金',
  canal: '运河：“奢靡”正面朝上时有收入',
  carriage: '车驾：用于巡游和阅兵',
  legalist: '法家：由“法治”计分',
  confucian: '儒家：由“儒术德治”计分',
  book: '典籍：保存或焚毁',
};
/** The words of the tray: estate, hand, choices. */
export const trayWords = {
  // ---- estate ----
  estate: '你的家业',
  estateOf: owner => `${who(owner)}的家业`,
  moneyTip: '金钱，以及下个内政回合的收入',
  incomeNext: income => `下次+${income}`,
  cubesTip: '士兵，含已亮出的',
  tributesTip: '贡品：终局的分数，只有你看得到。',
  tributes: '贡品',
  onlyYou: '只有你看得到',
  wallLength: '长度',
  wallSpoken: (length, towers, walls) =>
    `万里长城长度${length}${towers + walls > 0 ? `；另有${towers > 0 ? `${towers}座烽台` : `${walls}段城墙`}待接` : ''}`,
  waits: (piece, many) =>
    piece === 'tower' ? `${many > 1 ? `${many}座` : ''}待接城墙` : `${many > 1 ? `${many}段` : ''}待接烽台`,
  tileGroup: (family, names) => (family === 'carriage' ? '车驾' : named(names)),
  tileTip: family => TIPS[family] ?? '',
  // ---- hand ----
  hand: '你的手牌',
  cardsToShow: '可用的牌',
  toggleHint: '点选加入或收回',
  noCards: '手上没有人物。',
  nothingFits: '没有合适的牌，不展示也可以。',
  // ---- showing ----
  showFor: policy => `为“${policy}”展示的牌`,
  showExactly: many => `刚好选${many}张。`,
  showThese: many => (many === 0 ? '不展示' : `展示这${many}张`),
  watching: '手牌不公开',
  watchingHint: '这个画面目前不显示手牌。看看政策，就知道谁会得分。',
  // ---- choices ----
  choices: '选择',
  back: '返回',
  groups: { choose: '', orders: '', hire: '雇用', buy: '士兵', raise: '宫殿', end: '' },
  killBrings: (owner, vp) => `${who(owner)}失去它；你们各得${vp}分`,
  hireCost: (cost, effect) => `${cost}金。${effect}`,
  allCubesGo: '全部回到供应区',
  goesToDiscard: '进弃牌堆',
  settleBrings: (own, best) => `你${gain(own)}；最强对手${best}分`,
  turnsTo: other => `变为“${named(other)}”`,
  orders: { settle: policy => `结算“${policy}”`, turn: policy => `翻转“${policy}”` },
  settleOne: '结算一项政策',
  settleOneText: '所有玩家计分',
  turnOne: '翻转一项政策',
  turnOneText: '从此改用另一面',
  raise: (levels, price) => `${levels}级：${price}金`,
  raiseTip: spaces => `途中：${spaces.join('，然后')}。`,
  buy: many => `买${cubes(many)}`,
  buyNone: '买士兵',
  moneyLeft: left => `剩${left}金`,
  shortSupply: supply => `供应区只剩${supply}：所有玩家都要付`,
  ends: { turn: '结束回合', treasures: '继续', edict: '结束诏令' },
  skip: '不用',
  skipText: '这里什么都不用',
  spare: '不下手',
  spareText: '刺客留在你面前，战力为 0',
} satisfies Partial<Words>;
