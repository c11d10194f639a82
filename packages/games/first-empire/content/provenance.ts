import type { Pack } from './shape.ts';

const reconstructed = (note: string, confidence: string) =>
  ({ provenance: 'reconstructed', note, confidence }) as const;
const printed = (note: string, confidence = 'certain') => ({ provenance: 'printed', note, confidence }) as const;

/** Where each part of the pack comes from, and how sure that is. */
export const sections: Pack['sections'] = {
  regions: printed('Order and neighbours; Chinese names of sites, actions and Officials are descriptive.'),
  unificationCards: reconstructed(
    'Numbers and aspects are printed. Triggers and abilities are spread evenly: 20 cards for each trigger, 6 for each ability.',
    'numbers and aspects certain, abilities medium, which card has which low',
  ),
  abilities: reconstructed(
    'Two are printed in the booklet; twelve follow the bonus list of the 2014 game; six use icons seen elsewhere.',
    'medium',
  ),
  alchemistCards: reconstructed('Five alike for each player is printed; what they do is not.', 'low'),
  masterAlchemistCards: reconstructed('Five, stronger than Alchemist cards, is printed; what they do is not.', 'low'),
  governorTiles: printed('All bonuses; two slots on each tile are read from the wording.', 'certain, two slots high'),
  palaceTiles: printed(
    'The five kinds; three copies each and 1, 2 or 3 in a region are reconstructed.',
    'kinds certain, copies high, spaces in a region medium',
  ),
  wallTiles: printed(
    'Ten faces; the faces for Generals, three cards and Palaces and all pairings are reconstructed. The printed final scoring has the Alchemist, Architect and Writing faces on the board at once, so they are on three tiles.',
    'ten faces certain, Architect and General high, three cards medium, Palace and pairings low',
  ),
  wallSections: reconstructed(
    'Three sites of two sections with as many slots as players is printed, a price of 1 to 3 Workers is public; the levels are not.',
    'price and value by slot high, the fourth slot and the pairs for two players low',
  ),
  emperorTiles: reconstructed(
    'Six tiles with places on their backs is printed; their triggers are one of each.',
    'one new trigger each medium, sites low',
  ),
  startingTiles: printed(
    'Six wordings; regions and tokens of ST04 to ST06 are reconstructed.',
    'wordings certain, how many of each high, ST04 to ST06 low',
  ),
  mausoleum: reconstructed(
    'Nine spots with five Region, three Wall and one Elixir tile is printed; grid, conditions and points are not.',
    'that a tile refers to its spot high, four slots of which one is for three players or more medium, the rest low',
  ),
  elixirRoute: reconstructed(
    'That it has single and double symbols, a Master and values is printed; the spaces are not.',
    'low; nothing before space 3, and a symbol shortly before the Master: high',
  ),
  unificationTables: printed(
    'All 45 rewards; which side of the tile is which is a guess.',
    'rewards certain, order of the rows on the tile high, sides low',
  ),
  liSi: reconstructed(
    'The scoring faces are printed, the structure of the deck is public, the single cards are not.',
    'scoring certain, structure high, cards and levels low',
  ),
};
