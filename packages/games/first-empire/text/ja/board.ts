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
