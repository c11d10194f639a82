import { type Check, NOT_OFFERED, OK, type Pointing, type Reason } from '../contract.ts';
import type { Node, Row, Tables } from './compiled.ts';
import type { Erased } from './erased.ts';

type Here = Tables['here'];
type Point = Pointing<Erased, Erased>;

/** Everything that can be pointed at, refused or not. */
export const candidates = (here: Here, p: Point, a: number): readonly number[] =>
  p.list?.(here, a) ?? Array.from({ length: p.count!(here, a) }, (_, i) => p.nth!(here, a, i));

const SECOND = 100; // a candidate whose first pointing stands came further than any that fell there
interface Refusal {
  why: Reason;
  passed: number; // how many checks the candidate had behind it
}
function refusalOf(here: Here, { checks, whyNot }: Point, a: number, b: number): Refusal {
  const refuses = (check: Check<Erased, Erased>) => check(here, a, b) !== OK;
  return { why: whyNot?.(here, a, b) ?? OK, passed: checks.findIndex(refuses) };
}
function* refusalsOf(here: Here, { fullFirst: first, fullSecond: second }: Row): Generator<Refusal> {
  for (const a of first === undefined ? [] : candidates(here, first, 0)) {
    const no = refusalOf(here, first!, a, 0);
    if (no.why !== OK) yield no;
    else if (second !== undefined)
      for (const b of candidates(here, second, a)) {
        const { why, passed } = refusalOf(here, second, a, b);
        yield { why, passed: passed + SECOND };
      }
  }
}

/**
 * Why a decision offers nothing, in one reason. Where one `when` alone forbids it all, that is the reason; else what the
 * decision says for such a case; else the refusal of the candidate that came nearest, the first of them in a tie.
 */
export function whyNothing(here: Here, { rows, nothing }: Node): Reason {
  const asked = rows.filter(row => !row.aside);
  const open = asked.filter(row => (row.when?.(here) ?? OK) === OK);
  const whole = new Set(asked.flatMap(row => (open.includes(row) ? [] : [row.when!(here)])));
  const [why = NOT_OFFERED] = whole;
  if (open.length === 0 && whole.size === 1) return why;
  let nearest: Refusal = { why, passed: -1 };
  for (const row of open)
    for (const refusal of refusalsOf(here, row)) if (refusal.passed > nearest.passed) nearest = refusal;
  return typeof nothing === 'function' ? nothing(nearest.why) : (nothing ?? nearest.why);
}
