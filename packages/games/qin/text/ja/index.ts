import type { Texts } from '@tianxia/kernel';
import type { Box } from '../../geography.ts';
import type { ReasonName } from '../../reasons.ts';
import { OFF, squareName } from '../../squares.ts';
import type { Qin } from '../../state.ts';
import { minus } from '../minus.ts';

const COLOURS = ['', '赤', '青', '黄'];
const tile = (kind: number, box: Box): string =>
  kind > 0 ? `${COLOURS[box.firstColour[kind]!]}–${COLOURS[box.secondColour[kind]!]}` : 'タイル';
const place = (at: number, box: Box): string => {
  const second = box.secondSquare[at]!;
  return `${squareName(box, box.firstSquare[at]!)}–${second === OFF ? 'ボードの外' : squareName(box, second)}`;
};

export const texts: Texts<Qin, ReasonName> = {
  options: {
    board: {
      name: 'ボード',
      about: 'ボードのどちらの面を使うか。',
      values: {
        bird: { name: '鳥の面', about: '広い草原に村が8つ。初めての人におすすめ。' },
        lion: { name: '獅子の面', about: '池があり、村は12。早くからぶつかり合います。' },
      },
    },
    fairStart: {
      name: '公平な開始',
      about: '最初の手札に同色タイルがない人は、全部引き直します。',
      values: {
        on: { name: 'あり', about: '全員が同色タイルを持って始めます。' },
        off: { name: 'なし', about: '引いた手札のまま始めます。' },
      },
    },
    start: {
      name: 'スタートプレイヤー',
      about: '最初にタイルを置く人。',
      values: {
        random: { name: 'ランダム', about: '開始時に抽選します。' },
        first: { name: '1番目の席', about: '1番目の席の人から始めます。' },
      },
    },
    piles: {
      name: 'タイルの山',
      about: '4つの山のどれからタイルを引くか。中身に違いはありません。',
      values: {
        automatic: { name: '自動', about: 'いちばん高い山から引きます。' },
        choose: { name: '選ぶ', about: '各自が山を選びます。' },
      },
    },
    match: {
      name: '対戦形式',
      about: '1ゲームだけか、数ゲームの合計か。',
      values: {
        single: { name: '1ゲーム', about: 'ルールブックどおり。' },
        two: { name: '2ゲーム', about: '先手を入れ替えます。勝ちは2点、同点勝ちは1点。' },
        minus: { name: 'マイナス点', about: '全員が1回ずつ先手。敗者は残ったパゴダの数だけ失点します。' },
      },
    },
    ties: {
      name: 'つなぐときの同数',
      about: '所有者どうしがどう並ぶとつなげないか。ルールブックは二通りに読めます。',
      values: {
        leading: { name: '首位のみ', about: '領土の最多が同数のときだけ。所有者が決まらないからです。' },
        any: { name: 'すべて', about: '首位より下の2人が同数のときも。' },
      },
    },
    outnumbered: {
      name: '数で劣る大州',
      about: '大州の所有者が最多にならないつなぎ方をどう扱うか。ルールブックは二通りに読めます。',
      values: {
        refused: { name: 'つなげない', about: '大州が人手に渡ることになり、それは禁じられています。' },
        absorbs: { name: '大州が併合', about: '大州の所有者が持ち続け、相手がいくつあっても取り込みます。' },
      },
    },
  },
  prompts: {
    deal: 'タイルを配ります。',
    turn: '次の手番です。',
    lay: 'タイルを置いてください。',
    draw: 'タイルを引く山を選んでください。',
  },
  moves: { 'lay.lay': '{0}を{1}に置く', 'draw.draw': '山{0}から引く' },
  events: {
    begins: '最初の手番は{0}です。',
    redealt: '{0}は同色タイルがなかったため、手札を引き直しました。',
    laid: '{0}は{1}を{2}に置きました。',
    founded: '{0}は{1}に{2}マスの州を作りました。',
    extended: '{0}の{1}の州が{2}マスになりました。',
    joined: '{0}の{1}の州がつながって{2}マスになりました。',
    absorbed: '{0}は{1}の{2}マスを併合しました。',
    major: '{0}の{1}の州が大州になりました。',
    placed: '',
    returned: '{0}は{1}を取り戻しました。',
    annexed: '{0}は村{1}を併合しました。',
    conquered: '{0}は{2}から村{1}を奪いました。',
    drew: '{0}は{1}を引きました。',
    skipped: '{0}は置けるタイルがないため、飛ばされました。',
    won: '{0}は最後のパゴダを置きました。',
    finished: '誰もタイルを置けなくなりました。',
    scored: '{0}は対戦で{1}点を得ました。',
  },
  reasons: {
    offTheBoard: 'タイルの半分がボードからはみ出します',
    onVillage: '村があります',
    onWater: '池があります',
    onStart: '開始領土があります',
    onTile: 'すでにタイルがあります',
    cornerOnly: '領土と角でしか接しません',
    villageOnly: '村としか接しません（村は領土ではありません）',
    touchesNothing: 'どの領土とも接しません',
    twoMajors: '大州どうしはつなげません',
    tied: '所有者が同数の州はつなげません',
    protectedMajor: '大州は併合できません',
    emptyPile: 'その山は空です',
  },
  endings: {
    lastPagoda: '最後のパゴダが置かれました。',
    noTiles: 'すべてのタイルが置かれました。',
    noPlace: 'もう置けるタイルがありません。',
  },
  score: { provinces: '州', majors: '大州', villages: '村', match: '対戦の得点' },
  about: {
    provinces: '1つにつきパゴダ1つ',
    majors: '1つにつき2つ目のパゴダ',
    villages: '1つにつきパゴダ1つ',
    match: 'これまでの全ゲームの合計',
  },
  colours: { green: '緑', purple: '紫', white: '白', black: '黒' },
  finish: minus,
  kinds: {
    tile,
    place,
    province: (square, box) => squareName(box, square),
    village: (village, box) => squareName(box, box.villages[village]![0]!),
    pile: pile => `${pile + 1}`,
    pagodas: count => `パゴダ${count}個`,
  },
};
