import type { Words } from '../words.ts';

const who = ({ name, you }: { name: string; you: boolean }) => (you ? '你' : name);

export const over: Words['over'] = {
  title: '遊戲結束',
  hint: '全部計分完畢，結果已定。',
  board: '看版圖',
  leave: '離開',
  youWin: '你贏了',
  youShare: '你與人共享勝利',
  wins: name => `${name}獲勝`,
  shared: names => `${names}共享勝利`,
  seal: '印：天下',
  ranking: '排名',
  you: '你',
  sheet: '計分表',
  sheetHint: '每一項算什麼，分數從何而來',
  line: '項目',
  total: '總計',
  most: '最多',
  unit: '分',
  turning: '對局經過',
  courseSpoken: '各玩家分數的變化，重要時刻列在下方',
  courseY: '分數',
  courseRounds: '輪',
  courseTurns: '回合',
  moment: '回到這一刻',
  moments: {
    lead: (one, by) => `${who(one)}在此取得領先，一路保持到最後（領先 ${by} 分）。`,
    gain: (one, points) => `${who(one)}一口氣得 ${points} 分，全場最多。`,
    loss: (one, points) => `${who(one)}一口氣失 ${points} 分，全場最多。`,
    close: (one, by) => `${who(one)}追到只差 ${by} 分。`,
  },
  taught: {
    decided: (one, win) => `從這裡起，${who(one)}一直最有希望獲勝（${win}）。`,
    costliest: (one, loss) => `${who(one)}的這個選擇代價最大：送掉 ${loss} 的勝率。`,
    own: (_, loss) => `你自己代價最大的選擇：送掉 ${loss} 的勝率。`,
    turn: (one, by) => `${who(one)}的勝率在這裡上升最多，升了 ${by}。`,
    better: words => `更好的選擇：${words}`,
  },
  closeness: (one, margin, changes) => {
    const end = margin <= 0 ? '最後同分。' : `${who(one)}以 ${margin} 分之差獲勝。`;
    return `${end}${changes === 0 ? '領先者從未易主。' : `領先者換過 ${changes} 次。`}`;
  },
  fair: '洗牌公正',
  fairUnchecked: '洗牌公正嗎？',
  unfair: '洗牌與封印不符',
  fairHint: draws => `全部 ${draws} 次抽取都由開局前封存的金鑰推得。`,
  uncheckedHint: draws => `金鑰在 ${draws} 次抽取之前就已封存，現已公開。`,
  unfairHint: '棋譜或金鑰遭到更動。請儲存棋譜，並告知網站管理者。',
  sealed: '封印（開局時公開）',
  key: '金鑰（終局後公開）',
  verify: '親自驗證',
  again: '同桌再來一局？',
  replay: '重播',
  save: '儲存棋譜',
  rematch: '再來一局',
};
