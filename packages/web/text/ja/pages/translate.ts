import type { PageWords } from '../../words.ts';

export const translate: PageWords['translate'] = {
  title: '全言語の文を並べて',
  lead: 'ページとゲームのすべての文を、全言語で並べています。穴のある文には例の言葉を入れてあります。欠けているものには印がつきます。',
  what: '表示',
  pages: 'ページ',
  key: 'キー',
};
