import type { Texts } from '@tianxia/kernel';
import type { ZhanGuo } from '../../state.ts';

export const options: Texts<ZhanGuo>['options'] = {
  boards: {
    name: '個人ボード',
    about: 'どの面を使い、どう配るか。',
    values: {
      sideA: { name: 'A面', about: '全員同じ。初めての人におすすめ。' },
      sideB: { name: 'B面・選択', about: 'それぞれ固有の能力あり。最後のプレイヤーから選びます。' },
      auction: { name: 'B面・競り', about: '全員15点で始め、選ぶ順番を競ります。' },
    },
  },
  cards: {
    name: 'カードの引き方',
    about: '1ラウンドの6枚をどう引くか。',
    values: {
      two: { name: '2枚ずつ', about: '各色2枚。' },
      choice: { name: '選んで残す', about: '第1〜4ラウンドは各色3枚を引き、2枚を残します。' },
    },
  },
  order: {
    name: '手番順',
    about: 'カードを出す順番。',
    values: {
      clockwise: { name: '時計回り', about: 'スタートプレイヤーから順に。' },
      track: { name: '報酬トラック順', about: '報酬トラックの上から下へ。' },
    },
  },
  unrest: {
    name: '雇用の不満',
    about: '労働者を雇うと不満がどれだけ上がるか。',
    values: {
      once: { name: '1だけ', about: '何人雇っても1段階。' },
      perWorker: { name: '1人につき1', about: '雇った人数だけ上がります。難しめ。' },
    },
  },
  turnEnd: {
    name: '手番の終了',
    about: '任務の達成と手番の終了をどうするか。',
    values: {
      automatic: { name: '自動', about: '任務はできるようになりしだい自動で達成し、次へ進みます。' },
      byHand: { name: '手動', about: '任務の達成と最後の無料移動を自分で行い、手番を終えます。' },
    },
  },
  unrestWall: {
    name: '長城の不満差し引き',
    about: '5・10・15点から不満の合計を引くとき、不満のほうが多い場合。ルールブックは二通りに読めます。',
    values: {
      atLeast0: { name: '0が下限', about: 'その長城は0点になります。' },
      negative: { name: 'マイナスあり', about: 'その長城は失点になります。' },
    },
  },
};
