import type { Words } from '../words.ts';

export const examples: Words['examples'] = {
  link: '範例',
  title: game => `《${game}》範例`,
  hint: '每一則都是真正牌桌上的局面：可以看、可以看示範，也可以從那裡接著玩。',
  note: id => `範例 ${id}`,
  show: '示範給我看',
  back: '回到開頭',
  playOn: '從這裡接著玩',
  position: (n, of) => `局面 ${n}/${of}`,
  choice: (n, of) => `第 ${n} 手，共 ${of} 手`,
  tried: what => `嘗試：${what}`,
  refused: why => `規則不允許：${why}`,
  done: '結果就是這樣。',
  only: '這裡不用選擇：看看牌桌。',
  yours: '現在換你玩，對手是簡單的機器人。',
  noTable: '這一則只談數字，沒有牌桌可看。',
  all: '全部範例',
  previous: '上一則',
  next: '下一則',
  rules: '相關規則',
  count: n => `${n} 則`,
};
