import type { Words } from '../words.ts';

export const examples: Words['examples'] = {
  link: '范例',
  title: game => `《${game}》范例`,
  hint: '每一则都是真正牌桌上的局面：可以看、可以看示范，也可以从那里接着玩。',
  note: id => `范例 ${id}`,
  show: '示范给我看',
  back: '回到开头',
  playOn: '从这里接着玩',
  position: (n, of) => `局面 ${n}/${of}`,
  choice: (n, of) => `第 ${n} 手，共 ${of} 手`,
  tried: what => `尝试：${what}`,
  refused: why => `规则不允许：${why}`,
  done: '结果就是这样。',
  only: '这里不用选择：看看牌桌。',
  yours: '现在换你玩，对手是简单的机器人。',
  noTable: '这一则只谈数字，没有牌桌可看。',
  all: '全部范例',
  previous: '上一则',
  next: '下一则',
  rules: '相关规则',
  count: n => `${n} 则`,
};
