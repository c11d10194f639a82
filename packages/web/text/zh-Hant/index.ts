import type { Words } from '../words.ts';
import { analysis } from './analysis.ts';
import { api } from './api.ts';
import { examples } from './examples.ts';
import { forms } from './forms.ts';
import { learn } from './learn.ts';
import { lobby, records, terms } from './lobby.ts';
import { over } from './over.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { proof } from './proof.ts';
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

  setup: {
    title: '開新桌',
    allSet: '一切就緒。想改就改，或直接開始。',
    pick: '遊戲',
    howToPlay: '玩法',
    noOptions: '這款遊戲沒有選項：大家用同樣的規則。',
    seats: '座位',
    count: '人數',
    players: n => `${n} 人`,
    you: '你',
    yourName: '你的名字',
    yourNameHint: '你的名字（可不填）',
    otherName: n => `${n} 號座位的名字`,
    otherNameHint: n => `玩家 ${n}`,
    who: n => `誰坐 ${n} 號座位`,
    here: '在此',
    hereSpoken: '同用這台裝置的人',
    link: '連結',
    linkSpoken: '用連結邀請的朋友',
    legend: {
      here: '同用這台裝置的另一個人。輪流傳遞，手牌保持蓋住。',
      bots: '六位對手，由寬厚到強悍。馬上入座，不需網路。',
      link: '用別的裝置的朋友。打開連結就能入座或觀戰。',
    },
    aboutLink: '打開連結的人坐這裡。',
    bot: '機器人',
    botSpoken: '機器人，從新手到大師',
    level: n => `${n} 號座位的強度`,
    levelSpoken: (stars, title) => `六級中的第 ${stars} 級：${title}`,
    rated: rating => `約 ${rating}`,
    ratedHint: players => `由 ${players} 個機器人之間的對局算出，以書吏為 1200；與玩家的積分不是同一尺度。`,
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
    aboutBot: {
      random: '想到什麼就下什麼。',
      greedy: '只取眼前最好的一手。',
      search: '想得遠，幾乎不給機會。',
      mind: '與自己對弈練成，應手如流。',
      pupil: '看順眼就下，常有疏漏。',
      ferryman: '從不著急，就近取分。',
      clerk: '每回合都算清楚，但只算這一回合。',
      merchant: '精通門道，應手如流。',
      general: '每個計策都先拿你推演一遍。',
      hermit: '沉吟兩秒，滴水不漏。',
    },
    friend: '朋友（連結）',
    colourOf: (n, colour) => `${n} 號座位的顏色：${colour}。按一下更換。`,
    colours: n => `${n} 號座位的顏色`,
    sideOf: (n, side) => `${n} 號座位的陣營：${side}。按一下更換。`,
    sides: n => `${n} 號座位的陣營`,
    plays: side => `執${side}`,
    takenBy: (colour, n) => `${colour}，與 ${n} 號座位交換`,
    firstPlayer: '起始玩家',
    forPlayers: (game, n) => `《${game}》${n} 人局`,
    summary: (table, choices) => `${[table, ...choices].join('，')}。`,
    outlook: (bots, here, links, long) =>
      [
        bots > 0 && `${bots} 個機器人馬上入座。`,
        here > 0 && `${here} 個人和你同用這台裝置。`,
        links > 0 && `你會得到給 ${links} 位朋友的連結。`,
        `約 ${long} 分鐘。`,
      ]
        .filter(Boolean)
        .join(''),
    pack: {
      use: '使用自己的資料包',
      hint: '一個 JSON 檔案，內含你自己的卡牌、版圖和數值。可以先儲存印刷版的內容再修改。',
      save: '將印刷版存成檔案',
      used: (file: string) => `本桌使用 ${file}。`,
      printed: '改回印刷版',
      large: '檔案太大，不能當作資料包。',
      notJson: '這不是 JSON 檔案。',
      wrong: (why: string) => `無法使用這個資料包：${why}`,
    },
    start: '開桌',
    starting: '準備中',
    usual: '回到常用設定',
    oneEach: '用連結時，各人用自己的裝置。請讓其他人也用連結加入。',
    noServer: '伺服器沒有回應，所以無法產生連結。你的設定都還在。請再試，或讓機器人入座。',
    refused: why => `伺服器沒有接受這張牌桌：${why}你的設定都還在。`,
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
  analysis,

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
  lobby,
  terms,
  records,
  people,
  api,
  examples,
  proof,
  learn,
  refused,

  translate: {
    title: '各語言對照',
    lead: '網頁和遊戲的所有文字，各語言並列。有空格的句子填了範例。缺少的會標出。',
    what: '顯示',
    pages: '網頁',
    key: '鍵',
  },

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
