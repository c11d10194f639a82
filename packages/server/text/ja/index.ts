import type { Letters } from '../letters.ts';

export const letters: Letters = {
  turn: (game, table) => ({
    title: `${game}：あなたの手番です`,
    text: `${game}（テーブル ${table}）であなたの手番です。`,
  }),
  invite: (game, by) => ({
    title: `${by}さんから${game}のお誘い`,
    text: `${by}さんが${game}のテーブルに誘っています。`,
  }),
  rematch: (game, by) => ({
    title: `${game}：再戦のお誘い`,
    text: `${by}さんが${game}をもう一度あなたと遊びたがっています。`,
  }),
  noMore: link => `今後このメールを受け取らない：${link}`,
  confirm: (link, site) => ({
    subject: 'Tianxia：メールアドレスの確認',
    text: `手番のお知らせを受け取るため、${site} でこのアドレスが登録されました。

ご本人であれば、24時間以内にこちらで確認してください。
${link}

心当たりがなければ、何もする必要はありません。同じリンクで「自分のものではありません」を選べば、アドレスは削除され、今後メールは届きません。`,
  }),
  password: (name, link) => ({
    subject: 'Tianxia：新しいパスワード',
    text: `${name}さんの新しいパスワードの設定が求められました。1時間以内にこちらで設定してください。

${link}

心当たりがなければ、このメールは無視してください。何も変わりません。`,
  }),
  unsubscribe: {
    ask: '手番のお知らせメールを止めますか？',
    go: 'メールを止める',
    done: '手番のお知らせメールを止めました。',
  },
};
