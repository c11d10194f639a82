import type { Seat } from '@tianxia/kernel';
import type { Clocks, Pace } from '@tianxia/protocol';
import { inOrder, overlapping, type Rest } from './rests.ts';

/**
 * The clocks of a table: a function of its log, of who was asked after each entry, and of the terms. Nothing else is kept, so a
 * restart, or another process, tells the same time.
 */
export interface Moment {
  at: number; // milliseconds since 1970
  waiting: readonly Seat[]; // asked from now on
  back: boolean; // by undo, redo or going back: a turn goes on that was over, and earns nothing a second time
}
interface Hand {
  left: number; // milliseconds
  asked: boolean;
}
export interface Clock {
  /** The log went on. Entries of the same millisecond are one moment. */
  moved(moment: Moment): void;
  at(time: number): Hand[];
  /** When the first of these seats that is asked runs out of time; undefined when none ever does. `rests`: as they will be. */
  endsFor(seats: readonly Seat[], time: number, rests?: readonly Rest[]): number | undefined;
  shown(time: number): Clocks | undefined;
}
interface Running extends Hand {
  resumed: boolean; // a turn that was over already, and taken back
  out: boolean; // its time ran out in this turn
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const SATURDAY = 2 * DAY; // 1 January 1970 was a Thursday
const HOUR = 3_600_000;
const COMING_BACK = 1 / 4; // of the bank: given to a player who ran out of time and comes back

/** Walks through time from `from`, leaving out rests (in order), until `to` or until so much has been counted. */
function walk(from: number, to: number, most: number, rests: readonly Rest[]): { at: number; counted: number } {
  let at = from;
  let counted = 0;
  const go = (until: number) => {
    const passed = Math.max(0, Math.min(until - at, most - counted));
    counted += passed;
    at += passed;
  };
  for (const rest of rests) {
    if (rest.to <= at) continue;
    go(Math.min(rest.from, to));
    if (at >= to || counted >= most) return { at, counted };
    at = Math.min(rest.to, to);
  }
  go(to);
  return { at, counted };
}
/** Saturdays and Sundays (UTC) that touch this time, and the one after it. */
function weekends(from: number, to: number): Rest[] {
  const first = Math.floor((from - SATURDAY) / WEEK) * WEEK + SATURDAY;
  const count = Math.ceil((to - first) / WEEK) + 1;
  return Array.from({ length: count }, (_, i) => ({ from: first + i * WEEK, to: first + i * WEEK + 2 * DAY }));
}

/** `known`: while no process served, or the table was paused, no player's time ran. */
export function clockOf(pace: Pace, seats: number, known: () => readonly Rest[]): Clock {
  const full = pace.kind === 'live' ? pace.bank : pace.kind === 'slow' ? pace.hours * HOUR : 0;
  const restsWeekends = pace.kind === 'slow' && !pace.weekends;
  function rests(from: number, to: number, others = known()): readonly Rest[] {
    const found = overlapping(inOrder(others), from, to);
    return restsWeekends ? inOrder([...found, ...weekends(from, to)]) : found;
  }
  const counted = (from: number, to: number) => walk(from, to, Number.POSITIVE_INFINITY, rests(from, to)).counted;
  /** When so much has been counted. In any week there are five days that count, but for other rests. */
  function after(from: number, most: number, others = known()): number {
    const far = Math.max(from, inOrder(others).at(-1)?.to ?? from) + most * 2 + 2 * WEEK;
    return walk(from, Number.POSITIVE_INFINITY, most, rests(from, far, others)).at;
  }

  let before = Array.from({ length: seats }, (): Running => ({ left: full, asked: false, resumed: false, out: false }));
  let last: Moment | undefined; // what happened at this moment is not in `before` yet: more may come at the same

  function turned(hand: Running, seat: Seat, { waiting, back }: Moment): Running {
    const asked = waiting.includes(seat);
    if (asked === hand.asked) return hand;
    if (asked) {
      const left = pace.kind === 'slow' && !back ? full : hand.left;
      return { left, asked, resumed: back, out: false };
    }
    return { left: afterTurn(hand, back), asked, resumed: false, out: false };
  }
  function afterTurn({ left, out, resumed }: Running, back: boolean): number {
    if (pace.kind !== 'live') return left;
    if (out) return Math.max(pace.increment, Math.round(full * COMING_BACK));
    return back || resumed ? left : left + pace.increment;
  }
  function ran(hand: Running, passed: number): Running {
    if (!hand.asked || passed === 0) return hand;
    return passed >= hand.left ? { ...hand, left: 0, out: true } : { ...hand, left: hand.left - passed };
  }
  function upTo(time: number): Running[] {
    if (last === undefined) return before;
    const moment = last;
    const passed = counted(moment.at, Math.max(time, moment.at));
    return before.map((hand, seat) => ran(turned(hand, seat, moment), passed));
  }
  return {
    moved(moment) {
      if (pace.kind === 'none') return;
      if (last !== undefined && moment.at <= last.at) {
        last = { at: last.at, waiting: moment.waiting, back: last.back || moment.back };
        return;
      }
      before = upTo(moment.at);
      last = moment;
    },
    at: time => upTo(time).map(({ left, asked }) => ({ left, asked })),
    endsFor(seats, time, others) {
      if (pace.kind === 'none') return undefined;
      const ends = upTo(time).flatMap(({ left, asked }, seat) => {
        if (!asked || !seats.includes(seat)) return [];
        return [after(Math.max(time, last?.at ?? 0), left, others)];
      });
      return ends.length === 0 ? undefined : Math.min(...ends);
    },
    shown(time) {
      if (pace.kind === 'none' || last === undefined) return undefined;
      const isResting = rests(time, time + 1).some(rest => rest.from <= time && time < rest.to);
      return {
        at: time,
        ...(isResting ? { resumes: after(time, 1) - 1 } : {}),
        seats: upTo(time).map(({ left, asked }) => ({
          left: pace.kind === 'slow' && !asked ? full : left,
          running: asked && !isResting,
        })),
      };
    },
  };
}
