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
/** What its signs mean. */
export const legend: readonly string[] = [
  '. free; 1 to 4: seats. >: whose turn it is.',
  'Three numbers a/b/c: Alchemists, Architects, Generals of Officials; Writing, Currency, Laws of tokens.',
  'GT01: a tile with bonuses for Governors, in brackets its two slots. WT1a: the face of a Wall tile, in brackets each slot with its level and the seat that built there.',
  'ET1: an Emperor tile. MR1: a tile of the Mausoleum, with the seats whose Soldiers stand on it.',
  '10+23: cards tucked in a region; one with an Emperor tile names its action. ?c: a card of which you see the aspect alone.',
];
