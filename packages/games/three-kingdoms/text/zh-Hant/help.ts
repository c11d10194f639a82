import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: '遊戲結束時（最遲第12輪），分數最高的人獲勝。',
  phases: {
    recruit: '招募武將',
    conflict: '出價',
    actions: '執行行動',
    benefits: '技能與效果',
    upkeep: '維護費',
  },
  actions: {
    recruit: '**留下武將。** 看他擅長什麼：政務用於建設，戰鬥用於作戰，統率決定能帶多少。',
    ally: '**指定聯盟的格子。** 只有在那裡，你與盟友的出價相加。',
    assign: '**派武將到一格。** 出價結束時，總和最高的一方得到該行動。',
    pass: '**不再出價。** 本輪到此為止。留著的武將不花費用。',
    escort: '**派人隨行。** 部隊加強戰役；金或部隊能討好部族。',
    alone: '**單獨派出。** 不再冒別的險。',
    support: '**加強出價。** 加上的不論輸贏都用掉。',
    take: '**執行贏得的行動。** 順序隨你。',
    decline: '**放棄行動。** 什麼也不發生，也不用付。',
    develop: '**開發。** 每級終局計分，以後的收成也更多。',
    harvest: '**收成或徵稅。** 存起來的標記永久減少維護費，其餘給糧或金。',
    trade: '**買賣。** 把多餘的換成缺少的。',
    technology: '**訓練或找牌。** 割據牌給分，統一牌給物資。',
    cards: '**選一張牌。** 留下的牌以後可以建。',
    build: '**建一項建設。** 效果持續整局。',
    receive: '**選擇得到或給出什麼。** 拿下一輪要用的。',
    train: '**訓練軍隊。** 只有配了兵器的精兵能上邊境。',
    emperor: '**晉升官爵。** 一名武將留在漢帝身邊，下一輪缺席。',
    station: '**駐守。** 部隊每輪得分，據點終局計算。他會一直留在那裡。',
    tribe: '**安撫部族。** 關係到1級時，每輪損失3分。',
    benefit: '**使用效果。** 來自武將與建設。',
    upkeep: '**以別的抵付。** 不足的每一份是3分的虧空。',
    finish: '**結束。** 這裡已沒有對你有用的事。',
  },
  firsts: {
    generals: { title: '新的武將', text: '你看到的比能留的多兩名，其餘放回。' },
    units: {
      title: '部隊隨武將出征',
      text: '一支部隊是一支精兵加一件兵器。每支使戰役總和加1；能帶多少看他的統率。',
    },
    support: { title: '民心用了就沒了', text: '每個使這次出價加1，不論輸贏都用掉。漢帝標記加1，之後收回。' },
    tribes: {
      title: '部族不安',
      text: '不執行安撫部族的行動，等級每輪降1。到1級時要拿一個虧空標記。',
    },
    deficit: { title: '虧空', text: '終局扣3分，而且無法消除。' },
  },
};
