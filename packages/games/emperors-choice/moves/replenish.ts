import { among, type Check, counted, type Decision, type Look, OK, put, remove, todo } from '@tianxia/kernel';
import { everyone } from '../count.ts';
import { gainCubes } from '../effects/possessions.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames } from '../state.ts';

type Here = Look<EmperorsChoice, Frames['replenish']>;
type Rule = Check<EmperorsChoice, Frames['replenish']>;
const HIRED = 1;
const BOUGHT = 2;
const RAISED = 4;

const affordable: Rule = ({ s, box, seat }, card) => (box.cost[card]! <= s.money[seat]! ? OK : No.tooDear); // EC-018
const affordableCubes = ({ s, box, seat }: Here) => Math.floor(s.money[seat]! / box.pack.limits.cubePrice);
const fromOne = (_: unknown, __: number, i: number) => i + 1;
const belowTop: Rule = ({ s, box, seat }, levels) =>
  // EC-128; EC-129: whoever stands there
  s.palace[seat]! + levels <= box.top ? OK : s.palace[seat] === box.top ? No.onTop : No.beyondTop;
const canPay: Rule = ({ s, box, seat }, levels) =>
  box.pack.palace.prices[levels - 1]! <= s.money[seat]! ? OK : No.cannotPay;

/** EC-117: each action at most once, in any order. */
export const replenish: Decision<EmperorsChoice, Frames['replenish']> = {
  asks: ({ frame }) => frame.done !== (HIRED | BOUGHT | RAISED),
  moves: {
    hire: {
      rule: 'EC-118',
      stays: true,
      when: ({ frame }) => ((frame.done & HIRED) === 0 ? OK : No.hired),
      point: [among('character', ({ s }: Here) => s.market, affordable)],
      effect({ s, box, seat, frame, emit }, card) {
        frame.done |= HIRED;
        s.money[seat]! -= box.cost[card]!;
        remove(s.market, card); // EC-119: and nobody takes its place
        put(s.hands[seat]!, card, everyone(s)); // all saw who took it
        emit('hired', seat, card, box.cost[card]!);
      },
    },
    buy: {
      rule: 'EC-120',
      stays: true,
      when: look => ((look.frame.done & BOUGHT) !== 0 ? No.bought : affordableCubes(look) > 0 ? OK : No.noMoney), // EC-121
      point: [counted('cubes', affordableCubes, fromOne)],
      effect(play, cubes) {
        const { s, box, seat, frame, emit } = play;
        const cost = cubes * box.pack.limits.cubePrice;
        frame.done |= BOUGHT;
        s.money[seat]! -= cost; // EC-124: also what palace spaces gave
        emit('bought', seat, cubes, cost);
        gainCubes(play, seat, cubes);
      },
    },
    raise: {
      rule: 'EC-122',
      stays: true,
      when: ({ frame }) => ((frame.done & RAISED) === 0 ? OK : No.raised),
      point: [among('levels', ({ box }: Here) => box.levelNumbers, belowTop, canPay)],
      effect(play, levels) {
        const { s, box, seat, frame, emit } = play;
        const cost = box.pack.palace.prices[levels - 1]!;
        frame.done |= RAISED;
        s.money[seat]! -= cost; // EC-123: before the disc moves
        emit('raised', seat, levels, cost);
        todo(play, { at: 'climb', seat, left: levels });
      },
    },
    end: { rule: 'EC-117', effect() {} }, // EC-130: money that is left stays
  },
};
