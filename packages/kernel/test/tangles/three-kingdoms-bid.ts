/** Three Kingdoms' bid: who and where; then who goes along; then what raises it. And who wins a space. */
import {
  among,
  amount,
  bits,
  type Check,
  type Decision,
  type Handlers,
  handle,
  known,
  type Look,
  OK,
  put,
  remove,
  type Seat,
  type Step,
  subset,
  todo,
} from '../../index.ts';
import {
  type Bid,
  COMMON,
  HAN,
  has,
  isBattle,
  isTribal,
  me,
  No,
  type Player,
  type State,
  spacesOf,
  type ThreeKingdoms,
} from './three-kingdoms-board.ts';
import { ARMIES, type Condition, GOLD, GOODS, SUPPORT, TRAINED } from './three-kingdoms-cards.ts';

type Rule = Check<ThreeKingdoms>;
type Here = Look<ThreeKingdoms>;

// ---- the draft: a secret set, and the alliance ----
const KEPT = [3, 3, 2]; // by seat
export const draft: Decision<ThreeKingdoms> = {
  moves: {
    keep: {
      rule: 'TK-077',
      point: [
        subset(
          'general',
          look => me(look).drawn.length,
          ({ seat }) => KEPT[seat]!,
          ({ seat }, set) => (bits(set) === KEPT[seat] ? OK : No.wrongNumber),
        ),
      ],
      effect(play, set) {
        const { drawn, hidden, reserve } = me(play);
        for (const [i, general] of drawn.splice(0).entries())
          if (has(set, i)) hidden.push(general);
          else put(reserve, general, known(play.seat));
        play.emit('kept', play.seat);
      },
    },
  },
};
const notHan: Rule = (_, space) => (space === HAN ? No.notAllied : OK);
const another: Rule = ({ s }, space) => (space === s.allianceSpace ? No.sameAsBefore : OK);
export const alliance: Decision<ThreeKingdoms> = {
  moves: {
    choose: {
      rule: 'TK-086',
      point: [among('space', COMMON, notHan, another)],
      effect({ s, emit }, space) {
        s.allianceSpace = space;
        emit('allied', space);
      },
    },
  },
};

// ---- assigning a general ----
const lastBid = ({ s }: Here): Bid => s.bids.at(-1)!;
export const isPlaced = (s: State, general: number): boolean => s.bids.some(bid => bid.general === general);
export const ownGenerals = ({ hidden, shown }: Player): number[] => [...hidden, ...shown];
export function showGeneral({ hidden, shown }: Player, general: number): void {
  if (!hidden.includes(general)) return;
  remove(hidden, general);
  shown.push(general);
}
const notPlaced: Rule = ({ s }, general) => (isPlaced(s, general) ? No.alreadyPlaced : OK);
const tribeOnce: Rule = ({ s, seat }, _, space) =>
  isTribal(space) && s.bids.some(bid => bid.seat === seat && bid.space === space) ? No.tribalTaken : OK;
export const bid: Decision<ThreeKingdoms> = {
  moves: {
    assign: {
      rule: 'TK-110',
      point: [
        among('general', look => ownGenerals(me(look)), notPlaced),
        among('space', ({ seat }) => spacesOf(seat), tribeOnce),
      ],
      effect(play, general, space) {
        const { s, seat } = play;
        showGeneral(me(play), general); // TK-421
        s.bids.push({ seat, general, space, army: 0, units: 0, gold: 0, support: 0, emperor: 0, total: 0 });
        play.emit('assigned', seat, general, space);
        todo(play, { at: 'escort', seat }, { at: 'support', seat }, { at: 'placed', seat });
      },
    },
    pass: {
      rule: 'TK-114',
      effect(play) {
        me(play).passed = true;
      },
    },
  },
};

// ---- units or gold go along to battles and tribes ----
const leadership = (look: Here) => look.box.generals[lastBid(look).general]!.leadership;
const mostUnits = (look: Here, army: number) =>
  Math.min(leadership(look), me(look).goods[TRAINED]!, me(look).goods[army]!);
