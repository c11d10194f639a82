import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: '最先把自己的寶塔全部放上版圖的人獲勝。',
  phases: { lay: '放板塊', draw: '抽板塊' },
  actions: {
    lay: '**放一塊板塊。** 同色的兩格相連，就成為你的省份，可放一座寶塔；達到五格再放一座。',
    draw: '**從一疊抽。** 只是補回手上的板塊，每一疊都一樣。',
  },
  firsts: {
    skipped: { title: '一個回合被跳過', text: '手上的板塊都不能放的人，不放也不抽，由其他人繼續。' },
  },
};
