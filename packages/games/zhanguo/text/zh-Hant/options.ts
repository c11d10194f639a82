import type { Texts } from '@tianxia/kernel';
import type { ZhanGuo } from '../../state.ts';

export const options: Texts<ZhanGuo>['options'] = {
  boards: {
    name: '個人版圖',
    about: '使用哪一面，以及如何分配。',
    values: {
      sideA: { name: 'A面', about: '全都一樣，適合第一次玩。' },
      sideB: { name: 'B面，自選', about: '各有特權；末位玩家先選。' },
      auction: { name: 'B面，競標', about: '每位玩家從15分開始，競標選擇權。' },
    },
  },
  cards: {
    name: '抽牌',
    about: '一輪的六張手牌如何取得。',
    values: {
      two: { name: '抽兩張', about: '每種顏色抽兩張。' },
      choice: { name: '選牌', about: '第1至4輪每種顏色抽三張留兩張。' },
    },
  },
  order: {
    name: '回合順序',
    about: '出牌時的先後順序。',
    values: {
      clockwise: { name: '順時針', about: '從起始玩家開始繞桌一圈。' },
      track: { name: '獎賞軌', about: '依獎賞軌由上往下。' },
    },
  },
  unrest: {
    name: '徵工的動亂',
    about: '徵募工人造成多少動亂。',
    values: {
      once: { name: '一格', about: '不論徵多少工人都只升一格。' },
      perWorker: { name: '每人一格', about: '每徵一名工人升一格，更困難。' },
    },
  },
  turnEnd: {
    name: '回合結束',
    about: '由誰宣告任務並結束回合。',
    values: {
      automatic: { name: '自動', about: '達成任務時系統立刻替你宣告並繼續。' },
      byHand: { name: '手動', about: '自己宣告任務、做最後的免費移動，再結束回合。' },
    },
  },
  unrestWall: {
    name: '扣動亂的長城',
    about: '5、10或15分扣總動亂的長城，動亂更高時怎麼算。規則書有兩種讀法。',
    values: {
      atLeast0: { name: '不低於0', about: '這樣的長城不給分。' },
      negative: { name: '可為負', about: '這樣的長城會扣分。' },
    },
  },
};
