import type { Texts } from '@tianxia/kernel';
import type { ZhanGuo } from '../../state.ts';

export const options: Texts<ZhanGuo>['options'] = {
  boards: {
    name: '个人版图',
    about: '使用哪一面，以及如何分配。',
    values: {
      sideA: { name: 'A面', about: '全都一样，适合第一次玩。' },
      sideB: { name: 'B面，自选', about: '各有特权；末位玩家先选。' },
      auction: { name: 'B面，竞标', about: '每位玩家从15分开始，竞标选择权。' },
    },
  },
  cards: {
    name: '抽牌',
    about: '一轮的六张手牌如何取得。',
    values: {
      two: { name: '抽两张', about: '每种颜色抽两张。' },
      choice: { name: '选牌', about: '第1至4轮每种颜色抽三张留两张。' },
    },
  },
  order: {
    name: '回合顺序',
    about: '出牌时的先后顺序。',
    values: {
      clockwise: { name: '顺时针', about: '从起始玩家开始绕桌一圈。' },
      track: { name: '奖赏轨', about: '依奖赏轨由上往下。' },
    },
  },
  unrest: {
    name: '征工的动乱',
    about: '征募工人造成多少动乱。',
    values: {
      once: { name: '一格', about: '不论征多少工人都只升一格。' },
      perWorker: { name: '每人一格', about: '每征一名工人升一格，更困难。' },
    },
  },
  turnEnd: {
    name: '回合结束',
    about: '由谁宣告任务并结束回合。',
    values: {
      automatic: { name: '自动', about: '达成任务时系统立刻替你宣告并继续。' },
      byHand: { name: '手动', about: '自己宣告任务、做最后的免费移动，再结束回合。' },
    },
  },
  unrestWall: {
    name: '扣动乱的长城',
    about: '5、10或15分扣总动乱的长城，动乱更高时怎么算。规则书有两种读法。',
    values: {
      atLeast0: { name: '不低于0', about: '这样的长城不给分。' },
      negative: { name: '可为负', about: '这样的长城会扣分。' },
    },
  },
};
