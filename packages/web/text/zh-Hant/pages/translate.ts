import type { PageWords } from '../../words.ts';

export const translate: PageWords['translate'] = {
  title: '各語言對照',
  lead: '網頁和遊戲的所有文字，各語言並列。有空格的句子填了範例。缺少的會標出。',
  what: '顯示',
  pages: '網頁',
  key: '鍵',
};
