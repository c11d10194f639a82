import { bonusTiles, decreeTiles, exitTiles, palace, treasures } from './boards.ts';
import { characters, charactersNote } from './characters.ts';
import { policies } from './policies.ts';
import type { Pack } from './shape.ts';
import { terms } from './terms.ts';
import { tiles } from './tiles.ts';

/** The pack that comes with the game: everything printed, and what we had to reconstruct, marked as such. */
export const content: Pack = {
  game: 'emperors-choice',
  title: { en: "Emperor's Choice", ja: 'エンペラーズ・チョイス' },
  rounds: 6,
  seats: [
    { seats: 3, cubes: 21, orderTiles: 3, exitTiles: ['A', 'B', 'C'], tileSets: [4, 3, 2], market: 4, bonusTiles: 3 },
    {
      seats: 4,
      cubes: 28,
      orderTiles: 4,
      exitTiles: ['A', 'B', 'D', 'E'],
      tileSets: [4, 3, 3, 2],
      market: 5,
      bonusTiles: 4,
    },
    {
      seats: 5,
      cubes: 35,
      orderTiles: 5,
      exitTiles: ['A', 'B', 'C', 'D', 'E'],
      tileSets: [4, 3, 3, 3, 2],
      market: 6,
      bonusTiles: 5,
    },
  ],
  start: {
    characters: ['cavalry-S2', 'cavalry-S3'],
    territories: 2,
    carriages: 1,
    cubes: 4,
    money: 0,
    vp: 10,
    trust: 5,
    palace: 0,
  },
  colours: [
    { id: 'red', names: { en: 'red', ja: '赤' } },
    { id: 'blue', names: { en: 'blue', ja: '青' } },
    { id: 'yellow', names: { en: 'yellow', ja: '黄' } },
    { id: 'green', names: { en: 'green', ja: '緑' } },
    { id: 'purple', names: { en: 'purple', ja: '紫' } },
  ],
  limits: {
    trust: 30,
    trustDrop: 10,
    vpPerMissingTrust: 2,
    shortageCubes: 2,
    vpPerMissingCube: 3,
    vpForNoTribute: 3,
    cubePrice: 1,
    discs: 6,
    charactersAhead: 1,
    vpLap: 100,
  },
  decreeFee: [3, 4, 5, 6, 7, 10],
  strength: {
    start: 2,
    max: 17,
    provenance: 'reconstructed',
    note: 'The start is printed; the highest is the start and all ten tiles (five of 1, five of 2).',
  },
  characters,
  charactersNote,
  tiles,
  orderTiles: { names: { en: 'Order tile', ja: '順番タイル' }, count: 5 },
  exitTiles,
  bonusTiles,
  palace,
  decreeTiles,
  policies,
  treasures,
  tributes: [
    { vp: 2, copies: 11 },
    { vp: 3, copies: 11 },
    { vp: 4, copies: 10 },
  ],
  finalScoring: { trustPerVp: 2, vpPerMoney: 1 },
  terms,
};
