import type { Saying } from '@tianxia/kernel';
import type { boardWords as english } from '../../en/screen/board.ts';
import { iconText } from '../icons.ts';
import { icons, signed, who, worthParts } from './things.ts';

export const boardWords: Saying<typeof english> = {
  policies: '政策',
  footOfScroll: '巻物の下：今決算した場合の点',
  discsLeft: left => `実行済。あと${left}枚でディスクを外します`,
  scroll: ({ ja }, done, under, gains) =>
    `${ja}${done ? '、実行済' : ''}${under > 0 ? `、下に貢物${under}枚` : ''}。今決算すると：${gains.map(([one, said]) => `${who(one)} ${said}`).join('、')}`,
  doneTip: '実行済：ディスクが外れるまで決算できませんが、最終決算では数えます。',
  ifSettledNow: '今決算すると：',
  otherSide: '裏面：',
  trust: '信頼',
  fee: '詔勅の費用',
  trustSpoken: list => `信頼：${list.map(([one, trust]) => `${who(one)} ${trust}`).join('、')}`,
  decreer: (people, { nth, now }) => {
    const names = people.map(who).join('か');
    if (now) return `${names}が${nth + 1}つ目の詔勅を出しています`;
    return nth === 0 ? `先に${names}が詔勅を出します` : `次に${names}`;
  },
  dropsTo: (trust, left, missing) => (missing > 0 ? `（${trust} → 0、${missing}不足）。` : `（${trust} → ${left}）。`),
  views: { auction: '競り', policies: '政策', palace: '宮殿', estate: '領国', rivals: '相手' },
  court: '朝廷',
  orderOfPlay: '順番',
  decrees: '詔勅',
  decreeTip: (parts, up) => `${parts}を好きな順に。${up ? '' : '今ラウンド使用済み。'}`,
  forHire: '雇える人物',
  deck: (left, discarded) => `山札${left}、捨て札${discarded}`,
  nobodyForHire: '残っていません。',
  left: '残り',
  supplyTip: each => `場の兵士。なくなった後に兵士を得る人がいると、全員が${each}個払います。`,
  supply: '場の兵士',
  bagTip: '袋の中のタイル',
  pileTip: '貢物の山',
  bag: '袋の中',
  bagNote: left => `${left}枚`,
  palace: '宮殿',
  palacePrices: prices => `${prices.map((price, i) => `${i + 1}レベル${price}金`).join('、')}`,
  level: level => `レベル${level}`,
  levelTip: (gives, vp, people) =>
    `${gives}。終了時に${vp}点。${people.length > 0 ? `${people.map(who).join('と')}がここにいます。` : ''}`,
  hsiungnu: '匈奴',
  strength: strength => `匈奴の強さ：${strength}`,
  strengthTip: '【防衛】と【遠征】では防御力をこれと比べます。',
  sets: 'タイルのセット',
  setsNote: '今の自分にとっての価値',
  setsGone: 'セットはすべて取られました。',
  setSpoken: (tiles, worth) => `${tiles.join('と')}${worth === undefined ? '' : `。価値：${worth}`}`,
  setOf: many => `${many}枚のセット`,
  worthLine: worth => worthParts(worth).join('、'),
  worthShort: worth => worthParts(worth).slice(0, 2).join('、'),
  worthTip: (worth, nameOf) =>
    `表の政策が決算された場合：${worthParts(worth).join('、')}。${worth.byPolicy.length > 0 ? `${worth.byPolicy.map(({ side, vp }) => `${nameOf(side)} ${signed(vp)}`).join('、')}。` : ''}`,
  tileBrings: ({ gained }, worth) => (gained === undefined ? worthParts(worth).join('、') : icons(gained)),
  treasures: '秘宝',
  free: '場',
  lastWord: text => text,
  unitOf: gained => iconText(gained).replace(/[+−]?\d+/, ''),
  treasureTip: ({ uses, vp }, holder) =>
    `所有者の内政で：${uses.map(({ from, to, gain }) => `${iconText(gain)}（${from}〜${to}ラウンド）`).join('、')}。終了時に${vp}点。${holder === undefined ? 'まだ誰も持っていません' : `${who(holder)}が所有`}。`,
  treasureFrom: (brings, holder) =>
    `毎手番${brings.map(iconText).join('と')}。${holder === undefined ? '場にあります' : holder.you ? 'すでに自分のもの' : `${holder.name}から奪う`}`,
};
