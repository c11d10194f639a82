import type { Table } from '@tianxia/kernel';
import { type Pack, readPack } from './content/shape.ts';
import { ACTIONS, ARMIES, BORDERS, DECKS, type Deed, LANDS, STATES } from './content/vocabulary.ts';
import { type Printed, printed } from './printed.ts';
import { ADMINISTRATION, COMBAT } from './words.ts';

/** The printed components of one table, as tables. Pieces are numbered from 1, spaces and locations from 0. */
export interface Box extends Geography, Printed {
  secondBehindTwo: boolean; // TK-401: who stands behind two joint firsts is second
  tribeCountsIfTaken: boolean; // TK-171: only who takes the tribal action has made a successful bid with it
  pack: Pack;
  tutorial: boolean;
  generals: number; // how many; card g is general g, and card generals + e is enhancement e
  seatOf: readonly number[]; // by general: the seat whose state he serves
  attributes: readonly (readonly number[])[]; // by criterion and general
  leadership: readonly number[];
  specialises: readonly number[]; // by general: a set of army types
  mostUnits: readonly number[]; // [1, 2]: what leadership can allow at all
  unitsOrNone: readonly number[]; // [0, 1, 2]
  generalNamed: ReadonlyMap<string, number>;
  enhancementNamed: ReadonlyMap<string, number>;
  deckOf: readonly number[]; // by enhancement
  everyGeneral: readonly number[];
  everyEnhancement: readonly number[];
  generalsOf: readonly (readonly number[])[]; // by seat
  cardsOfDeck: readonly (readonly number[])[];
  recruits: readonly (readonly { draw: number; keep: number }[])[]; // by round: [] or by seat
  rosters: readonly (readonly (readonly number[])[])[]; // the tutorial's generals, by round: [] or by seat
  tribePoints: readonly number[]; // by level
  tieRank: readonly number[]; // by seat: higher wins a last tie
}
interface Geography {
  everySpace: readonly number[];
  action: readonly number[]; // by space: its action as a bit
  does: readonly Deed[]; // by space
  criterion: readonly number[]; // by space: administration, combat, or one of the two below
  battleBorder: readonly number[]; // by space: the border fought for, or -1
  tribeOf: readonly number[]; // by space: whose tribe lives there, or -1
  tribeSpace: readonly number[]; // by seat
  emperorSpace: number;
  spacesOf: readonly (readonly number[])[]; // by seat: where it may bid
  open: readonly (readonly boolean[])[]; // by seat and space: the same
  bordersOf: readonly (readonly number[])[]; // by seat
  neighbours: readonly (readonly number[])[]; // by border: the two seats
  locationBorder: readonly number[];
  locationArmy: readonly number[];
  locationsOf: readonly (readonly number[])[]; // by border
}
/** Criteria that a marker shows: the emperor's, and the other one. */
export const EMPEROR_MARKER = 2;
export const OTHER_MARKER = 3;
const NO_CRITERION = 4;

