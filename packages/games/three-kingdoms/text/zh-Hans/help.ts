import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: '游戏结束时（最迟第12轮），分数最高的人获胜。',
  phases: {
    recruit: '招募武将',
    conflict: '出价',
    actions: '执行行动',
    benefits: '技能与效果',
    upkeep: '维护费',
  },
  actions: {
    recruit: '**留下武将。** 看他擅长什么：政务用于建设，战斗用于作战，统率决定能带多少。',
    ally: '**指定联盟的格子。** 只有在那里，你与盟友的出价相加。',
    assign: '**派武将到一格。** 出价结束时，总和最高的一方得到该行动。',
    pass: '**不再出价。** 本轮到此为止。留着的武将不花费用。',
    escort: '**派人随行。** 部队加强战役；金或部队能讨好部族。',
    alone: '**单独派出。** 不再冒别的险。',
    support: '**加强出价。** 加上的不论输赢都用掉。',
    take: '**执行赢得的行动。** 顺序随你。',
    decline: '**放弃行动。** 什么也不发生，也不用付。',
    develop: '**开发。** 每级终局计分，以后的收成也更多。',
    harvest: '**收成或征税。** 存起来的标记永久减少维护费，其余给粮或金。',
    trade: '**买卖。** 把多余的换成缺少的。',
    technology: '**训练或找牌。** 割据牌给分，统一牌给物资。',
    cards: '**选一张牌。** 留下的牌以后可以建。',
    build: '**建一项建设。** 效果持续整局。',
    receive: '**选择得到或给出什么。** 拿下一轮要用的。',
    train: '**训练军队。** 只有配了兵器的精兵能上边境。',
    emperor: '**晋升官爵。** 一名武将留在汉帝身边，下一轮缺席。',
    station: '**驻守。** 部队每轮得分，据点终局计算。他会一直留在那里。',
    tribe: '**安抚部族。** 关系到1级时，每轮损失3分。',
    benefit: '**使用效果。** 来自武将与建设。',
    upkeep: '**以别的抵付。** 不足的每一份是3分的亏空。',
    finish: '**结束。** 这里已没有对你有用的事。',
  },
  firsts: {
    generals: { title: '新的武将', text: '你看到的比能留的多两名，其余放回。' },
    units: {
      title: '部队随武将出征',
      text: '一支部队是一支精兵加一件兵器。每支使战役总和加1；能带多少看他的统率。',
    },
    support: { title: '民心用了就没了', text: '每个使这次出价加1，不论输赢都用掉。汉帝标记加1，之后收回。' },
    tribes: {
      title: '部族不安',
      text: '不执行安抚部族的行动，等级每轮降1。到1级时要拿一个亏空标记。',
    },
    deficit: { title: '亏空', text: '终局扣3分，而且无法消除。' },
  },
};
