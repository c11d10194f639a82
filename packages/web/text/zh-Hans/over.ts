import type { Words } from '../words.ts';

const who = ({ name, you }: { name: string; you: boolean }) => (you ? '你' : name);

export const over: Words['over'] = {
  title: '游戏结束',
  hint: '全部计分完毕，结果已定。',
  board: '看版图',
  leave: '离开',
  youWin: '你赢了',
  youShare: '你与人共享胜利',
  wins: name => `${name}获胜`,
  shared: names => `${names}共享胜利`,
  seal: '印：天下',
  ranking: '排名',
  you: '你',
  sheet: '计分表',
  sheetHint: '每一项算什么，分数从何而来',
  line: '项目',
  total: '总计',
  most: '最多',
  unit: '分',
  turning: '对局经过',
  courseSpoken: '各玩家分数的变化，重要时刻列在下方',
  courseY: '分数',
  courseRounds: '轮',
  courseTurns: '回合',
  moment: '回到这一刻',
  moments: {
    lead: (one, by) => `${who(one)}在此取得领先，一路保持到最后（领先 ${by} 分）。`,
    gain: (one, points) => `${who(one)}一口气得 ${points} 分，全场最多。`,
    loss: (one, points) => `${who(one)}一口气失 ${points} 分，全场最多。`,
    close: (one, by) => `${who(one)}追到只差 ${by} 分。`,
  },
  taught: {
    decided: (one, win) => `从这里起，${who(one)}一直最有希望获胜（${win}）。`,
    costliest: (one, loss) => `${who(one)}的这个选择代价最大：送掉 ${loss} 的胜率。`,
    own: (_, loss) => `你自己代价最大的选择：送掉 ${loss} 的胜率。`,
    turn: (one, by) => `${who(one)}的胜率在这里上升最多，升了 ${by}。`,
    better: words => `更好的选择：${words}`,
  },
  closeness: (one, margin, changes) => {
    const end = margin <= 0 ? '最后同分。' : `${who(one)}以 ${margin} 分之差获胜。`;
    return `${end}${changes === 0 ? '领先者从未易主。' : `领先者换过 ${changes} 次。`}`;
  },
  fair: '洗牌公正',
  fairUnchecked: '洗牌公正吗？',
  unfair: '洗牌与封印不符',
  fairHint: draws => `全部 ${draws} 次抽取都由开局前封存的密钥推得。`,
  uncheckedHint: draws => `密钥在 ${draws} 次抽取之前就已封存，现已公开。`,
  unfairHint: '棋谱或密钥遭到改动。请保存棋谱，并告知网站管理员。',
  sealed: '封印（开局时公开）',
  key: '密钥（终局后公开）',
  verify: '亲自验证',
  again: '同桌再来一局？',
  replay: '回放',
  save: '保存棋谱',
  rematch: '再来一局',
};
