import {
  kinds,
  list,
  MOST_TO_CHOOSE_FROM,
  maybe,
  type Of,
  record,
  ShapeError,
  text,
  whole,
  word,
} from '@tianxia/kernel';

/** What an owner of the box may put in. `tianxia content export zhanguo` prints this pack as JSON. */
export const ACTIONS = ['wall', 'palace', 'hire', 'reassign', 'recruit', 'governor'] as const;
export const ASPECTS = ['writing', 'currency', 'laws'] as const;
export type Aspect = (typeof ASPECTS)[number];
export const COLOURS = ['red', 'gray', 'white'] as const; // of Officials
export const PIECES = ['wall', 'palace', 'governor'] as const; // what a Task asks for
const BOARDS = ['circle', 'square', 'triangle', 'star'] as const;
export const REGIONS = 5;
const MOST_PLAYERS = 4;
const MOST_DRAWN = MOST_TO_CHOOSE_FROM / ASPECTS.length; // of each aspect, to put one back: any set of them may be pointed at

const mark = word('printed', 'public', 'reconstructed');
const names = record({ en: text(60), zh: text(20) });
const points = whole(0, 60);
const region = whole(1, REGIONS);
const action = word(...ACTIONS);
const aspect = word(...ASPECTS);
const colour = word(...COLOURS);

// ---- the vocabularies: what cards, board powers, squares, rewards and wall tiles can do ----
const anywhere = {
  points: { amount: points },
  pointsPerCard: { aspect },
  marker: { instead: points }, // points when no marker of any colour is left
  calmAnywhere: { steps: whole(1, 4) },
  reassign: { points: whole(1, 9) },
  moveWorker: { count: whole(1, 3) },
} as const;
const bonus = kinds({
  ...anywhere,
  calmHere: { steps: whole(1, 4) }, // here: in the Region of the card
  worker: { count: whole(1, 9) },
  official: { colour, count: whole(1, 5) },
});
const power = kinds({
  ...anywhere,
  extraWorker: { count: whole(1, 3) }, // part of hiring, not a choice
  calmForWorker: {},
  moveGovernor: {},
});
const square = kinds({ points: { amount: points }, reassign: { points: whole(1, 9) }, anyOfficial: {} });
const reward = kinds({
  anyOfficial: { region },
  officials: { colour, count: whole(1, 5), region },
  workers: { count: whole(1, 9), region },
  governor: { regions: list(region, 1, REGIONS) },
  wall: {},
  palace: {},
});
const byRods = list(points, 3, 3); // what the slots of 1, 2 and 3 rods give
const face = kinds({
  calmRegions: { points: byRods },
  guardedRegions: { points: byRods }, // at least as many Officials as unrest
  officialRegions: { colour, points: byRods },
  fullRegions: { cards: whole(1, 3), points: byRods },
  pairRegions: { cards: whole(1, 3), points: byRods }, // so many cards of one aspect
  aspectRegions: { aspect, points: byRods },
  cardSets: { points: byRods },
  lessUnrest: { points: byRods, least: points },
});
export type Bonus = Of<typeof bonus>;
export type Power = Of<typeof power>;
export type SquareBonus = Of<typeof square>;
export type Reward = Of<typeof reward>;
export type Face = Of<typeof face>;

