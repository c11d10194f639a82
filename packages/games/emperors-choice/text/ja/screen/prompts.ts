import type { Words } from '../../../screen/words.ts';
import { who } from './things.ts';

const showing = (allowed: number) => `人物は${allowed}枚まで公開できます`;

/** What the prompt bar asks, decision by decision. */
export const prompts: Words['prompts'] = {
  over: { title: 'ゲーム終了です。', hint: '' },
  bonus: { title: '初期ボーナスを選んでください。', hint: 'すぐに得られます。残りのタイルは右隣へ渡します。' },
  open: allowed => ({ title: '競りを始めてください。', hint: `人物か兵士を1つ以上公開します。${showing(allowed)}。` }),
  bid: (highest, most, allowed, leader) => ({
    title:
      most > highest ? `${highest}を超えるか、パスしてください。` : `${highest}は超えられません。パスしてください。`,
    hint: `首位は${who(leader)}。${showing(allowed)}。最大で${most}です。`,
  }),
  alone: { title: 'ほかは全員パス。パスして順番タイル1を取ります。', hint: 'いちばん強いものを失います。' },
  bidTotal: (total, highest, leader) => ({
    title: `${total}を宣言しますか？`,
    hint:
      leader === undefined
        ? '最初の宣言です。下でカードと兵士を変えられます。'
        : `${who(leader)}の${highest}を${total - highest}上回ります。下で変えるか、パスもできます。`,
  }),
  bidLow: (total, highest) => ({
    title: `今${total}：あと${highest + 1 - total}必要です。`,
    hint: `${highest}を超えなければなりません。人物か兵士を足すか、パスしてください。`,
  }),
  pass: (tile, loss, exit) => ({
    title: exit === undefined ? `順番タイル${tile}でパスしますか？` : `パスして離脱タイル${exit}を取りますか？`,
    hint: `${loss}。${exit === undefined ? 'その後、離脱タイルを取ります。' : ''}順番タイル${tile}では、タイルを${tile}番目に選びます。`,
  }),
  addCubes: highest => ({
    title: '人物を公開しました。兵士を何個加えますか？',
    hint: highest < 0 ? 'これで宣言が決まります。' : `合わせて${highest}を超えてください。`,
  }),
  effects: { title: 'どの効果から行いますか？', hint: 'すべて行います。順番だけ選べます。' },
  victim: { title: '刺客で誰を狙いますか？', hint: '自分と持ち主が、狙った人物の費用の2倍の点を得ます。' },
  lose: { title: 'パワーが同じです。どれを失いますか？', hint: '残りは手元に戻ります。' },
  exit: { title: '離脱タイルを取ってください。', hint: '効果はすぐに発揮。今ラウンド、ほかの人は取れません。' },
  space: level => ({ title: `宮殿レベル${level}：効果を使いますか？`, hint: '宮殿マスは使わなくてもかまいません。' }),
  choose: { title: '1つ選んでください。', hint: '行うのは1つだけです。' },
  stone: {
    title: '刻石：政策を決算しますか、裏返しますか？',
    hint: '光っている巻物を押すか、下から選びます。決算は全員が対象です。',
  },
  settle: {
    title: 'どの政策を決算しますか？',
    hint: '全員が対象で、その後ディスクを置きます。巻物の下に得点の見込みがあります。',
  },
  turn: { title: 'どの政策を裏返しますか？', hint: 'ディスクと貢物はそのまま残ります。' },
  onSide: name => ({ title: `${name}：決算しますか、裏返しますか？`, hint: '別の巻物を押すと選び直せます。' }),
  keepTile: keep => ({ title: `タイルを${keep}枚残してください。`, hint: 'もう1枚は袋に戻ります。' }),
  keepCharacter: keep => ({ title: `人物を${keep}枚残してください。`, hint: 'もう1枚は表向きで捨て札になります。' }),
  treasure: {
    title: '場またはほかのプレイヤーから秘宝を1つ取ってください。',
    hint: '毎回の内政で使え、終了時にも点になります。',
  },
  takeSet: { title: 'タイルのセットを取ってください。', hint: '数字は、今の政策での自分にとっての価値です。' },
  immediate: { title: '即時効果タイルを使ってください。', hint: '1枚ずつ使い、使ったら除外します。' },
  treasures: { title: '秘宝を使うか、次へ進んでください。', hint: '今の手番で1回ずつ。' },
  replenish: {
    title: '雇用・兵士の購入・宮殿の建設。',
    hint: 'それぞれ1回まで、順番は自由。済んだら手番を終えます。',
  },
  decree: fee => ({ title: '皇帝に選ばれました。詔勅を選んでください。', hint: `その後、信頼を${fee}失います。` }),
  edict: left => ({
    title: `詔勅：${left.length === 0 ? 'すべて完了' : left.join('・')}。`,
    hint: '順番は自由。光っている巻物を押して決算・裏返しをするか、下から選びます。',
  }),
  show: (policy, exactly) => ({
    title: `${policy}：どの人物を見せますか？`,
    hint: `${exactly > 0 ? `${exactly}枚見せてください。` : '何枚でも、0枚でもかまいません。'}全員が秘密に選び、カードは手札に戻ります。最善の組み合わせが選ばれています。`,
  }),
  hire: (name, cost) => ({
    title: `${cost}金で${name}を雇いますか？`,
    hint: 'このあと兵士の購入と宮殿の建設もできます。',
  }),
  takeTiles: names => ({ title: `${names.join('と')}を取りますか？`, hint: '別のセットも選べます。' }),
  sure: what => ({ title: `${what} — よろしいですか？`, hint: 'ほかの選択もできます。' }),
};
