import {
  EMPTY,
  type Emit,
  EVERYONE,
  type Option,
  type Preview,
  type Rand,
  type Seat,
  type Told,
  type View,
} from '../contract.ts';
import { clone } from './clone.ts';
import { argA, argB, CHANCE, codeOf, mute, type Tables } from './compiled.ts';
import type { Erased } from './erased.ts';
import { newSweep } from './pointing.ts';

export const NOT_ASKED = 1; // in `sealed`: this seat has nothing to decide
const STEP_BUDGET = 10_000;
const NO_LIMIT = -3;

export function waiting(s: Erased): Seat[] {
  const frame = s.agenda[s.agenda.length - 1];
  if (frame === undefined) return [];
  if (frame.seat !== EVERYONE) return [frame.seat];
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.sealed.length; seat++) if (s.sealed[seat] === EMPTY) seats.push(seat);
  return seats;
}

/** Carrying out a choice, and everything automatic that follows, up to the next choice. */
export function playing({ here, nodes, rows }: Tables, determinize: (v: Erased, rand: Rand) => Erased) {
  let onlySeat: Seat = NO_LIMIT; // a preview may run the steps of this seat only

  function run(option: Option): void {
    const row = rows[codeOf(option)]!;
    row.effect(here, argA(row, option), argB(row, option));
  }
  /** Who is asked at a decision for everyone? */
  function openSealed(s: Erased, asks: ((look: Erased) => boolean) | undefined): boolean {
    for (let seat = 0; seat < s.seats; seat++) {
      here.seat = seat;
      s.sealed[seat] = asks === undefined || asks(here) ? EMPTY : NOT_ASKED;
    }
    return s.sealed.includes(EMPTY);
  }
  function settle(s: Erased): void {
    const { agenda } = s;
    here.asked = false;
    for (let steps = 0; steps < STEP_BUDGET; steps++) {
      const frame = agenda[agenda.length - 1];
      if (frame === undefined) return;
      const node = nodes.get(frame.at)!;
      if (onlySeat !== NO_LIMIT && frame.seat !== onlySeat && node.step !== undefined) throw CHANCE;
      here.s = s;
      here.frame = frame;
      here.seat = frame.seat;
      here.sweep = newSweep();
      if (node.step !== undefined) {
        agenda.pop();
        node.step(here);
      } else if (frame.answer !== undefined) {
        agenda.pop();
        run(frame.answer);
      } else if (frame.seat === EVERYONE) {
        if (s.sealed.length > 0 || openSealed(s, node.asks)) return;
        s.sealed.length = 0;
        agenda.pop();
      } else {
        if (node.asks === undefined || node.asks(here)) return;
        agenda.pop();
      }
    }
    throw new Error(`no choice after ${STEP_BUDGET} steps at ${JSON.stringify(agenda.slice(-3))}`);
  }
  /** Every answer becomes a frame of its own; the first to be opened is on top. */
  function openAnswers(s: Erased, frame: Erased): void {
    const answers: number[] = s.sealed.splice(0);
    s.agenda.pop();
    for (let k = answers.length - 1; k >= 0; k--) {
      const seat = ((frame.from ?? 0) + k) % answers.length;
      if (answers[seat] !== NOT_ASKED) s.agenda.push({ ...clone(frame), seat, answer: answers[seat] });
    }
  }
  function apply(s: Erased, seat: Seat, option: Option, rand: Rand, emit: Emit<Erased> = mute): void {
    const frame = s.agenda[s.agenda.length - 1];
    here.rand = rand;
    here.emit = emit;
    here.asked = false;
    if (frame.seat === EVERYONE) {
      s.sealed[seat] = option;
      if (s.sealed.includes(EMPTY)) return;
      openAnswers(s, frame);
    } else {
      if (!rows[codeOf(option)]!.stays) s.agenda.pop();
      here.s = s;
      here.frame = frame;
      here.seat = seat;
      here.sweep = newSweep();
      run(option);
    }
    settle(s);
  }
  /** What a line of own choices does, up to the first draw, sealed answer or step of another seat. */
  function preview(v: View<Erased>, seat: Seat, line: readonly Option[], rand: Rand): Preview<Erased> {
    const after = determinize(v, rand);
    const told: Told[] = [];
    let draws = false;
    const atDraw: Rand = () => {
      draws = true;
      throw CHANCE;
    };
    const tell: Emit<Erased> = (event, ...args: number[]) => {
      told.push([event, ...args]);
    };
    onlySeat = seat;
    try {
      for (const option of line) {
        if (waiting(after)[0] !== seat || after.sealed.length > 0) return { after, told, stopped: true, draws };
        apply(after, seat, option, atDraw, tell);
      }
      return { after, told, stopped: false, draws };
    } catch (stop) {
      if (stop !== CHANCE) throw stop;
      return { after, told, stopped: true, draws };
    } finally {
      onlySeat = NO_LIMIT;
    }
  }
  return { settle, apply, preview };
}
