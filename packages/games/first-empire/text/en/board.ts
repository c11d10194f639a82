import { ACTIONS, REGIONS, SITES, SYMBOLS } from '../../content/shape.ts';
import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  aspects: ['w', 'c', 'l'],
  action: action => ACTIONS[action]!,
  region: region => REGIONS[region]!,
  site: site => SITES[site]!,
  symbol: symbol => SYMBOLS[symbol]!,
  rival: 'Li Si',
  head: (points, ship, tokens, large, hand) =>
    `${points} VP  ship ${ship}  tokens ${tokens}  large ${large}  hand ${hand}`,
  left: ({ governors, palaces, walls, officials, locked, entrance, alchemists }) =>
    `left: governors ${governors} palaces ${palaces} walls ${walls} officials ${officials} soldiers locked ${locked} entrance ${entrance} alchemists ${alchemists}`,
  land: (unrest, officials, workers, cards) =>
    `unrest ${unrest} officials ${officials} workers ${workers} cards ${cards}`,
  map: (governors, tiles, palaces, palaceTiles) =>
    `governors ${governors} ${tiles}  palaces ${palaces} tiles ${palaceTiles}`,
  emperor: 'emperor',
  table: (round, order, column, court, supply, large, masters) =>
    `round ${round}  order ${order}  column ${column}  court ${court}  supply ${supply}  large ${large}  masters ${masters}`,
});
