import type { Texts } from '@tianxia/kernel';
import type { Box } from '../../geography.ts';
import type { ReasonName } from '../../reasons.ts';
import { OFF, squareName } from '../../squares.ts';
import type { Qin } from '../../state.ts';
import { minus } from '../minus.ts';

const COLOURS = ['', '红', '蓝', '黄'];
function tile(kind: number, box: Box): string {
  const [one, two] = [box.firstColour[kind]!, box.secondColour[kind]!];
  if (kind <= 0) return '一块板块';
  return one === two ? `全${COLOURS[one]}板块` : `${COLOURS[one]}${COLOURS[two]}板块`;
}
const place = (at: number, box: Box): string => {
  const second = box.secondSquare[at]!;
  return `${squareName(box, box.firstSquare[at]!)}–${second === OFF ? '版图外' : squareName(box, second)}`;
};

export const texts: Texts<Qin, ReasonName> = {
  options: {
    board: {
      name: '版图',
      about: '使用版图的哪一面。',
      values: {
        bird: { name: '鸟面', about: '辽阔的草原和八座村庄，适合第一次玩。' },
        lion: { name: '狮面', about: '有池塘和十二座村庄，玩家更早相遇。' },
      },
    },
    fairStart: {
      name: '公平开局',
      about: '起始手牌没有单色板块的玩家重抽一手。',
      values: {
        on: { name: '开', about: '每位玩家起始都有单色板块。' },
        off: { name: '关', about: '抽到什么就用什么。' },
      },
    },
    start: {
      name: '起始玩家',
      about: '由谁放第一块板块。',
      values: {
        random: { name: '随机', about: '开局时抽选。' },
        first: { name: '首位', about: '坐第一个座位的玩家先手。' },
      },
    },
    piles: {
      name: '抽哪一叠',
      about: '从四叠板块中的哪一叠抽。四叠没有差别。',
      values: {
        automatic: { name: '自动', about: '系统从最高的一叠抽。' },
        choose: { name: '自选', about: '每位玩家自己选。' },
      },
    },
    match: {
      name: '赛制',
      about: '只玩一局，或数局合计。',
      values: {
        single: { name: '一局', about: '依照规则书。' },
        two: { name: '两局', about: '先后手互换；获胜得2分，并列获胜得1分。' },
        minus: { name: '扣分制', about: '每位玩家各先手一局；输家依剩余宝塔数扣分。' },
      },
    },
    ties: {
      name: '连接时平手',
      about: '哪种平手会禁止连接省份。规则书有两种读法。',
      values: {
        leading: { name: '争首平手', about: '只看最多领地者平手，因为那样就没有主人。' },
        any: { name: '任何平手', about: '领先者之后的两位玩家领地一样多也算。' },
      },
    },
    outnumbered: {
      name: '大省领地较少',
      about: '大省主人的领地总和不是最多时，这样的连接怎么算。规则书有两种读法。',
      values: {
        refused: { name: '不能连接', about: '大省会因此易主，而这是禁止的。' },
        absorbs: { name: '大省吞并', about: '大省仍归原主，并吞并其他省份，不论它们有多少领地。' },
      },
    },
  },
  prompts: {
    deal: '发板块。',
    turn: '下一个回合开始。',
    lay: '放一块板块。',
    draw: '选一叠来抽。',
  },
  moves: { 'lay.lay': '把{0}放在{1}', 'draw.draw': '从第{0}叠抽' },
  events: {
    begins: '起始玩家：{0}。',
    redealt: '{0}没有单色板块，重抽了一手。',
    laid: '{0}放下{1}，{2}。',
    founded: '{0}在{1}建立了{2}格的省份。',
    extended: '{0}的{1}省份扩大到{2}格。',
    joined: '{0}的{1}省份连成{2}格。',
    absorbed: '{0}吞并了{1}的{2}格。',
    major: '{0}的{1}省份成为大省。',
    placed: '',
    returned: '{0}收回{1}。',
    annexed: '{0}取得村庄{1}。',
    conquered: '{0}从{2}手中夺下村庄{1}。',
    drew: '{0}抽到{1}。',
    skipped: '{0}无处可放，跳过。',
    won: '{0}放下了最后一座宝塔。',
    finished: '已没有玩家能再放板块。',
    scored: '{0}本场得{1}分。',
  },
  reasons: {
    offTheBoard: '板块有一半会超出版图',
    onVillage: '那里有村庄',
    onWater: '那里是水域',
    onStart: '那里是起始领地',
    onTile: '那里已有板块',
    cornerOnly: '只有角碰到领地',
    villageOnly: '只碰到村庄，而村庄不是领地',
    touchesNothing: '没有碰到任何领地',
    twoMajors: '会连起两个大省',
    tied: '会连起主人平手的省份',
    protectedMajor: '会吞并大省',
    emptyPile: '那一叠已经空了',
  },
  endings: {
    lastPagoda: '最后一座宝塔已放下。',
    noTiles: '所有板块都已放完。',
    noPlace: '再也没有板块能放。',
  },
  score: { provinces: '省份', majors: '大省', villages: '村庄', match: '赛局积分' },
  about: {
    provinces: '每省一座宝塔',
    majors: '每省再加一座宝塔',
    villages: '每村一座宝塔',
    match: '至今各局合计',
  },
  colours: { green: '绿色', purple: '紫色', white: '白色', black: '黑色' },
  finish: minus,
  kinds: {
    tile,
    place,
    province: (square, box) => squareName(box, square),
    village: (village, box) => squareName(box, box.villages[village]![0]!),
    pile: pile => `${pile + 1}`,
    pagodas: count => `${count}座宝塔`,
  },
};
