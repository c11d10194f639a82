import type { Words } from '../words.ts';
import { forms } from './forms.ts';

export const pause: Words['together']['pause'] = {
  until: forms.until,
  title: '暫停',
  about: '全員同意後，到那時為止不計時。期間仍可行動，大家都願意的話也能提早繼續。',
  ask: '提議暫停',
  askTitle: '暫停多久？',
  upTo: until => `最遲到${until}。`,
  cancel: '取消',
  already: '已在暫停中，或有人提議了。',
  asks: (name, until) => `${name}提議暫停到${until}：不計時，仍可行動。需要其他人全部同意。`,
  youAsked: (until, waiting) => `你提議暫停到${until}。等待：${waiting}`,
  withdraw: '收回',
  youAgreed: (until, waiting) => `你同意暫停到${until}。等待：${waiting}`,
  refuse: '不暫停',
  agree: '同意',
  lasts: until => `暫停到${until}：不計時，仍可行動。`,
  wouldGoOn: names => `${names}想繼續。`,
  youWouldGoOn: waiting => `你想繼續。等待：${waiting}`,
  goOn: '繼續',
  began: '全員同意，計時停止。',
  none: '沒有暫停，計時繼續。',
  over: '暫停結束，計時繼續。',
};
