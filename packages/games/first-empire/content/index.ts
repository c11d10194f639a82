import { abilities, alchemistCards, masterAlchemistCards } from './abilities.ts';
import { aspects, courtActions, elixirRoute, mausoleum, officials, regions, wallSites } from './board.ts';
import { cardNames, inTheBox, title } from './box.ts';
import { unificationCards } from './cards.ts';
import { sections } from './provenance.ts';
import { unificationTables } from './rewards.ts';
import type { Pack } from './shape.ts';
import { liSiCards, liSiOrders, liSiScoring } from './solo.ts';
import { startingTiles } from './starting.ts';
import { emperorTiles, governorTiles, palaceTiles } from './tiles.ts';
import { wallSections, wallTiles } from './walls.ts';

export const content: Pack = {
  game: 'first-empire',
  title,
  sections,
  inTheBox,
  cardNames,
  rounds: 5,
  cardsOfEachAspect: 2,
  regions,
  aspects,
  officials,
  courtActions,
  wallSites,
  pieces: {
    governors: 7,
    palaces: 6,
    walls: 6,
    soldiersLocked: 8,
    soldiersAtEntrance: 1,
    officialsOfEachType: 4,
  },
  unrest: { most: 3, byPosition: [0, 1, 2] },
  tokens: {
    smallByPlayers: { '2': 9, '3': 11, '4': 13 },
    largeValue: 2,
    byPosition: [1, 2, 3],
    limit: 5,
    soldierPrice: 3,
  },
  search: { spaces: 3 },
  hire: { workers: 2, unrest: 1 },
  palace: { points: 6, workersHere: 2, workersElsewhere: 1 },
  governorMajority: { '2': 10, '3': 15, '4': 20 },
  entranceSoldiers: [0, 2, 5, 9],
  unificationCards,
  abilities,
  alchemistCards,
  masterAlchemistCards,
  mastersByPlayers: { '2': 2, '3': 3, '4': 4 },
  governorTiles,
  governorTilesByPlayers: {
    '2': { blank: 2, bonus: 3, inRegion: 1 },
    '3': { blank: 0, bonus: 5, inRegion: 1 },
    '4': { blank: 2, bonus: 8, inRegion: 2 },
  },
  palaceTiles,
  palaceTilesByPlayers: { '2': 1, '3': 2, '4': 3 },
  wallSections,
  wallTiles,
  emperorTiles,
  emperorTilesByPlayers: { '2': 4, '3': 5, '4': 6 },
  startingTiles,
  startingTilesDealt: 2,
  mausoleum,
  elixirRoute,
  unificationTables,
  liSi: { cards: liSiCards, orders: liSiOrders, scoring: liSiScoring },
};
