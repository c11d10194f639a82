import { remove, type Seat } from '@tianxia/kernel';
import { inRegion, ofAspect, ofColour, standing } from '../at.ts';
import type { Box } from '../box.ts';
import { ACTIONS, type ASPECTS, type Bonus, COLOURS, REGIONS } from '../content/shape.ts';
import { EARNED, type State } from '../state.ts';
import { read } from './phrases.ts';

/** What a test may say about a position; position.ts shows how. */
export type Player = 'Blue' | 'Red' | 'Purple' | 'Yellow';
export interface Side {
  board?: string; // 'circle' …; else the A side or the board of the seat's number
  above?: string; // Officials in Governors areas: 'red1 red1 white3'
  below?: string;
  supply?: Partial<Record<(typeof COLOURS)[number], number>>; // else what is left of five each
  workers?: number[]; // by Region, as many as matter
  unrest?: number[];
  tucked?: Record<number, number[]>; // by Region 1 to 5
  low?: number[]; // markers by aspect
  tall?: number[];
  governors?: string; // spots: '1a 4open'
  palaces?: number[]; // Regions
  walls?: string; // 'gold-a/2 silver-b/1'
  discs?: Record<string, number>; // 'upper-wall': slot, 0 is the leftmost
  points?: number; // on the victory track
}
export interface Given extends Partial<Record<Player, Side>> {
  players?: readonly Player[]; // in seat order; Blue, Red and Yellow when nothing is said
  options?: Record<string, string>;
  round?: number; // 1 to 5
  court?: number[]; // the pile, top card last
  track?: Player[]; // topmost first
  column?: Partial<Record<(typeof ASPECTS)[number], Player>>;
  lowLeft?: number[]; // else what the players do not hold
  tallLeft?: number[];
  cards?: Readonly<Record<number, readonly [after: (typeof ACTIONS)[number], gives: Bonus]>>;
  tracks?: Partial<Record<Player, number[]>>;
  palaceBlock?: Partial<Record<Player, number[]>>; // by Region: the slot with the symbol
  faces?: string[]; // wall tile faces by section: 'lessUnrest', 'officialRegions red'
  tasks?: Record<string, string[]>; // 'upper-wall': ['turquoise', 'gold']
}
/** The printed components, with what the test says about tracks, abilities and Tasks. */
export function boxFor(given: Given, players: readonly Player[], base: Box): Box {
  const boards = base.boards.map((board, i) => {
    const player = players.find((name, seat) => boardOf(base, given[name], seat) === i);
    const unrest = (player && given.tracks?.[player]) ?? board.unrest;
    const symbol = player && given.palaceBlock?.[player];
    const block = unrest.map((length, region) => {
      if (symbol?.[region] !== undefined) return (1 << length) | (1 << symbol[region]);
      return unrest === board.unrest
        ? board.palaceBlock[region]!
        : (1 << length) | (length > 2 ? 1 << (length - 1) : 0);
    });
    return { ...board, unrest, palaceBlock: block };
  });
  const triggerOf = base.triggerOf.slice();
  const bonusOf = base.bonusOf.slice();
  for (const [card, [after, gives]] of Object.entries(given.cards ?? {})) {
    triggerOf[Number(card)] = ACTIONS.indexOf(after);
    bonusOf[Number(card)] = gives;
  }
  const tasks = [...base.tasks];
  for (const [task, needs] of Object.entries(given.tasks ?? {})) {
    const at = read(base, 'task', task);
    const symbols = at % 3 === 0 ? base.pack.sites.map(({ id }) => id) : ['1', '2', '3', '4', '5'];
    tasks.push({ piece: at % 3, needs: symbols.map(symbol => needs.filter(need => need === symbol).length) });
  }
  return { ...base, boards, triggerOf, bonusOf, tasks };
}
const boardOf = (box: Box, side: Side | undefined, seat: Seat) =>
  side?.board === undefined ? seat : box.boards.findIndex(({ id }) => id === side.board);
const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/** One player's side of the table. */
export function fill(s: State, box: Box, seat: Seat, side: Side): void {
  s.boards[seat] = boardOf(box, side, seat);
  s.offered &= ~(1 << s.boards[seat]!);
  for (const colour of COLOURS.keys()) s.supply[ofColour(seat, colour)] = box.pack.officials[colour]!.each;
  for (const [areas, text] of [
    [s.above, side.above],
    [s.below, side.below],
  ] as const) {
    areas.fill(0, standing(seat, 0, 0), standing(seat + 1, 0, 0));
    for (const official of words(text).map(token => read(box, 'official', token))) {
      areas[standing(seat, 0, 0) + official]!++;
      s.supply[ofColour(seat, official % COLOURS.length)]!--;
    }
  }
  for (const [colour, name] of COLOURS.entries())
    s.supply[ofColour(seat, colour)] = side.supply?.[name] ?? s.supply[ofColour(seat, colour)]!;
  for (let region = 0; region < REGIONS; region++) {
    s.workers[inRegion(seat, region)] = side.workers?.[region] ?? 0;
    s.unrest[inRegion(seat, region)] = side.unrest?.[region] ?? 0;
  }
  for (let aspect = 0; aspect < 3; aspect++) {
    s.low[ofAspect(seat, aspect)] = side.low?.[aspect] ?? 0;
    s.tall[ofAspect(seat, aspect)] = side.tall?.[aspect] ?? 0;
    s.lowLeft[aspect]! -= side.low?.[aspect] ?? 0;
    s.tallLeft[aspect]! -= side.tall?.[aspect] ?? 0;
  }
  for (const spot of words(side.governors).map(token => read(box, 'spot', token))) {
    if (box.squareAt[spot] === undefined) s.open[inRegion(seat, Math.floor(spot / box.spotsOf[0]!.length))]!++;
    else s.squares[spot] = seat;
    s.governorsLeft[seat]!--;
  }
  for (const region of side.palaces ?? []) {
    s.palaces[s.palaces.indexOf(-1, (region - 1) * box.palaceSlots)] = seat;
    s.palacesLeft[seat]!--;
  }
  for (const slot of words(side.walls).map(token => read(box, 'wallSlot', token))) {
    s.walls[slot] = seat;
    s.wallsLeft[seat]!--;
  }
  for (const [task, slot] of Object.entries(side.discs ?? {}))
    s.discs[read(box, 'task', task) * box.pack.taskSlots.length + slot] = seat;
  if (side.points !== undefined) s.points[seat * EARNED.length + EARNED.indexOf('cards')] = side.points;
}
/** Takes a card from wherever it is: a deck or somebody's fillers. */
export function draw(s: State, box: Box, card: number): number {
  const deck = s.decks[box.aspectOf[card]!]!.find(layer => layer.pieces.includes(card));
  const hand = s.hands.find(cards => cards.includes(card));
  if (deck !== undefined) {
    deck.known.pop();
    remove(deck.pieces, card);
  } else if (hand !== undefined) remove(hand, card);
  else throw new Error(`card ${card} is named twice`);
  return card;
}
