import type { Words } from '../words.ts';
import { forms } from './forms.ts';

export const pause: Words['together']['pause'] = {
  until: forms.until,
  title: '暂停',
  about: '全员同意后，到那时为止不计时。期间仍可行动，大家都愿意的话也能提早继续。',
  ask: '提议暂停',
  askTitle: '暂停多久？',
  upTo: until => `最迟到${until}。`,
  cancel: '取消',
  already: '已在暂停中，或有人提议了。',
  asks: (name, until) => `${name}提议暂停到${until}：不计时，仍可行动。需要其他人全部同意。`,
  youAsked: (until, waiting) => `你提议暂停到${until}。等待：${waiting}`,
  withdraw: '收回',
  youAgreed: (until, waiting) => `你同意暂停到${until}。等待：${waiting}`,
  refuse: '不暂停',
  agree: '同意',
  lasts: until => `暂停到${until}：不计时，仍可行动。`,
  wouldGoOn: names => `${names}想继续。`,
  youWouldGoOn: waiting => `你想继续。等待：${waiting}`,
  goOn: '继续',
  began: '全员同意，计时停止。',
  none: '没有暂停，计时继续。',
  over: '暂停结束，计时继续。',
};
