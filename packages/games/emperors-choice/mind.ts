import type { MindReading } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { isBidding, mostPossible } from './facts/auction.ts';
import type { Frames, State } from './state.ts';

const bySeat = { by: ['seat'] } as const;
const SIDES = 14;
const SLASHES = 40;
const DECLARED = 40;

/** What the numbers of a state are, for a mind that learns the game. */
export const reading: MindReading<State, Frames, Box> = {
  version: 1,
  pieces: {
    character: {
      many: 45,
      facts: {
        power: { which: 12, of: box => box.power },
        cost: { which: 12, of: box => box.cost },
        defence: { which: 6, of: box => box.defence },
        blood: { which: 2, of: box => box.blood.map(Number) },
        name: { which: 40, of: namesOf },
      },
    },
    tile: { many: 24, facts: { family: { which: 13, of: box => box.family } } },
    tribute: { many: 6 },
    bonus: { many: 9 },
  },
  state: {
    round: { which: 8 },
    start: { whose: true },
    strength: { amount: 20 },
    supply: { amount: 33 },
    highest: { amount: DECLARED },
    vp: { amount: 200, ...bySeat },
    ledger: 'skip',
    trust: { amount: 20, ...bySeat },
    money: { amount: 24, ...bySeat },
    cubes: { amount: 20, ...bySeat },
    shownCubes: { amount: 20, ...bySeat },
    declared: { amount: DECLARED, ...bySeat },
    palace: { amount: 16, ...bySeat },
    order: { which: 6, ...bySeat },
    hands: { pieces: 'character', ...bySeat },
    shown: { pieces: 'character', facts: false, ...bySeat },
    drawn: { pieces: 'character', mine: true, ...bySeat },
    showing: 'skip',
    tributes: { pieces: 'tribute', mine: true, ...bySeat },
    tiles: { pieces: 'tile', ...bySeat },
    sets: { pieces: 'tile', by: [5] },
    pending: { pieces: 'tile' },
    looked: { pieces: 'tile' },
    bag: { pieces: 'tile', facts: false },
    gone: 'skip',
    deck: 'skip',
    market: { pieces: 'character' },
    discard: 'skip',
    aside: 'skip',
    policies: 'skip',
    done: { bits: 7 },
    under: 'skip',
    pile: 'skip',
    treasures: { whose: true, by: [9] },
    exits: { bits: 9 },
    decrees: { bits: 2 },
    bonusHand: { pieces: 'bonus' },
    bonusPile: 'skip',
    bonusTaken: { piece: 'bonus', ...bySeat },
  },
  frames: {
    auction: { opening: { which: 2 } },
    bid: { opening: { which: 2 } },
    addCubes: { added: { amount: 8 }, opening: { which: 2 } },
    lose: { power: { amount: 20 } },
    choose: { slash: { which: SLASHES }, optional: { which: 2 } },
    climb: { left: { amount: 4 } },
    keepTile: { keep: { amount: 4 } },
    keepCharacter: { keep: { amount: 4 } },
    management: { order: { which: 8 } },
    treasures: { used: { bits: 9 } },
    replenish: { done: { bits: 3 } },
    edict: { decree: { which: 2 }, left: { bits: 6 } },
    show: { side: { which: SIDES } },
    score: { side: { which: SIDES }, final: { which: 2 } },
    disc: { side: { which: SIDES } },
    final: { place: { which: 8 } },
  },
  facts: {
    faceUp: { which: 2, by: [7] }, // by card
    place: { which: 7, by: [7] }, // by card: where it lies in the row
    families: { amount: 12, by: ['seat', 13] },
    carriages: { amount: 4, by: ['seat', 10] },
    income: { amount: 20, by: ['seat'] },
    power: { amount: 60 }, // of the own hand
    spare: { amount: 40 }, // what one could declare beyond the highest bid
  },
  tell(s, seat, box) {
    const faceUp = Array<number>(7).fill(-1);
    const place = Array<number>(7).fill(-1);
    s.policies.forEach((side, i) => {
      faceUp[side >> 1] = side & 1;
      place[side >> 1] = i;
    });
    const families = Array<number>(s.seats * 13).fill(0);
    const carriages = Array<number>(s.seats * 10).fill(0);
    const income = Array<number>(s.seats).fill(0);
    for (let other = 0; other < s.seats; other++)
      for (const tile of s.tiles[other] ?? []) {
        families[other * 13 + box.family[tile]!]!++;
        carriages[other * 10 + box.carriage[tile]!]!++;
        income[other]! += box.income[tile]!;
      }
    let power = 0;
    for (const card of s.hands[seat]!.pieces)
      if (card > 0) power += box.power[card]! + box.perCube[card]! * s.cubes[seat]!;
    const spare = isBidding(s, seat) ? mostPossible(s, box, seat) - Math.max(0, s.highest) : 0;
    return { faceUp, place, families, carriages, income, power, spare };
  },
  rivals: true,
};

/** Copies of one character have different numbers. */
function namesOf({ characters }: Box): readonly number[] {
  const names = [...new Set(characters.map(one => one?.id ?? ''))];
  return characters.map(one => names.indexOf(one?.id ?? ''));
}
