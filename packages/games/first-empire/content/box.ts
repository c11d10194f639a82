import type { Pack } from './shape.ts';

export const title: Pack['title'] = {
  en: 'Zhanguo: The First Empire',
  fr: 'Zhanguo: The First Empire',
  zh: '戰國：始皇帝國',
  de: 'Zhanguo: Das erste Kaiserreich',
  it: 'Zhanguo: Il primo Impero',
  es: 'Zhanguo: El Primer Imperio',
};

/** Everything that lies in the box, counted. Rules read their own numbers; this is for those who check a copy. */
export const inTheBox: Pack['inTheBox'] = {
  unificationCards: 120,
  alchemistCards: 20,
  masterAlchemistCards: 5,
  soloCards: 30,
  mausoleumTiles: 9,
  mausoleumTokens: 9,
  workers: 44,
  startingTiles: 10,
  emperorTiles: 6,
  palaceTiles: 15,
  vpTokens: 4,
  largeTokens: 3,
  smallTokens: 39,
  wallTiles: 7,
  governorTiles: 12,
  officials: 48,
  governors: 28,
  walls: 24,
  palaces: 24,
  ships: 4,
  scoreMarkers: 4,
  turnOrderMarkers: 4,
  terracottaSoldiers: 36,
  unrestMarkers: 20,
  smallTokensOfEachAspect: 13,
  largeTokensOfEachAspect: 1,
  playerBoards: 4,
  courtBoards: 1,
  gameBoards: 1,
  unificationTiles: 1,
  playerAids: 4,
  scorepads: 1,
  rulebooks: 2,
  scoreTrackLap: 40,
  turnOrderSpaces: 4,
  roundMarkers: 1,
};

export const cardNames: Pack['cardNames'] = {
  alchemist: { en: 'Alchemist card', fr: 'Carte Alchimiste', zh: '方士卡' },
  master: { en: 'Master Alchemist card', fr: 'Carte Maître Alchimiste', zh: '大方士卡' },
};
