import { boardTextIn } from '../board.ts';
import { named } from './named.ts';
import { names, symbol } from './names.ts';

export const boardText = boardTextIn({
  aspects: ['文', '货', '法'],
  action: (action, box) => named(box.pack.courtActions[action]!.names),
  region: (region, box) => named(box.pack.regions[region]!.names),
  site: (site, box) => named(box.pack.wallSites[site]!.names),
  symbol,
  palaceTile: names.palaceTile!,
  rival: '李斯',
  head: (points, ship, tokens, large, hand) => `${points}分  船${ship}  标记${tokens}  大标记${large}  手牌 ${hand}`,
  left: ({ governors, palaces, walls, officials, locked, entrance, alchemists }) =>
    `剩余 郡守${governors} 宫殿${palaces} 长城${walls} 官员${officials} 未解锁兵俑${locked} 墓门${entrance} 方士卡 ${alchemists}`,
  land: (unrest, officials, workers, cards) => `动乱${unrest} 官员${officials} 工人${workers} 牌 ${cards}`,
  map: (governors, tiles, palaces, palaceTiles) => `郡守${governors} ${tiles}  宫殿${palaces} 板块 ${palaceTiles}`,
  emperor: '皇帝',
  table: (round, order, column, court, supply, large, masters) =>
    `第${round}轮  顺序 ${order}  奖赏 ${column}  朝廷 ${court}  供应${supply}  大标记${large}  大方士 ${masters}`,
});