const mostGold = (look: Here) => Math.min(leadership(look), me(look).goods[GOLD]!);
const haveUnits: Rule = (look, army) => (mostUnits(look, army) > 0 ? OK : No.noUnits);
const toTribe = (look: Here) => (isTribal(lastBid(look).space) ? OK : No.onlyTribal);
export const escort: Decision<ThreeKingdoms> = {
  asks: look =>
    !COMMON.includes(lastBid(look).space) &&
    (ARMIES.some(army => mostUnits(look, army) > 0) || (isTribal(lastBid(look).space) && mostGold(look) > 0)),
  moves: {
    units: {
      rule: 'TK-125',
      point: [
        among('army', ARMIES, haveUnits),
        among('units', [1, 2], (look, army, n) => (n <= mostUnits(look, army) ? OK : No.noUnits)),
      ],
      effect(play, army, units) {
        Object.assign(lastBid(play), { army, units });
        me(play).goods[TRAINED]! -= units;
        me(play).goods[army]! -= units;
      },
    },
    gold: {
      rule: 'TK-128',
      when: toTribe,
      point: [among('gold', [1, 2], (look, n) => (n <= mostGold(look) ? OK : No.noGold))],
      effect(play, gold) {
        lastBid(play).gold = gold;
        me(play).goods[GOLD]! -= gold;
      },
    },
    alone: { rule: 'TK-125', effect() {} },
  },
};
const emperorFree = ({ s, seat }: Here) => s.emperor === seat && !s.bids.some(one => one.emperor === 1);
export const support: Decision<ThreeKingdoms> = {
  asks: look => !isTribal(lastBid(look).space) && (me(look).goods[SUPPORT]! > 0 || emperorFree(look)),
  moves: {
    raise: {
      rule: 'TK-132',
      point: [
        amount('support', look => me(look).goods[SUPPORT]!),
        among('emperor', [0, 1], (look, _, token) => (token === 0 || emperorFree(look) ? OK : No.noEmperor)),
      ],
      effect(play, n, emperor) {
        Object.assign(lastBid(play), { support: n, emperor });
        me(play).goods[SUPPORT]! -= n;
      },
    },
  },
};

/** TK-135: what the bid is worth is fixed as the general is placed. */
const holds: Handlers<Condition, [Here, general: number, bid: Bid | undefined], boolean> = {
  inAlliance: (_, { s, seat }) => has(s.allies, seat),
  spaceEmpty: (_, { s }, __, one) => one !== undefined && s.bids.every(o => o === one || o.space !== one.space),
  rivalsThere: (_, { s, seat }, __, one) => s.bids.some(other => other.space === one?.space && other.seat !== seat),
  stayedHome: (_, { s }, general) => !isPlaced(s, general),
  supply: ({ good, least }, look) => me(look).goods[GOODS.indexOf(good)]! >= least,
};
export const allHold = (look: Here, general: number, when: readonly Condition[] = []): boolean => {
  const one = look.s.bids.find(other => other.general === general);
  return when.every(condition => handle(holds, condition, look, general, one));
};
export const placed: Step<ThreeKingdoms> = play => {
  const one = lastBid(play);
  const { administration, combat } = play.box.generals[one.general]!;
  const bonuses = play.box.bonuses[one.general]!.filter(({ when }) => allHold(play, one.general, when));
  one.total = (isBattle(one.space) || one.space >= 3 ? combat : administration) + one.units + one.support + one.emperor;
  for (const bonus of bonuses) one.total += bonus.amount;
  play.emit('stands', one.seat, one.space, one.total);
};

// ---- who wins: a side is a set of seats ----
const sideOf = (s: State, seat: Seat, space: number) =>
  space === s.allianceSpace && has(s.allies, seat) ? s.allies : 1 << seat;
/** TK-090, 141 to 143: allies count together; a tie goes to who never loses ties, else to who reached it first. */
export function winners(s: State, space: number, tieWinner: number): number {
  const there = s.bids.filter(one => one.space === space);
  const sides = [...new Set(there.map(one => sideOf(s, one.seat, space)))].map(side => {
    const bids = there.filter(one => has(side, one.seat));
    const total = bids.reduce((sum, one) => sum + one.total, 0);
    const reached = there.findLastIndex(one => has(side, one.seat) && one.total > 0);
    return { side, total, reached, ties: bids.some(one => one.general === tieWinner) };
  });
  sides.sort((x, y) => y.total - x.total || Number(y.ties) - Number(x.ties) || x.reached - y.reached);
  const best = sides[0]?.side ?? 0;
  return there.reduce((set, one) => (has(best, one.seat) ? set | (1 << one.seat) : set), 0); // TK-091
}
