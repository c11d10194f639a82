import { dictionary, flag, kinds, list, maybe, type Of, record, text, whole, word } from '@tianxia/kernel';

/** What an owner of the box may put in: every printed value. The rules read nothing else. */
export const REGIONS = ['chu', 'wei', 'zhao', 'qi', 'yan'] as const;
export const ASPECTS = ['writing', 'currency', 'laws'] as const;
export const CARD_TYPES = [...ASPECTS, 'alchemist'] as const;
export const OFFICIALS = ['alchemist', 'architect', 'general'] as const;
export const ACTIONS = ['recruit', 'search', 'governor', 'hire', 'palace', 'wall'] as const;
export const SITES = ['jade', 'gold', 'crimson'] as const;
export const SYMBOLS = [...REGIONS, ...SITES, 'elixir'] as const; // of the Mausoleum's spots
const TABLES = ['printed', 'front', 'back'] as const;

const provenance = word('printed', 'public', 'reconstructed');
const names = record({ en: text(60), fr: text(60), zh: text(20) });
const named = <const W extends readonly string[]>(...ids: W) =>
  list(record({ id: word(...ids), names }), ids.length, ids.length);
const region = word(...REGIONS);
const aspect = word(...ASPECTS);
const action = word(...ACTIONS);
const place = word(...REGIONS, 'here', 'any'); // here: the region of the card or the building
const amount = whole(1, 20);

const effect = kinds({
  points: { amount },
  pointsPerCard: { amount, type: word(...CARD_TYPES, 'any'), where: word('tableau', 'here') },
  pointsPerBuilding: { amount, building: word('palace', 'wall') },
  recruit: { official: word(...OFFICIALS, 'any'), amount: whole(1, 4), region: place },
  hire: { amount: whole(1, 6), region: place },
  moveOfficials: { most: whole(1, 6) },
  moveWorkers: { most: whole(1, 6) },
  calm: { region: word('here', 'any'), regions: whole(1, 5), amount: whole(1, 3) },
  reset: { most: whole(1, 5) },
  payUnrest: { region: word(...REGIONS, 'here'), amount: whole(1, 3) },
  tokens: { aspect: word(...ASPECTS, 'any'), amount: whole(1, 6) },
  sail: { spaces: whole(1, 20) },
  unlock: { soldiers: whole(1, 4) },
  placeSoldier: {},
  placeAlchemistCard: { most: whole(1, 5), region: word(...REGIONS, 'any') },
  freeGovernor: { regions: list(region, 1, 5) },
  freePalace: { regions: list(region, 1, 5) },
  freeWall: {},
});
export type Effect = Of<typeof effect>;
const effects = list(effect, 0, 8);

/** What a Wall tile counts: own regions that hold at least so much. */
const condition = kinds({
  official: { official: word(...OFFICIALS), least: amount },
  worker: { least: amount },
  cardOfType: { type: word(...CARD_TYPES), least: amount },
  cards: { least: amount },
  cardsOfOneType: { least: amount },
  governor: { least: amount },
  palace: { least: amount },
  officialsMatchUnrest: {},
  unrest: { level: whole(0, 3) },
});
export type Condition = Of<typeof condition>;

/** Li Si's Action cards. */
const order = kinds({
  unify: { tokens: list(whole(0, 9), 3, 3), otherwise: whole(0, 9) },
  search: { spaces: whole(1, 20) },
  governor: { regions: list(region, 5, 5), governors: whole(1, 3), place: word('left', 'right', 'area') },
  palace: { regions: list(region, 5, 5), largeTokens: list(aspect, 3, 3), takesTile: flag },
  wall: { sites: list(word(...SITES), 3, 3), from: word('left', 'right'), takesEmperorTile: flag },
});
export type Order = Of<typeof order>;
const bottom = kinds({
  governors: { majority: whole(0, 40), tie: word('shared', 'his') },
  elixir: { plus: whole(0, 9) },
});
export type BottomLine = Of<typeof bottom>;

