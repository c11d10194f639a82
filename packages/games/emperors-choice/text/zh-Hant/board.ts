import { boardTextIn } from '../board.ts';
import { named } from './names.ts';

export const boardText = boardTextIn({
  card: (card, box) => `${named(box.characters[card]!.names)}${box.characters[card]!.power}`,
  tile: (tile, box) => named(box.tiles[tile]!.names),
  treasure: (treasure, box) => named(box.pack.treasures[treasure]!.names),
  policy: (side, box) => named(box.sides[side]!.names),
  bid: (total, cards, cubes) => `出價${total}（${cards} + 士兵${cubes}）`,
  seat: (seat, vp, trust, money, cubes, palace, order) =>
    `${seat}號座位  ${vp}分  信任${trust}  ${money}金  士兵${cubes}  宮殿${palace}  順位${order}`,
  hand: '手牌',
  tiles: '板塊',
  wall: '長城',
  done: '已結算',
  underIt: tributes => `貢品+${tributes}`,
  head: (round, start, strength, supply, highest) =>
    `第${round}輪  起始 ${start}號座位  匈奴${strength}  士兵供應${supply}  最高出價${highest}`,
  policies: '政策',
  sets: '板塊組',
  market: (cards, deck, discard, tributes, bag) =>
    `市場 ${cards}  牌庫${deck}  棄牌${discard}  貢品${tributes}  袋中${bag}`,
  free: (exits, decrees, treasures) => `退場板塊 ${exits}  詔令 ${decrees}  秘寶 ${treasures}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '出價後面的括號是為它亮出的人物和士兵。',
  '退場、詔令、秘寶是還空著的；「1:」「2:」是各組板塊。',
  '- 表示沒有；? 是你看不到的牌；> 是輪到的座位。',
];
