import type { MindReading } from '@tianxia/kernel';
import { hasLands, isRestless, regionAt } from './at.ts';
import type { Box } from './box.ts';
import { missingFor } from './facts/tasks.ts';
import type { Frames, State } from './state.ts';

const bySeat = { by: ['seat'] } as const;
const bySeatAndRegion = { by: ['seat', 5] } as const;
const ACTIONS = 6;
const TASKS = 6;

/** Bonuses have a kind and a number; equal ones get the same number. */
function bonusesOf({ bonusOf }: Box): readonly number[] {
  const kinds = [...new Set(bonusOf.map(bonus => JSON.stringify(bonus)))].sort();
  return bonusOf.map(bonus => kinds.indexOf(JSON.stringify(bonus)));
}
/** What the numbers of a state are, for a mind that learns the game. */
export const reading: MindReading<State, Frames, Box> = {
  version: 1,
  pieces: {
    card: {
      many: 120,
      facts: {
        aspect: { which: 3, of: box => box.aspectOf },
        trigger: { which: ACTIONS, of: box => box.triggerOf },
        bonus: { which: 24, of: bonusesOf },
        height: { which: 15, of: box => box.aspectOf.map((_, card) => (card - 1) >> 3) },
      },
    },
  },
  state: {
    phase: { which: 4 },
    round: { which: 5 },
    track: { whose: true, by: [4] },
    column: { whose: true, by: [3] },
    decks: 'skip',
    court: 'skip',
    hands: { pieces: 'card', mine: true, ...bySeat },
    drawn: { pieces: 'card', mine: true, facts: false, ...bySeat },
    tucked: { piece: 'card', by: ['seat', 15] },
    boards: { which: 8, ...bySeat },
    offered: { bits: 8 },
    above: { amount: 4, by: ['seat', 15] },
    below: { amount: 3, by: ['seat', 15] },
    supply: { amount: 6, by: ['seat', 3] },
    workers: { amount: 8, ...bySeatAndRegion },
    unrest: { amount: 5, ...bySeatAndRegion },
    low: { amount: 10, by: ['seat', 3] },
    tall: { amount: 2, by: ['seat', 3] },
    lowLeft: { amount: 12, by: [3] },
    tallLeft: { amount: 2, by: [3] },
    squares: { whose: true, by: [20] },
    open: { amount: 4, ...bySeatAndRegion },
    governorsLeft: { amount: 9, ...bySeat },
    palaces: { whose: true, by: [20] },
    palacesLeft: { amount: 7, ...bySeat },
    walls: { whose: true, by: [18] },
    wallsLeft: { amount: 6, ...bySeat },
    faces: { which: 12, by: [6] },
    tasks: { which: 16, by: [TASKS] },
    discs: { whose: true, by: [24] },
    points: { amount: 60, by: ['seat', 5] },
  },
  frames: {
    bid: { standing: { amount: 12 }, leader: { whose: true }, out: { bits: 'seats' } },
    turns: { played: { amount: 24 } },
    reassign: { points: { amount: 6 }, spent: { amount: 6 }, least: { which: 2 }, passing: { which: 32 } },
    appease: { region: { which: 5 } },
    activate: { action: { which: ACTIONS }, fits: { which: 2 }, used: { bits: 15 }, powers: { bits: 8 } },
    calm: { steps: { amount: 4 } },
    rewards: { aspect: { which: 4 } },
    offer: { aspect: { which: 3 }, asked: { bits: 'seats' } },
    reward: { aspect: { which: 3 }, asked: { bits: 'seats' } },
    rewardOfficial: { region: { which: 5 } },
    rewardGovernor: { regions: { bits: 5 } },
  },
  facts: {
    top: { piece: 'card' }, // of the Court's pile
    above: { amount: 6 }, // own cards higher than it …
    below: { amount: 6 }, // … and lower
    reacts: { amount: 4, by: ['seat', ACTIONS] }, // tucked cards, by the action that fires them
    awake: { amount: 4, by: ['seat', ACTIONS] }, // of these, in Regions that are not restless
    hand: { amount: 6, by: [3, 2] }, // own cards, by aspect, lower and higher than the top of the pile
    missing: { amount: 6, by: [TASKS] }, // pieces that a Task still asks for
  },
  tell(s, seat, box) {
    const top = s.court[s.court.length - 1] ?? 0;
    let above = 0;
    let below = 0;
    const hand = [0, 0, 0, 0, 0, 0];
    for (const card of s.hands[seat] ?? []) {
      if (card > top) above++;
      else below++;
      hand[box.aspectOf[card]! * 2 + Number(card > top)]!++;
    }
    const reacts = Array<number>(s.seats * ACTIONS).fill(0);
    const awake = Array<number>(s.seats * ACTIONS).fill(0);
    for (let other = 0; other < s.seats; other++) {
      if (!hasLands(s, box, other)) continue;
      const mine = s.tucked[other]!;
      for (let place = 0; place < mine.length; place++) {
        if (!(mine[place]! > 0)) continue;
        const at = other * ACTIONS + box.triggerOf[mine[place]!]!;
        reacts[at]!++;
        if (!isRestless(s, box, other, regionAt(place))) awake[at]!++;
      }
    }
    const missing = s.tasks.map((_, task) => missingFor(s, box, seat, task));
    return { top, above, below, reacts, awake, hand, missing };
  },
};