const byPlayers = record({ '2': whole(0, 60), '3': whole(0, 60), '4': whole(0, 60) });
const note = maybe(text(300));
const card = record({ id: text(12), provenance, trigger: action, effects });
const face = record({ id: text(12), provenance, note, points: list(whole(0, 20), 3, 3), condition });
const sections = list(
  record({ site: word(...SITES), side: word('left', 'right'), levels: list(whole(1, 3), 1, 4) }),
  6,
  6,
);
export const shape = record({
  game: word('first-empire'),
  title: record({ en: text(60), fr: text(60), zh: text(20), de: text(60), it: text(60), es: text(60) }),
  sections: dictionary(record({ provenance, note: text(600), confidence: text(200) }), 60), // where each part of this pack comes from
  inTheBox: dictionary(whole(0, 999), 60),
  cardNames: record({ alchemist: names, master: names }),
  rounds: whole(1, 5),
  cardsOfEachAspect: whole(1, 4), // drawn by everybody each round
  regions: named(...REGIONS), // FE-002
  aspects: list(record({ id: aspect, names, icon: text(40), colour: text(20) }), 3, 3),
  officials: named(...OFFICIALS),
  courtActions: list(record({ id: action, names, number: word('lower', 'higher') }), 6, 6),
  wallSites: named(...SITES),
  pieces: record({
    governors: whole(1, 20),
    palaces: whole(1, 20),
    walls: whole(1, 20),
    soldiersLocked: whole(0, 20),
    soldiersAtEntrance: whole(0, 9),
    officialsOfEachType: whole(1, 10),
  }),
  unrest: record({ most: whole(1, 9), byPosition: list(whole(0, 3), 3, 3) }),
  tokens: record({
    smallByPlayers: byPlayers,
    largeValue: whole(1, 9),
    byPosition: list(whole(0, 9), 3, 3),
    limit: whole(0, 60),
    soldierPrice: whole(1, 20),
  }),
  search: record({ spaces: whole(1, 20) }),
  hire: record({ workers: whole(1, 9), unrest: whole(0, 3) }),
  palace: record({ points: whole(0, 40), workersHere: whole(0, 9), workersElsewhere: whole(1, 1) }),
  governorMajority: byPlayers,
  entranceSoldiers: list(whole(0, 40), 2, 10), // by number of Soldiers, the last for more as well
  unificationCards: list(record({ number: whole(1, 120), aspect, trigger: action, ability: text(12) }), 120, 120), // FE-004
  abilities: list(record({ id: text(12), provenance, note, effects }), 1, 120),
  alchemistCards: list(card, 5, 5), // FE-008
  masterAlchemistCards: list(card, 4, 5),
  mastersByPlayers: byPlayers,
  governorTiles: list(record({ id: text(12), provenance, slots: list(effects, 0, 2) }), 5, 20), // FE-320
  governorTilesByPlayers: record({
    '2': record({ blank: whole(0, 10), bonus: whole(0, 10), inRegion: whole(1, 2) }),
    '3': record({ blank: whole(0, 10), bonus: whole(0, 10), inRegion: whole(1, 2) }),
    '4': record({ blank: whole(0, 10), bonus: whole(0, 10), inRegion: whole(1, 2) }),
  }),
  palaceTiles: list(
    // FE-321
    record({ id: text(20), provenance, copies: whole(1, 15), copiesProvenance: provenance, effects }),
    1,
    15,
  ),
  palaceTilesByPlayers: record({ '2': whole(0, 3), '3': whole(0, 3), '4': whole(0, 3) }), // in each region
  wallSections: record({ '2': sections, '3': sections, '4': sections }), // FE-012
  wallTiles: list(record({ id: text(12), faces: list(face, 2, 2) }), 6, 12), // FE-009
  emperorTiles: list(record({ id: text(12), provenance, site: word(...SITES), trigger: action }), 0, 6),
  emperorTilesByPlayers: byPlayers,
  startingTiles: list(record({ id: text(12), provenance, note, effects }), 8, 20), // FE-327
  startingTilesDealt: whole(1, 2),
  mausoleum: record({
    provenance,
    symbols: list(word(...SYMBOLS), 9, 9), // three rows of three
    tiles: list(
      record({
        id: text(12),
        icon: word('region', 'wall', 'elixir'),
        needs: record({
          governors: maybe(whole(0, 7)), // at the spot's own region or site …
          palaces: maybe(whole(0, 6)),
          walls: maybe(whole(0, 2)),
          wallsInAll: maybe(whole(0, 6)), // … or in the whole game
          alchemistCards: maybe(whole(0, 15)),
        }),
        slots: list(record({ points: whole(0, 40), players: whole(2, 4) }), 1, 4),
      }),
      9,
      9,
    ),
    linePoints: whole(0, 40),
  }),
  elixirRoute: record({
    provenance,
    spaces: list(record({ symbols: maybe(whole(1, 3)), master: maybe(flag), value: maybe(whole(0, 20)) }), 2, 60),
  }),
  unificationTables: list(
    // FE-328
    record({
      id: word(...TABLES),
      provenance,
      where: text(60),
      rows: list(record({ aspect, rewards: list(effects, 5, 5) }), 3, 3),
    }),
    3,
    3,
  ),
  liSi: record({
    cards: list(
      record({
        id: text(20),
        deck: list(whole(1, 60), 1, 40),
        turnOrder: whole(1, 2),
        shipStart: whole(0, 59),
        unlocked: whole(0, 9),
        top: text(4),
        below: text(4),
      }),
      4,
      4,
    ),
    orders: list(record({ number: whole(1, 60), once: flag, order }), 1, 60), // FE-010
    scoring: list(record({ id: text(4), walls: list(whole(0, 20), 3, 3), palaceTiles: flag, bottom }), 1, 8),
  }),
});
export type Pack = Of<typeof shape>;
export type Need = keyof Pack['mausoleum']['tiles'][number]['needs'];
