import type { Texts } from '@tianxia/kernel';
import type { Box } from '../../geography.ts';
import type { ReasonName } from '../../reasons.ts';
import { OFF, squareName } from '../../squares.ts';
import type { Qin } from '../../state.ts';
import { minus } from '../minus.ts';

const COLOURS = ['', '紅', '藍', '黃'];
function tile(kind: number, box: Box): string {
  const [one, two] = [box.firstColour[kind]!, box.secondColour[kind]!];
  if (kind <= 0) return '一塊板塊';
  return one === two ? `全${COLOURS[one]}板塊` : `${COLOURS[one]}${COLOURS[two]}板塊`;
}
const place = (at: number, box: Box): string => {
  const second = box.secondSquare[at]!;
  return `${squareName(box, box.firstSquare[at]!)}–${second === OFF ? '版圖外' : squareName(box, second)}`;
};

export const texts: Texts<Qin, ReasonName> = {
  options: {
    board: {
      name: '版圖',
      about: '使用版圖的哪一面。',
      values: {
        bird: { name: '鳥面', about: '遼闊的草原和八座村莊，適合第一次玩。' },
        lion: { name: '獅面', about: '有池塘和十二座村莊，玩家更早相遇。' },
      },
    },
    fairStart: {
      name: '公平開局',
      about: '起始手牌沒有單色板塊的玩家重抽一手。',
      values: {
        on: { name: '開', about: '每位玩家起始都有單色板塊。' },
        off: { name: '關', about: '抽到什麼就用什麼。' },
      },
    },
    start: {
      name: '起始玩家',
      about: '由誰放第一塊板塊。',
      values: {
        random: { name: '隨機', about: '開局時抽選。' },
        first: { name: '首位', about: '坐第一個座位的玩家先手。' },
      },
    },
    piles: {
      name: '抽哪一疊',
      about: '從四疊板塊中的哪一疊抽。四疊沒有差別。',
      values: {
        automatic: { name: '自動', about: '系統從最高的一疊抽。' },
        choose: { name: '自選', about: '每位玩家自己選。' },
      },
    },
    match: {
      name: '賽制',
      about: '只玩一局，或數局合計。',
      values: {
        single: { name: '一局', about: '依照規則書。' },
        two: { name: '兩局', about: '先後手互換；獲勝得2分，並列獲勝得1分。' },
        minus: { name: '扣分制', about: '每位玩家各先手一局；輸家依剩餘寶塔數扣分。' },
      },
    },
    ties: {
      name: '連接時平手',
      about: '哪種平手會禁止連接省份。規則書有兩種讀法。',
      values: {
        leading: { name: '爭首平手', about: '只看最多領地者平手，因為那樣就沒有主人。' },
        any: { name: '任何平手', about: '領先者之後的兩位玩家領地一樣多也算。' },
      },
    },
    outnumbered: {
      name: '大省領地較少',
      about: '大省主人的領地總和不是最多時，這樣的連接怎麼算。規則書有兩種讀法。',
      values: {
        refused: { name: '不能連接', about: '大省會因此易主，而這是禁止的。' },
        absorbs: { name: '大省吞併', about: '大省仍歸原主，並吞併其他省份，不論它們有多少領地。' },
      },
    },
  },
  prompts: {
    deal: '發板塊。',
    turn: '下一個回合開始。',
    lay: '放一塊板塊。',
    draw: '選一疊來抽。',
  },
  moves: { 'lay.lay': '把{0}放在{1}', 'draw.draw': '從第{0}疊抽' },
  events: {
    begins: '起始玩家：{0}。',
    redealt: '{0}沒有單色板塊，重抽了一手。',
    laid: '{0}放下{1}，{2}。',
    founded: '{0}在{1}建立了{2}格的省份。',
    extended: '{0}的{1}省份擴大到{2}格。',
    joined: '{0}的{1}省份連成{2}格。',
    absorbed: '{0}吞併了{1}的{2}格。',
    major: '{0}的{1}省份成為大省。',
    placed: '',
    returned: '{0}收回{1}。',
    annexed: '{0}取得村莊{1}。',
    conquered: '{0}從{2}手中奪下村莊{1}。',
    drew: '{0}抽到{1}。',
    skipped: '{0}無處可放，跳過。',
    won: '{0}放下了最後一座寶塔。',
    finished: '已沒有玩家能再放板塊。',
    scored: '{0}本場得{1}分。',
  },
  reasons: {
    offTheBoard: '板塊有一半會超出版圖',
    onVillage: '那裡有村莊',
    onWater: '那裡是水域',
    onStart: '那裡是起始領地',
    onTile: '那裡已有板塊',
    cornerOnly: '只有角碰到領地',
    villageOnly: '只碰到村莊，而村莊不是領地',
    touchesNothing: '沒有碰到任何領地',
    twoMajors: '會連起兩個大省',
    tied: '會連起主人平手的省份',
    protectedMajor: '會吞併大省',
    emptyPile: '那一疊已經空了',
  },
  endings: {
    lastPagoda: '最後一座寶塔已放下。',
    noTiles: '所有板塊都已放完。',
    noPlace: '再也沒有板塊能放。',
  },
  score: { provinces: '省份', majors: '大省', villages: '村莊', match: '賽局積分' },
  about: {
    provinces: '每省一座寶塔',
    majors: '每省再加一座寶塔',
    villages: '每村一座寶塔',
    match: '至今各局合計',
  },
  colours: { green: '綠色', purple: '紫色', white: '白色', black: '黑色' },
  finish: minus,
  kinds: {
    tile,
    place,
    province: (square, box) => squareName(box, square),
    village: (village, box) => squareName(box, box.villages[village]![0]!),
    pile: pile => `${pile + 1}`,
    pagodas: count => `${count}座寶塔`,
  },
};
