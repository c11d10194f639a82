import type { Letters } from '../letters.ts';

export const letters: Letters = {
  turn: (game, table) => ({
    title: `${game}：輪到你了`,
    text: `《${game}》牌桌 ${table} 輪到你了。`,
  }),
  invite: (game, by) => ({
    title: `和${by}玩一局《${game}》？`,
    text: `${by}邀請你加入一桌《${game}》。`,
  }),
  rematch: (game, by) => ({
    title: `《${game}》再來一局`,
    text: `${by}想和你再玩一局《${game}》。`,
  }),
  noMore: link => `不再接收這類郵件：${link}`,
  confirm: (link, site) => ({
    subject: 'Tianxia：這是你的信箱嗎？',
    text: `有人（多半就是你）在 ${site} 填了這個信箱，想在輪到自己時收到通知。

如果是你，請在一天內到這裡確認：
${link}

如果不是你，不必理會；也可以在同一個連結裡說明，信箱就會移除，不會再有郵件寄來。`,
  }),
  password: (name, link) => ({
    subject: 'Tianxia：設定新密碼',
    text: `有人（多半就是你）要為 ${name} 設定新密碼。請在一小時內到這裡設定：

${link}

如果不是你，不必理會這封信：什麼都沒有改變。`,
  }),
  unsubscribe: {
    ask: '不再接收輪到你時的郵件？',
    go: '不再接收',
    done: '你不會再收到輪到你時的郵件。',
  },
};
