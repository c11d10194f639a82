import { among, type Check, type Decision, type Look, OK, remove, type Seat, type Step, todo } from '@tianxia/kernel';
import { NO_SLASH } from '../box.ts';
import { has } from '../count.ts';
import { perform, spendTile } from '../effects/gains.ts';
import { incomeOf } from '../facts/holdings.ts';
import { treasureGains } from '../facts/treasures.ts';
import { No } from '../reasons.ts';
import { type EmperorsChoice, type Frames, ON_TABLE, type State } from '../state.ts';
import { distinct } from './keeping.ts';

/** EC-097, EC-098: in the order of the tiles, each player the five steps of a turn. */
export const management: Step<EmperorsChoice, Frames['management']> = play => {
  const { s, frame } = play;
  const seat = s.order.indexOf(frame.order);
  if (seat < 0) return;
  todo(
    play,
    { at: 'takeSet', seat },
    { at: 'immediate', seat },
    { at: 'income', seat },
    { at: 'treasures', seat, used: 0 },
    { at: 'replenish', seat, done: 0 }, // EC-241
    { at: 'management', seat, order: frame.order + 1 },
  );
};

const notTaken: Check<EmperorsChoice> = ({ s }, set) => (s.sets[set]!.length > 0 ? OK : No.setTaken);
export const takeSet: Decision<EmperorsChoice> = {
  asks: ({ s }) => s.sets.some(set => set.length > 0), // EC-028: a set may be missing when the bag ran dry
  moves: {
    take: {
      rule: 'EC-099',
      point: [among('set', ({ box }: Look<EmperorsChoice>) => box.setNumbers, notTaken)],
      effect({ s, box, seat, emit }, set) {
        emit('tookSet', seat, set);
        for (const tile of s.sets[set]!) {
          (box.tileSlash[tile] === NO_SLASH ? s.tiles[seat]! : s.pending).push(tile);
          emit('gotTile', seat, tile);
        }
        s.sets[set]!.length = 0;
      },
    },
  },
};
/** EC-100, EC-101: all of them, in the order their owner likes. */
export const immediate: Decision<EmperorsChoice> = {
  asks: ({ s }) => s.pending.length > 0,
  moves: {
    use: {
      rule: 'EC-100',
      stays: true,
      point: [among('tile', ({ s }: Look<EmperorsChoice>) => distinct(s.pending))],
      effect(play, tile) {
        remove(play.s.pending, tile);
        spendTile(play, play.seat, tile);
      },
    },
  },
};
export const income: Step<EmperorsChoice> = ({ s, box, seat, emit }) => {
  // EC-111
  const money = incomeOf(s, box, seat);
  s.money[seat]! += money;
  emit('income', seat, money);
};

// ---- treasures ----
/** EC-105, EC-106: from the table or from a player; who owns all has nothing to take. */
export const treasure: Decision<EmperorsChoice> = {
  asks: ({ s, seat }) => s.treasures.some(owner => owner !== seat),
  moves: {
    take: {
      rule: 'EC-105',
      point: [among('treasure', ({ box }: Look<EmperorsChoice>) => box.treasureNumbers)],
      effect({ s, seat, emit }, treasureTaken) {
        const from = s.treasures[treasureTaken]!;
        s.treasures[treasureTaken] = seat;
        if (from === ON_TABLE || from === seat) emit('tookTreasure', seat, treasureTaken);
        else emit('stoleTreasure', seat, treasureTaken, from);
      },
    },
  },
};
function hasUnused(s: State, seat: Seat, used: number): boolean {
  for (let i = 0; i < s.treasures.length; i++) if (s.treasures[i] === seat && !has(used, i)) return true;
  return false;
}
const own: Check<EmperorsChoice> = ({ s, seat }, one) => (s.treasures[one] === seat ? OK : No.notYours);
const unused: Check<EmperorsChoice, Frames['treasures']> = ({ frame }, one) =>
  has(frame.used, one) ? No.usedTreasure : OK;
/** EC-112: each once a turn. */
export const treasures: Decision<EmperorsChoice, Frames['treasures']> = {
  asks: ({ s, seat, frame }) => hasUnused(s, seat, frame.used),
  moves: {
    use: {
      rule: 'EC-112',
      stays: true,
      point: [
        among('treasure', ({ box }: Look<EmperorsChoice, Frames['treasures']>) => box.treasureNumbers, own, unused),
      ],
      effect(play, one) {
        const { s, box, seat, frame, emit } = play;
        frame.used |= 1 << one; // EC-116: in this turn of its owner; nothing marks the card
        emit('usedTreasure', seat, one);
        for (const gain of treasureGains(box, one, s.round)) perform(play, gain, seat, 'treasureUse');
      },
    },
    end: { rule: 'EC-112', effect() {} },
  },
};
