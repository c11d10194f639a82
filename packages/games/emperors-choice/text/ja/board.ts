import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  card: (card, box) => `${box.characters[card]!.names.ja}${box.characters[card]!.power}`,
  tile: (tile, box) => box.tiles[tile]!.names.ja,
  treasure: (treasure, box) => box.pack.treasures[treasure]!.names.ja,
  policy: (side, box) => box.sides[side]!.names.ja,
  bid: (total, cards, cubes) => `宣言 ${total}（${cards} + 兵士${cubes}）`,
  seat: (seat, vp, trust, money, cubes, palace, order) =>
    `席${seat}  ${vp}点  信頼${trust}  ${money}金  兵士${cubes}  宮殿${palace}  順番${order}`,
  hand: '手札',
  tiles: 'タイル',
  wall: '長城',
  done: '実行済',
  underIt: tributes => `貢物+${tributes}`,
  head: (round, start, strength, supply, highest) =>
    `第${round}ラウンド  スタート 席${start}  匈奴${strength}  兵士の残り${supply}  最高額${highest}`,
  policies: '政策',
  sets: 'セット',
  market: (cards, deck, discard, tributes, bag) =>
    `場 ${cards}  山札${deck}  捨て札${discard}  貢物${tributes}  袋${bag}`,
  free: (exits, decrees, treasures) => `離脱タイル ${exits}  詔勅 ${decrees}  秘宝 ${treasures}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '競り値の後ろの括弧は、そのために公開した人物と兵士です。',
  '離脱、詔勅、秘宝は、まだ空いているものです。「1:」「2:」は並んだタイルのセットです。',
  '-はなし、?は見えないカード、>は手番の席です。',
];
