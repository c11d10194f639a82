import {
  type Decision,
  type Emit,
  type Flow,
  type GameTypes,
  type Move,
  type Option,
  type Pointing,
  type Rand,
  type Reason,
  type RuleId,
  type Seat,
  UNTOLD,
} from '../contract.ts';
import type { Erased } from './erased.ts';
import { newSweep } from './pointing.ts';

/** A move as the kernel walks it: `first` and `second` go through the index, `fullFirst` and `fullSecond` tell every reason. */
export interface Row {
  name: string;
  code: number;
  rule: RuleId;
  stays: boolean;
  aside: boolean;
  narrow: boolean; // two pointings of 10 bits, instead of one of 20
  effect: Move<Erased>['effect'];
  when: ((look: Erased) => Reason) | undefined;
  first: Pointing<Erased, Erased> | undefined;
  second: Pointing<Erased, Erased> | undefined;
  fullFirst: Pointing<Erased, Erased> | undefined;
  fullSecond: Pointing<Erased, Erased> | undefined;
}
export interface Node {
  step: ((play: Erased) => void) | undefined;
  asks: ((look: Erased) => boolean) | undefined;
  glance: ((look: Erased) => boolean) | undefined;
  nothing: Decision<Erased>['nothing'];
  rows: Row[];
}

export const mute: Emit<Erased> = () => {};
/** Thrown instead of a draw where chance must not come in: previews stop there. */
export const CHANCE = { chance: true };
export const noChance: Rand = () => {
  throw CHANCE;
};

/** Where a rule stands. One object is reused for every check and effect, so that playouts allocate nothing. */
class Here {
  s: Erased = undefined;
  box: Erased = undefined;
  seat: Seat = 0;
  frame: Erased = undefined;
  sweep = 0;
  rand: Rand = noChance;
  emit: Emit<Erased> = mute;
  asked = false; // somebody wants to know why, not only whether
  why: (frame: Erased) => Reason = () => UNTOLD;
}

export interface Tables {
  nodes: Map<string, Node>;
  rows: Row[];
  codes: Map<string, number>;
  here: Here;
}

export function compile<G extends GameTypes>(flow: Flow<G>, box: G['box']): Tables {
  const tables: Tables = { nodes: new Map(), rows: [undefined as never], codes: new Map(), here: new Here() };
  tables.here.box = box;
  for (const [at, entry] of Object.entries<Erased>(flow)) {
    tables.nodes.set(at, {
      step: typeof entry === 'function' ? entry : undefined,
      asks: entry.asks,
      glance: entry.glance,
      nothing: entry.nothing,
      rows: typeof entry === 'function' ? [] : compileMoves(at, entry, tables),
    });
  }
  return tables;
}
function compileMoves(at: string, decision: Decision<Erased, Erased>, tables: Tables): Row[] {
  return Object.entries(decision.moves).map(([move, m]) => {
    const [first, second] = m.point ?? [];
    const row: Row = {
      name: `${at}.${move}`,
      code: tables.rows.length,
      rule: m.rule,
      stays: m.stays === true,
      aside: m.aside === true,
      narrow: second !== undefined,
      effect: m.effect,
      when: m.when,
      first: first?.quick ?? first,
      second: second?.quick ?? second,
      fullFirst: first,
      fullSecond: second,
    };
    tables.codes.set(row.name, row.code);
    tables.rows.push(row);
    return row;
  });
}

// ---- options: move << 20 | a << 10 | b, or move << 20 | a ----
const WIDE = (1 << 20) - 1;
const NARROW = (1 << 10) - 1;
export const codeOf = (option: number): number => option >> 20;
export const pack = (row: Row, a: number, b: number): Option =>
  (row.narrow ? (row.code << 20) | (a << 10) | b : (row.code << 20) | a) as Option;
export const argA = (row: Row, option: number): number => (row.narrow ? (option >> 10) & NARROW : option & WIDE);
export const argB = (row: Row, option: number): number => (row.narrow ? option & NARROW : 0);
export const fits = (row: Row, a: number, b: number): boolean =>
  row.narrow ? a <= NARROW && b <= NARROW : a <= WIDE && b === 0;

/** Puts `here` before the decision that is next; returns its moves. */
export function stand({ here, nodes }: Tables, s: Erased, seat: Seat): Node {
  const frame = s.agenda[s.agenda.length - 1];
  here.s = s;
  here.frame = frame;
  here.seat = seat;
  here.sweep = newSweep();
  here.asked = false;
  return nodes.get(frame.at)!;
}
