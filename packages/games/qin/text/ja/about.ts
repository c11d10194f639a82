import type { AboutText } from '@tianxia/kernel';

export const about: AboutText = {
  title: '秦',
  beside: '',
  blurb: 'ドミノのようなタイルを置き、州を興し、村を取る。パゴダを最初に置き切った人の勝ち。',
  reconstructed: '村・池・開始領土のマスは、私たちによる復元です。',
};
