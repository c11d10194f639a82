import { boardTextIn } from '../board.ts';
import { kinds, named } from './kinds.ts';

const SHAPES: Readonly<Record<string, string>> = { circle: '圆形', square: '方形', triangle: '三角', star: '星形' };

export const boardText = boardTextIn(
  {
    officialSigns: ['红', '灰', '白'],
    aspectSigns: ['文', '货', '法'],
    board: (id, side) => `${SHAPES[id] ?? id}版图${side === 'a' ? 'A' : 'B'}面`,
    seat: n => `${n}号座位`,
    points: n => `${n}分`,
    drawn: '抽到',
    markers: '标记',
    supply: '备用',
    left: (governors, palaces, walls) => `剩余 县令${governors} 宫殿${palaces} 长城${walls}`,
    hand: '手牌',
    rows: { cards: '卡牌', officials: '官员', land: '领地' },
    land: (workers, unrest, of) => `工人${workers} 动乱${unrest}/${of}`,
    pieces: { wall: '长城', palace: '宫殿', governor: '县令' },
    open: '空地',
    head: (round, court, cards, track, rewards, decks) =>
      `第${round}轮  朝廷 ${court}（${cards}）  奖赏轨 ${track}  奖赏 ${rewards}  牌库 ${decks}`,
    markersLeft: (low, tall) => `剩余标记 ${low}  高标记 ${tall}`,
    region: n => `地区${n}`,
    governors: '县令',
    palaces: '宫殿',
    walls: '长城',
    tasks: '任务',
    site: names => named(names),
  },
  kinds,
);
/** What its signs mean. */
export const legend: readonly string[] = [
  '. 表示空着，1 到 4 是那里配件的座位；> 是轮到的座位。',
  '红、灰、白是官员：斜线前在县令区，斜线后在工人区。',
  '文、货、法是文字、货币、法律；“2+1×3”是两个标记和一个价值三的高标记。',
  '朝廷的 X 表示没有牌；带“?”的是只看得到颜色的牌。',
];
