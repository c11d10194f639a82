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
/** What its signs mean. */
export const legend: readonly string[] = [
  '. 表示空着，1 到 4 是座位；> 是轮到的座位。',
  '三个数 a/b/c：官员依方士、匠师、将军，标记依文字、货币、法律。',
  'GT01 是郡守奖励板块，方括号是它的两个位置。WT1a 是长城板块的一面，括号里是每个位置的等级和筑城的座位。',
  'ET1 是皇帝板块；MR1 是陵墓板块，以及放了兵俑的座位。',
  '“10+23”是插入地区的牌，带皇帝板块的会写出行动；带“?”的是只看得到类别的牌。',
];
