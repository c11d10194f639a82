import { boardTextIn } from '../board.ts';
import { kinds, named } from './kinds.ts';

const SHAPES: Readonly<Record<string, string>> = { circle: '圓形', square: '方形', triangle: '三角', star: '星形' };

export const boardText = boardTextIn(
  {
    officialSigns: ['紅', '灰', '白'],
    aspectSigns: ['文', '貨', '法'],
    board: (id, side) => `${SHAPES[id] ?? id}版圖${side === 'a' ? 'A' : 'B'}面`,
    seat: n => `${n}號座位`,
    points: n => `${n}分`,
    drawn: '抽到',
    markers: '標記',
    supply: '備用',
    left: (governors, palaces, walls) => `剩餘 縣令${governors} 宮殿${palaces} 長城${walls}`,
    hand: '手牌',
    rows: { cards: '卡牌', officials: '官員', land: '領地' },
    land: (workers, unrest, of) => `工人${workers} 動亂${unrest}/${of}`,
    pieces: { wall: '長城', palace: '宮殿', governor: '縣令' },
    open: '空地',
    head: (round, court, cards, track, rewards, decks) =>
      `第${round}輪  朝廷 ${court}（${cards}）  獎賞軌 ${track}  獎賞 ${rewards}  牌庫 ${decks}`,
    markersLeft: (low, tall) => `剩餘標記 ${low}  高標記 ${tall}`,
    region: n => `地區${n}`,
    governors: '縣令',
    palaces: '宮殿',
    walls: '長城',
    tasks: '任務',
    site: names => named(names),
  },
  kinds,
);
/** What its signs mean. */
export const legend: readonly string[] = [
  '. 表示空著，1 到 4 是那裡配件的座位；> 是輪到的座位。',
  '紅、灰、白是官員：斜線前在縣令區，斜線後在工人區。',
  '文、貨、法是文字、貨幣、法律；「2+1×3」是兩個標記和一個價值三的高標記。',
  '朝廷的 X 表示沒有牌；帶「?」的是只看得到顏色的牌。',
];
