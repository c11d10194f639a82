import type { MindReading } from '@tianxia/kernel';
import { regionOf } from './at.ts';
import type { Box } from './box.ts';
import { isRestless } from './facts/court.ts';
import type { Frames, State } from './state.ts';

const EVERY_ABILITY = 64; // lists of effects, as numbered among those of cards
const bySeat = { by: ['seat'] } as const;
const bySeatAndRegion = { by: ['seat', 5] } as const;

/** Lists of effects have numbers of their own; among cards they are counted anew, so that they are few. */
function abilitiesOf({ ability }: Box): readonly number[] {
  const kinds = [...new Set(ability)].sort((a, b) => a - b);
  return ability.map(list => kinds.indexOf(list));
}
/** What the numbers of a state are, for a mind that learns the game. */
export const reading: MindReading<State, Frames, Box> = {
  version: 1,
  pieces: {
    card: {
      many: 145,
      facts: {
        type: { which: 4, of: box => box.type },
        trigger: { which: 6, of: box => box.trigger },
        ability: { which: EVERY_ABILITY, of: abilitiesOf },
        height: { which: 15, of: box => box.type.map((_, card) => (card > 120 ? -1 : (card - 1) >> 3)) },
      },
    },
    governorTile: { many: 20 },
    palaceTile: { many: 15 },
    wallTile: { many: 12 },
    emperorTile: { many: 6 },
    mausoleumTile: { many: 12 },
    startingTile: { many: 12 },
    order: { many: 20 },
  },
  state: {
    table: { which: 3 },
    round: { which: 6 },
    order: { whose: true, by: [4] },
    column: { whose: true, by: [3] },
    decks: 'skip',
    hands: { pieces: 'card', mine: true, ...bySeat },
    court: 'skip',
    tableau: { piece: 'card', by: ['seat', 15] },
    emperorOn: 'skip',
    alchemists: { pieces: 'card', mine: true, facts: false, ...bySeat },
    masters: { pieces: 'card' },
    mastersOut: 'skip',
    officials: { amount: 4, by: ['seat', 15] },
    reserve: { amount: 6, by: ['seat', 3] },
    workers: { amount: 8, ...bySeatAndRegion },
    unrest: { amount: 3, ...bySeatAndRegion },
    governorsLeft: { amount: 8, ...bySeat },
    palacesLeft: { amount: 6, ...bySeat },
    wallsLeft: { amount: 6, ...bySeat },
    locked: { amount: 10, ...bySeat },
    entrance: { amount: 10, ...bySeat },
    tokens: { amount: 8, by: ['seat', 3] },
    ship: { amount: 24, ...bySeat },
    points: { amount: 120, ...bySeat },
    supply: { amount: 14, by: [3] },
    large: { whose: true, by: [3] },
    governors: { amount: 4, ...bySeatAndRegion },
    governorTiles: { piece: 'governorTile', by: [10] },
    governorTilesOut: 'skip',
    slots: { whose: true, by: [20] },
    palaces: { amount: 3, ...bySeatAndRegion },
    palaceTiles: { piece: 'palaceTile', by: [15] },
    palaceTilesOut: 'skip',
    palaceTilesUsed: 'skip',
    wallTiles: { piece: 'wallTile', by: [6] },
    wallSides: { which: 2, by: [6] },
    wallTilesOut: 'skip',
    walls: { whose: true, by: [24] },
    emperors: { piece: 'emperorTile', by: [6] },
    emperorsOut: 'skip',
    emperorsUsed: 'skip',
    symbols: { which: 9, by: [9] },
    mausoleumTiles: { piece: 'mausoleumTile', by: [9] },
    soldiers: { whose: true, by: [36] },
    startingTiles: { pieces: 'startingTile', ...bySeat },
    startingTilesOut: 'skip',
    startingTilesUsed: 'skip',
    orders: 'skip',
    ordersUsed: 'skip',
    ordersGone: 'skip',
    liSiCards: 'skip',
    liSiDiscards: 'skip',
    liSiTiles: { piece: 'palaceTile', by: [15] },
  },
  frames: {
    turns: { turn: { amount: 24 } },
    effects: { list: { which: 128 }, i: { which: 6 }, region: { which: 6 } },
    recruit: { official: { which: 6 }, region: { which: 6 }, left: { amount: 4 } },
    hireAnywhere: { workers: { amount: 6 } },
    sail: { spaces: { amount: 12 } },
    governor: { free: { which: 2 }, regions: { bits: 5 } },
    settle: { region: { which: 5 } },
    freePalace: { regions: { bits: 5 } },
    palaceTile: { region: { which: 5 } },
    emperorTile: { site: { which: 3 } },
    afterCourt: { action: { which: 6 }, fits: { which: 3 } },
    abilities: { action: { which: 6 }, fits: { which: 3 }, open: { bits: 15 }, used: { bits: 15 } },
    moveOfficials: { left: { amount: 6 } },
    moveWorkers: { left: { amount: 6 } },
    calm: { left: { amount: 5 }, amount: { amount: 3 } },
    reset: { left: { amount: 5 } },
    tokens: { left: { amount: 6 } },
    placeAlchemist: { left: { amount: 5 }, region: { which: 6 } },
    offer: { row: { which: 3 }, asked: { bits: 'seats' } },
    reward: { row: { which: 3 }, asked: { bits: 'seats' } },
    rewards: { row: { which: 4 } },
    unlock: { value: { amount: 10 } },
  },
  facts: {
    top: { piece: 'card' }, // of the Court's pile
    above: { amount: 6 }, // own cards higher than it …
    below: { amount: 6 }, // … and lower
    reacts: { amount: 4, by: ['seat', 6] }, // tucked cards, by the action that fires them
    types: { amount: 8, by: ['seat', 4] }, // tucked cards, by type
    awake: { amount: 4, by: ['seat', 6] }, // tucked cards by the action that fires them, in regions that are not restless
  },
  tell(s, seat, box) {
    const top = s.court[s.court.length - 1] ?? 0;
    let above = 0;
    let below = 0;
    for (const card of s.hands[seat] ?? [])
      if (card > top) above++;
      else below++;
    const reacts = Array<number>(s.seats * 6).fill(0);
    const types = Array<number>(s.seats * 4).fill(0);
    const awake = Array<number>(s.seats * 6).fill(0);
    for (let other = 0; other < s.seats; other++) {
      const board = s.tableau[other] ?? [];
      for (let place = 0; place < board.length; place++) {
        const card = board[place]!;
        if (!(card > 0)) continue;
        reacts[other * 6 + box.trigger[card]!]!++;
        types[other * 4 + box.type[card]!]!++;
        if (!isRestless(s, box, other, regionOf(place))) awake[other * 6 + box.trigger[card]!]!++;
      }
    }
    return { top, above, below, reacts, types, awake };
  },
};
