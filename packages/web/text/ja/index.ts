import type { Words } from '../words.ts';
import { examples } from './examples.ts';
import { forms } from './forms.ts';
import { learn } from './learn.ts';
import { over } from './over.ts';
import { play } from './play.ts';
import { refused } from './refused.ts';
import { together } from './together.ts';

/** ページの言葉（日本語）。文は「です・ます」、ボタンは体言止めで短く。 */
export const words: Words = {
  forms,
  site: {
    name: 'Tianxia',
    skip: '本文へ',
    home: 'ホーム：',
    menu: 'サイト',
    games: 'ゲーム',
    tables: 'テーブル',
    newTable: '新しいテーブル',
    rules: 'ルール',
    replays: 'リプレイ',
    theme: {
      auto: '配色は端末に合わせています。押すと明るい配色になります。',
      light: '明るい配色です。押すと暗い配色になります。',
      dark: '暗い配色です。押すと端末に合わせます。',
    },
    sound: { on: '音が出ます。押すと消します。', off: '音は消えています。押すと音が出ます。' },
    loading: '少々お待ちください。',
    language: '言語',
    languageAway: 'この言語はこの端末に保存されていません。次に接続したときに切り替わります。',
  },

  home: {
    title: games => `Tianxia 天下：${games}つのゲームを、ひとつの卓で`,
    headline: ['天下を、', 'ひとつの卓に。'],
    lead: games => `中国統一をめぐる${games}つの名作ボードゲーム。ブラウザで無料、友だちともボットとも。`,
    playNow: '今すぐ遊ぶ',
    invite: '友だちを誘う',
    noAccount: (game, n) => `アカウント不要。${game}の初回は約${n}分です。`,
    goesOn: '続きのゲーム',
    with: names => `相手：${names}`,
    alone: 'ひとりで。',
    yourTurn: 'あなたの手番',
    since: time => `（${time}前から）`,
    last: time => `最後の手は${time}前。`,
    resume: '再開',
    putAway: 'このテーブルを片づける',
    away: 'テーブルを片づけました。',
    bringBack: '元に戻す',
    moreTables: n => `ほかに${n}卓`,
    haveLink: 'リンクかコードをお持ちですか？',
    seenAtOnce: 'テーブルの友だちにはすぐに見えます。',
    code: 'テーブルのリンクかコード',
    codeExample: 'リンクかコード',
    join: '参加',
    codeMissing: '友だちから届いたリンクを貼るか、コードを入力してください。',
    choose: 'ゲームを選ぶ',
    setUp: '設定して遊ぶ',
    rules: 'ルール',
    puzzles: '次の一手',
    couldNotStart: 'テーブルを用意できませんでした。何も失われていません。もう一度お試しください。',
  },

  about: {
    by: (designers, year) => `${designers}・${year}年`,
    seats: (min, max) => (min === max ? `${min}人` : `${min}〜${max}人`),
    seatsSpoken: (min, max) => (min === max ? `${min}人用` : `${min}人から${max}人用`),
    minutes: n => `${n}分`,
    minutesSpoken: n => `約${n}分`,
    weight: { light: '軽め', medium: '中くらい', heavy: '重め' },
  },

  time: {
    now: '少し',
    minutes: n => `${n}分`,
    hours: n => `${n}時間`,
    days: n => `${n}日`,
  },

  called: {
    otherNameHint: n => `${n}人目`,
    friend: '友だち（リンク）',
    bots: {
      random: '温和',
      greedy: '堅実',
      search: '鋭敏',
      mind: '熟練',
      pupil: '書生',
      ferryman: '渡し守',
      clerk: '書記',
      merchant: '商人',
      general: '将軍',
      hermit: '隠者',
    },
    botNames: {
      pupil: 'リアン',
      ferryman: 'ホーじいさん',
      clerk: 'ウェン',
      merchant: 'ジア',
      general: 'モン',
      hermit: 'シュエン',
    },
    botTitled: (name, title) => `${title}の${name}`,
    botNumber: n => `ボット${n}`,
    botNote: level => `ボット・${level}`,
    somebody: '誰か',
  },

  naming: {
    title: '何と呼ばれたいですか？',
    hint: '名前だけで遊べます。後でアカウントとして残せます。',
    name: 'あなたの名前',
    go: '進む',
    cancel: 'キャンセル',
    or: 'または',
    sorry: 'サーバーが応答しませんでした。もう一度お試しください。',
  },

  who: {
    menu: name => `${name}：プロフィール、アカウントなど`,
    menuMore: '：プロフィール、アカウントなど',
    menuNobody: 'サイトのメニュー',
    guest: 'ゲスト',
    account: 'アカウント',
    rated: rating => `レート ${rating}`,
    bell: n => (n === 0 ? 'あなたの手番のテーブルはありません' : `${n}卓であなたの手番です`),
    myPage: 'マイページ',
    settings: 'アカウント',
    keep: 'この名前を残す',
    signIn: 'ログイン',
    signOut: 'ログアウト',
    signedOut: 'ログアウトしました。この端末のテーブルは残ります。',
    endedElsewhere: '別の場所でログアウトされました。',
    silent: 'サーバーが応答しません。何も変わっていません。もう一度お試しください。',
  },

  table: {
    missingTitle: 'このテーブルはありません',
    missingHere: 'このブラウザには保存されていません。別の端末で用意されたか、片づけられたのかもしれません。',
    missingThere: 'このアドレスのテーブルはありません。リンクを確かめるか、友だちに聞いてください。',
    noServerTitle: 'サーバーが応答しません',
    noServer: '何も失われていません。テーブルはサーバーにあります。その間も、この端末のゲームは遊べます。',
    tryAgain: 'もう一度',
    waiting: 'テーブルの準備ができました',
    waitingHint: 'リンクを送ってください。開いた人は空席に座るか、観戦できます。',
    freeSeat: '空席',
    copy: 'コピー',
    copied: 'リンクをコピーしました。',
    linkLabel: 'このテーブルへのリンク',
  },

  over,

  rules: {
    title: game => `${game}のルール`,
    heading: 'ルール',
    close: '閉じる',
    search: n => `${n}件のルールを検索`,
    nothing: query => `「${query}」を含むルールはありません。短い言葉で試すか、章を開いてください。`,
    found: n => `${n}件`,
    chapters: 'すべての章',
    chapter: '章',
    previous: id => `前のルール（${id}）`,
    next: id => `次のルール（${id}）`,
    closeBy: '近くのルール',
    open: id => `ルール${id}を開く`,
    count: n => `${n}件`,
    foreword: '用語と出典',
    contents: '目次',
    onBoard: 'ボードで見る',
    source: {
      rulebook: 'ルールブック',
      public: '公開資料',
      ruling: '当サイトの裁定',
      reconstructed: '復元',
      other: '出典',
    },
    missing: 'このゲームのルールはまだありません。',
  },

  play,

  together,
  examples,
  learn,
  refused,

  lost: {
    title: 'ここには何もありません',
    text: 'このアドレスの先には何もありません。途中で一文字落としたのかもしれません。',
    home: 'ゲーム一覧へ',
  },

  broken: {
    title: 'ページが止まりました',
    text: 'ページで問題が起きました。テーブルは保存されています。読み込み直し、また止まるようならゲーム一覧へ戻ってください。',
    reload: '読み込み直す',
  },
};
