import type { Words } from '../words.ts';

export const examples: Words['examples'] = {
  link: 'プレイ例',
  title: game => `${game}のプレイ例`,
  hint: 'どれも本物のテーブルの局面です。眺める、手順を見る、そこから続けて遊ぶ、どれもできます。',
  note: id => `例 ${id}`,
  show: '手順を見る',
  back: '最初に戻る',
  playOn: 'ここから遊ぶ',
  position: (n, of) => `局面${n}/${of}`,
  choice: (n, of) => `${n}/${of}手目`,
  tried: what => `試した手：${what}`,
  refused: why => `ルール上できません：${why}`,
  done: '結果はこのとおりです。',
  only: 'ここで選ぶものはありません。テーブルを見てください。',
  yours: 'ここからはあなたのゲームです。相手はやさしいボットです。',
  noTable: 'これは数だけの例なので、見せるテーブルはありません。',
  all: 'すべての例',
  previous: '前の例',
  next: '次の例',
  rules: '関係するルール',
  count: n => `${n}例`,
};
