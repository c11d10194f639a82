import { boardTextIn } from '../board.ts';
import { kinds, named } from './kinds.ts';

const SHAPES: Readonly<Record<string, string>> = { circle: '円', square: '四角', triangle: '三角', star: '星' };

export const boardText = boardTextIn(
  {
    officialSigns: ['赤', '灰', '白'],
    aspectSigns: ['文', '通', '法'],
    board: (id, side) => `${SHAPES[id] ?? id}ボード ${side}`,
    seat: n => `席${n}`,
    points: n => `${n}点`,
    drawn: '引き札',
    markers: 'マーカー',
    supply: '手元',
    left: (governors, palaces, walls) => `残り 太守${governors} 宮殿${palaces} 長城${walls}`,
    hand: '手札',
    rows: { cards: 'カード', officials: '役人', land: '土地' },
    land: (workers, unrest, of) => `労働者${workers} 不満${unrest}/${of}`,
    pieces: { wall: '長城', palace: '宮殿', governor: '太守' },
    open: '空地',
    head: (round, court, cards, track, rewards, decks) =>
      `第${round}ラウンド  宮廷 ${court} (${cards})  トラック ${track}  報酬 ${rewards}  山札 ${decks}`,
    markersLeft: (low, tall) => `残りマーカー ${low}  大 ${tall}`,
    region: n => `地域${n}`,
    governors: '太守',
    palaces: '宮殿',
    walls: '長城',
    tasks: '任務',
    site: names => named(names),
  },
  kinds,
);
/** What its signs mean. */
export const legend: readonly string[] = [
  '. は空き、1〜4はそこにコマのある席です。>は手番の席です。',
  '赤・灰・白は役人です。斜線の前が太守エリア、後が労働者エリアです。',
  '文・通・法は文字・通貨・法律です。「2+1×3」はマーカー2つと、3つ分の大マーカー1つです。',
  '宮廷の X はカードなし、「?」つきは色だけ見えるカードです。',
];
