import type { Words } from '../words.ts';
import { examples } from './examples.ts';
import { forms } from './forms.ts';
import { learn } from './learn.ts';
import { over } from './over.ts';
import { play } from './play.ts';
import { refused } from './refused.ts';
import { together } from './together.ts';

/** 網頁上的每一句話。稱「你」，簡短、親切、準確。 */
export const words: Words = {
  forms,
  site: {
    name: 'Tianxia',
    skip: '跳到內容',
    home: '首頁：',
    menu: '網站',
    games: '遊戲',
    tables: '牌桌',
    newTable: '開新桌',
    rules: '規則',
    replays: '棋譜',
    theme: {
      auto: '配色跟隨裝置。按一下改用淺色。',
      light: '淺色。按一下改用深色。',
      dark: '深色。按一下跟隨裝置。',
    },
    sound: { on: '音效開啟。按一下靜音。', off: '音效關閉。按一下開啟。' },
    loading: '請稍候。',
    language: '語言',
    languageAway: '這種語言沒有存在這台裝置上，下次連線時會載入。',
  },

  home: {
    title: games => `Tianxia 天下：${spelled(games)}款遊戲，同一張桌`,
    headline: ['天下大勢，', '盡在一桌。'],
    lead: games => `${spelled(games)}款以中國統一為題的經典桌遊。免費，用瀏覽器就能和朋友或機器人對戰。`,
    playNow: '立即開玩',
    invite: '邀請朋友',
    noAccount: (game, n) => `不需帳號。第一局《${game}》約 ${n} 分鐘。`,
    goesOn: '你的棋局還在',
    with: names => `同桌：${names}。`,
    alone: '獨自一人。',
    yourTurn: '輪到你了',
    since: time => `（已等${time}）`,
    last: time => `上一手在${time}前。`,
    resume: '繼續',
    putAway: '收起這張桌',
    away: '牌桌已收起。',
    bringBack: '拿回來',
    moreTables: n => `還有 ${n} 桌`,
    haveLink: '有連結或代碼？',
    seenAtOnce: '同桌的朋友馬上就看到你。',
    code: '牌桌的連結或代碼',
    codeExample: '連結或代碼',
    join: '加入',
    codeMissing: '請貼上朋友傳來的連結，或輸入代碼。',
    choose: '選一款遊戲',
    setUp: '設定',
    rules: '規則',
    puzzles: '題目',
    couldNotStart: '牌桌沒能擺好。資料都還在，請再試一次。',
  },

  about: {
    by: (designers, year) => `${designers}・${year}`,
    seats: (min, max) => (min === max ? `${min} 人` : `${min}–${max} 人`),
    seatsSpoken: (min, max) => (min === max ? `${min} 人` : `${min} 到 ${max} 人`),
    minutes: n => `${n} 分`,
    minutesSpoken: n => `約 ${n} 分鐘`,
    weight: { light: '輕度', medium: '中度', heavy: '重度' },
  },

  time: {
    now: '片刻',
    minutes: n => `${n} 分鐘`,
    hours: n => `${n} 小時`,
    days: n => `${n} 天`,
  },

  called: {
    otherNameHint: n => `玩家 ${n}`,
    friend: '朋友（連結）',
    bots: {
      random: '溫和',
      greedy: '穩健',
      search: '犀利',
      mind: '老練',
      pupil: '書生',
      ferryman: '船夫',
      clerk: '書吏',
      merchant: '商人',
      general: '將軍',
      hermit: '隱士',
    },
    botNames: {
      pupil: '小廉',
      ferryman: '老何',
      clerk: '小文',
      merchant: '小賈',
      general: '老蒙',
      hermit: '玄翁',
    },
    botTitled: (name, title) => `${title}${name}`,
    botNumber: n => `機器人${n}`,
    botNote: level => `機器人，${level}`,
    somebody: '某人',
  },

  naming: {
    title: '大家怎麼稱呼你？',
    hint: '有個名字就能玩，以後可以留作帳號。',
    name: '你的名字',
    go: '繼續',
    cancel: '取消',
    or: '或',
    sorry: '沒有成功：伺服器沒有回應。請再試一次。',
  },

  who: {
    menu: name => `${name}：個人頁、帳號等`,
    menuMore: '：個人頁、帳號等',
    menuNobody: '網站選單',
    guest: '訪客',
    account: '帳號',
    rated: rating => `積分 ${rating}`,
    bell: n => (n === 0 ? '沒有牌桌在等你' : `有 ${n} 桌輪到你`),
    myPage: '我的頁面',
    settings: '帳號',
    keep: '保留這個名字',
    signIn: '登入',
    signOut: '登出',
    signedOut: '你已登出。這台裝置上的牌桌還在。',
    endedElsewhere: '你已登出：這次登入在別處被結束了。',
    silent: '伺服器沒有回應。什麼都沒有改變；請再試一次。',
  },

  table: {
    missingTitle: '這張牌桌不在這裡',
    missingHere: '這個瀏覽器沒有保存它。也許是在別的裝置上開的，或已收起。',
    missingThere: '沒有牌桌在這個網址。請再看一次連結，或問問你的朋友。',
    noServerTitle: '伺服器沒有回應',
    noServer: '什麼都沒丟：牌桌保存在伺服器上。這段時間可以先玩這台裝置上的棋局。',
    tryAgain: '再試一次',
    waiting: '牌桌擺好了',
    waitingHint: '把連結傳出去。打開的人可以坐空位，或觀戰。',
    freeSeat: '空位',
    copy: '複製',
    copied: '連結已複製。',
    linkLabel: '這張牌桌的連結',
  },

  over,

  rules: {
    title: game => `《${game}》規則`,
    heading: '規則',
    close: '關閉',
    search: n => `搜尋 ${n} 條規則`,
    nothing: query => `沒有規則提到「${query}」。換個短一點的詞，或打開章節。`,
    found: n => `${n} 條規則`,
    chapters: '所有章節',
    chapter: '章節',
    previous: id => `上一條規則，${id}`,
    next: id => `下一條規則，${id}`,
    closeBy: '相近的規則',
    open: id => `打開規則 ${id}`,
    count: n => `${n} 條`,
    foreword: '用語與出處',
    contents: '目錄',
    onBoard: '在版圖上看',
    source: {
      rulebook: '規則書',
      public: '公開資料',
      ruling: '本站裁定',
      reconstructed: '重建',
      other: '出處',
    },
    missing: '這款遊戲的規則還沒放上來。',
  },

  play,

  together,
  examples,
  learn,
  refused,

  lost: {
    title: '這裡空空如也',
    text: '這個網址沒有對應的頁面。也許途中掉了一個字。',
    home: '去看遊戲',
  },

  broken: {
    title: '這一頁出錯了',
    text: '網頁出了問題。你的牌桌都還在。請重新載入；若又出錯，就回到遊戲列表。',
    reload: '重新載入',
  },
};

function spelled(n: number): string {
  return ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'][n] ?? `${n} `;
}
