import { boardTextIn } from '../board.ts';
import { named } from './named.ts';
import { names, symbol } from './names.ts';

export const boardText = boardTextIn({
  aspects: ['文', '貨', '法'],
  action: (action, box) => named(box.pack.courtActions[action]!.names),
  region: (region, box) => named(box.pack.regions[region]!.names),
  site: (site, box) => named(box.pack.wallSites[site]!.names),
  symbol,
  palaceTile: names.palaceTile!,
  rival: '李斯',
  head: (points, ship, tokens, large, hand) => `${points}分  船${ship}  標記${tokens}  大標記${large}  手牌 ${hand}`,
  left: ({ governors, palaces, walls, officials, locked, entrance, alchemists }) =>
    `剩餘 郡守${governors} 宮殿${palaces} 長城${walls} 官員${officials} 未解鎖兵俑${locked} 墓門${entrance} 方士卡 ${alchemists}`,
  land: (unrest, officials, workers, cards) => `動亂${unrest} 官員${officials} 工人${workers} 牌 ${cards}`,
  map: (governors, tiles, palaces, palaceTiles) => `郡守${governors} ${tiles}  宮殿${palaces} 板塊 ${palaceTiles}`,
  emperor: '皇帝',
  table: (round, order, column, court, supply, large, masters) =>
    `第${round}輪  順序 ${order}  獎賞 ${column}  朝廷 ${court}  供應${supply}  大標記${large}  大方士 ${masters}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  '. 表示空著，1 到 4 是座位；> 是輪到的座位。',
  '三個數 a/b/c：官員依方士、匠師、將軍，標記依文字、貨幣、法律。',
  'GT01 是郡守獎勵板塊，方括號是它的兩個位置。WT1a 是長城板塊的一面，括號裡是每個位置的等級和築城的座位。',
  'ET1 是皇帝板塊；MR1 是陵墓板塊，以及放了兵俑的座位。',
  '「10+23」是插入地區的牌，帶皇帝板塊的會寫出行動；帶「?」的是只看得到類別的牌。',
];
