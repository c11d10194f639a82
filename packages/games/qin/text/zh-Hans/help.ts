import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: '最先把自己的宝塔全部放上版图的人获胜。',
  phases: { lay: '放板块', draw: '抽板块' },
  actions: {
    lay: '**放一块板块。** 同色的两格相连，就成为你的省份，可放一座宝塔；达到五格再放一座。',
    draw: '**从一叠抽。** 只是补回手上的板块，每一叠都一样。',
  },
  firsts: {
    skipped: { title: '一个回合被跳过', text: '手上的板块都不能放的人，不放也不抽，由其他人继续。' },
  },
};
