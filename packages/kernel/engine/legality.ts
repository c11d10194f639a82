import {
  type Explained,
  NOT_OFFERED,
  OK,
  type Option,
  type Pointing,
  type Rand,
  type Reason,
  type Seat,
  UNTOLD,
} from '../contract.ts';
import { argA, argB, codeOf, pack, type Row, stand, type Tables } from './compiled.ts';
import type { Erased } from './erased.ts';
import { candidates, whyNothing } from './nothing.ts';
import { newSweep, upTo } from './pointing.ts';

type Point = Pointing<Erased, Erased>;
type List = readonly number[] | undefined;

/** Legality, five ways from one declaration: list, draw one, is there any, why not this one, explain all. */
export function legality(tables: Tables, waiting: (s: Erased) => Seat[]) {
  const { here, nodes, rows } = tables;
  const listOf = (p: Point, a: number): List => (p.list === undefined ? undefined : p.list(here, a));
  const size = (p: Point, list: List, a: number) => (list === undefined ? p.count!(here, a) : list.length);
  const pick = (p: Point, list: List, a: number, i: number) => (list === undefined ? p.nth!(here, a, i) : list[i]!);
  const refused = (row: Row) => row.when !== undefined && row.when(here) !== OK;

  function listFirst(p: Point, prefix: number, out: Option[], start: number): number {
    const { whyNot } = p;
    const list = listOf(p, 0);
    const count = size(p, list, 0);
    let n = start;
    for (let i = 0; i < count; i++) {
      const x = pick(p, list, 0, i);
      if (whyNot === undefined || whyNot(here, x, 0) === OK) out[n++] = (prefix | x) as Option;
    }
    return n;
  }
  function listSecond(p: Point, a: number, prefix: number, out: Option[], start: number): number {
    const { whyNot, nth } = p;
    const list = listOf(p, a);
    const count = size(p, list, a);
    let n = start;
    for (let i = 0; i < count; i++) {
      const x = list === undefined ? nth!(here, a, i) : list[i]!;
      if (whyNot === undefined || whyNot(here, a, x) === OK) out[n++] = (prefix | x) as Option;
    }
    return n;
  }
  function options(s: Erased, seat: Seat, out: Option[], asides = true, enough = Infinity): number {
    const table = stand(tables, s, seat).rows;
    let n = 0;
    for (let r = 0; r < table.length && n < enough; r++) {
      const row = table[r]!;
      const { first, second } = row;
      if ((row.aside && !asides) || refused(row)) continue;
      if (first === undefined) out[n++] = pack(row, 0, 0);
      else if (second === undefined) n = listFirst(first, row.code << 20, out, n);
      else {
        const list = listOf(first, 0);
        const many = size(first, list, 0);
        for (let i = 0; i < many && n < enough; i++) {
          const a = pick(first, list, 0, i);
          if (first.whyNot !== undefined && first.whyNot(here, a, 0) !== OK) continue;
          n = listSecond(second, a, (row.code << 20) | (a << 10), out, n);
        }
      }
    }
    return n;
  }

  function anyFirst(p: Point): boolean {
    const { whyNot } = p;
    const list = listOf(p, 0);
    const count = size(p, list, 0);
    if (whyNot === undefined) return count > 0;
    for (let i = 0; i < count; i++) if (whyNot(here, pick(p, list, 0, i), 0) === OK) return true;
    return false;
  }
  function anySecond(p: Point, a: number): boolean {
    const { whyNot } = p;
    const list = listOf(p, a);
    const count = size(p, list, a);
    if (whyNot === undefined) return count > 0;
    for (let i = 0; i < count; i++) if (whyNot(here, a, pick(p, list, a, i)) === OK) return true;
    return false;
  }
  function anyLegal(table: Row[]): boolean {
    for (let r = 0; r < table.length; r++) {
      const row = table[r]!;
      const { first, second } = row;
      if (row.aside || refused(row)) continue;
      if (first === undefined) return true;
      if (second === undefined) {
        if (anyFirst(first)) return true;
        continue;
      }
      const list = listOf(first, 0);
      const many = size(first, list, 0);
      for (let i = 0; i < many; i++) {
        const a = pick(first, list, 0, i);
        if ((first.whyNot === undefined || first.whyNot(here, a, 0) === OK) && anySecond(second, a)) return true;
      }
    }
    return false;
  }
  here.why = frame => {
    const { frame: outer, seat: outerSeat, sweep: outerSweep } = here;
    const node = nodes.get(frame.at)!;
    here.frame = frame;
    here.seat = frame.seat;
    here.sweep = newSweep();
    const offers = here.asked || node.glance === undefined ? anyLegal(node.rows) : node.glance(here);
    const reason = offers ? OK : here.asked ? whyNothing(here, node) : UNTOLD;
    here.frame = outer;
    here.seat = outerSeat;
    here.sweep = outerSweep; // a memo of that seat is not one of this
    return reason;
  };

  // Uniform over legal options without the list: all but the last pointing are enumerated into lines, each with as many
  // tickets as its last pointing has candidates; a ticket is drawn and, if its candidate is refused, drawn again.
  const lineRow: Row[] = [];
  const lineA: number[] = [];
  const lineEnd: number[] = [];
  const lineList: List[] = [];
  const scratch: Option[] = [];
  function lines(table: Row[]): number {
    let n = 0;
    let total = 0;
    for (let r = 0; r < table.length; r++) {
      const row = table[r]!;
      const { first, second } = row;
      if (row.aside || refused(row)) continue;
      const list = first === undefined ? undefined : listOf(first, 0);
      const many = first === undefined ? 1 : size(first, list, 0);
      if (second === undefined) {
        if (many === 0) continue;
        lineRow[n] = row;
        lineA[n] = 0;
        lineList[n] = list;
        total += many;
        lineEnd[n++] = total;
        continue;
      }
      for (let i = 0; i < many; i++) {
        const a = pick(first!, list, 0, i);
        if (first!.whyNot !== undefined && first!.whyNot(here, a, 0) !== OK) continue;
        const seconds = listOf(second, a);
        const more = size(second, seconds, a);
        if (more === 0) continue;
        lineRow[n] = row;
        lineA[n] = a;
        lineList[n] = seconds;
        total += more;
        lineEnd[n++] = total;
      }
    }
    return total;
  }
  function anyOption(s: Erased, seat: Seat, rand: Rand): Option {
    const total = lines(stand(tables, s, seat).rows);
    for (let tries = total > 0 ? 40 : 0; tries > 0; tries--) {
      const ticket = rand(total);
      let k = 0;
      while (lineEnd[k]! <= ticket) k++;
      const row = lineRow[k]!;
      const { first, second } = row;
      const i = k === 0 ? ticket : ticket - lineEnd[k - 1]!;
      if (first === undefined) return pack(row, 0, 0);
      if (second === undefined) {
        const x = pick(first, lineList[k], 0, i);
        if (first.whyNot === undefined || first.whyNot(here, x, 0) === OK) return pack(row, x, 0);
      } else {
        const a = lineA[k]!;
        const x = pick(second, lineList[k], a, i);
        if (second.whyNot === undefined || second.whyNot(here, a, x) === OK) return pack(row, a, x);
      }
    }
    return scratch[rand(options(s, seat, scratch, false))]!; // nearly everything is refused: list after all
  }

  function holds(p: Point, a: number, x: number): boolean {
    if (p.list !== undefined) return p.list(here, a).includes(x);
    if (p.nth === upTo) return x < p.count!(here, a);
    for (let i = p.count!(here, a) - 1; i >= 0; i--) if (p.nth!(here, a, i) === x) return true;
    return false;
  }
  function whyNot(s: Erased, seat: Seat, option: Option): Reason {
    if (!waiting(s).includes(seat)) return NOT_OFFERED;
    const node = stand(tables, s, seat);
    here.asked = true;
    const row = rows[codeOf(option)];
    if (row === undefined || !node.rows.includes(row)) return NOT_OFFERED;
    const whole = row.when?.(here) ?? OK;
    if (whole !== OK) return whole;
    const { fullFirst: first, fullSecond: second } = row;
    const a = argA(row, option);
    const b = argB(row, option);
    if (first === undefined) return option === pack(row, 0, 0) ? OK : NOT_OFFERED;
    if (!holds(first, 0, a)) return NOT_OFFERED;
    const no = first.whyNot?.(here, a, 0) ?? OK;
    if (no !== OK || second === undefined) return no;
    return holds(second, a, b) ? (second.whyNot?.(here, a, b) ?? OK) : NOT_OFFERED;
  }
  function explain(s: Erased, seat: Seat): Explained[] {
    const out: Explained[] = [];
    const node = stand(tables, s, seat);
    here.asked = true;
    for (const row of node.rows) {
      const say = (option: Option, why: Reason) => out.push({ option, move: row.name, why, rule: row.rule });
      const whole = row.when?.(here) ?? OK;
      const { fullFirst: first, fullSecond: second } = row;
      if (whole !== OK || first === undefined) {
        say(pack(row, 0, 0), whole);
        continue;
      }
      for (const a of candidates(here, first, 0)) {
        const no = first.whyNot?.(here, a, 0) ?? OK;
        if (no !== OK || second === undefined) say(pack(row, a, 0), no);
        else for (const b of candidates(here, second, a)) say(pack(row, a, b), second.whyNot?.(here, a, b) ?? OK);
      }
    }
    return out;
  }
  return { options, anyOption, whyNot, explain };
}
