import type { Letters } from '../letters.ts';

export const letters: Letters = {
  turn: (game, table) => ({
    title: `${game}：轮到你了`,
    text: `《${game}》牌桌 ${table} 轮到你了。`,
  }),
  invite: (game, by) => ({
    title: `和${by}玩一局《${game}》？`,
    text: `${by}邀请你加入一桌《${game}》。`,
  }),
  rematch: (game, by) => ({
    title: `《${game}》再来一局`,
    text: `${by}想和你再玩一局《${game}》。`,
  }),
  noMore: link => `不再接收这类邮件：${link}`,
  confirm: (link, site) => ({
    subject: 'Tianxia：这是你的邮箱吗？',
    text: `有人（多半就是你）在 ${site} 填了这个邮箱，想在轮到自己时收到通知。

如果是你，请在一天内到这里确认：
${link}

如果不是你，不必理会；也可以在同一个链接里说明，邮箱就会移除，不会再有邮件发来。`,
  }),
  password: (name, link) => ({
    subject: 'Tianxia：设置新密码',
    text: `有人（多半就是你）要为 ${name} 设置新密码。请在一小时内到这里设置：

${link}

如果不是你，不必理会这封信：什么都没有改变。`,
  }),
  unsubscribe: {
    ask: '不再接收轮到你时的邮件？',
    go: '不再接收',
    done: '你不会再收到轮到你时的邮件。',
  },
};
