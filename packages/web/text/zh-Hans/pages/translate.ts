import type { PageWords } from '../../words.ts';

export const translate: PageWords['translate'] = {
  title: '各语言对照',
  lead: '网页和游戏的所有文字，各语言并列。有空格的句子填了示例。缺少的会标出。',
  what: '显示',
  pages: '网页',
  key: '键',
};
