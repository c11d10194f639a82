import type { Words } from '../words.ts';

const who = ({ name, you }: { name: string; you: boolean }) => (you ? 'あなた' : name);

export const over: Words['over'] = {
  title: 'ゲーム終了',
  hint: '集計が終わりました。結果はもう変わりません。',
  board: 'ボードを見る',
  leave: '退出',
  youWin: 'あなたの勝ち',
  youShare: '勝利を分け合いました',
  wins: name => `${name}の勝ち`,
  shared: names => `${names}が勝利を分け合いました`,
  seal: '印：天下',
  ranking: '順位',
  you: 'あなた',
  sheet: '得点表',
  sheetHint: '各行の意味と、得点の内訳',
  line: '項目',
  total: '合計',
  most: '最多',
  unit: '点',
  turning: 'ゲームの流れ',
  courseSpoken: '全員の得点の推移。大事な場面は下の一覧にあります',
  courseY: '得点',
  courseRounds: 'ラウンド',
  courseTurns: '手番',
  moment: 'この場面へ',
  moments: {
    lead: (one, by) => `${who(one)}がここで首位に立ち、最後まで守りました（${by}点差）。`,
    gain: (one, points) => `${who(one)}が一度に${points}点を獲得。このゲームで最大です。`,
    loss: (one, points) => `${who(one)}が一度に${points}点を失いました。このゲームで最大です。`,
    close: (one, by) => `${who(one)}が${by}点差まで迫りました。`,
  },
  taught: {
    decided: (one, win) => `ここから最後まで、${who(one)}が最有力でした（${win}）。`,
    costliest: (one, loss) => `${who(one)}のこの選択が最も高くつきました。勝率を${loss}失っています。`,
    own: (_, loss) => `あなた自身の最も高くついた選択です。勝率を${loss}失っています。`,
    turn: (one, by) => `${who(one)}の勝率がここで最も大きく、${by}上がりました。`,
    better: words => `より良い選択：${words}`,
  },
  closeness: (one, margin, changes) => {
    const end = margin <= 0 ? '最後は同点でした。' : `${who(one)}が${margin}点差で勝ちました。`;
    return `${end}${changes === 0 ? '首位は一度も入れ替わりませんでした。' : `首位は${changes}回入れ替わりました。`}`;
  },
  fair: 'シャッフルは公正でした',
  fairUnchecked: 'シャッフルは公正でしたか？',
  unfair: 'シャッフルが封印と一致しません',
  fairHint: draws => `${draws}回の抽選はすべて、ゲーム開始前に封印された鍵から導かれています。`,
  uncheckedHint: draws => `鍵は${draws}回の抽選の前に封印され、今は公開されています。`,
  unfairHint: '棋譜か鍵が書き換えられています。棋譜を保存し、サイトの運営者に知らせてください。',
  sealed: '封印（開始時に公開）',
  key: '鍵（終了後に公開）',
  verify: '自分で確かめる',
  again: '同じ顔ぶれでもう一度？',
  replay: 'リプレイ',
  save: '棋譜を保存',
  rematch: '再戦',
};
