import type { Words } from '../words.ts';
import { examples } from './examples.ts';
import { forms } from './forms.ts';
import { learn } from './learn.ts';
import { over } from './over.ts';
import { play } from './play.ts';
import { refused } from './refused.ts';
import { together } from './together.ts';

/** 网页上的每一句话。称“你”，简短、亲切、准确。 */
export const words: Words = {
  forms,
  site: {
    name: 'Tianxia',
    skip: '跳到内容',
    home: '首页：',
    menu: '网站',
    games: '游戏',
    tables: '牌桌',
    newTable: '开新桌',
    rules: '规则',
    replays: '棋谱',
    theme: {
      auto: '配色跟随设备。按一下改用浅色。',
      light: '浅色。按一下改用深色。',
      dark: '深色。按一下跟随设备。',
    },
    sound: { on: '音效已开。按一下静音。', off: '音效已关。按一下开启。' },
    loading: '请稍候。',
    language: '语言',
    languageAway: '这种语言没有保存在这台设备上，下次联网时会加载。',
  },

  home: {
    title: games => `Tianxia 天下：${spelled(games)}款游戏，同一张桌`,
    headline: ['天下大势，', '尽在一桌。'],
    lead: games => `${spelled(games)}款以中国统一为题的经典桌游。免费，用浏览器就能和朋友或机器人对战。`,
    playNow: '马上开玩',
    invite: '邀请朋友',
    noAccount: (game, n) => `不需账号。第一局《${game}》约 ${n} 分钟。`,
    goesOn: '你的棋局还在',
    with: names => `同桌：${names}。`,
    alone: '独自一人。',
    yourTurn: '轮到你了',
    since: time => `（已等${time}）`,
    last: time => `上一手在${time}前。`,
    resume: '继续',
    putAway: '收起这张桌',
    away: '牌桌已收起。',
    bringBack: '拿回来',
    moreTables: n => `还有 ${n} 桌`,
    haveLink: '有链接或代码？',
    seenAtOnce: '同桌的朋友马上就看到你。',
    code: '牌桌的链接或代码',
    codeExample: '链接或代码',
    join: '加入',
    codeMissing: '请粘贴朋友传来的链接，或输入代码。',
    choose: '选一款游戏',
    setUp: '设置',
    rules: '规则',
    puzzles: '题目',
    couldNotStart: '牌桌没能摆好。数据都还在，请再试一次。',
  },

  about: {
    by: (designers, year) => `${designers}·${year}`,
    seats: (min, max) => (min === max ? `${min} 人` : `${min}–${max} 人`),
    seatsSpoken: (min, max) => (min === max ? `${min} 人` : `${min} 到 ${max} 人`),
    minutes: n => `${n} 分`,
    minutesSpoken: n => `约 ${n} 分钟`,
    weight: { light: '轻度', medium: '中度', heavy: '重度' },
  },

  time: {
    now: '片刻',
    minutes: n => `${n} 分钟`,
    hours: n => `${n} 小时`,
    days: n => `${n} 天`,
  },

  called: {
    otherNameHint: n => `玩家 ${n}`,
    friend: '朋友（链接）',
    bots: {
      random: '温和',
      greedy: '稳健',
      search: '犀利',
      mind: '老练',
      pupil: '书生',
      ferryman: '船夫',
      clerk: '书吏',
      merchant: '商人',
      general: '将军',
      hermit: '隐士',
    },
    botNames: {
      pupil: '小廉',
      ferryman: '老何',
      clerk: '小文',
      merchant: '小贾',
      general: '老蒙',
      hermit: '玄翁',
    },
    botTitled: (name, title) => `${title}${name}`,
    botNumber: n => `机器人${n}`,
    botNote: level => `机器人，${level}`,
    somebody: '某人',
  },

  naming: {
    title: '大家怎么称呼你？',
    hint: '有个名字就能玩，以后可以留作账号。',
    name: '你的名字',
    go: '继续',
    cancel: '取消',
    or: '或',
    sorry: '没有成功：服务器没有响应。请再试一次。',
  },

  who: {
    menu: name => `${name}：个人页、账号等`,
    menuMore: '：个人页、账号等',
    menuNobody: '网站菜单',
    guest: '游客',
    account: '账号',
    rated: rating => `积分 ${rating}`,
    bell: n => (n === 0 ? '没有牌桌在等你' : `有 ${n} 桌轮到你`),
    myPage: '我的页面',
    settings: '账号',
    keep: '保留这个名字',
    signIn: '登录',
    signOut: '退出登录',
    signedOut: '你已退出登录。这台设备上的牌桌还在。',
    endedElsewhere: '你已退出登录：这次登录在别处被结束了。',
    silent: '服务器没有响应。什么都没有改变；请再试一次。',
  },

  table: {
    missingTitle: '这张牌桌不在这里',
    missingHere: '这个浏览器没有保存它。也许是在别的设备上开的，或已收起。',
    missingThere: '没有牌桌在这个网址。请再看一次链接，或问问你的朋友。',
    noServerTitle: '服务器没有响应',
    noServer: '什么都没丢：牌桌保存在服务器上。这段时间可以先玩这台设备上的棋局。',
    tryAgain: '再试一次',
    waiting: '牌桌摆好了',
    waitingHint: '把链接传出去。打开的人可以坐空位，或观战。',
    freeSeat: '空位',
    copy: '复制',
    copied: '链接已复制。',
    linkLabel: '这张牌桌的链接',
  },

  over,

  rules: {
    title: game => `《${game}》规则`,
    heading: '规则',
    close: '关闭',
    search: n => `搜索 ${n} 条规则`,
    nothing: query => `没有规则提到“${query}”。换个短一点的词，或打开章节。`,
    found: n => `${n} 条规则`,
    chapters: '所有章节',
    chapter: '章节',
    previous: id => `上一条规则，${id}`,
    next: id => `下一条规则，${id}`,
    closeBy: '相近的规则',
    open: id => `打开规则 ${id}`,
    count: n => `${n} 条`,
    foreword: '用语与出处',
    contents: '目录',
    onBoard: '在版图上看',
    source: {
      rulebook: '规则书',
      public: '公开资料',
      ruling: '本站裁定',
      reconstructed: '重建',
      other: '出处',
    },
    missing: '这款游戏的规则还没放上来。',
  },

  play,

  together,
  examples,
  learn,
  refused,

  lost: {
    title: '这里空空如也',
    text: '这个网址没有对应的页面。也许途中掉了一个字。',
    home: '去看游戏',
  },

  broken: {
    title: '这一页出错了',
    text: '网页出了问题。你的牌桌都还在。请重新加载；若又出错，就回到游戏列表。',
    reload: '重新加载',
  },
};

function spelled(n: number): string {
  return ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'][n] ?? `${n} `;
}
