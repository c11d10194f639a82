import { boardTextIn } from '../board.ts';
import { named } from './names.ts';

export const boardText = boardTextIn({
  card: (card, box) => `${named(box.characters[card]!.names)}${box.characters[card]!.power}`,
  tile: (tile, box) => named(box.tiles[tile]!.names),
  treasure: (treasure, box) => named(box.pack.treasures[treasure]!.names),
  policy: (side, box) => named(box.sides[side]!.names),
  bid: (total, cards, cubes) => `出价${total}（${cards} + 士兵${cubes}）`,
  seat: (seat, vp, trust, money, cubes, palace, order) =>
    `${seat}号座位  ${vp}分  信任${trust}  ${money}金  士兵${cubes}  宫殿${palace}  顺位${order}`,
  hand: '手牌',
  tiles: '板块',
  wall: '长城',
  done: '已结算',
  underIt: tributes => `贡品+${tributes}`,
  head: (round, start, strength, supply, highest) =>
    `第${round}轮  起始 ${start}号座位  匈奴${strength}  士兵供应${supply}  最高出价${highest}`,
  policies: '政策',
  sets: '板块组',
  market: (cards, deck, discard, tributes, bag) =>
    `市场 ${cards}  牌库${deck}  弃牌${discard}  贡品${tributes}  袋中${bag}`,
  free: (exits, decrees, treasures) => `退场板块 ${exits}  诏令 ${decrees}  秘宝 ${treasures}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '出价后面的括号是为它亮出的人物和士兵。',
  '退场、诏令、秘宝是还空着的；“1:”“2:”是各组板块。',
  '- 表示没有；? 是你看不到的牌；> 是轮到的座位。',
];
