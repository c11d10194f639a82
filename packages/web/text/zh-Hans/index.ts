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
    languageAway: '这种语言没有保存在这台设备上，下次联网时会载入。',
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

  setup: {
    title: '开新桌',
    allSet: '一切就绪。想改就改，或直接开始。',
    pick: '游戏',
    howToPlay: '玩法',
    noOptions: '这款游戏没有选项：大家用同样的规则。',
    seats: '座位',
    count: '人数',
    players: n => `${n} 人`,
    you: '你',
    yourName: '你的名字',
    yourNameHint: '你的名字（可不填）',
    otherName: n => `${n} 号座位的名字`,
    otherNameHint: n => `玩家 ${n}`,
    who: n => `谁坐 ${n} 号座位`,
    here: '在此',
    hereSpoken: '同用这台设备的人',
    link: '链接',
    linkSpoken: '用链接邀请的朋友',
    legend: {
      here: '同用这台设备的另一个人。轮流传递，手牌保持盖住。',
      bots: '六位对手，由宽厚到强悍。马上入座，不需网络。',
      link: '用别的设备的朋友。打开链接就能入座或观战。',
    },
    aboutLink: '打开链接的人坐这里。',
    bot: '机器人',
    botSpoken: '机器人，从新手到大师',
    level: n => `${n} 号座位的强度`,
    levelSpoken: (stars, title) => `六级中的第 ${stars} 级：${title}`,
    rated: rating => `约 ${rating}`,
    ratedHint: players => `由 ${players} 个机器人之间的对局算出，以书吏为 1200；与玩家的积分不是同一尺度。`,
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
    aboutBot: {
      random: '想到什么就下什么。',
      greedy: '只取眼前最好的一手。',
      search: '想得远，几乎不给机会。',
      mind: '与自己对弈练成，应手如流。',
      pupil: '看顺眼就下，常有疏漏。',
      ferryman: '从不着急，就近取分。',
      clerk: '每回合都算清楚，但只算这一回合。',
      merchant: '精通门道，应手如流。',
      general: '每个计策都先拿你推演一遍。',
      hermit: '沉吟两秒，滴水不漏。',
    },
    friend: '朋友（链接）',
    colourOf: (n, colour) => `${n} 号座位的颜色：${colour}。按一下更换。`,
    colours: n => `${n} 号座位的颜色`,
    sideOf: (n, side) => `${n} 号座位的阵营：${side}。按一下更换。`,
    sides: n => `${n} 号座位的阵营`,
    plays: side => `执${side}`,
    takenBy: (colour, n) => `${colour}，与 ${n} 号座位交换`,
    firstPlayer: '起始玩家',
    forPlayers: (game, n) => `《${game}》${n} 人局`,
    summary: (table, choices) => `${[table, ...choices].join('，')}。`,
    outlook: (bots, here, links, long) =>
      [
        bots > 0 && `${bots} 个机器人马上入座。`,
        here > 0 && `${here} 个人和你同用这台设备。`,
        links > 0 && `你会得到给 ${links} 位朋友的链接。`,
        `约 ${long} 分钟。`,
      ]
        .filter(Boolean)
        .join(''),
    pack: {
      use: '使用自己的数据包',
      hint: '一个 JSON 文件，包含你自己的卡牌、版图和数值。可以先保存印刷版的内容再修改。',
      save: '将印刷版存为文件',
      used: (file: string) => `本桌使用 ${file}。`,
      printed: '改回印刷版',
      large: '文件太大，不能用作数据包。',
      notJson: '这不是 JSON 文件。',
      wrong: (why: string) => `无法使用这个数据包：${why}`,
    },
    start: '开桌',
    starting: '准备中',
    usual: '回到常用设置',
    oneEach: '用链接时，各人用自己的设备。请让其他人也用链接加入。',
    noServer: '服务器没有响应，所以无法生成链接。你的设置都还在。请再试，或让机器人入座。',
    refused: why => `服务器没有接受这张牌桌：${why}你的设置都还在。`,
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
  analysis,

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
    title: '各语言对照',
    lead: '网页和游戏的所有文字，各语言并列。有空格的句子填了示例。缺少的会标出。',
    what: '显示',
    pages: '网页',
    key: '键',
  },

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
