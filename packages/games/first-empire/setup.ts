import { EMPTY, EVERYONE, type Rand, remove, type Seat, type Table, takeAny, WHOLE_TABLE } from '@tianxia/kernel';
import {
  emperorAt,
  GOVERNOR_TILES_IN_REGION,
  governorTileAt,
  iconOf,
  OFFICIAL_PLACES,
  PLACES,
  palaceTileAt,
  SECTIONS,
  SLOTS,
  SLOTS_IN_SECTION,
  SLOTS_ON_TILE,
  SPOTS,
  TILES_IN_REGION,
} from './at.ts';
import { alchemistsOf, type Box, LI_SI, RANDOM_TABLE } from './box.ts';
import { ASPECTS, OFFICIALS, REGIONS, SYMBOLS } from './content/shape.ts';
import { NOBODY, type State } from './state.ts';

const zeros = (many: number) => Array<number>(many).fill(0);
const nobody = (many: number) => Array<Seat>(many).fill(NOBODY);

/** Alone, Li Si sits in the second seat of a game for two (FE-360). */
export function setup(box: Box, _table: Table, rand: Rand): State {
  const { pack, seats, solo, liSi } = box;
  const { pieces } = pack;
  const each = (value: number) => Array<number>(seats).fill(value);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const first = solo ? (liSi.goesFirst ? LI_SI : 0) : rand(seats); // FE-046, FE-362
  const s: State = {
    seats,
    agenda: [
      { at: 'round', seat: WHOLE_TABLE },
      { at: 'startingTile', seat: EVERYONE, from: first },
      { at: 'begin', seat: first },
    ],
    sealed: [],
    ending: '',
    table: box.table === RANDOM_TABLE ? rand(pack.unificationTables.length) : box.table, // FE-021
    round: 0, // FE-022: phase 1 makes it 1
    order: everySeat.map(k => (first + k) % seats), // FE-046
    column: nobody(3),
    // FE-031
    decks: pack.aspects.map((_, aspect) =>
      box.pools.card!.pieces.filter(card => box.pools.card!.back![card] === aspect + 1),
    ),
    hands: everySeat.map(() => []),
    court: [],
    tableau: everySeat.map(() => zeros(PLACES)),
    emperorOn: everySeat.map(() => zeros(PLACES)),
    alchemists: everySeat.map(seat => alchemistsOf(box, seat)), // FE-043, FE-361
    masters: [],
    mastersOut: pack.masterAlchemistCards.map((_, i) => box.firstMaster + i),
    officials: zeros(seats * OFFICIAL_PLACES),
    reserve: Array<number>(seats * OFFICIALS.length).fill(pieces.officialsOfEachType), // FE-041
    workers: zeros(seats * REGIONS.length),
    unrest: zeros(seats * REGIONS.length), // FE-044
    governorsLeft: each(pieces.governors), // FE-005, FE-006, FE-041
    palacesLeft: each(pieces.palaces),
    wallsLeft: each(pieces.walls),
    locked: each(pieces.soldiersLocked), // FE-041
    entrance: each(pieces.soldiersAtEntrance), // FE-042
    tokens: zeros(seats * ASPECTS.length),
    ship: zeros(seats), // FE-045
    points: zeros(seats),
    supply: zeros(3).map(() => box.smallTokens), // FE-007, FE-032
    large: nobody(3), // FE-033
    governors: zeros(seats * REGIONS.length),
    governorTiles: zeros(REGIONS.length * GOVERNOR_TILES_IN_REGION),
    governorTilesOut: box.pools.governorTile!.pieces.slice(),
    slots: nobody(SLOTS),
    palaces: zeros(seats * REGIONS.length),
    palaceTiles: zeros(REGIONS.length * TILES_IN_REGION),
    palaceTilesOut: box.pools.palaceTile!.pieces.slice(),
    palaceTilesUsed: [],
    wallTiles: zeros(SECTIONS),
    wallSides: zeros(SECTIONS),
    wallTilesOut: box.pools.wallTile!.pieces.slice(),
    walls: nobody(SECTIONS * SLOTS_IN_SECTION),
    emperors: zeros(SECTIONS),
    emperorsOut: box.pools.emperorTile!.pieces.slice(),
    emperorsUsed: [],
    // FE-024
    symbols: pack.mausoleum.symbols.map(symbol => SYMBOLS.indexOf(symbol)),
    mausoleumTiles: zeros(SPOTS.length),
    soldiers: nobody(SPOTS.length * SLOTS_ON_TILE),
    startingTiles: everySeat.map(() => []),
    startingTilesOut: box.pools.startingTile!.pieces.slice(),
    startingTilesUsed: [],
    orders: box.pools.order!.pieces.slice(), // FE-362, FE-363
    ordersUsed: [],
    ordersGone: [],
    liSiCards: [],
    liSiDiscards: [],
    liSiTiles: zeros(REGIONS.length * TILES_IN_REGION),
  };
  const n = `${seats}` as '2' | '3' | '4';
  layMausoleum(s, box, rand);
  // FE-025
  for (let section = 0; section < SECTIONS; section++) {
    s.wallTiles[section] = takeAny(s.wallTilesOut, rand);
    s.wallSides[section] = rand(2);
  }
  layEmperorTiles(s, box, pack.emperorTilesByPlayers[n], rand);
  // FE-028
  for (let region = 0; region < REGIONS.length; region++)
    for (let i = 0; i < pack.palaceTilesByPlayers[n]; i++)
      s.palaceTiles[palaceTileAt(region, i)] = takeAny(s.palaceTilesOut, rand);
  layGovernorTiles(s, box, pack.governorTilesByPlayers[n], rand);
  for (let i = 0; i < pack.mastersByPlayers[n]; i++) s.masters.push(takeAny(s.mastersOut, rand)); // FE-030
  // FE-047
  for (const seat of everySeat)
    for (let i = 0; i < pack.startingTilesDealt && !(solo && seat === LI_SI); i++)
      s.startingTiles[seat]!.push(takeAny(s.startingTilesOut, rand));
  if (solo) {
    s.ship[LI_SI] = liSi.shipStart; // FE-365: placed, so no symbol is met
    const extra = Math.min(liSi.unlocked, s.locked[LI_SI]!);
    s.locked[LI_SI]! -= extra;
    s.entrance[LI_SI]! += extra;
  }
  return s;
}
/** FE-023, FE-355: tokens first in the advanced game, then tiles on spots of their icon. */
function layMausoleum(s: State, box: Box, rand: Rand): void {
  if (box.advanced) {
    const tokens = s.symbols.slice();
    for (let spot = 0; spot < SPOTS.length; spot++) {
      const i = rand(tokens.length);
      s.symbols[spot] = tokens[i]!;
      tokens.splice(i, 1);
    }
  }
  for (let icon = 0; icon < 3; icon++) {
    const tiles = box.pools.mausoleumTile!.pieces.filter(tile => box.icon[tile] === icon);
    for (let spot = 0; spot < SPOTS.length; spot++)
      if (iconOf(s.symbols[spot]!) === icon) s.mausoleumTiles[spot] = takeAny(tiles, rand);
  }
}
/** FE-026, FE-027: some are discarded unseen; the others go to their sites, in random order: on a pile, or each to a section of its own. */
function layEmperorTiles(s: State, box: Box, many: number, rand: Rand): void {
  for (let i = 0; i < many; i++) {
    const tile = takeAny(s.emperorsOut, rand);
    const lower = emperorAt(box.emperorSite[tile]!, 0);
    const upper = lower + 1;
    const isFirst = s.emperors[lower] === EMPTY && s.emperors[upper] === EMPTY;
    if (box.emperorsBySection && isFirst) s.emperors[rand(2) === 0 ? lower : upper] = tile;
    else s.emperors[s.emperors[lower] === EMPTY ? lower : upper] = tile;
  }
}
/** FE-029: so many blanks among random bonus tiles, shuffled over the regions. */
function layGovernorTiles(
  s: State,
  box: Box,
  { blank, bonus, inRegion }: { blank: number; bonus: number; inRegion: number },
  rand: Rand,
): void {
  const chosen: number[] = [];
  for (const [isBlank, many] of [
    [true, blank],
    [false, bonus],
  ] as const) {
    const kind = s.governorTilesOut.filter(tile => box.blank[tile] === isBlank);
    for (let i = 0; i < many; i++) chosen.push(takeAny(kind, rand));
  }
  for (const tile of chosen) remove(s.governorTilesOut, tile);
  for (let region = 0; region < REGIONS.length; region++)
    for (let i = 0; i < GOVERNOR_TILES_IN_REGION; i++)
      s.governorTiles[governorTileAt(region, i)] = i < inRegion ? takeAny(chosen, rand) : EMPTY;
}