const byPlayers = record({ '2': whole(1, 60), '3': whole(1, 60), '4': whole(1, 60) });
const track = record({ length: whole(1, 6), palaceBlock: maybe(whole(1, 6)) }); // the slot with the symbol; the last one blocks anyway
const side = {
  unrest: list(track, REGIONS, REGIONS),
  start: record({ region, officials: list(colour, 0, 9) }),
};
const shape = record({
  game: word('zhanguo'),
  provenance: list(record({ part: text(60), mark, note: maybe(text(600)) }), 0, 60), // what each part of this pack rests on
  glossary: record({
    official: names,
    governor: names,
    palace: names,
    wall: names,
    worker: names,
    unrest: names,
    task: names,
    court: names,
    marker: names,
  }),
  aspects: list(
    record({ id: aspect, names, colour: text(20), cards: list(whole(1, 999), 2, 2), majority: points }), // ZG-012, ZG-014
    3,
    3,
  ),
  officials: list(record({ colour, names, each: whole(1, 20) }), 3, 3), // each: in a player's supply (ZG-016)
  cards: list(record({ number: whole(1, 999), aspect, after: action, gives: bonus }), 1, 999), // ZG-013
  regions: list(record({ names, symbol: text(4), x: whole(0, 1000), y: whole(0, 1000) }), REGIONS, REGIONS), // ZG-003, ZG-004
  adjacent: list(list(region, 2, 2), 1, 10),
  walled: list(list(region, 2, 2), 0, 10), // borders drawn as walls: no way across
  squares: list(list(square, 1, 4), REGIONS, REGIONS), // the bonus squares of each Region (ZG-006)
  sites: list(record({ id: text(20), names, sections: whole(2, 2), x: whole(0, 1000), y: whole(0, 1000), mark }), 3, 3), // ZG-008
  wallTiles: list(record({ id: text(8), faces: list(face, 2, 2) }), 6, 20),
  court: list(record({ id: action, names, wants: word('higher', 'lower', 'never') }), ACTIONS.length, ACTIONS.length),
  costs: record({
    palace: record({ here: whole(0, 6), elsewhere: whole(0, 6) }), // Workers of that Region, and of one other
    governor: list(whole(0, 5), 3, 3), // Officials by colour
    rods: list(whole(1, REGIONS), 3, 3), // Workers of different Regions, by slot (ZG-009)
  }),
  reassign: record({ least: whole(0, 3), most: whole(1, 9) }),
  unification: record({ markers: list(whole(0, 9), 1, 3), unrest: list(whole(0, 4), 1, 3) }), // by place of the card in its Region
  places: record({ officialsBelow: whole(1, 3) }), // in a Workers area
  tall: record({ worth: whole(1, 9), each: whole(0, 9) }), // the value-3 markers, of each aspect
  low: record({ each: byPlayers }), // the value-1 markers, of each aspect (ZG-026)
  palaceSlots: byPlayers, // ZG-005
  pieces: record({ governors: whole(1, 20), palaces: whole(1, 20), walls: whole(1, 20), discs: whole(1, 20) }), // of each player
  workers: whole(0, 999), // tiles in the box; more are counted when they run out (ZG-020)
  rewards: list(list(reward, 3, 3), 1, 9), // by round, then by aspect (ZG-202)
  hand: record({ ofEach: whole(1, MOST_DRAWN - 1), drawn: whole(2, MOST_DRAWN), kept: whole(1, MOST_DRAWN - 1) }), // drawn and kept: with the card choice
  tasks: list(record({ id: text(8), piece: word(...PIECES), needs: list(text(20), 2, 4), mark }), 6, 40), // ZG-250
  taskSlots: list(points, 4, 6), // ZG-215
  taskSections: whole(2, 2), // ZG-204
  boards: record({
    a: record(side),
    b: list(
      record({
        id: word(...BOARDS),
        names,
        ...side,
        powers: list(record({ after: action, gives: list(power, 1, 3) }), 0, 4),
      }),
      4,
      4,
    ),
  }),
  auction: record({ start: points, least: whole(1, 20) }),
  majority: record({ base: points, each: points }), // of Governors in a Region
  lap: whole(50, 1000), // length of the victory track
});
export type Pack = Of<typeof shape>;