export function open(json: unknown, { options }: Table): Box {
  const pack = readPack(json);
  const tutorial = options.game === 'tutorial'; // TK-433
  const { generals, enhancements, recruiting, scoring, tribes } = pack;
  const generalNamed = new Map(generals.map((row, i) => [row.id, i + 1]));
  const byGeneral = (of: (row: Pack['generals'][number]) => number) => [0, ...generals.map(of)];
  const rounds = Array.from({ length: pack.rounds + 1 }, (_, round) => round);
  const rosterOf = (round: number) =>
    round === 1 ? pack.tutorial.initial : pack.tutorial.later.find(one => one.round === round)?.states;
  const recruitsOf = (round: number) => recruiting.find(one => one.round === round)?.states;
  const most = Math.max(...generals.map(row => row.attributes.leadership));
  return {
    pack,
    tutorial,
    secondBehindTwo: options.jointFirst === 'second',
    tribeCountsIfTaken: options.declinedTribe === 'uncounted',
    ...geographyOf(pack),
    ...printed(pack, tutorial),
    generals: generals.length,
    seatOf: byGeneral(row => STATES.indexOf(row.state)),
    attributes: [byGeneral(row => row.attributes.administration), byGeneral(row => row.attributes.combat)],
    leadership: byGeneral(row => row.attributes.leadership),
    specialises: byGeneral(row => row.specialises.reduce((set, army) => set | (1 << ARMIES.indexOf(army)), 0)),
    mostUnits: Array.from({ length: most }, (_, i) => i + 1),
    unitsOrNone: Array.from({ length: most + 1 }, (_, i) => i),
    generalNamed,
    enhancementNamed: new Map(enhancements.map((row, i) => [row.id, i + 1])),
    deckOf: [0, ...enhancements.map(row => DECKS.indexOf(row.deck))],
    everyGeneral: generals.map((_, i) => i + 1),
    everyEnhancement: enhancements.map((_, i) => i + 1),
    generalsOf: STATES.map(id => generals.flatMap((row, i) => (row.state === id ? [i + 1] : []))),
    cardsOfDeck: DECKS.map(deck => enhancements.flatMap((row, i) => (row.deck === deck ? [i + 1] : []))),
    // TK-078: as many as are printed, eight with the lord
    recruits: rounds.map(round => {
      if (round === 1) return pack.states.map(row => row.draft);
      const states = tutorial ? undefined : recruitsOf(round);
      return states === undefined ? [] : STATES.map(id => states[id]);
    }),
    rosters: rounds.map(round => {
      const lists = rosterOf(round);
      return lists === undefined ? [] : STATES.map(id => lists[id].map(who => generalNamed.get(who)!));
    }),
    tribePoints: Array.from(
      { length: tribes.top + 1 },
      (_, level) => tribes.points.find(one => one.level === level)?.points ?? 0,
    ),
    tieRank: STATES.map(id => STATES.length - scoring.ties.indexOf(id)),
  };
}

function geographyOf({ spaces, locations }: Pack): Geography {
  const everySpace = [...spaces.keys()];
  const deeds = spaces.map(row => row.does);
  const emperorSpace = deeds.findIndex(does => does.kind === 'emperor');
  const isOpen = (seat: number, space: number) => spaces[space]!.only?.includes(STATES[seat]!) ?? true;
  const tribeOf = spaces.map(({ does, only }) => (does.kind === 'tribe' ? STATES.indexOf(only![0]!) : -1));
  const neighbours = BORDERS.map(border => border.split('-').map(id => (STATES as readonly string[]).indexOf(id)));
  const criteria = { administration: ADMINISTRATION, combat: COMBAT, battle: COMBAT, none: NO_CRITERION };
  const locationBorder = locations.map(row => BORDERS.indexOf(row.border));
  return {
    everySpace,
    action: spaces.map(row => 1 << ACTIONS.indexOf(row.action)),
    does: deeds,
    criterion: spaces.map(({ criterion }, space) =>
      criterion === 'marker' ? (space === emperorSpace ? EMPEROR_MARKER : OTHER_MARKER) : criteria[criterion],
    ),
    battleBorder: deeds.map(does => (does.kind === 'battle' ? BORDERS.indexOf(does.border) : -1)),
    tribeOf,
    tribeSpace: STATES.map((_, seat) => tribeOf.indexOf(seat)),
    emperorSpace,
    spacesOf: STATES.map((_, seat) => everySpace.filter(space => isOpen(seat, space))),
    // TK-104, TK-296: both of one's borders
    open: STATES.map((_, seat) => everySpace.map(space => isOpen(seat, space))),
    bordersOf: STATES.map((_, seat) => [...BORDERS.keys()].filter(border => neighbours[border]!.includes(seat))),
    neighbours,
    locationBorder,
    locationArmy: locations.map(row => ARMIES.indexOf(row.army)),
    locationsOf: BORDERS.map((_, border) => [...locations.keys()].filter(at => locationBorder[at] === border)),
  };
}
export const landNamed = (name: (typeof LANDS)[number]): number => LANDS.indexOf(name);
