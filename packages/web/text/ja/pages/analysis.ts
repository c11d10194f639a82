import type { PageWords } from '../../words.ts';
import { forms } from '../forms.ts';

const share = new Intl.NumberFormat('ja', { style: 'percent' });
const percent = (part: number) => share.format(part);
const who = (name: string, you: boolean) => (you ? 'あなた' : name);

export const analysis: PageWords['analysis'] = {
  title: '解析',
  missing: '終了したゲームはここにありません。',
  thinking: (done, of) =>
    of === 0 ? 'ゲームを読み込んでいます…' : `${of}手のうち${done}手を評価しました。残りも順に表示します。`,
  closer: 'すべての手を評価しました。損の大きい手をさらに詳しく調べています。',
  summary: (errors, won) => {
    const end = won === undefined ? '' : won ? 'あなたの勝ちでした。' : '勝利には届きませんでした。';
    return `${end}${errors === 0 ? '大きな損をした手はありません。' : `悪手は${errors}手でした。`}`;
  },
  watched: errors => (errors === 0 ? '大きな損をした手はありません。' : `全員で悪手は${errors}手でした。`),
  judged: '評価の基準',
  knew: '見えていた情報',
  true: '実際の状況',
  share: '共有',
  shared: 'この場面へのリンクをコピーしました。',
  playOn: 'ここから遊ぶ',
  save: '解析を保存',
  leave: 'ゲームに戻る',
  before: (when, nth, name) => `${when}・${name}の${nth}手目の前`,
  atEnd: 'ゲーム終了時',
  soFar: '現在の状況',
  compared: {
    title: '元のゲームとの比較',
    after: when => `同じ手数の時点の得点（${when}）`,
    line: 'この進行',
    game: '元のゲーム',
  },
  shows: 'ボード',
  boardAt: { before: '直前', chosen: '実際', best: '最善' },
  onBoard: 'ボードの1は最善手、2は実際の手です。',
  played: (name, you) => `${who(name, you)}の手`,
  best: '最善手',
  only: 'これより良い手は見つかりませんでした。',
  forced: 'ここに選択の余地はありません。次の判断へ進んでください。',
  notYet: 'まだ評価していません。',
  toWin: 'の勝率',
  why: '理由',
  now: by => `その場では最善手のほうが${Math.abs(by)}点${by > 0 ? '多く' : '少なく'}なります。`,
  more: (name, you, points) => `終了時、${who(name, you)}の得点は平均で${points}点多くなります：`,
  fewer: (name, you, points) => `終了時、${who(name, you)}の得点は平均で${points}点減りますが、勝率は上がります：`,
  level: '終了時の得点は平均でほぼ同じですが、内訳が変わります：',
  sheet: '最終得点の見込み',
  line: '項目',
  chosenColumn: '実際',
  bestColumn: '最善',
  total: '合計',
  expected: '最善手のあとの見込み',
  showNext: 'ボードで見る',
  differs: mark => `すべてが見えていたなら「${mark}」でした。`,
  decisions: '判断',
  whose: '誰の判断か',
  order: '並び順',
  orders: { costly: '損の大きい順', played: '手順どおり' },
  lost: '損失％',
  points: points => `−${points}点`,
  choice: (when, nth, name) => `${when}・${name === undefined ? '' : `${name}の`}${nth}手目`,
  better: words => `最善：${words}`,
  marks: {
    best: '最善手',
    good: '好手',
    inaccuracy: '疑問手',
    mistake: '悪手',
    blunder: '大悪手',
  },
  signs: { best: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' },
  counts: {
    best: () => '最善手',
    good: () => '好手',
    inaccuracy: () => '疑問手',
    mistake: () => '悪手',
    blunder: () => '大悪手',
  },
  chart: '全員の勝率の推移',
  slider: '場面',
  prev: '前の判断',
  next: '次の判断',
  prevError: '前の悪手',
  nextError: '次の悪手',
  keys: '← → 判断・M 次の悪手・K 評価の基準',
  standing: '勝率',
  ledger: '運と選択',
  ledgerLine: (name, you, choices, rivals, luck, points) => {
    const about = (n: number) => (n > 0 ? `（約${n}点）` : '');
    const parts = [
      ...(choices < -0.005 ? [`自分の選択で−${percent(-choices)}${about(points.choices)}`] : []),
      ...(Math.abs(rivals) > 0.005 ? [`ほかの人の選択で${rivals > 0 ? '+' : '−'}${percent(Math.abs(rivals))}`] : []),
      ...(Math.abs(luck) > 0.005 ? [`運で${luck > 0 ? '+' : '−'}${percent(Math.abs(luck))}${about(points.luck)}`] : []),
    ];
    return `${who(name, you)}：${parts.length === 0 ? '増減なし' : forms.list(parts)}。`;
  },
  ledgerHint: '運には、偶然の結果、伏せられていたものの正体、解析の見誤りが含まれます。',
  learn: errors => `悪手から学ぶ（${errors}）`,
  puzzles: {
    of: game => `${game}・次の一手`,
    none: 'このゲームの問題はまだありません。',
    own: '自分のゲームから',
    ownOf: game => `${game}・自分の悪手`,
    noneOwn: '解き直す手はまだありません。終わったゲームの解析を開くと、見つかった悪手がここに出題されます。',
    task: (name, points) =>
      points > 1
        ? `${name}の番です。${points}点の価値がある手を見つけてください。`
        : `${name}の番です。最善手を見つけてください。`,
    where: (n, of) => `問題${n}/${of}`,
    wrong: loss => `その手では勝率を${loss}失います。もう一度考えてみましょう。`,
    trying: 'その手を試しています…',
    right: '正解です。',
    nearly: '最善手に並ぶ良い手です。',
    solution: '答えを見る',
    next: '次の問題',
    leave: '退出',
    inGame: '実戦の手',
    explained: '解説',
  },
};