/** The pack, with everything checked that the rules rely on. */
export function readPack(json: unknown): Pack {
  const pack = shape(json, 'pack');
  for (const check of [checkOrder, checkCards, checkMap, checkBoards, checkTasks]) check(pack);
  return pack;
}
function demand(holds: boolean, path: string, wanted: string): void {
  if (!holds) throw new ShapeError(`pack.${path}: expected ${wanted}`);
}
/** Rows are looked up by their place. */
function checkOrder({ aspects, officials, court }: Pack): void {
  for (const [i, { id }] of aspects.entries()) demand(id === ASPECTS[i], `aspects[${i}].id`, ASPECTS[i]!);
  for (const [i, { colour: of }] of officials.entries())
    demand(of === COLOURS[i], `officials[${i}].colour`, COLOURS[i]!);
  for (const [i, { id }] of court.entries()) demand(id === ACTIONS[i], `court[${i}].id`, ACTIONS[i]!);
}
function checkCards({ cards, aspects, rewards, hand }: Pack): void {
  const met = new Set<number>();
  for (const [i, { number, aspect: of, after }] of cards.entries()) {
    const [low, high] = aspects[ASPECTS.indexOf(of)]!.cards;
    demand(!met.has(number), `cards[${i}].number`, `a number of its own, ${number} stands there twice`);
    demand(number >= low! && number <= high!, `cards[${i}].number`, `${low} to ${high} for ${of}`);
    demand(after !== 'reassign', `cards[${i}].after`, 'another action, re-assigning triggers no card');
    met.add(number);
  }
  demand(hand.kept === hand.ofEach && hand.drawn === hand.kept + 1, 'hand', 'to draw one card more than is kept');
  const needed = MOST_PLAYERS * hand.ofEach * rewards.length;
  for (const id of ASPECTS)
    demand(cards.filter(card => card.aspect === id).length >= needed, 'cards', `${needed} cards for ${id}`);
}
function checkMap({ adjacent, squares, unification, places }: Pack): void {
  for (const [i, [a, b]] of adjacent.entries()) demand(a !== b, `adjacent[${i}]`, 'two Regions');
  for (let r = 1; r <= REGIONS; r++)
    demand(
      adjacent.some(pair => pair.includes(r)),
      'adjacent',
      `a neighbour of ${r}`,
    );
  for (const [i, row] of squares.entries())
    demand(row.length === squares[0]!.length, `squares[${i}]`, `${squares[0]!.length} squares, as in the first Region`);
  const { markers, unrest } = unification;
  demand(markers.length === 3 && unrest.length === 3, 'unification', 'three places for cards');
  demand(places.officialsBelow === 2, 'places.officialsBelow', '2');
}
function checkBoards({ boards, officials, pieces, taskSections }: Pack): void {
  const sides = [boards.a, ...boards.b];
  for (const [i, { start, unrest }] of sides.entries()) {
    const at = i === 0 ? 'boards.a' : `boards.b[${i - 1}]`;
    for (const { colour: of, each } of officials)
      demand(start.officials.filter(c => c === of).length <= each, `${at}.start`, `at most ${each} ${of}`);
    for (const [r, { length, palaceBlock = 1 }] of unrest.entries())
      demand(palaceBlock <= length, `${at}.unrest[${r}].palaceBlock`, `a slot up to ${length}`);
  }
  for (const [i, { id }] of boards.b.entries()) demand(id === BOARDS[i], `boards.b[${i}].id`, BOARDS[i]!);
  demand(pieces.discs >= taskSections * PIECES.length + 2, 'pieces.discs', 'a disc for every Task and both tracks');
}
function checkTasks({ tasks, sites, taskSections }: Pack): void {
  const regions = Array.from({ length: REGIONS }, (_, i) => `${i + 1}`);
  for (const [i, { piece, needs }] of tasks.entries())
    for (const need of needs) {
      const known = piece === 'wall' ? sites.map(site => site.id) : regions;
      demand(known.includes(need), `tasks[${i}].needs`, `only ${known.join(', ')}`);
    }
  for (const piece of PIECES)
    demand(
      tasks.filter(task => task.piece === piece).length >= taskSections,
      'tasks',
      `two tiles or more for ${piece}`,
    );
}
