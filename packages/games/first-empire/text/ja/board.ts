import { boardTextIn } from '../board.ts';
import { named } from './effects.ts';
import { action, names, symbol } from './names.ts';

export const boardText = boardTextIn({
  aspects: ['文', '通', '法'],
  action,
  region: (region, box) => named(box.pack.regions[region]!),
  site: (site, box) => named(box.pack.wallSites[site]!),
  symbol,
  palaceTile: names.palaceTile!,
  rival: '李斯',
  head: (points, ship, tokens, large, hand) => `${points}点  船${ship}  トークン${tokens}  大${large}  手札 ${hand}`,
  left: ({ governors, palaces, walls, officials, locked, entrance, alchemists }) =>
    `残り：郡守${governors} 宮殿${palaces} 長城${walls} 役人${officials} 未解放の兵士${locked} 入口${entrance} 方士カード ${alchemists}`,
  land: (unrest, officials, workers, cards) => `不満${unrest} 役人${officials} 労働者${workers} カード ${cards}`,
  map: (governors, tiles, palaces, palaceTiles) => `郡守${governors} ${tiles}  宮殿${palaces} タイル ${palaceTiles}`,
  emperor: '皇帝',
  table: (round, order, column, court, supply, large, masters) =>
    `第${round}ラウンド  手番順 ${order}  列 ${column}  宮廷 ${court}  在庫 ${supply}  大 ${large}  大方士 ${masters}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '. は空き、1〜4は席です。>は手番の席です。',
  '3つの数 a/b/c は、役人なら方士・匠師・将軍、トークンなら文字・通貨・法律の順です。',
  'GT01 は郡守ボーナスタイルで、角括弧はその2つの枠です。WT1a は長城タイルの面で、括弧は枠ごとのレベルと、建てた席です。',
  'ET1 は皇帝タイル、MR1 は陵墓タイルと、そこに兵士を置いた席です。',
  '「10+23」は地域に差し込んだカードで、皇帝タイルのあるものはアクション名がつきます。「?」つきは分野だけ見えるカードです。',
];
