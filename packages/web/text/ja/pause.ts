import type { Words } from '../words.ts';
import { forms } from './forms.ts';

export const pause: Words['together']['pause'] = {
  until: forms.until,
  title: '中断',
  about: '全員が同意すると、その時まで時計が止まります。その間も手は選べ、全員がそろえば早く再開できます。',
  ask: '中断を提案',
  askTitle: 'どのくらい？',
  upTo: until => `遅くとも${until}まで。`,
  cancel: 'キャンセル',
  already: 'すでに中断中か、誰かが提案しています。',
  asks: (name, until) =>
    `${name}さんが${until}までの中断を提案しています。時計は止まり、手は選べます。ほかの全員の同意が必要です。`,
  youAsked: (until, waiting) => `${until}までの中断を提案しました。返事待ち：${waiting}`,
  withdraw: '取り下げる',
  youAgreed: (until, waiting) => `${until}までの中断に同意しました。返事待ち：${waiting}`,
  refuse: '中断しない',
  agree: '同意する',
  lasts: until => `${until}まで中断中。時計は止まっています。手は選べます。`,
  wouldGoOn: names => `${names}が再開を希望しています。`,
  youWouldGoOn: waiting => `再開を希望しました。返事待ち：${waiting}`,
  goOn: '再開する',
  began: '全員が同意し、時計が止まりました。',
  none: '中断はなくなり、時計が動いています。',
  over: '中断が終わり、時計が動いています。',
};
